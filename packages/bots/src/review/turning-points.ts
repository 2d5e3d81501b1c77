import type { Seat } from '@quayside/kernel'
import { lead } from '../advice/lead.ts'

/** A command that changed the expected outcome. */
export interface TurningPoint {
  /** Move number of the position before the command. */
  readonly at: number
  /** `lead`: the seat is now expected to win. `gain`, `loss`: its turn improved or worsened its lead. */
  readonly kind: 'lead' | 'gain' | 'loss'
  readonly seat: Seat
  /** Points of lead: the new lead, or the gain or loss. */
  readonly points: number
}

interface Scale {
  readonly lead: number
  readonly noise: number
}

/** Only the largest swings are reported. */
const SWINGS = 5

/** In the order of the game. `seats` are the seats that moved; `curve` has one row more. */
export const turningPoints = (
  curve: readonly (readonly number[])[],
  seats: readonly Seat[],
  scale: Scale,
): TurningPoint[] =>
  [...leadChanges(curve, scale), ...swings(curve, seats, scale)].sort((a, b) => a.at - b.at)

/** A new leader, by more than the evaluator's error. The first leader of a game is not a change. */
const leadChanges = (curve: readonly (readonly number[])[], scale: Scale): TurningPoint[] => {
  const found: TurningPoint[] = []
  let leader: Seat | null = null
  for (const [position, finals] of curve.entries()) {
    if (finals.length < 2) return []
    const seat = finals.indexOf(Math.max(...finals))
    const points = lead(finals, seat, scale.lead)
    if (seat === leader || points < scale.noise) continue
    if (leader !== null) found.push({ at: position - 1, kind: 'lead', seat, points })
    leader = seat
  }
  return found
}

const swings = (
  curve: readonly (readonly number[])[],
  seats: readonly Seat[],
  scale: Scale,
): TurningPoint[] => {
  const found: TurningPoint[] = []
  let begun = 0
  for (const [at, seat] of seats.entries()) {
    if (seats[at + 1] === seat) continue
    const change = leadAt(at + 1, seat) - leadAt(begun, seat)
    if (Math.abs(change) >= 2 * scale.noise)
      found.push({ at, kind: change > 0 ? 'gain' : 'loss', seat, points: Math.abs(change) })
    begun = at + 1
  }
  return found.sort((a, b) => b.points - a.points).slice(0, SWINGS)

  function leadAt(position: number, seat: Seat): number {
    return lead(curve[position] as readonly number[], seat, scale.lead)
  }
}
