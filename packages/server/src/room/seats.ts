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
export const roomDeciders = ({ seats, summary }: RoomListItem): readonly number[] =>
  seats.some(isFreeSeat) ? [] : (JSON.parse(summary.deciders_json) as number[])

/**
 * The seats with the bots that replace players who left. Replacements come from the log alone, because the database
 * may already have one that the loaded log has not.
 */
export const seatsWithReplacements = (
  stored: readonly SeatRow[],
  { replacements }: Pick<RoomStatus, 'replacements'>,
): readonly SeatRow[] =>
  stored.map((seat) =>
    seat.player_id === null ? seat : { ...seat, bot_level: replacements[seat.seat_number] ?? null },
  )

/** Seats that are not played by the server's own bots. */
export const externalSeats = (seats: readonly SeatRow[]): readonly Seat[] =>
  seats.filter(({ bot_level: bot }) => bot === null).map(({ seat_number: seat }) => seat)

export const humanSeats = (seats: readonly SeatRow[]): readonly Seat[] =>
  externalSeats(seats.filter(({ player_id: player }) => !isApiBot(player)))

/**
 * The server's part of a fair deal, in which no player can choose the seed: 256 secret bits that the server commits to,
 * and a 128-bit salt so that the commitment cannot be brute-forced.
 */
export interface DealSecret {
  readonly secret: string
  readonly salt: string
}

export const drawDealSecret = (): DealSecret => ({
  secret: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
})

/** Placeholder while seats are free; the cards are dealt when the last seat is taken. */
export const WAITING_SEED = 'waiting'

const noncesOf = (seats: readonly SeatRow[]): FairDeal['nonces'] => seats.map(({ nonce }) => nonce)

/** The seed of the game. `seed` in the row is the server's secret, or the seed itself in a room without a salt. */
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

/** Reveals the deal, so it may be called for finished games only. */
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
