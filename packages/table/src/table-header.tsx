import type { Viewer } from '@quayside/kernel'
import type { ReactNode } from 'react'
import barStyles from './bar.module.css'
import { Lighthouse } from './controls/glyphs.tsx'
import { Icon } from './icons/icon.tsx'
import { SeatClock } from './online/lazy-parts.tsx'
import { useDrawer } from './page/drawer-store.ts'
import { useTexts } from './page/texts.ts'
import layout from './styles/layout.module.css'

interface TableHeaderProps {
  readonly title: string
  /** The current round. */
  readonly when: ReactNode
  readonly viewer: Viewer
  /** Whether the table is read-only, as in a replay. */
  readonly watched: boolean
  readonly ribbon: ReactNode
  /** The card search; absent at a table without an inspector. */
  readonly find?: ReactNode
  /** Whether a narrow window shows the inspector and the log in drawers. */
  readonly hasDrawers?: boolean
  /** The site's own buttons. */
  readonly actions: ReactNode
}

/**
 * Skip link right after the heading, which has the focus when a table is opened. A button, because the address hash is
 * used for routing.
 */
const SkipToDecision = () => {
  const { tray } = useTexts()
  const skip = (): void => document.querySelector<HTMLElement>('[data-zone="tray"] h2')?.focus()
  return (
    <button type="button" className={barStyles.skip} onClick={skip}>
      {tray('to-decision')}
    </button>
  )
}

/** The header of the table: game, round, the turn ribbon and buttons. */
export const TableHeader = ({
  title,
  when,
  viewer,
  watched,
  ribbon,
  find,
  hasDrawers = true,
  actions,
}: TableHeaderProps) => {
  const { board } = useTexts()
  const show = useDrawer(({ show }) => show)
  return (
    <header className={`${layout.strip} ${barStyles.bar}`}>
      <div className={`${layout.row} ${barStyles.brand}`}>
        <Lighthouse />
        <div>
          <h1>{title}</h1>
          {!watched && <SkipToDecision />}
          <span>
            {when} {viewer !== 'spectator' && <SeatClock seat={viewer} />}
          </span>
        </div>
      </div>
      {ribbon}
      <div className={`${layout.row} ${barStyles.actions}`}>
        {find}
        {find !== undefined && (
          <button
            type="button"
            className={`${barStyles.iconButton} ${barStyles.opensDrawer}`}
            data-ui="opens-drawer"
            aria-label={board('drawer.info')}
            onClick={() => show('card')}
          >
            <Icon name="u-info" />
          </button>
        )}
        {hasDrawers && (
          <button
            type="button"
            className={`${barStyles.iconButton} ${barStyles.opensDrawer}`}
            data-ui="opens-drawer"
            aria-label={board('drawer.history')}
            onClick={() => show('log')}
          >
            <Icon name="u-log" />
          </button>
        )}
        {actions}
      </div>
    </header>
  )
}
