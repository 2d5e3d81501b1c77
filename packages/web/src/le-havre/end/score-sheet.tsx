import type { Score } from '@quayside/kernel'
import { SeatShape } from '../../icons/icon.tsx'
import { seatClass } from '../../icons/icon-names.ts'
import { seatName, signed } from '../../shell/parts/texts-of-games.ts'
import { useWords } from '../../state/words.ts'
import { type Frame, useTable } from '../state/table.ts'

const PARTS = ['buildings', 'ships', 'francs', 'bonus', 'loans'] as const

interface ScoreSheetProps {
  readonly ranking: readonly Score[]
  readonly me: Frame['viewer']
}

/** Everybody's fortune by source: as a table with numbers, and as bars in the same order. */
export const ScoreSheet = ({ ranking, me }: ScoreSheetProps) => {
  const words = useWords()
  return (
    <section className="sh-zone sh-sheet" aria-labelledby="sources">
      <div className="sh-zone-head">
        <h2 id="sources">{words.shell('end.sources')}</h2>
      </div>
      <table aria-labelledby="sources">
        <thead>
          <tr>
            <td />
            {PARTS.map((part) => (
              <th key={part} scope="col">
                <i className={`sh-source sh-${part}`} aria-hidden="true" />
                {words.shell(`end.part.${part}`)}
              </th>
            ))}
            <th scope="col">{words.shell('end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((score) => (
            <Row key={score.seat} score={score} mine={score.seat === me} />
          ))}
        </tbody>
      </table>
      <Bars ranking={ranking} />
    </section>
  )
}

const Row = ({
  score: { seat, rank, parts, total },
  mine,
}: {
  readonly score: Score
  readonly mine: boolean
}) => {
  const words = useWords()
  const { seats } = useTable()
  return (
    <tr className={`${seatClass(seat)} ${mine ? 'sh-me' : ''}`}>
      <th scope="row">
        <SeatShape seat={seat} />
        <b>{seatName(seats, seat, words)}</b> <em>{words.shell('end.rank', { rank })}</em>
      </th>
      {PARTS.map((part) => {
        const francs = parts[part] ?? 0
        return (
          <td key={part} className={francs < 0 ? 'sh-minus' : francs === 0 ? 'sh-zero' : ''}>
            {signed(francs)}
          </td>
        )
      })}
      <td className="sh-total">{signed(total)}</td>
    </tr>
  )
}

/** The numbers are in the table; this is for the eye. */
const Bars = ({ ranking }: { readonly ranking: readonly Score[] }) => {
  const sizeOf = ({ parts }: Score): number =>
    PARTS.reduce((sum, part) => sum + Math.abs(parts[part] ?? 0), 0)
  const widest = Math.max(1, ...ranking.map(sizeOf))
  return (
    <div className="sh-bars-chart" aria-hidden="true">
      {ranking.map(({ seat, parts, total }) => (
        <div key={seat}>
          <SeatShape seat={seat} />
          <span>
            {PARTS.map((part) => {
              const francs = Math.abs(parts[part] ?? 0)
              const share = (100 * francs) / widest
              return francs === 0 ? null : (
                <i key={part} className={`sh-source sh-${part}`} style={{ width: `${share}%` }}>
                  {share > 6 && part !== 'loans' ? <b>{francs}</b> : null}
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
