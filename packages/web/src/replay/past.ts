/** A game that is looked back at. */
import { accept, type Result, type Viewer } from '@quayside/kernel'
import { leHavre, type State } from '@quayside/le-havre'
import type { SeatPlan, ToldPast } from '../host/protocol.ts'
import type { Step } from '../le-havre/state/table.ts'
import { readStep } from '../state/table-state.ts'

export interface Past {
  readonly seats: readonly SeatPlan[]
  readonly viewer: Viewer
  /** One more than there are steps. */
  readonly views: readonly State[]
  readonly steps: readonly Step[]
  /** The whole game; null while it is under way. */
  readonly text: string | null
}

export const readPast = ({ seats, viewer, views, steps, text }: ToldPast): Result<Past> => {
  const read: State[] = []
  for (const literal of views) {
    const view = leHavre.position.read(literal)
    if (!view.ok) return view
    read.push(view.value)
  }
  return accept({ seats, viewer, views: read, steps: steps.flatMap((step) => readStep(leHavre, step)), text })
}
