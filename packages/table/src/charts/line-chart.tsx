/** Line chart over games or rounds; hidden from screen readers, which read the table next to it. */
import { useRef } from 'react'
import { chartScale, linePath, type Paper } from './chart-scale.ts'
import type { Curve } from './curve-by-round.ts'
import styles from './line-chart.module.css'
import { spreadLabels } from './spread-labels.ts'
import { useSize } from './use-size.ts'

interface LineChartProps {
  /** One row per point in time, one number per line. */
  readonly curve: Curve
  /** Label at the end of each line. */
  readonly names: readonly string[]
  /** Labels on the horizontal axis. */
  readonly ticks: readonly ChartLabel[]
  /** A vertical line with a label at its top. */
  readonly marker?: ChartLabel | null
}

interface ChartLabel {
  /** Index of a point in time; between two points a fraction. */
  readonly moment: number
  readonly text: string
}

const LINE = 18

/** Estimated width of a label; full-width characters are twice as wide. */
const labelWidth = (text: string): number =>
  6.6 * (text.length + text.replaceAll(/[^\u2e80-\uffff]/g, '').length)

const paperOf = (width: number, height: number, names: readonly string[]): Paper => ({
  width,
  height,
  left: 34,
  right: width - Math.max(...names.map(labelWidth)) - 16,
  top: 12,
  bottom: height - 26,
})

export const LineChart = ({ curve, names, ticks, marker = null }: LineChartProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box)
  const paper = paperOf(width, height, names)
  const scale = chartScale(curve, paper)
  const { x, y, marks } = scale
  const last = curve.length - 1
  const ends = curve[last] ?? []
  const places = spreadLabels(ends.map(y), LINE, paper.top, paper.bottom)
  return (
    <div className={styles.paper} ref={box} aria-hidden="true" data-ui="line-chart">
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {marks.map((mark) => (
            <g key={mark}>
              <path className={styles.grid} d={`M${paper.left} ${y(mark)}H${paper.right}`} />
              <text x={paper.left - 6} y={y(mark) + 4} textAnchor="end">
                {mark}
              </text>
            </g>
          ))}
          {ticks.map(({ moment, text }) => (
            <text key={moment} x={x(moment)} y={paper.bottom + 18} textAnchor="middle">
              {text}
            </text>
          ))}
          {marker !== null && <Marker {...marker} at={x(marker.moment)} paper={paper} />}
          {names.map((name, line) => (
            <g key={name} className={line === 0 ? styles.first : styles.other}>
              <path d={linePath(curve, line, scale, 0, last)} />
              {line === 0 && <circle cx={x(last)} cy={y(ends[line] ?? 0)} r="4.5" />}
              <text className={styles.name} x={paper.right + 10} y={(places[line] ?? 0) + 4}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

interface MarkerProps extends ChartLabel {
  readonly at: number
  readonly paper: Paper
}

/** The label is on the side with more room. */
const Marker = ({ at, text, paper: { left, right, top, bottom } }: MarkerProps) => {
  const isLeft = at - left < right - at
  return (
    <g data-ui="marker">
      <path d={`M${at} ${top}V${bottom}`} stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="4 3" />
      <text x={at + (isLeft ? 6 : -6)} y={top + 12} textAnchor={isLeft ? 'start' : 'end'}>
        {text}
      </text>
    </g>
  )
}
