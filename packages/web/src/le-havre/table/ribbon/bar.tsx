import { phaseOf, roundIndex, rounds } from '@quayside/le-havre/reading'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { SeatClock } from '../../../online/clock-shown.tsx'
import { useDrawer } from '../../../state/drawer.ts'
import { useWords } from '../../../state/words.ts'
import type { Sight } from '../../state/sight.ts'
import { Find } from './find.tsx'
import { Ribbon } from './ribbon.tsx'

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

const When = ({ sight: { view } }: { readonly sight: Sight }) => {
  const { board } = useWords()
  const phase = phaseOf(view)
  if (phase === 'over') return board('game-over')
  if (phase === 'final') return board('ribbon.final')
  return board('round-of', { round: roundIndex(view) + 1, rounds: rounds(view).length })
}

interface BarProps {
  readonly sight: Sight
  readonly actions: ReactNode
  /** In place of the coming turns. */
  readonly ribbon: ReactNode
}

/** The head of the table: which game and round, the coming turns, and the buttons that the page hands in. */
export const Bar = ({ sight, actions, ribbon }: BarProps) => {
  const { board, game } = useWords()
  const show = useDrawer(({ show }) => show)
  return (
    <header className="bar">
      <div className="brand">
        <Lighthouse />
        <div>
          <h1>{game.names.title}</h1>
          <span>
            <When sight={sight} /> {sight.viewer !== 'spectator' && <SeatClock seat={sight.viewer} />}
          </span>
        </div>
      </div>
      {ribbon ?? <Ribbon sight={sight} />}
      <div className="acts">
        <Find sight={sight} />
        <button
          type="button"
          className="ib drawn"
          aria-label={board('drawer.info')}
          onClick={() => show('card')}
        >
          <Icon name="u-info" />
        </button>
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
