import { remindErrands, turnErrands } from '../notify/turn-errands.ts'
import { clockErrands } from '../pace/clock-errands.ts'
import { rateErrands } from '../ratings/rate-errands.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import { botErrands } from './bot-errands.ts'
import type { After } from './table.ts'

/** What is to happen later at a table that stands so. */
export const errandsAfter = (after: After): readonly ErrandPlan[] => {
  const { standing, deadlines, reminders, affairs, moved } = after
  return [
    ...botErrands(after, standing, affairs.policies),
    ...clockErrands(after, deadlines),
    ...turnErrands(after, standing, affairs.vacations, (seat) => after.isNewsTo(seat)),
    ...remindErrands(after, standing, reminders, deadlines),
    ...(moved ? rateErrands(after, standing) : []),
  ]
}
