import type { Seat } from '@quayside/kernel'
import { lead } from '../advice/lead.ts'

/** A command after which the game looked different. */
export interface TurningPoint {
  /** The number of the position that the command was made in. */
  readonly at: number
  /** The seat is now expected to win, or its turn brought it forward or threw it back. */
  readonly kind: 'lead' | 'gain' | 'loss'
  readonly seat: Seat
  /** Points of lead: by which it leads, or that it has gained or lost. */
  readonly points: number
}

interface Scale {
  readonly lead: number
  readonly noise: number
}

/** Of the turns that brought much, the greatest. */
const SWINGS = 5

/** In the order of the game. `seats` are those who gave the commands, `curve` has one row more. */
export const turningPoints = (
  curve: readonly (readonly number[])[],
  seats: readonly Seat[],
  scale: Scale,
): TurningPoint[] =>
  [...leadChanges(curve, scale), ...swings(curve, seats, scale)].sort((a, b) => a.at - b.at)

/** Somebody else leads, by more than the judge may err. Whoever leads first has turned nothing. */
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
