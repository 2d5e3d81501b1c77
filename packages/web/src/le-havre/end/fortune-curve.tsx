import { useEffect, useState, useSyncExternalStore } from 'react'
import { seatClass, seatIcon } from '../../icons/icon-names.ts'
import { gameText } from '../../shell/parts/export.ts'
import { numbered, seatName, signed } from '../../shell/parts/texts-of-games.ts'
import { useWords } from '../../state/words.ts'
import { fortunes } from '../reading/fortunes.ts'
import { type Frame, useTable } from '../state/table.ts'

/** The paper and the corner points of the drawing on it; letters are as large on either. */
const WIDE = { width: 700, height: 400, left: 34, right: 590, top: 20, bottom: 372 }
const NARROW = { width: 370, height: 260, left: 34, right: 268, top: 16, bottom: 232 }

/** Names that end close together are moved apart. */
const LINE = 18

/** A round number of francs between two lines, so that there are at most six. */
const stepFor = (most: number): number =>
  [5, 10, 20, 25, 40, 50, 100, 200].find((step) => most / step <= 6) ?? 500

interface FortuneCurveProps {
  readonly id: string
  readonly me: Frame['viewer']
}

/** Absent for a game that began in a position: nobody knows how it came there. */
export const FortuneCurve = ({ id, me }: FortuneCurveProps) => {
  const words = useWords()
  const [curve, draw] = useState<readonly (readonly number[])[] | null>(null)
  useEffect(() => {
    void gameText(id).then((text) => draw(text === null ? null : fortunes(text)))
  }, [id])
  if (curve === null || curve.length < 3) return null
  return (
    <section className="sh-zone sh-curve" aria-labelledby="curve">
      <div className="sh-zone-head">
        <h2 id="curve">{words.shell('end.curve')}</h2>
      </div>
      <Chart curve={curve} me={me} />
    </section>
  )
}

interface ChartProps {
  readonly curve: readonly (readonly number[])[]
  readonly me: Frame['viewer']
}

const Chart = ({ curve, me }: ChartProps) => {
  const words = useWords()
  const { seats } = useTable()
  const { width, height, left, right, top: ceiling, bottom: floor } = useIsNarrow() ? NARROW : WIDE
  const last = curve.length - 1
  const all = curve.flat()
  const least = Math.min(0, ...all)
  const step = stepFor(Math.max(...all) - least)
  const top = Math.ceil(Math.max(...all) / step) * step
  const bottom = Math.floor(least / step) * step
  const x = (round: number): number => left + ((right - left) * round) / last
  const y = (francs: number): number => floor - ((floor - ceiling) * (francs - bottom)) / (top - bottom)
  const marks = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, mark) => bottom + mark * step,
  )
  const ticks = Array.from({ length: last }, (_, round) => round).filter((round) => round % 4 === 0)
  const names = spread(curve[last]?.map(y) ?? [])
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{words.shell('end.curve')}</title>
      {marks.map((francs) => (
        <g key={francs}>
          <path className="sh-grid" d={`M${left} ${y(francs)}H${right}`} />
          <text x={left - 6} y={y(francs) + 4} textAnchor="end">
            {signed(francs)}
          </text>
        </g>
      ))}
      {ticks.map((round) => (
        <text key={round} x={x(round)} y={floor + 20} textAnchor="middle">
          {round}
        </text>
      ))}
      <text x={right + 12} y={floor + 20}>
        {words.shell('end.rounds')}
      </text>
      {numbered(seats).map(({ seat }) => {
        const path = curve.map((worth, round) => `${x(round)} ${y(worth[seat] ?? 0)}`).join('L')
        return (
          <g key={seat} className={seatClass(seat)}>
            <path className={seat === me ? 'sh-line-path sh-mine' : 'sh-line-path'} d={`M${path}`} />
            {[...ticks, last].map((round) => (
              <use
                key={round}
                href={`#${seatIcon(seat)}`}
                x={x(round) - 6}
                y={y(curve[round]?.[seat] ?? 0) - 6}
                width="12"
                height="12"
              />
            ))}
            <text className="sh-name" x={right + 12} y={(names[seat] ?? 0) + 5}>
              {seatName(seats, seat, words)} {signed(curve[last]?.[seat] ?? 0)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const narrow = matchMedia('(max-width: 719px)')

const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed)
      return () => narrow.removeEventListener('change', changed)
    },
    () => narrow.matches,
  )

/** The same heights, far enough apart to be read. */
const spread = (heights: readonly number[]): readonly number[] => {
  const placed = [...heights]
  const order = heights
    .map((_, seat) => seat)
    .sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  for (const [place, seat] of order.entries()) {
    const above = order[place - 1]
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + LINE)
  }
  return placed
}
