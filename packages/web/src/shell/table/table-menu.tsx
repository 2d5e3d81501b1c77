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

/**
 * The page's own things beside the game: the way home, the game as a text where it is kept, and every setting without
 * leaving.
 */
export const TableMenu = ({ id }: { readonly id: string | null }) => {
  const words = useTexts()
  const drawer = useId()
  const [wasOpened, setOpened] = useState(false)
  // The record of a game at a server holds what others keep hidden until it is over.
  const isOnline = useBaseGame(({ server }) => server !== null)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  // Its record could be played on beside it.
  const isCounted = isCountedTry(id)
  return (
    <>
      <LazyRoomPart part="chat" />
      <SandboxButton />
      <button
        type="button"
        className={barStyles.iconButton}
        popoverTarget={drawer}
        aria-label={words.shell('menu')}
      >
        <Icon name="u-menu" />
      </button>
      {createPortal(
        <section
          id={drawer}
          popover="auto"
          className={styles.drawer}
          data-ui="drawer"
          aria-label={words.shell('menu')}
          tabIndex={-1}
          onToggle={({ newState, currentTarget }) => {
            if (newState !== 'open') return
            setOpened(true)
            currentTarget.focus()
          }}
        >
          <DrawerHead drawer={drawer} title={words.shell('menu')} />
          <div className={forms.fields} data-ui="fields">
            <div className={`${controls.row} ${styles.row}`}>
              <a className={controls.button} href={addressOf({ page: 'home' })}>
                <DoorGlyph />
                {words.shell('home')}
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
                <SettingsPanel />
              </Suspense>
            )}
          </div>
        </section>,
        // Outside the bar, whose colours are those of the harbour.
        document.body,
      )}
    </>
  )
}
