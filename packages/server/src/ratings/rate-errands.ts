/** A finished table is rated by an errand, so that nobody waits for it and no process forgets it. */
import type { Laid } from '../rooms/laid.ts'
import { RATING_JOB, type ErrandPlan } from '../storage/errands.ts'
import type { StandingRow } from '../storage/schema.ts'

export const rateErrands = (
  { row }: Laid,
  { over, changed }: Pick<StandingRow, 'over' | 'changed'>,
): readonly ErrandPlan[] =>
  over === 1
    ? [{ id: `${RATING_JOB}-${row.id}`, kind: RATING_JOB, room: row.id, about: '{}', due: changed }]
    : []
