import { players, shipLocation } from '@quayside/le-havre/reading'
import { SeatShape } from '../../../icons/icon.tsx'
import type { Sight } from '../../state/sight.ts'
import { ShipFace } from './ship-face.tsx'
import { Verdict } from './verdict.tsx'

export const ShipCard = ({ card, sight }: { readonly card: number; readonly sight: Sight }) => {
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
