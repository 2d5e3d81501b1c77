/** The curve of the game, its turning points, and a slider under it with the same horizontal scale. */

import type { TurningPoint } from '@quayside/bots'
import { chartScale, linePath, type Paper } from '@quayside/table/charts/chart-scale.ts'
import { type Curve, fromAverage } from '@quayside/table/charts/curve-by-round.ts'
import { CurveTooltip, difference, useHoveredMoment } from '@quayside/table/charts/curve-tooltip.tsx'
import { type Rows, spreadInRows } from '@quayside/table/charts/spread-labels.ts'
import { useSize } from '@quayside/table/charts/use-size.ts'
import { signed } from '@quayside/table/format.ts'
import frameStyles from '@quayside/table/frame.module.css'
import { seatClass, seatIcon } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import styles from './replay.module.css'
import { replayMeasure } from './replay-game.ts'
import { useCurve, usePeople, useReplay, useReplayGame, useRounds } from './replay-store.ts'
import { moveNumberText, turningPointName, useReplayTexts } from './replay-texts.ts'

interface ChartProps {
  readonly curve: Curve
  /** Differences from the average. */
  readonly relative: Curve
  readonly paper: Paper
  readonly what: string
  /** False where another label is at the end of the axis. */
  readonly hasRoundsLabel: boolean
}

const LINE = 17

/** A long game labels fewer rounds. */
const labelInterval = (rounds: number): number => (rounds > 12 ? 4 : 2)

/** The curve of each seat: solid up to this move, dashed after it. */
const Chart = ({ curve, relative, paper, what, hasRoundsLabel }: ChartProps) => {
  const tableTexts = useTexts()
  const { displayNames, viewer } = usePeople()
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const rounds = useRounds()
  const scale = chartScale(relative, paper)
  const { x, y, marks } = scale
  const last = curve.length - 1
  const seats = displayNames.map((name, seat) => ({ name, seat, ends: Math.round(curve[last]?.[seat] ?? 0) }))
  const ticks = rounds.flatMap(({ round, stops }) =>
    round !== null && round % labelInterval(rounds.length) === 0
      ? [{ round, position: stops[0]?.position ?? 0 }]
      : [],
  )
  const standings = seats.map(({ name, seat }) =>
    tableTexts.replay('chart.standing', {
      player: name,
      points: signed(Math.round(curve[moveNumber]?.[seat] ?? 0)),
    }),
  )
  return (
    <svg
      className={styles.chart}
      data-ui="chart"
      width={paper.width}
      height={paper.height}
      role="img"
      aria-label={tableTexts.replay('chart.sentence', {
        what,
        standings: tableTexts.common.list(standings, 'and'),
      })}
    >
      {marks.map((points) => (
        <g key={points}>
          <path className={styles.grid} d={`M${paper.left} ${y(points)}H${paper.right}`} />
          <text x={paper.left - 6} y={y(points) + 4} textAnchor="end">
            {displayNames.length > 1 ? difference(points) : signed(points)}
          </text>
        </g>
      ))}
      {ticks.map(({ round, position }) => (
        <text key={round} x={x(position)} y={paper.bottom + 14} textAnchor="middle">
          {round}
        </text>
      ))}
      {hasRoundsLabel && (
        <text x={paper.right + 10} y={paper.bottom + 14}>
          {tableTexts.replay('chart.rounds')}
        </text>
      )}
      {seats.map(({ seat }) => (
        <g key={seat} className={seatClass(seat)}>
          <path
            className={`${styles.line} ${styles.future}`}
            d={linePath(relative, seat, scale, moveNumber, last)}
          />
          <path
            className={seat === viewer ? `${styles.line} ${styles.own}` : styles.line}
            d={linePath(relative, seat, scale, 0, moveNumber)}
          />
          <use
            href={`#${seatIcon(seat)}`}
            x={x(moveNumber) - 6}
            y={y(relative[moveNumber]?.[seat] ?? 0) - 6}
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
      <path className={styles.now} d={`M${x(moveNumber)} ${paper.top - 6}V${paper.bottom + 4}`} />
    </svg>
  )
}

/** Size of a turning point's number, in pixels. */
const MARK = 24

type Across = Pick<Paper, 'left' | 'right'>

const pointX = (point: TurningPoint, { left, right }: Across, moves: number): number =>
  left + ((right - left) * (point.at + 1)) / Math.max(1, moves)

/** Places each number as near to its move as possible without overlap. */
const layOut = (points: readonly TurningPoint[], across: Across, moves: number): Rows =>
  spreadInRows(
    points.map((point) => pointX(point, across, moves)),
    MARK,
    across.left,
    // The seat names start there.
    across.right - 4,
  )

interface TurningMarksProps {
  readonly points: readonly TurningPoint[]
  readonly rows: Rows
  readonly paper: Paper
  readonly moves: number
}

/** The numbered turning points above the curve, each a button that jumps there. */
const TurningMarks = ({ points, rows, paper, moves }: TurningMarksProps) => {
  const texts = useReplayTexts()
  const { steps, views } = useReplayGame()
  const people = usePeople()
  const go = useReplay(({ go }) => go)
  const placed = points.map((point, index) => {
    const { place = 0, row = 0 } = rows.marks[index] ?? {}
    return { point, number: index + 1, left: place, top: row * MARK, x: pointX(point, paper, moves) }
  })
  return (
    <>
      <svg className={styles.leaders} width={paper.width} height={paper.height} aria-hidden="true">
        {placed.map(({ number, left, top, x }) => (
          <path
            key={number}
            d={`M${left} ${top + MARK - 2}L${x} ${rows.rows * MARK + 4}V${paper.bottom + 4}`}
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
          aria-label={texts.turningPoint(number, views[point.at])}
          title={turningPointName(point, steps, texts, people)}
          onClick={() => go(point.at + 1)}
        >
          {number}
        </button>
      ))}
    </>
  )
}

/** The middle of the knob marks the move, so the track is longer than the curve by one knob. */
const KNOB = 22

const NARROW = 520

const acrossOf = (width: number): Pick<Paper, 'left' | 'right'> =>
  width < NARROW ? { left: 34, right: width - 124 } : { left: 38, right: width - 128 }

/** Each row of numbers adds to the height. */
const paperOf = (width: number, rows: number): Paper => {
  const top = 22 + (rows - 1) * MARK
  const bottom = top + (width < NARROW ? 90 : 68)
  return { ...acrossOf(width), width, height: bottom + (width < NARROW ? 20 : 18), top, bottom }
}

/** The filled share of the track, which CSS cannot compute. */
const trackStyle = ({ left, right }: Paper, share: number): CSSProperties & Record<'--done', string> => ({
  left: left - KNOB / 2,
  width: right - left + KNOB,
  '--done': `${share * 100}%`,
})

export const Scrubber = () => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const replay = useReplayGame()
  const { steps, views } = replay
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const go = useReplay(({ go }) => go)
  const found = useReplay(({ review }) => review)
  const played = useCurve()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const points = found?.turningPoints ?? []
  const rows = layOut(points, acrossOf(width), steps.length)
  const paper = paperOf(width, rows.rows)
  const [isExpectedShown, setExpectedShown] = useState(true)
  const expected = found !== null && isExpectedShown ? found.curve : null
  const what = tableTexts.replay(`chart.${expected === null ? replayMeasure(replay) : 'expected'}`)
  const curve = expected ?? played
  const relative = useMemo(() => fromAverage(curve), [curve])
  const hovered = useHoveredMoment(box, paper, steps.length, go)
  const [hasFocus, setFocus] = useState(false)
  const marked = hovered ?? (hasFocus ? moveNumber : null)
  return (
    <div className={styles.scrubber} ref={box}>
      {paper.width > 0 && (
        <Chart curve={curve} relative={relative} paper={paper} what={what} hasRoundsLabel={found === null} />
      )}
      {marked !== null && (
        <CurveTooltip
          title={texts.when(views[marked], people)}
          names={people.displayNames}
          curve={curve}
          relative={relative}
          moment={marked}
          x={paper.left + ((paper.right - paper.left) * marked) / Math.max(1, steps.length)}
          paper={paper}
        />
      )}
      <TurningMarks points={points} rows={rows} paper={paper} moves={steps.length} />
      <input
        type="range"
        className={styles.range}
        style={trackStyle(paper, moveNumber / Math.max(1, steps.length))}
        min={0}
        max={steps.length}
        value={moveNumber}
        aria-label={tableTexts.replay('slider')}
        aria-valuetext={tableTexts.replay('slider.text', {
          at: moveNumberText(moveNumber, steps.length, tableTexts),
          when: texts.when(views[moveNumber], people),
        })}
        onChange={({ target }) => go(target.valueAsNumber)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      {found !== null && (
        <button
          type="button"
          className={
            isExpectedShown
              ? `${frameStyles.tag} ${styles.curve} ${frameStyles.on}`
              : `${frameStyles.tag} ${styles.curve}`
          }
          aria-pressed={isExpectedShown}
          onClick={() => setExpectedShown(!isExpectedShown)}
        >
          {tableTexts.replay('chart.expected')}
        </button>
      )}
    </div>
  )
}
