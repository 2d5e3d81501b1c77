/** What everybody at a table is called: a bot has no name of its own and gives way to people. */
import type { RoomInfo } from '@quayside/protocol'

/** As many as there are names for bots. */
const BOT_NAMES = 5

export const seatNames = (seats: RoomInfo['seats'], botName: (seat: number) => string): readonly string[] => {
  const taken = new Set(seats.flatMap(({ bot, name }) => (bot === null ? [name] : [])))
  return seats.map(({ bot, name }, seat) => {
    if (bot === null) return name
    const places = [seat, ...Array.from({ length: BOT_NAMES }, (_, place) => place)]
    const free = places.map(botName).find((wish) => !taken.has(wish)) ?? botName(seat)
    taken.add(free)
    return free
  })
}
