import frameStyles from '@quayside/table/frame.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { roundIndex, rounds } from '../../queries/index.ts'
import { type Round, SHIPS, shipWord } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import styles from './rounds.module.css'

interface CellProps {
  readonly round: Round
  readonly number: number
  readonly now: boolean
}

const Cell = ({ round, number, now }: CellProps) => {
  const { board, game } = useGameTexts()
  const ship = SHIPS[round.card]
  if (ship === undefined) return null
  return (
    <BoardItemButton
      item={{ kind: 'round', round: number }}
      className={`${layout.column} ${styles.roundCard}${now ? ` ${styles.current}` : ''}`}
      aria-current={now ? 'step' : undefined}
      sentence={board('round.sentence', {
        round: number,
        food: round.food,
        harvest: round.harvest ? 'yes' : 'no',
        town: round.townGets,
        type: game.names.shipTypes[ship.type].kind,
        ship: game.ship(shipWord(round.card)),
        value: ship.value,
      })}
    >
      <span>
        <b>{number}</b>
        <span className={styles.duties}>
          {round.townGets !== 'none' && <Icon name={round.townGets === 'special' ? 't-special' : 't-town'} />}
          <Icon name={round.harvest ? 'm-harvest' : 'm-noharvest'} />
        </span>
      </span>
      <span>
        <span className={`${layout.center} ${styles.food}`}>{round.food}</span>
        <span className={`${layout.row} ${styles.ship}`}>
          <Icon name={`s-${ship.type}`} />
          {ship.value}
        </span>
      </span>
    </BoardItemButton>
  )
}

/** Number of coming rounds shown, or one more if it is the last; past rounds share one cell. */
const CELLS = 6

export const Rounds = ({ tableView: { view } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const table = rounds(view)
  const now = roundIndex(view)
  const last = now + CELLS + (table.length === now + CELLS + 1 ? 1 : 0)
  return (
    <section
      className={`${frameStyles.zone} ${styles.zone}`}
      id="zone-rounds"
      data-zone="rounds"
      aria-label={board('zone.rounds')}
    >
      {now > 0 && (
        <div className={`${layout.column} ${styles.roundCard} ${styles.past}`}>
          {board('rounds.done', { last: now })}
        </div>
      )}
      {table.slice(now, last).map((round, place) => (
        <Cell key={round.card} round={round} number={now + place + 1} now={place === 0} />
      ))}
      {last < table.length && (
        <div className={`${layout.column} ${styles.roundCard} ${styles.later}`}>+{table.length - last}</div>
      )}
      <div
        className={`${layout.column} ${styles.roundCard} ${styles.finalAction} ${now >= table.length ? styles.current : ''}`}
      >
        {board('final-action')}
      </div>
    </section>
  )
}
