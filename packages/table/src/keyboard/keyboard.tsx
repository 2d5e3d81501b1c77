/** The whole table by keyboard, and the sheet that tells how. */
import { useEffect, useRef } from 'react'
import { openInspector } from '../page/drawer-store.ts'
import { handleKey, type KeyMap } from './handle-key.ts'
import { type Shortcut, ShortcutSheet } from './shortcut-sheet.tsx'

interface KeysProps {
  readonly map: KeyMap
  readonly shortcuts: readonly Shortcut[]
  /** Lets go of what is selected. */
  readonly clear: () => void
}

export const Keys = ({ map, shortcuts, clear }: KeysProps) => {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void =>
      handleKey(event, map, { help: () => sheet.current?.showModal(), inspect: openInspector, clear })
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [map, clear])
  return <ShortcutSheet sheet={sheet} shortcuts={shortcuts} />
}
