/** A game that is looked back at. */

import type { ReplayAdapter } from '@quayside/game'
import { accept, type Result, type Viewer } from '@quayside/kernel'
import type { ReplayData, SeatOccupant } from '@quayside/table/session/messages.ts'
import { readStep, type Step } from '@quayside/table/session/table-state.ts'

export interface ReplayGame {
  readonly game: ReplayAdapter
  readonly seats: readonly SeatOccupant[]
  readonly viewer: Viewer
  /** One more than there are steps. */
  readonly views: readonly unknown[]
  readonly steps: readonly Step[]
  /** The whole game; null while it is under way. */
  readonly text: string | null
}

/** The game is the one that is told of. */
export const parseReplay = (
  { seats, viewer, views, steps, text }: ReplayData,
  game: ReplayAdapter,
): Result<ReplayGame> => {
  const read: unknown[] = []
  for (const literal of views) {
    const view = game.rules.position.read(literal)
    if (!view.ok) return view
    read.push(view.value)
  }
  const played = steps.flatMap((step) => readStep(game.rules, step))
  return accept({ game, seats, viewer, views: read, steps: played, text })
}
