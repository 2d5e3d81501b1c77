/**
 * When somebody's time is up, the table's choice is carried out: a bot decides this once, standing policies settle what
 * they can, or the table waits on.
 */
import { JobFailure } from '../errands/job-failure.ts'
import { type AskBot, decideFor } from '../rooms/bot-seats.ts'
import { settleFor } from '../rooms/follow-policies.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { visit } from '../rooms/visit.ts'
import type { Deadline } from './clock.ts'

/** The people at a table whose time runs. */
const awaited = (room: Room): readonly Deadline[] =>
  room.deadlines.filter(({ seat }) => (room.seats[seat]?.bot ?? null) === null)

const earliest = (deadlines: readonly Deadline[]): number | null =>
  deadlines.length === 0 ? null : Math.min(...deadlines.map(({ at }) => at))

/** Whether something was decided for somebody. */
const decide = async (room: Room, late: readonly Deadline[], ask: AskBot): Promise<boolean> => {
  const { absent } = room.settings
  for (const { seat } of late) {
    if (absent.kind === 'policies' && (await settleFor(room, seat))) return true
    if (absent.kind === 'bot' && (await decideFor(room, seat, absent.level, ask, 'stand-in'))) return true
  }
  return false
}

/**
 * When there is more to do here, as far as one can see: null for never. What was decided plans that too, but not where
 * it was planned before for the same time, which is past already when a clock was put back meanwhile.
 */
export const standIn = (rooms: Rooms, id: string, ask: AskBot): Promise<number | null> =>
  visit(rooms, id, async (room) => {
    // Another process may have written what this one has not heard of yet.
    await room.catchUp()
    const { now } = room
    const people = awaited(room)
    const late = people.filter(({ at }) => at <= now)
    if (await decide(room, late, ask)) return earliest(awaited(room))
    if (late.length > 0 && room.settings.absent.kind === 'bot')
      throw new JobFailure('bot-stuck', 'nobody stands in for a seat')
    return earliest(people.filter(({ at }) => at > now))
  })
