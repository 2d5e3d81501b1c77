import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import { hashOf, sameHash } from '../rooms/keys.ts'
import type { SeatRow } from '../storage/schema.ts'
import type { Hello } from './arrive.ts'

/** A bot plays on for somebody who left. */
const stillThere = ({ seat, bot }: SeatRow): Result<Seat> =>
  bot === null ? accept(seat) : refused('seat-left', { seat: seat + 1 })

/** The seat that a hello opens: by the seat's own secret, or by who the player is. */
export const seatFor = (
  seats: readonly SeatRow[],
  { key, seat = 0 }: Pick<Hello, 'key' | 'seat'>,
  player: string | null,
): Result<Seat> => {
  if (key !== undefined) {
    const hash = hashOf(key)
    const opened = seats.find((one) => one.key !== null && sameHash(one.key, hash))
    return opened ? stillThere(opened) : refused('wrong-key')
  }
  const own = seats[seat]
  return player !== null && own?.player === player
    ? stillThere(own)
    : refused('not-your-seat', { seat: seat + 1 })
}
