/** How the people at a table stand with each other, and what somebody at it may ask for. */
import type { GameEvent } from '@quayside/kernel'
import type { Affairs } from './messages.ts'

export const INITIAL_ROOM_STATUS: Affairs = {
  vote: null,
  declinedVotes: [],
  isEnded: false,
  vacations: [],
  stuckBot: null,
}

interface MoveSeen {
  readonly moveNumber: number
  readonly seat: number
  readonly events: readonly GameEvent[]
}

/**
 * Where the others could be asked to go back to: before the viewer's last own step, as long as nothing was revealed
 * since. Null where there is none.
 */
export const voteUndoTarget = (history: readonly MoveSeen[], viewer: number): number | null => {
  const steps = history.toReversed()
  const stop = steps.findIndex(({ events }) => events.some(({ reveal }) => reveal === true))
  const open = stop === -1 ? steps : steps.slice(0, stop)
  return open.find(({ seat }) => seat === viewer)?.moveNumber ?? null
}
