import type { Viewer } from '@quayside/kernel'
import { useMemo, useRef } from 'react'
import controls from '../controls/controls.module.css'
import { signed } from '../format.ts'
import { seatClass, seatIcon } from '../icons/icon-names.ts'
import { type TableTexts, useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { seatName, withSeatNumbers } from '../seat-names.ts'
import { useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import { chartScale, linePath, type Paper } from './chart-scale.ts'
import { type Curve, fromAverage } from './curve-by-round.ts'
import { CurveTooltip, difference, useHoveredMoment } from './curve-tooltip.tsx'
import styles from './round-curve.module.css'
import { spreadLabels } from './spread-labels.ts'
import { useSize } from './use-size.ts'

interface RoundCurveProps {
  /** Record of the whole game; null while it is loading or where there is none. */
  readonly text: string | null
  readonly me: Viewer
  readonly title: string
  /** Computes the curve from the record of a whole game. */
  readonly read: (text: string) => Curve | null
}

/** Draws nothing for a game that began from a position, because its history is unknown. */
export const RoundCurve = ({ text, me, title, read }: RoundCurveProps) => {
  const { replay } = useTexts()
  const curve = useMemo(() => (text === null ? null : read(text)), [text, read])
  if (curve === null || curve.length < 3) return null
  return (
    <section
      className={`${controls.zone} ${layout.column} ${styles.curve}`}
      data-ui="curve"
      aria-labelledby="curve"
    >
      <div className={controls.zoneHead}>
        <h2 id="curve">{title}</h2>
        {(curve[0]?.length ?? 0) > 1 && <span className={styles.note}>{replay('chart.from-average')}</span>}
      </div>
      <Chart curve={curve} me={me} />
      <Numbers curve={curve} />
    </section>
  )
}

/** Minimum distance between the names at the ends of the lines, in pixels. */
const LABEL_GAP = 18

const NARROW = 520

const paperOf = ({ width, height }: Pick<Paper, 'width' | 'height'>): Paper => ({
  width,
  height,
  left: 34,
  right: width - (width < NARROW ? 100 : 118),
  top: 14,
  bottom: height - 26,
})

/** Round intervals between axis labels; the smallest that gives at most MOST_TICKS labels is used. */
const ROUND_INTERVALS = [1, 2, 4, 5, 10]
const MAX_TICKS = 8

interface ChartProps {
  readonly curve: Curve
  readonly me: Viewer
}

/** Hidden from screen readers, which read the table of numbers. */
const Chart = ({ curve, me }: ChartProps) => {
  const box = useRef<HTMLDivElement>(null)
  const texts = useTexts()
  const { seats } = useTable()
  const paper = paperOf(useSize(box))
  const relative = useMemo(() => fromAverage(curve), [curve])
  const last = curve.length - 1
  const hovered = useHoveredMoment(box, paper, last)
  return (
    <div className={styles.paper} ref={box} aria-hidden="true">
      {paper.width > 0 && <Drawing curve={curve} relative={relative} me={me} paper={paper} />}
      {hovered !== null && (
        <CurveTooltip
          title={momentText(hovered, last, texts)}
          names={seats.map((_, seat) => (seat === me ? texts.board('you') : seatName(seats, seat, texts)))}
          curve={curve}
          relative={relative}
          moment={hovered}
          x={paper.left + ((paper.right - paper.left) * hovered) / last}
          paper={paper}
        />
      )}
    </div>
  )
}

interface DrawingProps extends ChartProps {
  readonly paper: Paper
  readonly relative: Curve
}

const Drawing = ({ curve, relative, me, paper }: DrawingProps) => {
  const texts = useTexts()
  const { seats } = useTable()
  const scale = chartScale(relative, paper)
  const { x, y, marks } = scale
  const last = curve.length - 1
  const every = ROUND_INTERVALS.find((rounds) => last / rounds <= MAX_TICKS) ?? 20
  const ticks = Array.from({ length: Math.ceil(last / every) }, (_, tick) => tick * every)
  const names = spreadLabels(relative[last]?.map(y) ?? [], LABEL_GAP, paper.top, paper.bottom)
  return (
    <>
      <svg width={paper.width} height={paper.height} aria-hidden="true">
        {marks.map((points) => (
          <g key={points}>
            <path className={styles.grid} d={`M${paper.left} ${y(points)}H${paper.right}`} />
            <text x={paper.left - 6} y={y(points) + 4} textAnchor="end">
              {curve[0]?.length === 1 ? signed(points) : difference(points)}
            </text>
          </g>
        ))}
        {ticks.map((round) => (
          <text key={round} x={x(round)} y={paper.bottom + 20} textAnchor="middle">
            {round}
          </text>
        ))}
        <text x={paper.right + 12} y={paper.bottom + 20}>
          {texts.shell('end.rounds')}
        </text>
        {withSeatNumbers(seats).map(({ seat }) => (
          <g key={seat} className={seatClass(seat)}>
            <path
              className={seat === me ? `${styles.linePath} ${styles.mine}` : styles.linePath}
              d={linePath(relative, seat, scale, 0, last)}
            />
            {[...ticks, last].map((round) => (
              <use
                key={round}
                href={`#${seatIcon(seat)}`}
                x={x(round) - 6}
                y={y(relative[round]?.[seat] ?? 0) - 6}
                width="12"
                height="12"
              />
            ))}
          </g>
        ))}
      </svg>
      {withSeatNumbers(seats).map(({ seat }) => (
        <span key={seat} className={styles.name} style={{ left: paper.right + 10, top: names[seat] }}>
          <span>{seat === me ? texts.board('you') : seatName(seats, seat, texts)}</span>{' '}
          {signed(curve[last]?.[seat] ?? 0)}
        </span>
      ))}
    </>
  )
}

const momentText = (round: number, last: number, { shell }: TableTexts): string => {
  if (round === 0) return shell('end.curve.start')
  return round === last ? shell('end.curve.end') : shell('end.curve.after', { round })
}

/** The same numbers as a table for screen readers. */
const Numbers = ({ curve }: { readonly curve: Curve }) => {
  const texts = useTexts()
  const { seats } = useTable()
  const last = curve.length - 1
  return (
    <div className={pieceStyles.hidden}>
      <table aria-labelledby="curve">
        <thead>
          <tr>
            <td />
            {withSeatNumbers(seats).map(({ seat }) => (
              <th key={seat} scope="col">
                {seatName(seats, seat, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map((standings, round) => {
            const when = momentText(round, last, texts)
            return (
              <tr key={when}>
                <th scope="row">{when}</th>
                {withSeatNumbers(seats).map(({ seat }) => (
                  <td key={seat}>{signed(standings[seat] ?? 0)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
