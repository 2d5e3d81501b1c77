import type { Seat } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { seatName, withSeatNumbers } from '@quayside/table/seat-names.ts'
import { cardFace } from '../../language/index.ts'
import { type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { usePacketRowTexts } from '../state/texts.ts'
import { type Frame, useTable } from '../state/use-game.ts'
import { cardOf, cardPieces, isContract } from '../view-models/card-look.ts'
import { visibleHand } from '../view-models/hand.ts'
import { deliveredBy } from '../view-models/round-history.ts'
import styles from './contracts.module.css'

/** Everybody's contracts: those that were fulfilled, in their order, and those that were left in hand. */
export const Fulfilled = ({ view, viewer }: Pick<Frame, 'view' | 'viewer'>) => {
  const words = useTexts()
  const { game, packet } = usePacketRowTexts()
  const { seats, history } = useTable()
  const at = packetRow.position.write(view) as PositionLiteral
  const rewardOf = (word: string): number => {
    const card = cardOf(view, word)
    return isContract(card) ? card.reward : 0
  }
  const contractsOf = (seat: Seat) => {
    const done = deliveredBy(history, seat)
    return {
      done,
      earned: done.reduce((sum, word) => sum + rewardOf(word), 0),
      left: visibleHand(at, seat).filter((word) => isContract(cardOf(view, word))),
    }
  }
  return (
    <section className={`${controls.zone} ${styles.fulfilled}`} aria-labelledby="fulfilled">
      <div className={controls.zoneHead}>
        <h2 id="fulfilled">{packet('end.fulfilled')}</h2>
      </div>
      <div className={styles.fulfilledSeats}>
        {withSeatNumbers(seats).map(({ seat }) => {
          const { done, earned, left } = contractsOf(seat)
          const money = game.count('dollar', earned)
          return (
            <div key={seat} className={`${seatClass(seat)}${seat === viewer ? ` ${styles.me}` : ''}`}>
              <h3>
                <SeatShape seat={seat} />
                <span>{seatName(seats, seat, words)}</span>
                <em>{packet('end.fulfilled.count', { count: done.length, money })}</em>
              </h3>
              <div className={styles.contracts}>
                <Contracts contracts={done} view={view} />
                {left.length > 0 && (
                  <>
                    <h4>{packet('end.left')}</h4>
                    <Contracts contracts={left} view={view} />
                  </>
                )}
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

interface ContractsProps {
  readonly contracts: readonly string[]
  readonly view: State
}

const Contracts = ({ contracts, view }: ContractsProps) => {
  const { game } = usePacketRowTexts()
  return contracts.length === 0 ? null : (
    <ul>
      {withListKeys(contracts, (contract) => contract).map(({ key, item }) => {
        const card = cardOf(view, item)
        if (!isContract(card)) return null
        return (
          <li key={key} title={cardFace(item, game)}>
            <span className={pieceStyles.hidden}>{cardFace(item, game)}</span>
            <span aria-hidden="true">
              <IconLine pieces={cardPieces(card, String)} />
              <Icon name="u-arrow" className={` ${styles.u}`} />
              <b>{game.count('dollar', card.reward)}</b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
