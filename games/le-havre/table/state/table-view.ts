/** View, viewer and display names of the open game. */
import type { Seat, Viewer } from '@quayside/kernel'
import { useMemo } from 'react'
import { activeSeat } from '../../queries/index.ts'
import type { State } from '../../rules/index.ts'
import { useGameTexts } from './texts.ts'
import { useTable } from './use-game.ts'

export interface TableView {
  readonly view: State
  readonly viewer: Viewer
  /** The seat whose area and forecasts are shown: the viewer's, or for a spectator the active one. */
  readonly me: Seat
  /** The name of every player. */
  readonly names: readonly string[]
  /** The same with `You` for the viewer. */
  readonly displayNames: readonly string[]
}

/** Null before the first view has arrived. */
export const useTableView = (): TableView | null => {
  const shown = useTable(({ currentFrame }) => currentFrame)
  const seats = useTable(({ seats }) => seats)
  const sandboxSeat = useTable(({ sandboxSeat }) => sandboxSeat)
  const texts = useGameTexts()
  return useMemo(() => {
    if (shown === null) return null
    const { view, viewer } = shown
    // In a sandbox, one person may play several seats.
    const you = sandboxSeat ?? viewer
    const names = seats.map(({ name }, seat) =>
      name === '' ? texts.game.say('player', { number: seat + 1 }) : name,
    )
    return {
      view,
      viewer,
      me: viewer === 'spectator' ? activeSeat(view) : viewer,
      names,
      displayNames: names.map((name, seat) => (seat === you ? texts.board('you') : name)),
    }
  }, [shown, seats, sandboxSeat, texts])
}
