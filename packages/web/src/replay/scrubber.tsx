import type { TurningPoint } from '@quayside/bots'
import { chartScale, linePath, type Paper } from '@quayside/table/charts/chart-scale.ts'
import type { Curve } from '@quayside/table/charts/curve-by-round.ts'
import { inRows, type Rows } from '@quayside/table/charts/spread-labels.ts'
import { useSize } from '@quayside/table/charts/use-size.ts'
import { signed } from '@quayside/table/format.ts'
import { seatClass, seatIcon } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { type CSSProperties, useRef, useState } from 'react'
import styles from './replay.module.css'
import { measureOf } from './replay-game.ts'
import { useCurve, usePast, usePeople, useReplay, useRounds } from './replay-store.ts'
import { moveNumberText, useSpoken } from './replay-texts.ts'

interface ChartProps {
  readonly curve: Curve
  readonly paper: Paper
  readonly what: string
}

const LINE = 17

/** Of a long game fewer rounds are named below the curve. */
const everyOf = (rounds: number): number => (rounds > 12 ? 4 : 2)

/** Everybody's line: what has been is drawn, what is still to come is dashed. */
const Chart = ({ curve, paper, what }: ChartProps) => {
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

/** How wide and high a number is. */
const MARK = 24

type Across = Pick<Paper, 'left' | 'right'>

const placeOf = (point: TurningPoint, { left, right }: Across, moves: number): number =>
  left + ((right - left) * (point.at + 1)) / Math.max(1, moves)

/** Every number as near as can be to where it belongs, none over another. */
const layOut = (points: readonly TurningPoint[], across: Across, moves: number): Rows =>
  inRows(
    points.map((point) => placeOf(point, across, moves)),
    MARK,
    across.left,
    // The names begin beyond.
    across.right - 4,
  )

interface TurningMarksProps {
  readonly points: readonly TurningPoint[]
  readonly laid: Rows
  readonly paper: Paper
  readonly moves: number
}

/** Where the game turned, numbered, above the curve and the slider: each leads there. */
const TurningMarks = ({ points, laid, paper, moves }: TurningMarksProps) => {
  const spoken = useSpoken()
  const { views } = usePast()
  const go = useReplay(({ go }) => go)
  const placed = points.map((point, index) => {
    const { place = 0, row = 0 } = laid.marks[index] ?? {}
    return { point, number: index + 1, left: place, top: row * MARK, at: placeOf(point, paper, moves) }
  })
  return (
    <>
      <svg className={styles.leaders} width={paper.width} height={paper.height} aria-hidden="true">
        {placed.map(({ number, left, top, at }) => (
          <path
            key={number}
            d={`M${left} ${top + MARK - 2}L${at} ${laid.rows * MARK + 4}V${paper.bottom + 4}`}
          />
        ))}
      </svg>
      {placed.map(({ point, number, left, top }) => (
        <button
          key={number}
          type="button"
          className={styles.turningPoint}
          data-ui="turning-point"
          style={{ left, top }}
          aria-label={spoken.turningPoint(number, views[point.at])}
          onClick={() => go(point.at + 1)}
        >
          {number}
        </button>
      ))}
    </>
  )
}

/** The knob's middle is above the position, so the track is longer than the curve by one knob. */
const KNOB = 22

const NARROW = 520

const acrossOf = (width: number): Pick<Paper, 'left' | 'right'> =>
  width < NARROW ? { left: 34, right: width - 124 } : { left: 38, right: width - 128 }

/** Every further row of numbers makes the paper higher. */
const paperOf = (width: number, rows: number): Paper => {
  const top = 22 + (rows - 1) * MARK
  const bottom = top + (width < NARROW ? 90 : 68)
  return { ...acrossOf(width), width, height: bottom + (width < NARROW ? 20 : 18), top, bottom }
}

/** How far the game has come is filled in; style sheets cannot know it. */
const trackStyle = ({ left, right }: Paper, share: number): CSSProperties & Record<'--done', string> => ({
  left: left - KNOB / 2,
  width: right - left + KNOB,
  '--done': `${share * 100}%`,
})

export const Scrubber = () => {
  const words = useTexts()
  const spoken = useSpoken()
  const people = usePeople()
  const past = usePast()
  const { steps, views } = past
  const at = useReplay(({ at }) => at)
  const go = useReplay(({ go }) => go)
  const found = useReplay(({ review }) => review)
  const played = useCurve()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const points = found?.turningPoints ?? []
  const laid = layOut(points, acrossOf(width), steps.length)
  const paper = paperOf(width, laid.rows)
  const [isWanted, want] = useState(true)
  const expected = found !== null && isWanted ? found.curve : null
  const what = words.replay(`chart.${expected === null ? measureOf(past) : 'expected'}`)
  return (
    <div className={styles.scrubber} ref={box}>
      {paper.width > 0 && <Chart curve={expected ?? played} paper={paper} what={what} />}
      <TurningMarks points={points} laid={laid} paper={paper} moves={steps.length} />
      <input
        type="range"
        className={styles.range}
        style={trackStyle(paper, at / Math.max(1, steps.length))}
        min={0}
        max={steps.length}
        value={at}
        aria-label={words.replay('slider')}
        aria-valuetext={words.replay('spoken', {
          at: moveNumberText(at, steps.length, words),
          when: spoken.when(views[at], people),
        })}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      {found !== null && (
        <button
          type="button"
          className={isWanted ? `tag ${styles.curve} on` : `tag ${styles.curve}`}
          aria-pressed={isWanted}
          onClick={() => want(!isWanted)}
        >
          {words.replay('chart.expected')}
        </button>
      )}
    </div>
  )
}
