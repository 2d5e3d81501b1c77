import { leHavre } from '@quayside/le-havre'
import { activeSeat } from '@quayside/le-havre/reading'
import { Icon } from '../icons/icon.tsx'
import { useTable } from '../le-havre/state/table.ts'
import { freshName } from '../state/new-game.ts'
import { goTo } from '../state/route.ts'
import { seatsAgain, textUntil } from './again.ts'
import { usePast } from './use-past.ts'

interface RetryButtonProps {
  readonly position: number
  readonly label: string
  readonly className: string
}

/** Begins a new game from a position of one that is over; the record before it comes along. */
export const RetryButton = ({ position, label, className }: RetryButtonProps) => {
  const { text, seats, views } = usePast()
  const view = views[position]
  const possible = text !== null && view !== undefined && leHavre.outcome(view) === null
  const retry = (): void => {
    const before = text === null ? null : textUntil(text, position)
    if (before === null || view === undefined) return
    const id = freshName()
    useTable.getState().importText(id, before, seatsAgain(seats, activeSeat(view)))
    goTo({ page: 'table', id })
  }
  return (
    <button type="button" className={className} disabled={!possible} onClick={retry}>
      <Icon name="u-branch" />
      {label}
    </button>
  )
}
