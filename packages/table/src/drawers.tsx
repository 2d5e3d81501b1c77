/** Inspector and log: next to the table where there is room, else in drawers. */

import { type ReactNode, useEffect, useRef } from 'react'
import { CardSearchButton } from './card-search.tsx'
import frameStyles from './frame.module.css'
import { Icon } from './icons/icon.tsx'
import { useDrawer } from './page/drawer-store.ts'
import { useTexts } from './page/texts.ts'
import { useTable } from './session/current-game.ts'
import layout from './styles/layout.module.css'
import { useSlots } from './table-slots.ts'

interface DrawersProps {
  /** Absent at a table without an inspector. */
  readonly card?: ReactNode
  readonly log: ReactNode
}

export const Drawers = ({ card, log }: DrawersProps) => {
  const { board } = useTexts()
  const { open, close } = useDrawer()
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  const side = useRef<HTMLElement>(null)
  const { branch } = useSlots()
  useEffect(() => {
    if (open === null) return
    const before = document.activeElement
    const shut = side.current?.querySelector<HTMLElement>('[data-shut]')
    // Where card and log have their own columns, no drawer opens and the focus stays.
    const drawn = shut?.checkVisibility() === true
    if (drawn) shut?.focus()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      if (drawn && before instanceof HTMLElement) before.focus()
    }
  }, [open, close])
  return (
    <>
      {open !== null && (
        <button
          type="button"
          className={frameStyles.veil}
          tabIndex={-1}
          aria-label={board('drawer.close')}
          onClick={close}
        />
      )}
      <aside
        ref={side}
        className={`${layout.column} ${frameStyles.side}${open === null ? '' : ` ${frameStyles.open} ${open === 'card' ? frameStyles.cardOpen : frameStyles.logOpen}`}`}
        data-open={open ?? undefined}
        aria-label={board('drawer.label')}
      >
        <div className={frameStyles.drawerHead}>
          {card !== undefined && <CardSearchButton className={undefined} />}
          <button type="button" data-shut aria-label={board('drawer.close')} onClick={close}>
            <Icon name="u-close" />
          </button>
        </div>
        {card}
        {isSandbox ? branch : log}
      </aside>
    </>
  )
}
