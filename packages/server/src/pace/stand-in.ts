/**
 * When somebody's time is up, the table's choice is carried out: a bot decides this once, standing policies settle what
 * they can, or the table waits on.
 */
import { type AskBot, decideFor } from '../rooms/bot-seats.ts'
import { settleFor } from '../rooms/follow-policies.ts'
import type { Rooms } from '../rooms/rooms.ts'

export const standIn = async (rooms: Rooms, id: string, ask: AskBot): Promise<void> => {
  const entered = await rooms.enter(id)
  if (!entered.ok) return
  const { room, leave } = entered.value
  try {
    const { absent } = room.settings
    const late = room.deadlines.filter(
      ({ seat, at }) => at <= room.now && (room.seats[seat]?.bot ?? null) === null,
    )
    for (const { seat } of late) {
      if (absent.kind === 'policies' && (await settleFor(room, seat))) return
      if (absent.kind === 'bot' && (await decideFor(room, seat, absent.level, ask))) return
    }
    if (late.length > 0 && absent.kind === 'bot') throw new Error(`nobody stands in at table ${id}`)
  } finally {
    leave()
  }
}
