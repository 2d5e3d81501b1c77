import type { StoreApi } from 'zustand'
import type { GameStoreState } from '../session/current-game.ts'

type FollowedGame = Pick<GameStoreState, 'id' | 'sandboxSeat'>

/**
 * Ties a store to its game: its state is set aside while a sandbox is open and reset to `initial` with the next game.
 * Returns a function that starts following the open game; it stops when that game is left.
 */
export const resetWithGame = <Game extends FollowedGame, State>(
  game: Pick<StoreApi<Game>, 'subscribe'>,
  store: StoreApi<State>,
  initial: State,
  onChange: (now: Game, before: Game) => void = () => undefined,
): (() => void) => {
  let setAside = initial
  let stop: (() => void) | null = null
  const follow = (now: Game, before: Game): void => {
    if (now.sandboxSeat !== null && before.sandboxSeat === null) {
      setAside = store.getState()
      store.setState(initial)
    } else if (now.sandboxSeat === null && before.sandboxSeat !== null) {
      store.setState(setAside)
      setAside = initial
    } else if (now.id !== before.id) {
      store.setState(initial)
      stop?.()
      stop = null
      return
    }
    onChange(now, before)
  }
  return () => {
    stop ??= game.subscribe(follow)
  }
}
