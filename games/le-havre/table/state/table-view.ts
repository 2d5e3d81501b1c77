/** The table as the person at the screen sees it, and what everybody is called. */
import type { Seat, Viewer } from '@quayside/kernel'
import { useMemo } from 'react'
import { activeSeat } from '../../queries/index.ts'
import type { State } from '../../rules/index.ts'
import { useGameTexts } from './texts.ts'
import { useTable } from './use-game.ts'

export interface TableView {
  readonly view: State
  readonly viewer: Viewer
  /** Whose store, visits and forecasts are shown: the viewer's, or whoever's turn it is for somebody beside the table. */
  readonly me: Seat
  /** Everybody by name. */
  readonly names: readonly string[]
  /** The same with `You` for the person at the screen. */
  readonly called: readonly string[]
}

/** Null before there is anything to see. */
export const useTableView = (): TableView | null => {
  const shown = useTable(({ shown }) => shown)
  const seats = useTable(({ seats }) => seats)
  const rehearsed = useTable(({ rehearsed }) => rehearsed)
  const words = useGameTexts()
  return useMemo(() => {
    if (shown === null) return null
    const { view, viewer } = shown
    // In a rehearsal somebody may play for others as well.
    const you = rehearsed ?? viewer
    const names = seats.map(({ name }, seat) =>
      name === '' ? words.game.say('player', { number: seat + 1 }) : name,
    )
    return {
      view,
      viewer,
      me: viewer === 'spectator' ? activeSeat(view) : viewer,
      names,
      called: names.map((name, seat) => (seat === you ? words.board('you') : name)),
    }
  }, [shown, seats, rehearsed, words])
}
