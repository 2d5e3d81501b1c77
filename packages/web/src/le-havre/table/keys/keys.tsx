/** The whole table by keyboard, and the sheet that tells how. */
import { useEffect, useRef } from 'react'
import { openInspector } from '../../../state/drawer.ts'
import { useSelection } from '../../state/selection.ts'
import { handleKey } from './handle-key.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'

export const Keys = () => {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void =>
      handleKey(event, {
        help: () => sheet.current?.showModal(),
        inspect: openInspector,
        clear: () => useSelection.getState().select(null),
      })
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return <ShortcutSheet sheet={sheet} />
}
