import { useGame } from '../game-context.ts'
import { Icon } from '../icons/icon.tsx'
import { useTexts } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'

/** Takes the last own step back. */
export const UndoButton = () => {
  const { tray } = useTexts()
  const { useUndoTarget, undo } = useGame().choices
  const to = useUndoTarget()
  if (to === null) return null
  return (
    <button type="button" className="btn s undo" data-key="undo" onClick={() => undo(to)}>
      <Icon name="u-undo" />
      <span>{tray('undo')}</span>
    </button>
  )
}

/** How far that goes, and why no farther. */
export const UndoLine = () => {
  const { tray } = useTexts()
  const because = useTable(({ shown }) => shown?.undo.reason ?? 'start')
  const { useUndoTarget } = useGame().choices
  return useUndoTarget() === null ? null : <p className="hint">{tray(`undo.${because}`)}</p>
}
