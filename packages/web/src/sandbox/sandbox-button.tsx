/** Buttons and the shortcut that open a sandbox. */
import barStyles from '@quayside/table/bar.module.css'
import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useEffect } from 'react'
import { canOpenSandbox, openSandbox } from './sandbox.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

const onKey = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key.toLowerCase() !== 'p' || ctrlKey || metaKey || altKey || defaultPrevented) return
  if (isField(target) || document.querySelector('dialog[open], :popover-open') !== null) return
  event.preventDefault()
  openSandbox()
}

/** Opens the sandbox from the table header, and by the key P. */
export const SandboxButton = () => {
  const { tray } = useTexts()
  const possible = useTable(canOpenSandbox)
  useEffect(() => {
    if (!possible) return
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [possible])
  if (!possible) return null
  return (
    <button
      type="button"
      className={barStyles.iconButton}
      data-key="try-moves"
      aria-label={tray('try-moves')}
      title={tray('try-moves')}
      onClick={openSandbox}
    >
      <Icon name="u-branch" />
    </button>
  )
}

/** The same as a menu entry, for a narrow header. */
export const SandboxMenuEntry = ({ drawer }: { readonly drawer: string }) => {
  const { tray } = useTexts()
  const possible = useTable(canOpenSandbox)
  if (!possible) return null
  return (
    <button
      type="button"
      className={controls.button}
      popoverTarget={drawer}
      popoverTargetAction="hide"
      onClick={openSandbox}
    >
      <Icon name="u-branch" />
      {tray('try-moves.short')}
    </button>
  )
}
