/** The full card or sheet of anything on the table. */

import type { BoardItem } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { LoanSheet, OfferSheet, SpecialSheet } from './board-sheets.tsx'
import { BuildingCard } from './building-card.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { ShipCard } from './ship-card.tsx'
import { TokenSheet } from './token-sheet.tsx'

interface ItemCardProps {
  readonly thing: Exclude<BoardItem, { kind: 'round' }>
  readonly sight: TableView
}

export const ItemCard = ({ thing, sight }: ItemCardProps) => {
  switch (thing.kind) {
    case 'building':
      return <BuildingCard card={thing.card} sight={sight} />
    case 'ship':
      return <ShipCard card={thing.card} sight={sight} />
    case 'offer':
      return <OfferSheet offer={thing.offer} sight={sight} />
    case 'token':
      return <TokenSheet token={thing.token} sight={sight} />
    case 'seat':
      return <SeatSheet seat={thing.seat} sight={sight} />
    case 'loan':
      return <LoanSheet sight={sight} />
    case 'special-pile':
      return <SpecialSheet sight={sight} />
  }
}
