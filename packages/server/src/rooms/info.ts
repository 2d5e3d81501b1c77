import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import { isProgram } from '../bots-api/program.ts'
import type { RoomRow, SeatRow } from '../storage/schema.ts'
import { isFree } from './laid.ts'

/** What everybody may know of a table. */
export const infoOf = (
  { id, game, rules, options, settings }: RoomRow,
  seats: readonly SeatRow[],
): RoomInfo => ({
  room: id,
  game,
  rules,
  options: JSON.parse(options) as unknown,
  seats: seats.map((seat) => ({
    name: seat.name,
    bot: seat.bot,
    free: isFree(seat),
    ...(isProgram(seat.player) ? { program: true as const } : {}),
  })),
  settings: JSON.parse(settings) as RoomSettings,
})
