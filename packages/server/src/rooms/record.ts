import { accept, printRecord, type Result, refused } from '@quayside/kernel'
import { fairDealOf } from './fair-deal.ts'
import type { Rooms } from './rooms.ts'

/** The whole record of a game; while it is played nobody may know its seed. */
export const recordOf = async (rooms: Rooms, id: string): Promise<Result<string>> => {
  const entered = await rooms.enter(id)
  if (!entered.ok) return entered
  const { room, leave } = entered.value
  const { isOver } = room
  const fair = fairDealOf(room.row, room.seats)
  const record = fair === null ? room.game.record : { ...room.game.record, fair }
  leave()
  return isOver ? accept(printRecord(record)) : refused('not-over')
}
