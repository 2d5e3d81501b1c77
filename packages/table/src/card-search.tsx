/** Finds a card of this game by its name or by what it does, and shows it. */

import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import barStyles from './bar.module.css'
import { Icon } from './icons/icon.tsx'
import inspectorStyles from './inspector.module.css'
import { openInspector } from './page/drawer-store.ts'
import { useTexts } from './page/texts.ts'
import pieceStyles from './pieces.module.css'
import { searchEntries } from './search-entries.ts'
import layout from './styles/layout.module.css'

export interface SearchableCard {
  readonly id: string
  readonly title: string
  /** What the card does, in words. */
  readonly text: string
  readonly icon: string
  /** Class with the card's colour. */
  readonly className: string | undefined
  readonly select: () => void
}

const BOX = 'find-card'

interface CardSearchButtonProps {
  readonly className: string | undefined
}

export const CardSearchButton = ({ className }: CardSearchButtonProps) => {
  const { board } = useTexts()
  return (
    <button
      type="button"
      className={className}
      aria-label={board('find')}
      aria-keyshortcuts="F"
      popoverTarget={BOX}
    >
      <Icon name="u-search" />
    </button>
  )
}

/** Opens the search by keyboard shortcut. */
export const openCardSearch = (): boolean => {
  const box = document.getElementById(BOX)
  box?.showPopover()
  // The popover's toggle event fires later, and letters typed before it would be lost.
  box?.querySelector('input')?.focus()
  return box !== null
}

export const CardSearch = ({ cards }: { readonly cards: readonly SearchableCard[] }) => {
  const { board } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const fitting = isOpen ? searchEntries(cards, query) : []
  const show = ({ select }: SearchableCard): void => {
    box.current?.hidePopover()
    select()
    openInspector()
  }
  return (
    <>
      <CardSearchButton className={`${barStyles.iconButton} ${barStyles.optional}`} />
      {createPortal(
        <div
          ref={box}
          id={BOX}
          popover="auto"
          className={barStyles.find}
          onToggle={({ newState, currentTarget }) => {
            setOpen(newState === 'open')
            if (newState === 'open') currentTarget.querySelector('input')?.focus()
            else setQuery('')
          }}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const [first] = fitting
              if (first !== undefined) show(first)
            }}
          >
            <label>
              {board('find')}
              <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
            </label>
          </form>
          {isOpen && fitting.length === 0 && <p>{board('find.none')}</p>}
          <ul className={inspectorStyles.links}>
            {fitting.map((card) => (
              <li key={card.id}>
                <button
                  type="button"
                  className={`${layout.inlineRow} ${inspectorStyles.link} ${card.className}`}
                  onClick={() => show(card)}
                >
                  <Icon name={card.icon} className={pieceStyles.category} />
                  {card.title}
                </button>
              </li>
            ))}
          </ul>
        </div>,
        // Rendered outside the header bar, because the bar overrides the colours.
        document.body,
      )}
    </>
  )
}
