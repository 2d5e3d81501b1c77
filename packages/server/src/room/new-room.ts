/** Creating a room: validates the request and builds its rows. */
import { accept, currentLevel, newRecord, type Refusal, type Result, refused } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { createId, createSecret, hashSecret } from '../storage/identifiers.ts'
import type { InvitationRow, RoomRow, RoomSummaryRow, SeatRow } from '../storage/schema.ts'
import { type AnyRules, botLevels } from './game-registry.ts'
import { roomSummary } from './room-state.ts'
import { type DealSecret, dealSeed, isFreeSeat, WAITING_SEED } from './seats.ts'

/** How a seat is to be filled: by the host, a bot, or a player who joins later. */
type SeatRequest =
  | { readonly kind: 'mine'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }
  /** A player who is seated without an invitation, such as an API bot in a rematch. */
  | { readonly kind: 'theirs'; readonly name: string; readonly player: string }
  /** Reserved for a player who is invited. */
  | { readonly kind: 'invited'; readonly name: string; readonly player: string }

export interface NewRoom {
  /** Drawn at random when absent. */
  readonly id?: string
  /** The player who opens the room. */
  readonly host: string
  readonly game: string
  readonly options: unknown
  /** Chosen by the host; without it no player can choose the deal. */
  readonly seed?: string
  /** The host's part of the deal, for each of their seats. */
  readonly nonce?: string
  /** Names the secret that was prepared for the host; a new one is drawn when absent. */
  readonly commitment?: string
  readonly seats: readonly SeatRequest[]
  readonly settings: RoomSettings
  /** Whether the room is in the lobby. */
  readonly listed?: boolean
  /** The finished game that this is a rematch of. */
  readonly rematchOf?: string
}

/** Sent to the host only. */
export interface CreatedRoom {
  readonly id: string
  /** The commitment to the deal; null when the host chose the seed. */
  readonly commitment: string | null
  /** The secrets of the host's seats, by seat. */
  readonly keys: Readonly<Record<number, string>>
}

interface RoomRows {
  readonly row: RoomRow
  readonly seats: readonly SeatRow[]
  readonly summary: RoomSummaryRow
  readonly keys: CreatedRoom['keys']
  readonly invitations: readonly InvitationRow[]
}

/** A client of an older version may use the former name of a level. */
const withCurrentLevel = <Sitter extends { readonly kind: string }>(asked: Sitter): Sitter =>
  'level' in asked && typeof asked.level === 'string' ? { ...asked, level: currentLevel(asked.level) } : asked

const withCurrentLevels = (asked: NewRoom): NewRoom => ({
  ...asked,
  seats: asked.seats.map(withCurrentLevel),
  settings: { ...asked.settings, onTimeout: withCurrentLevel(asked.settings.onTimeout) },
})

export const createRoomRows = (
  asked: NewRoom,
  drawn: DealSecret,
  rules: AnyRules,
  now: number,
): Result<RoomRows> => {
  const newRoom = withCurrentLevels(asked)
  const { seed: chosen, nonce = null } = newRoom
  // A host who chose the seed knows every card, so such a room must not be listed.
  if (chosen !== undefined && newRoom.listed === true) return refused('seed-chosen')
  const agreed = newRecord(rules, newRoom.options, chosen ?? WAITING_SEED)
  if (!agreed.ok) return agreed
  const { options } = agreed.value
  const refusal = seatsRefusal(newRoom, rules.seatCount(rules.setup(options, WAITING_SEED)))
  if (refusal !== null) return { ok: false, refusal }
  const id = newRoom.id ?? createId()
  const keys: Record<number, string> = {}
  const seats = newRoom.seats.map((requested, seat): SeatRow => {
    const empty = {
      room_id: id,
      seat_number: seat,
      name: '',
      bot_level: null,
      secret_hash: null,
      player_id: null,
      nonce: null,
    }
    if (requested.kind === 'open') return empty
    if (requested.kind === 'bot') return { ...empty, bot_level: requested.level }
    if (requested.kind === 'invited') return { ...empty, name: requested.name }
    const key = createSecret()
    if (requested.kind === 'mine') keys[seat] = key
    const player = requested.kind === 'mine' ? newRoom.host : requested.player
    const added = player === newRoom.host ? nonce : null
    return { ...empty, name: requested.name, secret_hash: hashSecret(key), player_id: player, nonce: added }
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
  const invitations = newRoom.seats.flatMap((requested, seat): InvitationRow[] =>
    requested.kind !== 'invited'
      ? []
      : [
          {
            room_id: id,
            player_id: requested.player,
            inviter_id: newRoom.host,
            seat_number: seat,
            rematch_of: newRoom.rematchOf ?? null,
            answer: null,
            created_at: now,
          },
        ],
  )
  const summary = roomSummary(id, 0, { rules, state, moveNumber: 0 }, now)
  return accept({ row, seats, summary, keys, invitations })
}

const seatsRefusal = ({ game, seats, settings: { onTimeout } }: NewRoom, players: number): Refusal | null => {
  if (seats.length !== players)
    return refused('wrong-seat-count', { seats: seats.length, needed: players }).refusal
  if (seats.every(({ kind }) => kind === 'bot')) return refused('no-seat-for-people').refusal
  const bots = [...seats, onTimeout].flatMap((one) => (one.kind === 'bot' ? one.level : []))
  const unknown = bots.find((level) => !botLevels(game).includes(level))
  return unknown === undefined ? null : refused('unknown-bot-level', { level: unknown }).refusal
}
