import type { Outcome } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { seatName } from '@quayside/table/seat-names.ts'
import { cardFace, type Texts } from '../../language/index.ts'
import type { PacketTexts } from '../../messages/table/index.ts'
import { type Card, type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { shortText } from '../card-text.ts'
import { usePacketRowTexts } from '../state/texts.ts'
import { type Frame, useTable } from '../state/use-game.ts'
import { cardOf, cardPieces, isContract } from '../view-models/card-look.ts'
import { tiesOf } from '../view-models/ending.ts'
import { visibleHand } from '../view-models/hand.ts'
import { deliveredBy } from '../view-models/round-history.ts'
import { seatSummary } from '../view-models/seat-summary.ts'
import styles from './open-hands.module.css'

interface OpenHandsProps extends Pick<Frame, 'view' | 'viewer'> {
  readonly outcome: Outcome
}

/**
 * The end page: every seat's money, how ties were broken, the fulfilled contracts, and the hands, which are open now.
 */
export const OpenHands = ({ view, viewer, outcome }: OpenHandsProps) => {
  const texts = useTexts()
  const { game, packet } = usePacketRowTexts()
  const { seats, history } = useTable()
  const literal = packetRow.position.write(view) as PositionLiteral
  const tied = tiesOf(outcome).flatMap((tie) => tie.seats)
  const ranking = outcome.scores.toSorted((one, other) => one.rank - other.rank)
  const count = (dollars: number): string => game.count('dollar', dollars)
  return (
    <section className={`${controls.zone} ${styles.hands}`} aria-labelledby="fulfilled">
      <div className={controls.zoneHead}>
        <h2 id="fulfilled">{packet('end.hands')}</h2>
      </div>
      <div className={styles.rows}>
        {ranking.map(({ seat }) => {
          const { bankers, bankerPoints } = seatSummary(view, literal, seat)
          const done = deliveredBy(history, seat)
          return (
            <div key={seat} className={`${seatClass(seat)}${seat === viewer ? ` ${styles.me}` : ''}`}>
              <h3>
                <SeatShape seat={seat} />
                <span title={seatName(seats, seat, texts)}>
                  {seat === viewer ? texts.board('you') : seatName(seats, seat, texts)}
                </span>
                <b className={tied.includes(seat) ? styles.tie : ''}>
                  {count(literal.seats[seat]?.money ?? 0)}
                </b>
                {bankers !== null && bankers > 0 && (
                  <em>
                    {packet('end.bankers', {
                      count: bankers,
                      each: bankerPoints,
                      sum: bankers * bankerPoints,
                    })}
                  </em>
                )}
              </h3>
              <div className={styles.cards}>
                {done.length > 0 && (
                  <>
                    <h4>{packet('end.delivered')}</h4>
                    <Cards cards={done} view={view} />
                  </>
                )}
                <h4>{packet('end.hand')}</h4>
                <Cards cards={visibleHand(literal, seat)} view={view} />
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

interface CardsProps {
  readonly cards: readonly string[]
  readonly view: State
}

/** The name of a card in a hand, if its icon alone is ambiguous. */
const nameOf = (card: Card, word: string, game: Texts, packet: PacketTexts): string | null => {
  switch (card.type) {
    case 'victory_points':
      return shortText(word, game)
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return packet(`kind.${card.type}`)
    default:
      return null
  }
}

const Cards = ({ cards, view }: CardsProps) => {
  const { game, packet } = usePacketRowTexts()
  return cards.length === 0 ? (
    <span className={styles.none}>{packet('end.no-cards')}</span>
  ) : (
    <ul>
      {withListKeys(cards, (word) => word).map(({ key, item: word }) => {
        const card = cardOf(view, word)
        if (card === null) return null
        const name = nameOf(card, word, game, packet)
        return (
          <li key={key} title={cardFace(word, game)}>
            <span className={pieceStyles.hidden}>{cardFace(word, game)}</span>
            <span aria-hidden="true">
              <IconLine pieces={cardPieces(card, (dollars) => game.count('dollar', dollars))} />
              {name}
              {isContract(card) && <b>{game.count('dollar', card.reward)}</b>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
