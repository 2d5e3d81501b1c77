/** Playing on from a move of a finished game: a new game with the same record up to there. */
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useCallback } from 'react'
import { createId } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { forkSeats, gameTextUntil } from './replay-game.ts'
import { usePast } from './replay-store.ts'

/** Whether somebody could play on there. */
const useCanRetry = (position: number): boolean => {
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

interface RetryButtonProps {
  readonly position: number
  readonly label: string
  readonly className: string | undefined
}

export const RetryButton = ({ position, label, className }: RetryButtonProps) => {
  const possible = useCanRetry(position)
  const retry = useRetry()
  return (
    <button type="button" className={className} disabled={!possible} onClick={() => retry(position)}>
      <Icon name="u-branch" />
      {label}
    </button>
  )
}
