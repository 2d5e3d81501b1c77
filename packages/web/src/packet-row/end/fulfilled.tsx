import type { Viewer } from '@quayside/kernel'
import { cardFace } from '@quayside/texts/packet-row'
import { SeatShape } from '../../icons/icon.tsx'
import { seatClass } from '../../icons/icon-names.ts'
import { numbered, seatName } from '../../shell/parts/texts-of-games.ts'
import { useWords } from '../../state/words.ts'
import { keyed } from '../../table/keyed.ts'
import { deliveredBy } from '../reading/round.ts'
import { useTable } from '../state/table.ts'
import { usePacketWords } from '../state/words.ts'

/** Everybody's contracts, in the order in which they were fulfilled. */
export const Fulfilled = ({ me }: { readonly me: Viewer }) => {
  const words = useWords()
  const { game, packet } = usePacketWords()
  const { seats, history } = useTable()
  return (
    <section className="sh-zone sh-fulfilled" aria-labelledby="fulfilled">
      <div className="sh-zone-head">
        <h2 id="fulfilled">{packet('end.fulfilled')}</h2>
      </div>
      <div className="sh-fulfilled-seats">
        {numbered(seats).map(({ seat }) => {
          const contracts = deliveredBy(history, seat)
          return (
            <div key={seat} className={`${seatClass(seat)}${seat === me ? ' sh-me' : ''}`}>
              <h3>
                <SeatShape seat={seat} />
                {seatName(seats, seat, words)} <em>{contracts.length}</em>
              </h3>
              <ul>
                {keyed(contracts, (contract) => contract).map(({ key, item }) => (
                  <li key={key}>{cardFace(item, game)}</li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </section>
  )
}
