/** Seats of a room, its fair deal, and its public information. */
import { randomBytes } from 'node:crypto'
import { dealCommitment, type FairDeal, fairDealSeed, type Seat } from '@quayside/kernel'
import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import { isApiBot } from '../storage/identifiers.ts'
import type { RoomListItem } from '../storage/room-repository.ts'
import type { RoomRow, SeatRow } from '../storage/schema.ts'
import type { RoomStatus } from './room-status.ts'

/** A room with its seats, loaded or not. */
export interface RoomWithSeats {
  readonly row: RoomRow
  readonly seats: readonly SeatRow[]
}

export const isFreeSeat = ({ bot_level: bot, secret_hash: key }: SeatRow): boolean =>
  bot === null && key === null

/** No deciders before all seats are taken. */
export const roomDeciders = ({ seats, summary: standing }: RoomListItem): readonly number[] =>
  seats.some(isFreeSeat) ? [] : (JSON.parse(standing.deciders_json) as number[])

/** The seats with the bots that replace players who left. */

/** The database may already have a replacement that the loaded log has not. */
export const seatsWithReplacements = (
  places: readonly SeatRow[],
  { replacements: bots }: Pick<RoomStatus, 'replacements'>,
): readonly SeatRow[] =>
  places.map((place) =>
    place.player_id === null ? place : { ...place, bot_level: bots[place.seat_number] ?? null },
  )

/** Seats that are not played by the server's own bots. */
export const externalSeats = (seats: readonly SeatRow[]): readonly Seat[] =>
  seats.filter(({ bot_level: bot }) => bot === null).map(({ seat_number: seat }) => seat)

export const humanSeats = (seats: readonly SeatRow[]): readonly Seat[] =>
  externalSeats(seats.filter(({ player_id: player }) => !isApiBot(player)))

/** The fair deal: no player can choose the seed, and it is unknown until all seats are taken. */

/** 256 bits that are committed to, and 128 that keep the commitment from being tried out. */
export interface DealSecret {
  readonly secret: string
  readonly salt: string
}

export const drawDealSecret = (): DealSecret => ({
  secret: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
})

/** Lies on the room while seats are free; the cards of the game itself are dealt when the last one is taken. */
export const WAITING_SEED = 'waiting'

const noncesOf = (seats: readonly SeatRow[]): FairDeal['nonces'] => seats.map(({ nonce }) => nonce)

/** The seed that a room is played with. A row holds the secret; a room without a salt has the seed itself there. */
export const dealSeed = (
  { seed, salt }: Pick<RoomRow, 'seed' | 'salt'>,
  seats: readonly SeatRow[],
): string => {
  if (salt === null) return seed
  return seats.some(isFreeSeat) ? WAITING_SEED : fairDealSeed(seed, noncesOf(seats))
}

/** The public commitment; null when the host chose the seed. */
export const commitmentOf = ({ seed, salt }: Pick<RoomRow, 'seed' | 'salt'>): string | null =>
  salt === null ? null : dealCommitment(seed, salt)

/** What makes the deal known, so for games that are over only. */
export const fairDealOf = ({ seed, salt }: RoomRow, seats: readonly SeatRow[]): FairDeal | null => {
  if (salt === null || seats.some(isFreeSeat)) return null
  return { commitment: dealCommitment(seed, salt), secret: seed, salt, nonces: noncesOf(seats) }
}

/** The public information of a room. */
export const roomInfo = (row: RoomRow, seats: readonly SeatRow[]): RoomInfo => {
  const { id, game, rules_version: rules, options_json: options, settings_json: settings } = row
  const commitment = commitmentOf(row)
  return {
    room: id,
    game,
    rulesVersion: rules,
    options: JSON.parse(options) as unknown,
    seats: seats.map((seat) => ({
      name: seat.name,
      bot: seat.bot_level,
      free: isFreeSeat(seat),
      ...(isApiBot(seat.player_id) ? { program: true as const } : {}),
    })),
    settings: JSON.parse(settings) as RoomSettings,
    ...(commitment === null ? {} : { commitment }),
    ...(row.seed_chosen === 1 ? { seedChosen: true as const } : {}),
  }
}
