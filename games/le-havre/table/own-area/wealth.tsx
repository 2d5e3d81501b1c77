import { signed } from '@quayside/table/format.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { upcomingTurns } from '../../queries/index.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import type { SeatSummary } from '../view-models/seat-summary.ts'
import styles from './own-area.module.css'

interface Props {
  readonly tableView: TableView
  readonly standing: SeatSummary
}

/** How many turns the seat still has. */
const turnsLeft = ({ view, me }: TableView): { readonly turns: number; readonly final: number } => {
  const mine = upcomingTurns(view).filter(
    (coming) => coming.kind === 'turn' && coming.seat === me && coming.when === 'later',
  )
  const final = mine.filter((coming) => coming.round === null).length
  return { turns: mine.length - final, final }
}

/** The wealth of the seat, by source. */
export const Wealth = ({ tableView, standing }: Props) => {
  const { board } = useGameTexts()
  const { wealth, feeding } = standing
  const rows: readonly (readonly [label: string, francs: number])[] = [
    [board('mine.francs'), wealth.francs],
    [board('mine.buildings', { buildings: standing.buildings.length }), wealth.buildings],
    [board('mine.ships', { ships: standing.ships.length }), wealth.ships],
    [board('mine.bonus'), wealth.bonus],
    [board('mine.loans', { loans: standing.loans }), wealth.loans],
  ]
  return (
    <div className={styles.account}>
      <div className={`${layout.row} ${styles.heading}`}>
        <SeatShape seat={tableView.me} />
        <b>{tableView.displayNames[tableView.me]}</b>
        <span className={pieceStyles.number}>{signed(standing.total)}</span>
      </div>
      <dl className={styles.wealth}>
        {rows.map(([label, francs], row) =>
          francs === 0 && row > 1 ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={francs < 0 ? styles.negative : ''}>{francs < 0 ? `−${-francs}` : francs}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.notes}>
        {feeding !== null && (
          <span>
            {feeding.owes === 0
              ? board('seat.fed')
              : board('mine.feeding', { due: feeding.demand, ready: feeding.ships + feeding.held })}
          </span>
        )}
        <span>{board('mine.turns', turnsLeft(tableView))}</span>
      </p>
    </div>
  )
}
