import type { RefObject } from 'react'
import { useTexts } from '../page/texts.ts'
import { useBaseGame } from '../session/current-game.ts'

/** A key and what it does. */
export type Shortcut = readonly [key: string, does: string]

interface ShortcutSheetProps {
  readonly sheet: RefObject<HTMLDialogElement | null>
  /** The game's own, among those that all tables share. */
  readonly shortcuts: readonly Shortcut[]
}

export const ShortcutSheet = ({ sheet, shortcuts }: ShortcutSheetProps) => {
  const { board, tray, online } = useTexts()
  const hasCompany = useBaseGame(({ line }) => line !== null)
  const all: readonly Shortcut[] = [
    ['1 … 9', tray('keys.digits')],
    ['⏎', tray('keys.confirm')],
    ...shortcuts,
    ['U', tray('keys.undo')],
    ['N', tray('keys.skip')],
    ['H', tray('keys.hint')],
    ['P', tray('keys.rehearse')],
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
    <dialog className="keys" ref={sheet} aria-labelledby="keys-title">
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
        <button type="submit" className="btn p">
          {tray('close')}
        </button>
      </form>
    </dialog>
  )
}
