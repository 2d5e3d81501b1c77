import type { Estimate } from '@quayside/table/session/messages.ts'

/** The latest that is not ahead of the table. */
export const estimateAt = (estimates: readonly Estimate[], position: number): Estimate | undefined =>
  estimates
    .filter(({ at }) => at <= position)
    .reduce<Estimate | undefined>(
      (best, one) => (best !== undefined && best.at > one.at ? best : one),
      undefined,
    )
