import trayStyles from '@quayside/table/tray/tray.module.css'
import type { TableView } from '../state/table-view.ts'
import { usePassRound } from '../state/use-auto-actions.ts'

interface PassRoundButtonProps {
  readonly sight: TableView
  readonly className?: string | undefined
}

/** Passes for the rest of the round, so that others need not wait. */
export const PassRoundButton = ({ sight, className = trayStyles.chip }: PassRoundButtonProps) => {
  const passing = usePassRound(sight)
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
      {sight.packet('chip.pass-out')}
    </button>
  )
}
