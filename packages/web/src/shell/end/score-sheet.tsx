import type { ScorePart } from '@quayside/game'
import type { Score, Viewer } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { signed } from '@quayside/table/format.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import styles from './end.module.css'

interface ScoreSheetProps {
  readonly ranking: readonly Score[]
  readonly me: Viewer
  readonly parts: readonly ScorePart[]
  readonly total: string
}

/** The points of all seats by source: as a table, and as bars in the same order. */
export const ScoreSheet = ({ ranking, me, parts, total }: ScoreSheetProps) => {
  const texts = useTexts()
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
            <Row key={score.seat} score={score} mine={score.seat === me} parts={parts} />
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
}

const Row = ({ score: { seat, rank, parts: points, total }, mine, parts }: RowProps) => {
  const texts = useTexts()
  const { seats } = useTable()
  return (
    <tr className={`${seatClass(seat)} ${mine ? styles.me : ''}`}>
      <th scope="row">
        <SeatShape seat={seat} />
        <b>{mine ? texts.board('you') : seatName(seats, seat, texts)}</b>{' '}
        <em>{texts.shell('end.rank', { rank })}</em>
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

/** Hidden from screen readers, which read the table. */
const Bars = ({ ranking, parts }: Pick<ScoreSheetProps, 'ranking' | 'parts'>) => {
  const sizeOf = ({ parts: points }: Score): number =>
    parts.reduce((sum, { part }) => sum + Math.abs(points[part] ?? 0), 0)
  const widest = Math.max(1, ...ranking.map(sizeOf))
  return (
    <div className={styles.barsChart} aria-hidden="true">
      {ranking.map(({ seat, parts: points, total }) => (
        <div key={seat}>
          <SeatShape seat={seat} />
          <span>
            {parts.map(({ part, look }) => {
              const amount = Math.abs(points[part] ?? 0)
              const share = (100 * amount) / widest
              return amount === 0 ? null : (
                <i key={part} className={styles.source} data-look={look} style={{ width: `${share}%` }}>
                  {share > 6 && look !== 'loans' ? <b>{amount}</b> : null}
                </i>
              )
            })}
          </span>
          <b>{signed(total)}</b>
        </div>
      ))}
    </div>
  )
}
