/** Keyboard control of the table, and the dialog that lists the shortcuts. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { openInspector } from '../page/drawer-store.ts'
import { useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { useBaseGame } from '../session/current-game.ts'
import trayStyles from '../tray/tray.module.css'
import { handleKey, type KeyMap } from './handle-key.ts'
import keyStyles from './keys.module.css'

interface KeyboardProps {
  readonly map: KeyMap
  readonly shortcuts: readonly Shortcut[]
  /** Clears the selection. */
  readonly clear: () => void
}

export const Keyboard = ({ map, shortcuts, clear }: KeyboardProps) => {
  const { tray } = useTexts()
  const sheet = useRef<HTMLDialogElement>(null)
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  useEffect(() => {
    const selected = (option: string, isSelected: boolean): void =>
      setAnnounced(({ count }) => ({
        count: count + 1,
        text: tray(isSelected ? 'selected' : 'deselected', { option }),
      }))
    const press = (event: KeyboardEvent): void =>
      handleKey(event, map, {
        help: () => sheet.current?.showModal(),
        inspect: openInspector,
        selected,
        clear,
      })
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [map, clear, tray])
  return (
    <>
      <div className={pieceStyles.hidden} role="status" aria-atomic="true" data-ui="selected">
        {announced.text !== '' && <p key={announced.count}>{announced.text}</p>}
      </div>
      <ShortcutSheet sheet={sheet} shortcuts={shortcuts} />
    </>
  )
}

type Shortcut = readonly [key: string, does: string]

interface ShortcutSheetProps {
  readonly sheet: RefObject<HTMLDialogElement | null>
  /** The game's own shortcuts; those shared by all tables are added. */
  readonly shortcuts: readonly Shortcut[]
}

const ShortcutSheet = ({ sheet, shortcuts }: ShortcutSheetProps) => {
  const { board, tray, online } = useTexts()
  const hasCompany = useBaseGame(({ server }) => server !== null)
  const all: readonly Shortcut[] = [
    ['1 … 9', tray('keys.digits')],
    ['⏎', tray('keys.confirm')],
    ...shortcuts,
    ['U', tray('keys.undo')],
    ['N', tray('keys.skip')],
    ['H', tray('keys.hint')],
    ['P', tray('keys.try-moves')],
    ['F6  ⇧F6', tray('keys.zones')],
    ['← ↑ → ↓', tray('keys.arrows')],
    ['I', tray('keys.inspect')],
    ['F', board('find')],
    ['L', tray('keys.rules')],
    ...(hasCompany ? [['T', online('chat', { count: 0 })] as const] : []),
    ['Esc', tray('keys.escape')],
    ['?', tray('keys.help')],
  ]
  return (
    <dialog className={keyStyles.keys} ref={sheet} aria-labelledby="keys-title">
      <h2 id="keys-title">{tray('keys')}</h2>
      <dl>
        {all.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className={`${trayStyles.button} ${trayStyles.primary}`}>
          {tray('close')}
        </button>
      </form>
    </dialog>
  )
}
