import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { players, shipLocation } from '../../reading/index.ts'
import type { TableView } from '../state/sight.ts'
import { ShipFace } from './ship-face.tsx'
import { Verdict } from './verdict.tsx'

export const ShipCard = ({ card, sight }: { readonly card: number; readonly sight: TableView }) => {
  const seats = players(sight.view)
  const owner = shipLocation(sight.view, card)
  return (
    <>
      <ShipFace
        card={card}
        players={seats}
        owner={
          owner >= 0 && owner < seats ? (
            <>
              <SeatShape seat={owner} /> {sight.called[owner]}
            </>
          ) : null
        }
      />
      <Verdict thing={{ kind: 'ship', card }} sight={sight} />
    </>
  )
}
