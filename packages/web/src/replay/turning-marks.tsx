import type { TurningPoint } from '@quayside/bots'
import { inRows, type Rows } from '@quayside/table/charts/apart.ts'
import type { Paper } from '@quayside/table/charts/scale.ts'
import styles from './replay.module.css'
import { useReplay } from './replay-store.ts'
import { useSpoken } from './replay-texts.ts'
import { usePast } from './use-past.ts'

/** How wide and high a number is. */
export const MARK = 24

type Across = Pick<Paper, 'left' | 'right'>

const placeOf = (point: TurningPoint, { left, right }: Across, moves: number): number =>
  left + ((right - left) * (point.at + 1)) / Math.max(1, moves)

/** Every number as near as can be to where it belongs, none over another. */
export const layOut = (points: readonly TurningPoint[], across: Across, moves: number): Rows =>
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
export const TurningMarks = ({ points, laid, paper, moves }: TurningMarksProps) => {
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
