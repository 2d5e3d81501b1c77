import type { Seat } from '@quayside/kernel'

/**
 * How far a seat is ahead of the others, in points; alone, its points. Among several the nearest rival counts most:
 * it is the lead against one of them that gives the same chance to win.
 */
export const lead = (finals: readonly number[], seat: Seat, scale: number): number => {
  const own = finals[seat] as number
  if (finals.length === 1) return own
  let rivals = 0
  for (const [other, points] of finals.entries())
    if (other !== seat) rivals += Math.exp((points - own) / scale)
  return -scale * Math.log(rivals)
}
