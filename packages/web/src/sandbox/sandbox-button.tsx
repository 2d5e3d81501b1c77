import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useEffect } from 'react'
import { canRehearse, openSandbox } from './sandbox.ts'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

const onKey = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key.toLowerCase() !== 'p' || ctrlKey || metaKey || altKey || defaultPrevented) return
  if (isWriting(target) || document.querySelector('dialog[open], :popover-open') !== null) return
  event.preventDefault()
  openSandbox()
}

/** Among the buttons at the head of the table. */
export const RehearseButton = () => {
  const { tray } = useTexts()
  const possible = useTable(canRehearse)
  useEffect(() => {
    if (!possible) return
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [possible])
  if (!possible) return null
  return (
    <button
      type="button"
      className="ib"
      data-key="rehearse"
      aria-label={tray('rehearse')}
      title={tray('rehearse')}
      onClick={openSandbox}
    >
      <Icon name="u-branch" />
    </button>
  )
}

/** The same in the menu, where the head of the table has no room for it. */
export const RehearseEntry = ({ drawer }: { readonly drawer: string }) => {
  const { tray } = useTexts()
  const possible = useTable(canRehearse)
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
      {tray('rehearse.short')}
    </button>
  )
}
