import inspectorStyles from '@quayside/table/inspector.module.css'
import { memo } from 'react'
import { roundIndex } from '../../queries/index.ts'
import { type BoardItem, useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { LoanSheet, OfferSheet, RoundSheet, SpecialSheet } from './board-sheets.tsx'
import { BuildingCard } from './building-card.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { ShipCard } from './ship-card.tsx'
import { TokenSheet } from './token-sheet.tsx'

const Shown = ({ thing, sight }: { readonly thing: BoardItem; readonly sight: TableView }) => {
  switch (thing.kind) {
    case 'building':
      return <BuildingCard card={thing.card} sight={sight} />
    case 'ship':
      return <ShipCard card={thing.card} sight={sight} />
    case 'offer':
      return <OfferSheet offer={thing.offer} sight={sight} />
    case 'token':
      return <TokenSheet token={thing.token} sight={sight} />
    case 'round':
      return <RoundSheet round={thing.round} sight={sight} />
    case 'seat':
      return <SeatSheet seat={thing.seat} sight={sight} />
    case 'loan':
      return <LoanSheet sight={sight} />
    case 'special-pile':
      return <SpecialSheet sight={sight} />
  }
}

/** Details of the selected item, or of the round while nothing is selected. */
export const Inspector = memo(({ sight }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const thing = useSelection(({ thing }) => thing)
  return (
    <section className={inspectorStyles.inspector} data-zone="inspector" aria-label={board('zone.inspector')}>
      <Shown thing={thing ?? { kind: 'round', round: roundIndex(sight.view) + 1 }} sight={sight} />
    </section>
  )
})
