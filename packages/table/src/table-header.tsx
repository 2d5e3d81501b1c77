import type { Viewer } from '@quayside/kernel'
import type { ReactNode } from 'react'
import { SeatClock } from './clock/seat-clock.tsx'
import { Icon } from './icons/icon.tsx'
import { useDrawer } from './page/drawer-store.ts'
import { useTexts } from './page/texts.ts'

const Lighthouse = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      d="M12 1l3.2 2.600H8.800zM9.300 4.600h5.400v2.900H9.300zM8 8.500h8v1.700H8zM9 11.200h6l.5 3.400-6.900 1.700zM8.300 18.200l7.500-1.900.4 3.200H8.100zM1 20.500h22V23H1z"
    />
    <path
      d="M8 5.200L1.500 3M8 7L1.500 8.600M16 5.200L22.500 3M16 7l6.500 1.600"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)

interface TableHeaderProps {
  readonly title: string
  /** Which round it is. */
  readonly when: ReactNode
  readonly viewer: Viewer
  readonly ribbon: ReactNode
  /** A way to look for a card; absent at a table that has none to look at. */
  readonly find?: ReactNode
  /** The page's own buttons. */
  readonly actions: ReactNode
}

/** The head of the table: which game and round, what comes, and buttons. */
export const TableHeader = ({ title, when, viewer, ribbon, find, actions }: TableHeaderProps) => {
  const { board } = useTexts()
  const show = useDrawer(({ show }) => show)
  return (
    <header className="bar">
      <div className="brand">
        <Lighthouse />
        <div>
          <h1>{title}</h1>
          <span>
            {when} {viewer !== 'spectator' && <SeatClock seat={viewer} />}
          </span>
        </div>
      </div>
      {ribbon}
      <div className="acts">
        {find}
        {find !== undefined && (
          <button
            type="button"
            className="ib drawn"
            aria-label={board('drawer.info')}
            onClick={() => show('card')}
          >
            <Icon name="u-info" />
          </button>
        )}
        <button
          type="button"
          className="ib drawn"
          aria-label={board('drawer.history')}
          onClick={() => show('log')}
        >
          <Icon name="u-log" />
        </button>
        {actions}
      </div>
    </header>
  )
}
