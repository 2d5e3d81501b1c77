import type { RoomInfo } from '@quayside/protocol'
import type { RoomRow, SeatRow } from '../storage/schema.ts'

/** What everybody may know of a table. */
export const infoOf = ({ id, game }: RoomRow, seats: readonly SeatRow[]): RoomInfo => ({
  room: id,
  game,
  seats: seats.map(({ name, bot, key }) => ({ name, bot, free: bot === null && key === null })),
})
