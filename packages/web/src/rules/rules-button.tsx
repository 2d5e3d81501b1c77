/** Opens the rules at what is selected. Whoever never looks does not fetch them. */
import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { GameName } from '../host/games.ts'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../state/words.ts'
import { offerRules, toggleRules, useRules } from './drawer-state.ts'

const RulesDrawer = lazy(async () => ({ default: (await import('./rules-drawer.tsx')).RulesDrawer }))

const KEY = 'l'

const isForOthers = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'))

export const RulesButton = ({ game }: { readonly game: GameName }) => {
  const { tray } = useWords()
  const open = useRules((rules) => rules.open)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== KEY || isForOthers(event)) return
      toggleRules()
      event.preventDefault()
    }
    addEventListener('keydown', press)
    offerRules(true)
    return () => {
      removeEventListener('keydown', press)
      offerRules(false)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        className="ib rl-button"
        aria-label={tray('rules')}
        aria-expanded={open}
        aria-keyshortcuts="L"
        onClick={toggleRules}
      >
        <Icon name="u-book" />
      </button>
      {open &&
        createPortal(
          <Suspense fallback={null}>
            <RulesDrawer game={game} />
          </Suspense>,
          // Outside the bar, whose colours are those of the harbour.
          document.body,
        )}
    </>
  )
}
