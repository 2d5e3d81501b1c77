/** Opens the rules at what is selected. Whoever never looks does not fetch them. */
import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { GameName } from '../host/games.ts'
import { Icon } from '../icons/icon.tsx'
import { useShortcut } from '../state/shortcut.ts'
import { useWords } from '../state/words.ts'
import { offerRules, toggleRules, useRules } from './drawer-state.ts'

const RulesDrawer = lazy(async () => ({ default: (await import('./rules-drawer.tsx')).RulesDrawer }))

export const RulesButton = ({ game }: { readonly game: GameName }) => {
  const { tray } = useWords()
  const open = useRules((rules) => rules.open)
  useShortcut('l', true, toggleRules)
  useEffect(() => {
    offerRules(true)
    return () => offerRules(false)
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
