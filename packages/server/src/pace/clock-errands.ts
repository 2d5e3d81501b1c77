import type { Laid } from '../rooms/laid.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import type { Deadline } from './clock.ts'

export const CLOCK_ERRAND = 'clock'

/** An errand for the first person whose time will be up. */
export const clockErrands = ({ row, seats }: Laid, deadlines: readonly Deadline[]): readonly ErrandPlan[] => {
  const people = deadlines.filter(({ seat }) => (seats[seat]?.bot ?? null) === null)
  const due = people.length === 0 ? null : Math.min(...people.map(({ at }) => at))
  const id = `${CLOCK_ERRAND}-${row.id}`
  return [{ id, kind: CLOCK_ERRAND, room: row.id, about: '{}', due, owner: row.host }]
}
