/** The full card or sheet of any board item. */

import type { BoardItem } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { LoanSheet, OfferSheet, SpecialSheet } from './board-sheets.tsx'
import { BuildingCard } from './building-card.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { ShipCard } from './ship-card.tsx'
import { TokenSheet } from './token-sheet.tsx'

interface ItemCardProps {
  readonly thing: Exclude<BoardItem, { kind: 'round' }>
  readonly tableView: TableView
}

export const ItemCard = ({ thing, tableView }: ItemCardProps) => {
  switch (thing.kind) {
    case 'building':
      return <BuildingCard card={thing.card} tableView={tableView} />
    case 'ship':
      return <ShipCard card={thing.card} tableView={tableView} />
    case 'offer':
      return <OfferSheet offer={thing.offer} tableView={tableView} />
    case 'token':
      return <TokenSheet token={thing.token} tableView={tableView} />
    case 'seat':
      return <SeatSheet seat={thing.seat} tableView={tableView} />
    case 'loan':
      return <LoanSheet tableView={tableView} />
    case 'special-pile':
      return <SpecialSheet tableView={tableView} />
  }
}
