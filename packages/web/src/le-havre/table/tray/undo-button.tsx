import { Icon } from '../../../icons/icon.tsx'
import { useWords } from '../../../state/words.ts'
import { undo, useUndoTarget } from '../../state/choices.ts'
import { useTable } from '../../state/table.ts'

/** Takes the last own step back. */
export const UndoButton = () => {
  const { tray } = useWords()
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
  const { tray } = useWords()
  const because = useTable(({ shown }) => shown?.undo.because ?? 'start')
  return useUndoTarget() === null ? null : <p className="hint">{tray(`undo.${because}`)}</p>
}
