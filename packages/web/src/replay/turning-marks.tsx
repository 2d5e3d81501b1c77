import type { TurningPoint } from '@quayside/bots'
import type { Paper } from './chart-scale.ts'
import { useReplay } from './replay-state.ts'
import { useSpoken } from './spoken.ts'
import { usePast } from './use-past.ts'

interface TurningMarksProps {
  readonly points: readonly TurningPoint[]
  readonly paper: Paper
  readonly moves: number
}

/** Where the game turned, numbered, above the curve and the slider: each leads there. */
export const TurningMarks = ({ points, paper, moves }: TurningMarksProps) => {
  const spoken = useSpoken()
  const { views } = usePast()
  const go = useReplay(({ go }) => go)
  return points.map((point, place) => (
    <button
      key={`${point.at} ${point.kind}`}
      type="button"
      className="tpm"
      style={{ left: paper.left + ((paper.right - paper.left) * (point.at + 1)) / Math.max(1, moves) }}
      aria-label={spoken.turningPoint(place + 1, views[point.at])}
      onClick={() => go(point.at + 1)}
    >
      {place + 1}
    </button>
  ))
}
