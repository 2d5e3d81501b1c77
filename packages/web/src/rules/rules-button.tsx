/** Opens the rules at what is selected. Whoever never looks does not fetch them. */

import barStyles from '@quayside/table/bar.module.css'
import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useShortcut } from '@quayside/table/page/use-shortcut.ts'
import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { hasRulebook, offerRules, toggleRules, useRules } from './rulebook.ts'

const RulesDrawer = lazy(async () => ({ default: (await import('./rules-drawer.tsx')).RulesDrawer }))

/** Nothing where a game has no rules to read. */
export const RulesButton = ({ game }: { readonly game: string }) =>
  hasRulebook(game) ? <Opener game={game} /> : null

const Opener = ({ game }: { readonly game: string }) => {
  const { tray } = useTexts()
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
        className={barStyles.iconButton}
        data-key="rules"
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

/** The same in the table's menu, for a bar without room; `drawer` is the menu, which closes. */
export const RulesEntry = ({ drawer }: { readonly drawer: string }) => {
  const { tray } = useTexts()
  const offered = useRules((rules) => rules.offered)
  if (!offered) return null
  return (
    <button
      type="button"
      className={controls.button}
      popoverTarget={drawer}
      popoverTargetAction="hide"
      onClick={toggleRules}
    >
      <Icon name="u-book" />
      {tray('rules')}
    </button>
  )
}
