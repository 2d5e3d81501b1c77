/** A lead of this many points makes a win about three times as likely. */
export const LEAD_SCALE = 2

/**
 * The utility of a seat, given everybody's expected final points with its own first: the chance to be ahead, and a
 * little for every point, so that a decided game is still played well.
 */
export const utility = (finals: ArrayLike<number>): number => {
  const own = finals[0] as number
  let others = 0
  for (let place = 1; place < finals.length; place++)
    others += Math.exp(((finals[place] as number) - own) / LEAD_SCALE)
  return 1 / (1 + others) + own / 200
}
