/** The full card or sheet of any board item. */

import type { BoardItem } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { LoanSheet, OfferSheet, SpecialSheet } from './board-sheets.tsx'
import { BuildingCard } from './building-card.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { ShipCard } from './ship-card.tsx'
import { TokenSheet } from './token-sheet.tsx'

interface ItemCardProps {
  readonly item: Exclude<BoardItem, { kind: 'round' }>
  readonly tableView: TableView
}

export const ItemCard = ({ item, tableView }: ItemCardProps) => {
  switch (item.kind) {
    case 'building':
      return <BuildingCard card={item.card} tableView={tableView} />
    case 'ship':
      return <ShipCard card={item.card} tableView={tableView} />
    case 'offer':
      return <OfferSheet offer={item.offer} tableView={tableView} />
    case 'token':
      return <TokenSheet token={item.token} tableView={tableView} />
    case 'seat':
      return <SeatSheet seat={item.seat} tableView={tableView} />
    case 'loan':
      return <LoanSheet tableView={tableView} />
    case 'special-pile':
      return <SpecialSheet tableView={tableView} />
  }
}
