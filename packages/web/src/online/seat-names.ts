/** Names of the seats of a room; a bot takes a name that no player has or had. */
import type { RoomInfo } from '@quayside/protocol'

const BOT_NAMES = 5

export const seatNames = (seats: RoomInfo['seats'], botName: (seat: number) => string): readonly string[] => {
  // A player who left keeps their name at the seat.
  const taken = new Set(seats.map(({ name }) => name))
  return seats.map(({ bot, name }, seat) => {
    if (bot === null) return name
    const places = [seat, ...Array.from({ length: BOT_NAMES }, (_, place) => place)]
    const free = places.map(botName).find((candidate) => !taken.has(candidate)) ?? botName(seat)
    taken.add(free)
    return free
  })
}
