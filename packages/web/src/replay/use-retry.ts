/** Playing on from a position of a game that is over; the record before it comes along. */

import { useTable } from '@quayside/table/session/table-state.ts'
import { useCallback } from 'react'
import { createId } from '../state/new-game.ts'
import { goTo } from '../state/route.ts'
import { forkSeats, gameTextUntil } from './play-from-here.tsx'
import { usePast } from './use-past.ts'

/** Whether somebody could play on there. */
export const useCanRetry = (position: number): boolean => {
  const { game, text, views } = usePast()
  return text !== null && game.rules.deciders(views[position]).length > 0
}

/** Tells whether a new game has begun. */
export const useRetry = (): ((position: number) => boolean) => {
  const { game, text, seats, views } = usePast()
  return useCallback(
    (position) => {
      const before = text === null ? null : gameTextUntil(text, position)
      const [next] = game.rules.deciders(views[position])
      if (before === null || next === undefined) return false
      const id = createId()
      useTable.getState().importText(id, before, forkSeats(seats, next))
      goTo({ page: 'table', id })
      return true
    },
    [game, text, seats, views],
  )
}
