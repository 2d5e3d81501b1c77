import type { RefObject } from 'react'
import { useWords } from '../../../state/words.ts'

const SHORTCUTS = [
  ['1 … 9', 'keys.digits'],
  ['⏎', 'keys.confirm'],
  ['+  −', 'keys.amount'],
  ['A', 'keys.all'],
  ['U', 'keys.undo'],
  ['S', 'keys.sell'],
  ['N', 'keys.skip'],
  ['H', 'keys.hint'],
  ['F6  ⇧F6', 'keys.zones'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['I', 'keys.inspect'],
  ['Esc', 'keys.escape'],
  ['?', 'keys.help'],
] as const

export const ShortcutSheet = ({ sheet }: { readonly sheet: RefObject<HTMLDialogElement | null> }) => {
  const { tray } = useWords()
  return (
    <dialog className="keys" ref={sheet} aria-labelledby="keys-title">
      <h2 id="keys-title">{tray('keys')}</h2>
      <dl>
        {SHORTCUTS.map(([key, id]) => (
          <div key={id}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{tray(id)}</dd>
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
