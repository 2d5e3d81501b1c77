/** Plans a word to everybody that a table waits for; by the time it is due they may have come by themselves. */
import type { Laid } from '../rooms/laid.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import type { StandingRow } from '../storage/schema.ts'

export const TURN_ERRAND = 'turn'

/** Whoever is at the table needs no word. */
const PATIENCE_MS = 60_000

export interface TurnAbout {
  readonly player: string
  readonly seat: number
  /** It speaks for all the tables of the player. */
  readonly gathered: boolean
}

export const turnErrands = (
  { row, seats }: Laid,
  { waits, changed }: Pick<StandingRow, 'waits' | 'changed'>,
): readonly ErrandPlan[] => {
  const waiting = JSON.parse(waits) as number[]
  return seats.flatMap(({ seat, player }) => {
    if (player === null) return []
    const about: TurnAbout = { player, seat, gathered: false }
    return {
      id: `${TURN_ERRAND}-${row.id}-${seat}`,
      kind: TURN_ERRAND,
      room: row.id,
      about: JSON.stringify(about),
      due: waiting.includes(seat) ? changed + PATIENCE_MS : null,
    }
  })
}
