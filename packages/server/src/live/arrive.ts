/** Where a hello leads: to a seat at a table, or to what somebody without one may see of it. */
import { accept, type Result, type Seat } from '@quayside/kernel'
import type { ClientMessage } from '@quayside/protocol'
import type { Entered } from '../rooms/open-rooms.ts'
import { seatFor } from './seat-for.ts'
import type { SessionServices } from './services.ts'

export type Hello = Extract<ClientMessage, { kind: 'hello' }>

export interface Arrived extends Entered {
  /** Null for a spectator. */
  readonly seat: Seat | null
}

export const arrive = async (
  { rooms, spectators }: SessionServices,
  hello: Hello,
  player: string | null,
): Promise<Result<Arrived>> => {
  if (hello.key === undefined && hello.seat === undefined) {
    const watched = await spectators.watch(hello.room)
    return watched.ok ? accept({ ...watched.value, seat: null }) : watched
  }
  // A table is not read for somebody who has no seat at it.
  const seats = await rooms.seatsAt(hello.room)
  const claimed = seats.ok ? seatFor(seats.value, hello, player) : seats
  if (!claimed.ok) return claimed
  const entered = await rooms.enter(hello.room)
  if (!entered.ok) return entered
  const { room, leave } = entered.value
  // Somebody may have left it meanwhile.
  const seat = seatFor(room.seats, hello, player)
  if (seat.ok) return accept({ room, seat: seat.value, leave })
  leave()
  return seat
}
