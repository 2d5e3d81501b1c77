import type { Seat } from '@quayside/kernel'

/**
 * The seat's lead in points; its own points in a solo game. With several rivals it is the lead over a single
 * rival that would give the same chance to win, so the closest rival counts most.
 */
export const lead = (finals: readonly number[], seat: Seat, scale: number): number => {
  const own = finals[seat] as number
  if (finals.length === 1) return own
  let rivals = 0
  for (const [other, points] of finals.entries())
    if (other !== seat) rivals += Math.exp((points - own) / scale)
  return -scale * Math.log(rivals)
}

/**
 * The share of wins that each seat can expect with these expected final points, summing to 1: equal leads have
 * equal chances.
 */
export const winShares = (finals: readonly number[], scale: number): readonly number[] =>
  finals.map((own) => 1 / finals.reduce((sum, points) => sum + Math.exp((points - own) / scale), 0))

/** The same for a game that is over: winners share one win. */
export const decidedShares = (seats: number, winners: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
