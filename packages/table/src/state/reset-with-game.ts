import type { StoreApi } from 'zustand'
import type { GameStoreState } from '../session/current-game.ts'

type Followed = Pick<StoreApi<Pick<GameStoreState, 'id' | 'rehearsed'>>, 'subscribe'>

/** Keeps what somebody has in mind with its game: put away while a rehearsal lies on top, gone with the game. */
export const resetWithGame = <Mind>(table: Followed, store: StoreApi<Mind>, nothing: Mind): void => {
  let below = nothing
  table.subscribe(({ id, rehearsed }, before) => {
    if (rehearsed !== null && before.rehearsed === null) {
      below = store.getState()
      store.setState(nothing)
    } else if (rehearsed === null && before.rehearsed !== null) {
      store.setState(below)
      below = nothing
    } else if (id !== before.id) store.setState(nothing)
  })
}
