import { Icon } from '../icons/icon.tsx'
import { freshName } from '../state/new-game.ts'
import { goTo } from '../state/route.ts'
import { useTable } from '../state/table-state.ts'
import { seatsAgain, textUntil } from './again.ts'
import { usePast } from './use-past.ts'

interface RetryButtonProps {
  readonly position: number
  readonly label: string
  readonly className: string
}

/** Begins a new game from a position of one that is over; the record before it comes along. */
export const RetryButton = ({ position, label, className }: RetryButtonProps) => {
  const { game, text, seats, views } = usePast()
  const [next] = game.rules.deciders(views[position])
  const possible = text !== null && next !== undefined
  const retry = (): void => {
    const before = text === null ? null : textUntil(text, position)
    if (before === null || next === undefined) return
    const id = freshName()
    useTable.getState().importText(id, before, seatsAgain(seats, next))
    goTo({ page: 'table', id })
  }
  return (
    <button type="button" className={className} disabled={!possible} onClick={retry}>
      <Icon name="u-branch" />
      {label}
    </button>
  )
}
