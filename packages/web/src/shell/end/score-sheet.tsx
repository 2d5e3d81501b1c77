import type { ScorePart } from '@quayside/game'
import type { Score, Viewer } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { signed } from '@quayside/table/format.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import type { SeatRating } from '@quayside/table/session/messages.ts'
import { withLabel } from '@quayside/texts'
import { useFinalRatings } from '../../online/final-ratings.ts'
import styles from './end.module.css'

interface ScoreSheetProps {
  readonly id: string
  readonly ranking: readonly Score[]
  readonly me: Viewer
  readonly parts: readonly ScorePart[]
  readonly total: string
}

/** The points of all seats by source: as a table, and as bars in the same order. */
export const ScoreSheet = ({ id, ranking, me, parts, total }: ScoreSheetProps) => {
  const texts = useTexts()
  const ratings = useFinalRatings(id)
  return (
    <section className={`${controls.zone} ${styles.sheet}`} data-ui="sheet" aria-labelledby="sources">
      <div className={controls.zoneHead}>
        <h2 id="sources">{texts.shell('end.sources')}</h2>
      </div>
      <table aria-labelledby="sources">
        <thead>
          <tr>
            <td />
            {parts.map(({ part, look, label }) => (
              <th key={part} scope="col">
                <span>
                  <i className={styles.source} data-look={look} aria-hidden="true" />
                  {label}
                </span>
              </th>
            ))}
            <th scope="col">
              <span>{total}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((score) => (
            <Row
              key={score.seat}
              score={score}
              mine={score.seat === me}
              parts={parts}
              rating={ratings.find(({ seat }) => seat === score.seat)}
            />
          ))}
        </tbody>
      </table>
      <Bars ranking={ranking} parts={parts} />
    </section>
  )
}

interface RowProps {
  readonly score: Score
  readonly mine: boolean
  readonly parts: readonly ScorePart[]
  readonly rating: SeatRating | undefined
}

const Row = ({ score: { seat, rank, parts: points, total }, mine, parts, rating }: RowProps) => {
  const texts = useTexts()
  const { seats } = useTable()
  const name = mine ? texts.board('you') : seatName(seats, seat, texts)
  return (
    <tr className={`${seatClass(seat)} ${mine ? styles.me : ''}`}>
      <th scope="row">
        <SeatShape seat={seat} />
        <b title={name}>{name}</b> <em>{texts.shell('end.rank', { rank })}</em>
        <RatingChange rating={rating} />
      </th>
      {parts.map(({ part, from }) => {
        const amount = points[part] ?? 0
        const source = from?.(seat)
        return (
          <td key={part}>
            {source !== undefined && (
              <small className={source.breaksTie ? styles.tieBreak : ''}>{source.text}</small>
            )}{' '}
            <span className={amount < 0 ? styles.minus : amount === 0 ? styles.zero : ''}>
              {signed(amount)}
            </span>
          </td>
        )
      })}
      <td className={styles.total}>{signed(total)}</td>
    </tr>
  )
}

/** The change of a seat's rating, once the server has rated the game. */
const RatingChange = ({ rating }: Pick<RowProps, 'rating'>) => {
  const texts = useTexts()
  if (rating === undefined || rating.change === null) return null
  return (
    <small data-ui="rating-change">
      {texts.online('seat.rating.change', {
        points: rating.ratingPoints,
        change: rating.change > 0 ? `+${rating.change}` : signed(rating.change),
      })}
    </small>
  )
}

/**
 * A bar begins as far left of zero as loans cost, so that it ends at the total. Hidden from screen readers, which read
 * the table.
 */
const Bars = ({ ranking, parts }: Pick<ScoreSheetProps, 'ranking' | 'parts'>) => {
  const { locale } = useTexts()
  const lost = ({ parts: points }: Score): number =>
    parts.reduce((sum, { part }) => sum + Math.max(0, -(points[part] ?? 0)), 0)
  const before = ({ parts: points }: Score, place: number): number =>
    parts.slice(0, place).reduce((sum, { part }) => sum + Math.max(0, points[part] ?? 0), 0)
  const zero = Math.max(...ranking.map(lost))
  const width = Math.max(1, zero + Math.max(...ranking.map(({ total }) => total)))
  const share = (amount: number): string => `${(100 * amount) / width}%`
  return (
    <div className={styles.barsChart} style={{ maxHeight: 90 * ranking.length }} aria-hidden="true">
      {ranking.map((score) => (
        <div key={score.seat}>
          <SeatShape seat={score.seat} />
          <span>
            <i style={{ width: share(zero - lost(score)) }} />
            {parts.map(({ part, look, label }, place) => {
              const amount = score.parts[part] ?? 0
              const isLoss = amount < 0
              // What the loss covers would be longer than it looks.
              const isCovered = !isLoss && before(score, place) < lost(score)
              return amount === 0 ? null : (
                <i
                  key={part}
                  className={styles.source}
                  data-look={look}
                  title={withLabel(label, signed(amount), locale)}
                  style={{ width: share(Math.abs(amount)), ...(isLoss && { right: share(width - zero) }) }}
                >
                  {!isCovered && Math.abs(amount) > width * (isLoss ? 0.1 : 0.04) && <b>{signed(amount)}</b>}
                </i>
              )
            })}
          </span>
          <b>{signed(score.total)}</b>
        </div>
      ))}
    </div>
  )
}
