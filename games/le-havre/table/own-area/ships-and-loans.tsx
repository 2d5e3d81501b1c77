import { Quantity } from '@quayside/table/icon-line.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import { players } from '../../queries/index.ts'
import { CONSTANTS, SHIP_TYPE_RECORDS, SHIP_TYPES, SHIPS, shipWord } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import type { SeatSummary } from '../view-models/seat-summary.ts'
import styles from './own-area.module.css'

const OwnShip = ({ card, seats }: { readonly card: number; readonly seats: number }) => {
  const { board, game } = useGameTexts()
  const ship = SHIPS[card]
  if (ship === undefined) return null
  const food = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(ship.type)]?.food[seats - 1] ?? 0
  const name = game.ship(shipWord(card))
  return (
    <BoardItemButton
      item={{ kind: 'ship', card }}
      place={`ship-${card}`}
      className={styles.ship}
      sentence={board('mine.ship', {
        ship: name,
        type: game.names.shipTypes[ship.type].kind,
        value: ship.value,
        food: game.count('food', food),
      })}
    >
      <Icon name={`s-${ship.type}`} />
      <b>{name.plain}</b>
      <span>
        <span className={pieceStyles.value}>{ship.value}</span>
        {food > 0 && <Quantity amount={food} icon="m-food" />}
      </span>
    </BoardItemButton>
  )
}

interface Props {
  readonly tableView: TableView
  readonly standing: SeatSummary
}

/** In lines of one ship, of which a loan takes one and a half. */
const sizeClass = ({ ships, loans }: SeatSummary): string | undefined => {
  const lines = ships.length + (loans > 0 ? 1.5 : 0)
  return lines < 4 ? '' : lines > 5 ? styles.many : styles.rows
}

export const ShipsAndLoans = ({ tableView, standing }: Props) => {
  const { board, game } = useGameTexts()
  return (
    <div className={`${styles.fleet} ${sizeClass(standing)}`}>
      {standing.ships.map((card) => (
        <OwnShip key={card} card={card} seats={players(tableView.view)} />
      ))}
      {standing.loans > 0 && (
        <BoardItemButton
          item={{ kind: 'loan' }}
          place={`loans-${tableView.me}`}
          className={`${styles.ship} ${styles.loan}`}
          title={game.count('loan', standing.loans)}
          sentence={board('mine.loan', {
            loans: game.count('loan', standing.loans),
            francs: game.count('franc', CONSTANTS.loanRepay),
          })}
        >
          <Icon name="m-loan" />
          <b>{game.count('loan', standing.loans)}</b>
          <span>
            <span className={styles.repay}>{board('mine.repay')}</span>
            <Quantity amount={CONSTANTS.loanRepay} icon="m-franc" />
          </span>
        </BoardItemButton>
      )}
      {standing.ships.length + standing.loans === 0 && (
        <p className={styles.empty}>{board('mine.no-ships')}</p>
      )}
    </div>
  )
}
