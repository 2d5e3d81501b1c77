/** Button that opens the rules for the selection; the rulebook is loaded lazily. */

import barStyles from '@quayside/table/bar.module.css'
import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useShortcut } from '@quayside/table/page/use-shortcut.ts'
import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { hasRulebook, offerRules, toggleRules, useRules } from './rulebook.ts'

const RulesDrawer = lazy(async () => ({ default: (await import('./rules-drawer.tsx')).RulesDrawer }))

/** Renders nothing for a game without a rulebook. */
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
          // Rendered outside the header bar, because the bar overrides the colours.
          document.body,
        )}
    </>
  )
}

/** The same as a menu entry, for a narrow header; `drawer` is the id of the menu to close. */
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
