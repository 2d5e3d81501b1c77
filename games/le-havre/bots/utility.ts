/** A lead of this many francs makes a win about three times as likely. */
export const LEAD_SCALE = 18

/**
 * Utility of a seat from all expected final wealths, own seat first: the chance to win, plus a little for
 * every franc so that a decided game is still played well.
 */
export const utility = (finals: ArrayLike<number>): number => {
  const own = finals[0] as number
  let others = 0
  for (let place = 1; place < finals.length; place++)
    others += Math.exp(((finals[place] as number) - own) / LEAD_SCALE)
  return 1 / (1 + others) + own / 1000
}
