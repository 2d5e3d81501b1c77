import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { ClientMessage } from '@quayside/protocol'
import { hashOf, sameHash } from '../rooms/keys.ts'
import type { SeatRow } from '../storage/schema.ts'

/** A bot plays on for somebody who left. */
const stillThere = ({ seat, bot }: SeatRow): Result<Seat> =>
  bot === null ? accept(seat) : refused('seat-left', { seat: seat + 1 })

/** The seat that a hello opens: by the seat's own secret, by who the player is, or none for a spectator. */
export const seatFor = (
  seats: readonly SeatRow[],
  { key, seat }: Extract<ClientMessage, { kind: 'hello' }>,
  player: string | null,
): Result<Seat | null> => {
  if (key !== undefined) {
    const hash = hashOf(key)
    const opened = seats.find((one) => one.key !== null && sameHash(one.key, hash))
    return opened ? stillThere(opened) : refused('wrong-key')
  }
  if (seat === undefined) return accept(null)
  const own = seats[seat]
  return player !== null && own?.player === player
    ? stillThere(own)
    : refused('not-your-seat', { seat: seat + 1 })
}
