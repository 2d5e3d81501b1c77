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
