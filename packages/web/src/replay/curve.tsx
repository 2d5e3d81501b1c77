/** The curve of the game with its turning points. */
import { chartScale, linePath, type Paper } from '@quayside/table/charts/chart-scale.ts'
import { type Curve, fromAverage } from '@quayside/table/charts/curve-by-round.ts'
import { CurveTooltip, difference, useHoveredMoment } from '@quayside/table/charts/curve-tooltip.tsx'
import { useSize } from '@quayside/table/charts/use-size.ts'
import { signed } from '@quayside/table/format.ts'
import { seatClass, seatIcon } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { type Across, layOutMarks, MARK, NumberedMarks } from './numbered-marks.tsx'
import styles from './replay.module.css'
import { replayMeasure } from './replay-game.ts'
import { useCurve, usePeople, useReplay, useReplayGame, useRounds } from './replay-store.ts'
import { useReplayTexts, useRoundText, useTurningPoints } from './replay-texts.ts'

interface ChartProps {
  readonly curve: Curve
  /** Differences from the average. */
  readonly relative: Curve
  readonly paper: Paper
  readonly what: string
}

const LINE = 16

const NARROW = 520

/** A long game labels fewer rounds. */
const labelInterval = (rounds: number): number => (rounds > 12 ? 4 : 2)

/** The curve of each seat: solid up to this move, dashed after it. */
const Chart = ({ curve, relative, paper, what }: ChartProps) => {
  const tableTexts = useTexts()
  const roundText = useRoundText()
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
      {ticks.map(({ round, position }, place) => (
        <text key={round} x={x(position)} y={paper.bottom + 14} textAnchor="middle">
          {place === 0 && paper.width >= NARROW ? roundText(round) : round}
        </text>
      ))}
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
      <text x={paper.right + 10} y={13}>
        {tableTexts.replay('chart.end')}
      </text>
      {seats
        .toSorted((one, other) => other.ends - one.ends)
        .map(({ name, seat, ends }, place) => (
          <g key={seat} className={seatClass(seat)}>
            <use
              href={`#${seatIcon(seat)}`}
              x={paper.right + 10}
              y={21 + place * LINE}
              width="13"
              height="13"
            />
            <text className={styles.name} x={paper.right + 27} y={32 + place * LINE}>
              {name} {signed(ends)}
            </text>
          </g>
        ))}
      <path className={styles.now} d={`M${x(moveNumber)} ${paper.top - 6}V${paper.bottom + 4}`} />
    </svg>
  )
}

/** From the first move to the last, between the numbers of the grid and the names of the seats. */
const acrossOf = (width: number): Across =>
  width < NARROW ? { left: 34, right: width - 132 } : { left: 38, right: width - 142 }

/** Each row of numbers adds to the height, unless the height is given. */
const paperOf = (width: number, rows: number, given: number | null): Paper => {
  const top = 22 + (rows - 1) * MARK
  const below = width < NARROW ? 20 : 18
  const height = given ?? top + (width < NARROW ? 90 : 68) + below
  return { ...acrossOf(width), width, height, top, bottom: height - below }
}

interface GameCurveProps {
  /** Whether the results that the review expects are shown instead of the standings. */
  readonly isExpected: boolean
  /** Whether the curve takes the height of its box, instead of giving it its height. */
  readonly fills?: boolean
  /** Whether the values of the current move are shown without a pointer. */
  readonly isMarked?: boolean
  /** Stands below, with the same horizontal scale. */
  readonly below?: (across: Across) => ReactNode
}

export const GameCurve = ({ isExpected, fills = false, isMarked = false, below }: GameCurveProps) => {
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
  const { width, height } = useSize(box)
  const marks = useTurningPoints().map(({ point, number, name, position }) => ({
    number,
    position,
    label: texts.turningPoint(number, views[point.at]),
    title: name,
  }))
  const laid = layOutMarks(marks, acrossOf(width), steps.length)
  const paper = paperOf(width, laid.rows, fills ? height : null)
  const expected = isExpected ? (found?.curve ?? null) : null
  const what = tableTexts.replay(`chart.${expected === null ? replayMeasure(replay) : 'expected'}`)
  const curve = expected ?? played
  const relative = useMemo(() => fromAverage(curve), [curve])
  const hovered = useHoveredMoment(box, paper, steps.length, go)
  const marked = hovered ?? (isMarked ? moveNumber : null)
  return (
    <div className={fills ? styles.largeCurve : styles.scrubber} ref={box}>
      {paper.width > 0 && paper.bottom > paper.top && (
        <Chart curve={curve} relative={relative} paper={paper} what={what} />
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
      <NumberedMarks kind="turning-point" marks={marks} laid={laid} paper={paper} moves={steps.length} />
      {below?.(paper)}
    </div>
  )
}
