/** Numbers along the moves of a game, each a button that goes to its move. */
import type { Paper } from '@quayside/table/charts/chart-scale.ts'
import { type Rows, spreadInRows } from '@quayside/table/charts/spread-labels.ts'
import styles from './replay.module.css'
import { useReplay } from './replay-store.ts'

export interface NumberedMark {
  readonly number: number
  /** The number of the move that it goes to. */
  readonly position: number
  readonly label: string
  readonly title: string
}

/** Size of a number, in pixels. */
export const MARK = 24

export type Across = Pick<Paper, 'left' | 'right'>

const markX = ({ position }: NumberedMark, { left, right }: Across, moves: number): number =>
  left + ((right - left) * position) / Math.max(1, moves)

/** Places each number as near to its move as possible without overlap; the marks must be in the order of the game. */
export const layOutMarks = (marks: readonly NumberedMark[], across: Across, moves: number): Rows =>
  spreadInRows(
    marks.map((mark) => markX(mark, across, moves)),
    MARK,
    across.left,
    // The seat names start there.
    across.right - 4,
  )

interface NumberedMarksProps {
  readonly kind: 'turning-point' | 'mistake-mark'
  /** In the order of the game. */
  readonly marks: readonly NumberedMark[]
  readonly laid: Rows
  readonly paper: Paper
  readonly moves: number
}

export const NumberedMarks = ({ kind, marks, laid, paper, moves }: NumberedMarksProps) => {
  const moveNumber = useReplay((replay) => replay.moveNumber)
  const go = useReplay((replay) => replay.go)
  const placed = marks.map((mark, index) => {
    const { place = 0, row = 0 } = laid.marks[index] ?? {}
    return { ...mark, left: place, top: row * MARK, x: markX(mark, paper, moves) }
  })
  return (
    <>
      <svg className={styles.leaders} width={paper.width} height={paper.height} aria-hidden="true">
        {placed.map(({ number, left, top, x }) => (
          <path
            key={number}
            d={`M${left} ${top + MARK - 2}L${x} ${laid.rows * MARK + 4}V${paper.bottom + 4}`}
          />
        ))}
      </svg>
      {placed.map(({ position, number, left, top, label, title }) => (
        <button
          key={number}
          type="button"
          className={styles.turningPoint}
          data-ui={kind}
          style={{ left, top }}
          aria-label={label}
          aria-current={position === moveNumber ? 'step' : undefined}
          title={title}
          onClick={() => go(position)}
        >
          {number}
        </button>
      ))}
    </>
  )
}
