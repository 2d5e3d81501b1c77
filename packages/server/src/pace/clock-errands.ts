import type { Laid } from '../rooms/laid.ts'
import { TIMEOUT_JOB, type ErrandPlan } from '../storage/errands.ts'
import type { Deadline } from './clock.ts'

/** An errand for the first person whose time will be up. */
export const clockErrands = ({ row, seats }: Laid, deadlines: readonly Deadline[]): readonly ErrandPlan[] => {
  const people = deadlines.filter(({ seat }) => (seats[seat]?.bot ?? null) === null)
  const due = people.length === 0 ? null : Math.min(...people.map(({ at }) => at))
  const id = `${TIMEOUT_JOB}-${row.id}`
  return [{ id, kind: TIMEOUT_JOB, room: row.id, about: '{}', due, owner: row.host }]
}
