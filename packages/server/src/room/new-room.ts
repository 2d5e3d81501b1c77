/** Laying a room out: what was wished for, checked, with a place for everybody. */
import { accept, newRecord, type Refusal, type Result, refused } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { createId, createSecret, hashSecret } from '../storage/identifiers.ts'
import type { RoomRow, RoomSummaryRow, SeatRow } from '../storage/schema.ts'
import { type AnyRules, botLevels } from './games.ts'
import { roomSummary } from './room-state.ts'
import { type DealSecret, dealSeed, isFreeSeat, WAITING_SEED } from './seats.ts'

/** Who shall sit where: the one who opens the room, a bot, or whoever comes. */
type SeatWish =
  | { readonly kind: 'mine'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }
  /** Somebody who is known by who they are. */
  | { readonly kind: 'theirs'; readonly name: string; readonly player: string }

export interface NewRoom {
  /** Drawn when absent. */
  readonly id?: string
  /** The player who opens it. */
  readonly host: string
  readonly game: string
  readonly options: unknown
  /** Chosen by the host; nobody can choose the deal without. */
  readonly seed?: string
  /** What the host adds to the deal, for each of their seats. */
  readonly nonce?: string
  /** Of the secret that was prepared for the host; a new one is drawn without. */
  readonly commitment?: string
  readonly seats: readonly SeatWish[]
  readonly settings: RoomSettings
  /** Whether everybody may find it. */
  readonly listed?: boolean
}

/** What only the one who opened the room learns. */
export interface CreatedRoom {
  readonly id: string
  /** To the deal; null where the host chose the seed. */
  readonly commitment: string | null
  /** The keys of the seats that are theirs, by seat. */
  readonly keys: Readonly<Record<number, string>>
}

interface RoomRows {
  readonly row: RoomRow
  readonly seats: readonly SeatRow[]
  readonly standing: RoomSummaryRow
  readonly keys: CreatedRoom['keys']
}

export const createRoomRows = (
  newRoom: NewRoom,
  drawn: DealSecret,
  rules: AnyRules,
  now: number,
): Result<RoomRows> => {
  const { seed: chosen, nonce = null } = newRoom
  // Whoever chooses the seed knows every card, so nobody may come to such a room unasked.
  if (chosen !== undefined && newRoom.listed === true) return refused('seed-chosen')
  const agreed = newRecord(rules, newRoom.options, chosen ?? WAITING_SEED)
  if (!agreed.ok) return agreed
  const { options } = agreed.value
  const refusal = whyNot(newRoom, rules.seatCount(rules.setup(options, WAITING_SEED)))
  if (refusal !== null) return { ok: false, refusal }
  const id = newRoom.id ?? createId()
  const keys: Record<number, string> = {}
  const seats = newRoom.seats.map((seatWish, seat): SeatRow => {
    const empty = {
      room_id: id,
      seat_number: seat,
      name: '',
      bot_level: null,
      secret_hash: null,
      player_id: null,
      nonce: null,
    }
    if (seatWish.kind === 'open') return empty
    if (seatWish.kind === 'bot') return { ...empty, bot_level: seatWish.level }
    const key = createSecret()
    if (seatWish.kind === 'mine') keys[seat] = key
    const player = seatWish.kind === 'mine' ? newRoom.host : seatWish.player
    const added = player === newRoom.host ? nonce : null
    return { ...empty, name: seatWish.name, secret_hash: hashSecret(key), player_id: player, nonce: added }
  })
  const deal = chosen === undefined ? { seed: drawn.secret, salt: drawn.salt } : { seed: chosen, salt: null }
  const state = rules.setup(options, dealSeed(deal, seats))
  const row: RoomRow = {
    id,
    game: rules.game,
    rules_version: rules.version,
    options_json: JSON.stringify(options),
    ...deal,
    seed_chosen: chosen === undefined ? 0 : 1,
    deal_hash: deal.salt !== null && seats.some(isFreeSeat) ? '' : rules.deal(state),
    settings_json: JSON.stringify(newRoom.settings),
    host_id: newRoom.host,
    started_at: now,
  }
  return accept({ row, seats, standing: roomSummary(id, 0, { rules, state, moveNumber: 0 }, now), keys })
}

const whyNot = ({ game, seats, settings: { absent } }: NewRoom, players: number): Refusal | null => {
  if (seats.length !== players)
    return refused('wrong-seat-count', { seats: seats.length, needed: players }).refusal
  if (seats.every(({ kind }) => kind === 'bot')) return refused('no-seat-for-people').refusal
  const bots = [...seats, absent].flatMap((one) => (one.kind === 'bot' ? one.level : []))
  const unknown = bots.find((level) => !botLevels(game).includes(level))
  return unknown === undefined ? null : refused('unknown-bot-level', { level: unknown }).refusal
}
