/** Taking and leaving seats before the game starts. */
import { accept, currentLevel, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomInfo } from '@quayside/protocol'
import type { Quotas } from '../quotas/quotas.ts'
import { createSecret, hashSecret } from '../storage/identifiers.ts'
import type { InvitationRepository } from '../storage/invitation-repository.ts'
import type { RoomRepository, StoredRoom } from '../storage/room-repository.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { type AnyRules, botLevels, type FindRules } from './game-registry.ts'
import { ROOM_UNAVAILABLE } from './room-cache.ts'
import { jobsAtStart } from './room-jobs.ts'
import { dealSeed, isFreeSeat, roomInfo } from './seats.ts'

interface SeatingPorts {
  readonly roomStore: RoomRepository
  readonly invitations: InvitationRepository
  readonly find: (id: string) => Promise<Result<StoredRoom>>
  /** Reloads the seats on all nodes. */
  readonly refreshSeats: (id: string) => Promise<void>
  readonly findRules: FindRules
  /** Called when a game cannot be started on this node. */
  readonly unreadable: (room: string, why: Refusal) => void
  readonly now: () => number
  /** Null without quotas. */
  readonly quotas: Quotas | null
}

export class Seating {
  readonly #ports: SeatingPorts

  constructor(ports: SeatingPorts) {
    this.#ports = ports
  }

  /** Takes a free seat and returns its secret; `nonce` is the player's part of the deal. */
  async join(
    id: string,
    seat: Seat,
    { id: player, name }: PlayerRow,
    nonce: string | null = null,
  ): Promise<Result<{ readonly key: string }>> {
    const { roomStore, invitations, find, now } = this.#ports
    const before = await this.#find(id)
    if (!before.ok) return before
    const invited = await invitations.reservedFor(id, seat)
    if (invited !== null && invited !== player) return refused('seat-reserved', { seat: seat + 1 })
    const key = createSecret()
    const taken = await roomStore.takeSeat(
      { room_id: id, seat_number: seat, name, secret_hash: hashSecret(key), player_id: player, nonce },
      now(),
    )
    const found = await find(id)
    if (!found.ok) return found
    if (!taken) return refused('seat-taken', { seat: seat + 1 })
    await invitations.accept(id, player)
    await this.#startWhenFull(found.value, before.value.rules)
    return accept({ key })
  }

  /** Gives a free seat to a bot, or changes the level of one. */
  async seatBot(id: string, seat: Seat, asked: string, player: string): Promise<Result<RoomInfo>> {
    const level = currentLevel(asked)
    const { roomStore, find, quotas } = this.#ports
    const found = await this.#find(id)
    if (!found.ok) return found
    const { room, seats, rules } = found.value
    if (room.host_id !== player) return refused('host-only')
    if (!botLevels(room.game).includes(level)) return refused('unknown-bot-level', { level })
    if (!seats.some(isFreeSeat)) return refused('game-started')
    // The last free seat is kept for a player: a room of bots alone would play for no one.
    const others = seats.filter((one) => one.seat_number !== seat)
    if (others.every(({ bot_level: bot }) => bot !== null)) return refused('no-seat-for-people')
    const seated =
      quotas === null
        ? accept(await roomStore.seatBot(id, seat, level))
        : await quotas.orRefuse(() => roomStore.seatBot(id, seat, level, (opener) => quotas.seatBot(opener)))
    if (!seated.ok) return seated
    if (!seated.value) return refused('seat-taken', { seat: seat + 1 })
    const after = await find(id)
    if (!after.ok) return after
    await this.#startWhenFull(after.value, rules)
    return accept(roomInfo(after.value.room, after.value.seats))
  }

  async leaveSeat(id: string, seat: Seat, player: string): Promise<Result<RoomInfo>> {
    const { roomStore, find, refreshSeats, now } = this.#ports
    const found = await find(id)
    if (!found.ok) return found
    if (found.value.seats[seat]?.player_id !== player) return refused('not-your-seat', { seat: seat + 1 })
    if (!(await roomStore.releaseSeat(id, seat, player, now()))) return refused('game-started')
    await refreshSeats(id)
    const after = await find(id)
    return after.ok ? accept(roomInfo(after.value.room, after.value.seats)) : after
  }

  /** Declines an invitation, which frees the reserved seat. */
  async decline(id: string, player: string): Promise<Result<null>> {
    const { invitations, refreshSeats } = this.#ports
    if (!(await invitations.decline(id, player))) return refused('no-such-invitation')
    await refreshSeats(id)
    return accept(null)
  }

  /** A node that does not know the rules version cannot start the game, so it seats no one. */
  async #find(id: string): Promise<Result<StoredRoom & { readonly rules: AnyRules }>> {
    const { roomStore, find, findRules, unreadable } = this.#ports
    const found = await find(id)
    if (!found.ok) return found
    const { game, rules_version: version } = found.value.room
    const rules = findRules(game, version)
    // The operator may have closed the room before it was full.
    if (rules !== null && (await roomStore.isOver(id))) return refused('game-over')
    if (rules !== null) return accept({ ...found.value, rules })
    unreadable(id, { code: 'unknown-rules', params: { game, version } })
    return { ok: false, refusal: ROOM_UNAVAILABLE }
  }

  async #startWhenFull({ room, seats }: StoredRoom, rules: AnyRules): Promise<void> {
    const { roomStore, now, refreshSeats } = this.#ports
    if (!seats.some(isFreeSeat)) {
      const state = rules.setup(JSON.parse(room.options_json), dealSeed(room, seats))
      const row = { ...room, started_at: now(), deal_hash: rules.deal(state) }
      const deciders = JSON.stringify(rules.deciders(state))
      await roomStore.startGame(row, deciders, jobsAtStart({ row, seats }, rules))
    }
    await refreshSeats(room.id)
  }
}
