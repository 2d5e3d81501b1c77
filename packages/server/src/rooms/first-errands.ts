import type { RoomSettings } from '@quayside/protocol'
import { remindErrands, turnErrands } from '../notify/turn-errands.ts'
import { clockErrands } from '../pace/clock-errands.ts'
import { type Clocked, deadlinesAt, remindersAt } from '../pace/table-clock.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import { NO_AFFAIRS } from './affairs.ts'
import { botErrands } from './bot-errands.ts'
import { dealSeed } from './fair-deal.ts'
import type { AnyRules } from './games.ts'
import { isFree, type Laid } from './laid.ts'
import { standingOf } from './standing.ts'

/** What is to happen at a table where nothing was played yet; nothing before everybody is there. */
export const firstErrands = (laid: Laid, rules: AnyRules): readonly ErrandPlan[] => {
  const { row, seats } = laid
  if (seats.some(isFree)) return []
  const state = rules.setup(JSON.parse(row.options), dealSeed(row, seats))
  const standing = standingOf(row.id, 0, { rules, state, at: 0 }, row.begun)
  const clocked: Clocked = {
    settings: JSON.parse(row.settings) as RoomSettings,
    seats: seats.length,
    begun: row.begun,
    ticks: [],
    waits: rules.deciders(state),
    affairs: NO_AFFAIRS,
  }
  const deadlines = deadlinesAt(clocked)
  return [
    ...botErrands(laid, standing),
    ...clockErrands(laid, deadlines),
    ...turnErrands(laid, standing, [], () => true),
    ...remindErrands(laid, standing, remindersAt(clocked), deadlines),
  ]
}
