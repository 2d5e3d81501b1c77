/** When somebody's time is up, the table's choice is carried out: a bot decides this once, or the table waits on. */
import { type AskBot, decideFor } from '../rooms/bot-seats.ts'
import type { Rooms } from '../rooms/rooms.ts'

export const standIn = async (rooms: Rooms, id: string, ask: AskBot): Promise<void> => {
  const entered = await rooms.enter(id)
  if (!entered.ok) return
  const { room, leave } = entered.value
  try {
    const { absent } = room.settings
    const late = room.deadlines.find(
      ({ seat, at }) => at <= room.now && (room.seats[seat]?.bot ?? null) === null,
    )
    if (late !== undefined && absent.kind === 'bot') await decideFor(room, late.seat, absent.level, ask)
  } finally {
    leave()
  }
}
