import barStyles from '@quayside/table/bar.module.css'
import controls from '@quayside/table/controls/controls.module.css'
import { DoorGlyph } from '@quayside/table/controls/glyphs.tsx'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { LazyRoomPart } from '../../online/lazy-room-parts.tsx'
import { RulesEntry } from '../../rules/rules-button.tsx'
import { SandboxButton, SandboxMenuEntry } from '../../sandbox/sandbox-button.tsx'
import { BoardSwitch } from '../components/board-mode.tsx'
import { DrawerHead } from '../components/drawer-head.tsx'
import { ExportButtons } from '../components/export-game.tsx'
import forms from '../components/forms.module.css'
import { ManualLink } from '../components/manual-link.tsx'
import styles from './table-screen.module.css'

const SettingsPanel = lazy(async () => ({
  default: (await import('../settings/settings-page.tsx')).SettingsPanel,
}))

const TryAtTable = lazy(async () => ({ default: (await import('../../daily/try-at-table.tsx')).TryAtTable }))

/** Table menu of the site: the way home, exporting a saved game, and the settings without leaving the game. */
export const TableMenu = ({ id }: { readonly id: string | null }) => {
  const texts = useTexts()
  const drawer = useId()
  const [wasOpened, setOpened] = useState(false)
  // The record of an online game contains hidden information until it is over.
  const isOnline = useBaseGame(({ server }) => server !== null)
  const game = useTable(({ rules }) => rules?.game ?? null)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  // No export of a counted try, because the player could try moves from its record.
  const isCounted = isCountedTry(id)
  return (
    <>
      <LazyRoomPart part="chat" />
      <SandboxButton />
      <button
        type="button"
        className={barStyles.iconButton}
        popoverTarget={drawer}
        aria-label={texts.shell('menu')}
      >
        <Icon name="u-menu" />
      </button>
      {createPortal(
        <section
          id={drawer}
          popover="auto"
          className={styles.drawer}
          data-ui="drawer"
          aria-label={texts.shell('menu')}
          tabIndex={-1}
          onToggle={({ newState, currentTarget }) => {
            if (newState !== 'open') return
            setOpened(true)
            currentTarget.focus()
          }}
        >
          <DrawerHead drawer={drawer} title={texts.shell('menu')} />
          <div className={forms.fields} data-ui="fields">
            <div className={`${controls.row} ${styles.row}`}>
              <a className={controls.button} href={addressOf({ page: 'home' })}>
                <DoorGlyph />
                {texts.shell('home')}
              </a>
              <RulesEntry drawer={drawer} />
              <SandboxMenuEntry drawer={drawer} />
              <BoardSwitch className={controls.button} />
              <ManualLink className={controls.button} besideGame />
              {!isOnline && !isSandbox && id !== null && !isCounted && (
                <ExportButtons id={id} className={controls.button} />
              )}
            </div>
            <LazyRoomPart part="menu" />
            {id !== null && isCounted && (
              <Suspense>
                <TryAtTable id={id} />
              </Suspense>
            )}
            {wasOpened && (
              <Suspense>
                <SettingsPanel game={game} />
              </Suspense>
            )}
          </div>
        </section>,
        // Rendered outside the header bar, because the bar overrides the colours.
        document.body,
      )}
    </>
  )
}
