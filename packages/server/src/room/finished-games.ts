/** The record of a finished game, and its rematch. */
import { createHash } from 'node:crypto'
import { accept, printRecord, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomFeedMessage, RoomSettings } from '@quayside/protocol'
import { isApiBot } from '../storage/identifiers.ts'
import type { StoredRoom } from '../storage/room-repository.ts'
import type { InvitationRow, PlayerRow, SeatRow } from '../storage/schema.ts'
import type { NewRoom } from './new-room.ts'
import type { Rooms } from './rooms.ts'
import { commitmentOf, fairDealOf, isFreeSeat } from './seats.ts'

/** The record of a finished game; it contains the seed, so it is secret before. */
export const exportRecord = async (rooms: Rooms, id: string): Promise<Result<string>> => {
  const entered = await rooms.acquire(id)
  if (!entered.ok) return entered
  const { room, leave } = entered.value
  const { isOver } = room
  const fair = fairDealOf(room.row, room.seats)
  const record = fair === null ? room.game.record : { ...room.game.record, fair }
  leave()
  return isOver ? accept(printRecord(record)) : refused('game-not-over')
}

/** The first player who asks for a rematch opens it. Derived from the room, so that two requests cannot open two. */
const rematchId = (room: string): string =>
  createHash('sha256').update(`rematch ${room}`).digest('base64url').slice(0, room.length)

/**
 * The same bots and API bots, and invitations for the other players, also for those who left and whose seats bots took
 * over. A player with two seats is invited to the first.
 */
const rematchSeats = (seats: readonly SeatRow[], host: string): NewRoom['seats'] => {
  const invited = new Set<string>()
  return seats.map(({ bot_level: bot, name, player_id: player }) => {
    if (bot !== null && (player === null || isApiBot(player))) return { kind: 'bot', level: bot }
    if (player === null || invited.has(player)) return { kind: 'open' }
    if (player === host || isApiBot(player)) return { kind: 'theirs', name, player }
    invited.add(player)
    return { kind: 'invited', name, player }
  })
}

type Deal = Pick<NewRoom, 'nonce' | 'commitment'>

/** Takes the reserved seat of a player. A player who has a seat already, or no reserved one, just gets the room id. */
const acceptRematch = async (
  rooms: Rooms,
  next: StoredRoom,
  player: PlayerRow,
  { nonce, commitment }: Deal,
): Promise<Result<string>> => {
  const { id } = next.room
  const invitation = (await rooms.store.invitations.toRoom(id)).find((one) => one.player_id === player.id)
  const isOpen = invitation?.answer !== 'accepted' && invitation?.seat_number != null
  if (!isOpen || next.seats.some(({ player_id: sitter }) => sitter === player.id)) return accept(id)
  // A nonce for another commitment may have been known before the server chose this deal, so it is not used.
  const isForThisDeal = commitment === undefined || commitment === commitmentOf(next.room)
  const joined = await rooms.seating.join(
    id,
    invitation.seat_number,
    player,
    isForThisDeal ? (nonce ?? null) : null,
  )
  // A player who declined before may find the seat taken, and joins as a spectator.
  return joined.ok || joined.refusal.code === 'seat-taken' ? accept(id) : joined
}

/** A finished room in which the player had a seat, even if they left it. */
const finishedRoom = async (rooms: Rooms, id: string, player: string): Promise<Result<StoredRoom>> => {
  const stored = await rooms.store.rooms.find(id)
  if (!stored?.seats.some((seat) => seat.player_id === player)) return refused('not-in-room')
  return (await rooms.store.rooms.isOver(id)) ? accept(stored) : refused('game-not-over')
}

export const rematch = async (
  rooms: Rooms,
  id: string,
  player: PlayerRow,
  address: string | null = null,
  deal: Deal = {},
): Promise<Result<string>> => {
  const before = await finishedRoom(rooms, id, player.id)
  if (!before.ok) return before
  const { room, seats } = before.value
  const next = rematchId(id)
  const acceptExisting = async (): Promise<Result<string> | null> => {
    const found = await rooms.find(next)
    return found.ok ? acceptRematch(rooms, found.value, player, deal) : null
  }
  try {
    const existing = await acceptExisting()
    if (existing !== null) return existing
    const newRoom: NewRoom = {
      id: next,
      host: player.id,
      game: room.game,
      options: JSON.parse(room.options_json),
      ...deal,
      seats: rematchSeats(seats, player.id),
      settings: JSON.parse(room.settings_json) as RoomSettings,
      rematchOf: id,
    }
    const opened = await rooms.open(newRoom, address)
    if (!opened.ok) return opened
    await rooms.rematchChanged(id)
    return accept(next)
  } catch (problem) {
    // Another request created the rematch first.
    const existing = await acceptExisting()
    if (existing !== null) return existing
    throw problem
  }
}

type RematchMessage = Extract<RoomFeedMessage, { readonly kind: 'rematch' }>

/** The state of the rematch for the participants of a finished game; null before a player asked for one. */
export const rematchMessage = async (rooms: Rooms, id: string): Promise<RematchMessage | null> => {
  const found = await rooms.find(rematchId(id))
  if (!found.ok) return null
  const { room, seats } = found.value
  const invitations = await rooms.store.invitations.toRoom(room.id)
  const seatsThat = (answer: InvitationRow['answer']): Seat[] =>
    invitations.flatMap((one) => (one.answer === answer && one.seat_number !== null ? one.seat_number : []))
  return {
    kind: 'rematch',
    room: room.id,
    accepted: seats.filter(isTakenByPerson).map(({ seat_number: seat }) => seat),
    pending: seatsThat(null),
    declined: seatsThat('declined'),
    asker: seats.find(({ player_id: player }) => player === room.host_id)?.seat_number ?? null,
    isStarted: !seats.some(isFreeSeat),
  }
}

const isTakenByPerson = ({ player_id: player, bot_level: bot }: SeatRow): boolean =>
  player !== null && bot === null && !isApiBot(player)
