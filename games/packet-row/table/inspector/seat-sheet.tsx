import type { Seat } from '@quayside/kernel'
import { seatClass, seatIcon } from '@quayside/table/icons/icon-names.ts'
import inspectorStyles from '@quayside/table/inspector.module.css'
import { InspectorSheet } from '@quayside/table/inspector-sheet.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { cardFace, cardLabels } from '../../language/index.ts'
import type { TableView } from '../state/table-view.ts'
import { visibleHand } from '../view-models/hand.ts'
import { deliveredBy } from '../view-models/round-history.ts'
import { seatSummary } from '../view-models/seat-summary.ts'

export const SeatSheet = ({ tableView, seat }: { readonly tableView: TableView; readonly seat: Seat }) => {
  const { view, literal, displayNames, history, game, packet } = tableView
  const { money, rank, ships, cards, bankers, bankerPoints, points } = seatSummary(view, literal, seat)
  const hand = visibleHand(literal, seat)
  const delivered = deliveredBy(history, seat)
  const ports = ships.map((port) => game.names.destinations[port].name)
  return (
    <InspectorSheet
      icon={seatIcon(seat)}
      title={displayNames[seat] ?? ''}
      note={game.count('dollar', money)}
      className={`${inspectorStyles.seat} ${seatClass(seat)}`}
    >
      <p>{packet('sheet.money', { money: game.count('dollar', money), rank })}</p>
      <p>
        {packet('sheet.bankers', { points: game.count('point', bankerPoints) })}{' '}
        {bankers === null ? packet('sheet.bankers.hidden') : packet('sheet.bankers.held', { count: bankers })}
      </p>
      <p>{packet('sheet.hand', { cards: game.count('card', cards) })}</p>
      {hand.length > 0 && <p>{cardLabels(hand, game)}</p>}
      {points !== null && <p>{packet('hand.points', { points: game.count('point', points) })}</p>}
      <p>{packet('sheet.ships', { count: ships.length, ports: game.list(ports, 'and') })}</p>
      <b>{packet('sheet.delivered', { count: delivered.length })}</b>
      <ul>
        {withListKeys(delivered, (contract) => contract).map(({ key, item }) => (
          <li key={key}>{cardFace(item, game)}</li>
        ))}
      </ul>
    </InspectorSheet>
  )
}
