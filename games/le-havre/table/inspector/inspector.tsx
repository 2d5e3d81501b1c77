import inspectorStyles from '@quayside/table/inspector.module.css'
import { memo } from 'react'
import { roundIndex } from '../../queries/index.ts'
import { leHavre } from '../../rules/index.ts'
import { type BoardItem, useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { isSameItem } from '../view-models/affordances.ts'
import { buildingInUse } from '../view-models/card-piles.ts'
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

/** The building whose question the viewer is answering. */
const ownVisit = ({ view, viewer }: TableView): number | null =>
  viewer !== 'spectator' && leHavre.deciders(view).includes(viewer) ? buildingInUse(view) : null

/** Details of the selected item; while a building is used its card, and else the round. */
export const Inspector = memo(({ sight }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const thing = useSelection(({ thing }) => thing)
  const select = useSelection(({ select }) => select)
  const used = ownVisit(sight)
  const inUse: BoardItem | null = used === null ? null : { kind: 'building', card: used }
  const shown = thing ?? inUse ?? { kind: 'round', round: roundIndex(sight.view) + 1 }
  const isUsed = inUse !== null && isSameItem(inUse, shown)
  return (
    <section className={inspectorStyles.inspector} data-zone="inspector" aria-label={board('zone.inspector')}>
      {inUse !== null &&
        (isUsed ? (
          <p className={inspectorStyles.inUse}>{board('use.now')}</p>
        ) : (
          <button type="button" className={inspectorStyles.inUse} onClick={() => select(null)}>
            {board('use.back')}
          </button>
        ))}
      <Shown thing={shown} sight={sight} />
    </section>
  )
})
