import type { Curve } from '@quayside/table/charts/curve.ts'
import { chartScale, linePath, type Paper } from '@quayside/table/charts/scale.ts'
import { seatClass, seatIcon } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/words.ts'
import { signed } from '@quayside/table/people.ts'
import styles from './replay.module.css'
import { useReplay } from './replay-store.ts'
import { usePeople, useRounds } from './use-past.ts'

interface ChartProps {
  readonly curve: Curve
  readonly paper: Paper
  readonly what: string
}

const LINE = 17

/** Of a long game fewer rounds are named below the curve. */
const everyOf = (rounds: number): number => (rounds > 12 ? 4 : 2)

/** Everybody's line: what has been is drawn, what is still to come is dashed. */
export const Chart = ({ curve, paper, what }: ChartProps) => {
  const words = useTexts()
  const { called, viewer } = usePeople()
  const at = useReplay(({ at }) => at)
  const rounds = useRounds()
  const scale = chartScale(curve, paper)
  const { x, y, marks } = scale
  const last = curve.length - 1
  const seats = called.map((name, seat) => ({ name, seat, ends: Math.round(curve[last]?.[seat] ?? 0) }))
  const ticks = rounds.flatMap(({ round, stops }) =>
    round !== null && round % everyOf(rounds.length) === 0
      ? [{ round, position: stops[0]?.position ?? 0 }]
      : [],
  )
  const standings = seats.map(({ name, seat }) =>
    words.replay('chart.standing', { player: name, points: signed(Math.round(curve[at]?.[seat] ?? 0)) }),
  )
  return (
    <svg
      className={styles.chart}
      data-ui="chart"
      width={paper.width}
      height={paper.height}
      role="img"
      aria-label={words.replay('chart.sentence', { what, standings: words.common.list(standings, 'and') })}
    >
      {marks.map((points) => (
        <g key={points}>
          <path className={styles.grid} d={`M${paper.left} ${y(points)}H${paper.right}`} />
          <text x={paper.left - 6} y={y(points) + 4} textAnchor="end">
            {signed(points)}
          </text>
        </g>
      ))}
      {ticks.map(({ round, position }) => (
        <text key={round} x={x(position)} y={paper.bottom + 14} textAnchor="middle">
          {round}
        </text>
      ))}
      <text x={paper.right + 10} y={paper.bottom + 14}>
        {words.replay('chart.rounds')}
      </text>
      {seats.map(({ seat }) => (
        <g key={seat} className={seatClass(seat)}>
          <path className={`${styles.line} ${styles.future}`} d={linePath(curve, seat, scale, at, last)} />
          <path
            className={seat === viewer ? `${styles.line} ${styles.own}` : styles.line}
            d={linePath(curve, seat, scale, 0, at)}
          />
          <use
            href={`#${seatIcon(seat)}`}
            x={x(at) - 6}
            y={y(curve[at]?.[seat] ?? 0) - 6}
            width="12"
            height="12"
          />
        </g>
      ))}
      {seats
        .toSorted((one, other) => other.ends - one.ends)
        .map(({ name, seat, ends }, place) => (
          <g key={seat} className={seatClass(seat)}>
            <use
              href={`#${seatIcon(seat)}`}
              x={paper.right + 10}
              y={6 + place * LINE}
              width="13"
              height="13"
            />
            <text className={styles.name} x={paper.right + 27} y={17 + place * LINE}>
              {name} {signed(ends)}
            </text>
          </g>
        ))}
      <path className={styles.now} d={`M${x(at)} ${paper.top - 6}V${paper.bottom + 4}`} />
    </svg>
  )
}
