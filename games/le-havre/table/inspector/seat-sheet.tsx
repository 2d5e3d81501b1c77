import type { Seat } from '@quayside/kernel'
import { seatClass, seatIcon } from '@quayside/table/icons/icon-names.ts'
import inspectorStyles from '@quayside/table/inspector.module.css'
import { InspectorSheet } from '@quayside/table/inspector-sheet.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { stock } from '../../queries/index.ts'
import { GOODS, SHIPS, shipWord } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { seatSummaries } from '../view-models/seat-summary.ts'
import { CardList } from './card-list.tsx'

/** What a player owns. */
export const SeatSheet = ({ seat, tableView }: { readonly seat: Seat; readonly tableView: TableView }) => {
  const { board, game } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const standing = seatSummaries(tableView.view)[seat]
  if (standing === undefined) return null
  const { wealth } = standing
  const goods = GOODS.flatMap((good, token) => {
    const held = stock(tableView.view, seat, token)
    return held > 0 ? [{ good, held }] : []
  })
  return (
    <InspectorSheet
      icon={seatIcon(seat)}
      title={tableView.displayNames[seat] ?? ''}
      note={String(standing.total)}
      className={`${inspectorStyles.seat} ${seatClass(seat)}`}
    >
      <p>
        {board('seat.fortune', {
          francs: wealth.francs,
          buildings: wealth.buildings,
          ships: wealth.ships,
          bonus: wealth.bonus,
          loans: -wealth.loans,
        })}
      </p>
      <ul className={inspectorStyles.worth}>
        {goods.map(({ good, held }) => (
          <li key={good} className={pieceStyles.quantity}>
            {held}
            <Icon name={`g-${good}`} label={game.names.tokens[good].name} />
          </li>
        ))}
      </ul>
      {standing.buildings.length > 0 && <CardList cards={standing.buildings} />}
      <ul className={inspectorStyles.links}>
        {standing.ships.map((card) => (
          <li key={card}>
            <button
              type="button"
              className={`${layout.inlineRow} ${inspectorStyles.link}`}
              onClick={() => select({ kind: 'ship', card })}
            >
              <Icon name={`s-${SHIPS[card]?.type ?? 'wooden'}`} />
              {game.ship(shipWord(card)).plain}
            </button>
          </li>
        ))}
      </ul>
      {standing.loans > 0 && <p>{game.count('loan', standing.loans)}</p>}
    </InspectorSheet>
  )
}
