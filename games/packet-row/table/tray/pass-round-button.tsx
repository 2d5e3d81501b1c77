import trayStyles from '@quayside/table/tray/tray.module.css'
import type { TableView } from '../state/table-view.ts'
import { usePassRound } from '../state/use-auto-actions.ts'

/** Passes for the rest of the round, so that others need not wait. */
export const PassRoundButton = ({ sight }: { readonly sight: TableView }) => {
  const passing = usePassRound(sight)
  if (passing === null) return null
  const { passes, change } = passing
  return (
    <button
      type="button"
      className={trayStyles.chip}
      data-key="pass-out"
      aria-pressed={passes}
      onClick={() => change(!passes)}
    >
      {sight.packet('chip.pass-out')}
    </button>
  )
}
