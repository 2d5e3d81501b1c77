import trayStyles from '@quayside/table/tray/tray.module.css'
import type { TableView } from '../state/table-view.ts'
import { usePassRound } from '../state/use-auto-actions.ts'

interface PassRoundButtonProps {
  readonly tableView: TableView
  readonly className?: string | undefined
}

/** Button to pass for the rest of the round, so that others need not wait. */
export const PassRoundButton = ({ tableView, className = trayStyles.chip }: PassRoundButtonProps) => {
  const passing = usePassRound(tableView)
  if (passing === null) return null
  const { passes, change } = passing
  return (
    <button
      type="button"
      className={className}
      data-key="pass-out"
      aria-pressed={passes}
      onClick={() => change(!passes)}
    >
      {tableView.packet('chip.pass-out')}
    </button>
  )
}
