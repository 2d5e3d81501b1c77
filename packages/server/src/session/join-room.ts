/** Joining a room: which seat a client may take, or what it may see as a spectator. */
import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { ClientMessage } from '@quayside/protocol'
import { Spectators } from '../broadcast/spectators.ts'
import { ChatService } from '../chat/chat-service.ts'
import type { RoomLease } from '../room/room-cache.ts'
import type { Rooms } from '../room/rooms.ts'
import { hashesEqual, hashSecret } from '../storage/identifiers.ts'
import type { SeatRow } from '../storage/schema.ts'

export interface SessionServices {
  readonly rooms: Rooms
  readonly chat: ChatService
  readonly spectators: Spectators
}

export const sessionServices = (rooms: Rooms): SessionServices => ({
  rooms,
  chat: new ChatService({
    store: rooms.store,
    now: () => rooms.ports.now(),
    onPosted: (room) => rooms.chatAdded(room),
    charge: (address, bytes) => rooms.charge(address, bytes),
  }),
  spectators: new Spectators(rooms),
})

/** The message with which a client joins a room, as a seat or as a spectator. */

export type Hello = Extract<ClientMessage, { kind: 'hello'; protocol: 2 }>

export interface JoinedRoom extends RoomLease {
  /** Null for a spectator. */
  readonly seat: Seat | null
}

export const joinRoom = async (
  { rooms, spectators }: SessionServices,
  hello: Hello,
  player: string | null,
): Promise<Result<JoinedRoom>> => {
  if (hello.seatSecret === undefined && hello.seat === undefined) {
    const watched = await spectators.watch(hello.room)
    return watched.ok ? accept({ ...watched.value, seat: null }) : watched
  }
  // Seats are checked before the room is loaded.
  const seats = await rooms.seatsAt(hello.room)
  const claimed = seats.ok ? authorizeSeat(seats.value, hello, player) : seats
  if (!claimed.ok) return claimed
  const entered = await rooms.acquire(hello.room)
  if (!entered.ok) return entered
  const { room, leave } = entered.value
  // The player may have left the seat meanwhile.
  const seat = authorizeSeat(room.seats, hello, player)
  if (seat.ok) return accept({ room, seat: seat.value, leave })
  leave()
  return seat
}

/** A replaced seat cannot be joined. */
const unlessReplaced = ({ seat_number: seat, bot_level: bot }: SeatRow): Result<Seat> =>
  bot === null ? accept(seat) : refused('seat-given-up', { seat: seat + 1 })

/** The seat that a client may join: by the secret of the seat, or as its signed-in player. */
const authorizeSeat = (
  seats: readonly SeatRow[],
  { seatSecret: key, seat = 0 }: Pick<Hello, 'seatSecret' | 'seat'>,
  player: string | null,
): Result<Seat> => {
  if (key !== undefined) {
    const hash = hashSecret(key)
    const opened = seats.find((one) => one.secret_hash !== null && hashesEqual(one.secret_hash, hash))
    return opened ? unlessReplaced(opened) : refused('invalid-seat-secret')
  }
  const own = seats[seat]
  return player !== null && own?.player_id === player
    ? unlessReplaced(own)
    : refused('not-your-seat', { seat: seat + 1 })
}
