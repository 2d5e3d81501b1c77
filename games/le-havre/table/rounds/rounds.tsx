import frameStyles from '@quayside/table/frame.module.css'
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
      thing={{ kind: 'round', round: number }}
      className={`${styles.roundCard}${now ? ` ${styles.current}` : ''}`}
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
      <span className={styles.numberLine}>
        <b>{number}</b>
        <Icon name={round.harvest ? 'm-harvest' : 'm-noharvest'} className={styles.harvest} />
      </span>
      <span className={styles.dutyLine}>
        <span className={styles.food}>{round.food}</span>
        {round.townGets !== 'none' && (
          <span
            className={
              round.townGets === 'special' ? `${styles.townBuilds} ${styles.special}` : styles.townBuilds
            }
          >
            <Icon name={round.townGets === 'special' ? 't-special' : 't-town'} />
          </span>
        )}
      </span>
      <span className={styles.shipLine}>
        <span className={styles.ship}>
          <Icon name={`s-${ship.type}`} />
          {ship.value}
        </span>
      </span>
    </BoardItemButton>
  )
}

/** How many round cards are drawn; earlier ones are only counted. */
const CELLS = 8

export const Rounds = ({ sight: { view } }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const table = rounds(view)
  const now = roundIndex(view)
  const first = Math.max(0, Math.min(now, table.length - CELLS))
  return (
    <section
      className={`${frameStyles.zone} ${styles.zone}`}
      id="zone-rounds"
      data-zone="rounds"
      aria-label={board('zone.rounds')}
    >
      {first > 0 && (
        <div className={`${styles.roundCard} ${styles.past}`}>
          <i aria-hidden="true">
            {table.slice(0, first).map(({ card }) => (
              <u key={card} />
            ))}
          </i>
          <span>{board('round.past', { last: first })}</span>
        </div>
      )}
      {table.slice(first, first + CELLS).map((round, place) => (
        <Cell key={round.card} round={round} number={first + place + 1} now={first + place === now} />
      ))}
      {first + CELLS < table.length && (
        <div className={`${styles.roundCard} ${styles.later}`}>+{table.length - first - CELLS}</div>
      )}
      <div
        className={`${styles.roundCard} ${styles.finalAction}${now >= table.length ? ` ${styles.current}` : ''}`}
      >
        <span>{board('final-action')}</span>
      </div>
    </section>
  )
}
