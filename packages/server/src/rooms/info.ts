import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import { isProgram } from '../bots-api/program.ts'
import type { RoomRow, SeatRow } from '../storage/schema.ts'
import { commitmentOf } from './fair-deal.ts'
import { isFree } from './laid.ts'

/** What everybody may know of a table. */
export const infoOf = (row: RoomRow, seats: readonly SeatRow[]): RoomInfo => {
  const { id, game, rules, options, settings } = row
  const commitment = commitmentOf(row)
  return {
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
    ...(commitment === null ? {} : { commitment }),
    ...(row.seed_chosen === 1 ? { seedChosen: true as const } : {}),
  }
}
