/** Finds and deletes expired data, in small steps. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { isApiBot } from './identifiers.ts'
import { isOnPostgres } from './open-postgres.ts'
import { DELETED_PLAYER } from './player-repository.ts'
import { lockPlayer, removeRoom } from './room-rows.ts'
import type { Schema } from './schema.ts'

/** The facts that decide when a room expires. */
export interface RoomFacts {
  readonly id: string
  readonly isOver: boolean
  readonly isRated: boolean
  /** Whether a seat is free. */
  readonly isWaiting: boolean
  /** Whether a seat is taken. */
  readonly hasPeople: boolean
  /** Whether a message of the room has an open report. */
  readonly hasReport: boolean
  readonly changed: number
  readonly begun: number
}

/** The facts that decide when a guest expires. */
export interface GuestFacts {
  /** Guests only: no accounts, API bots or banned players. */
  readonly isGuest: boolean
  /** In an unfinished room, themselves or through an API bot. */
  readonly isPlaying: boolean
  readonly hasPlayed: boolean
  readonly seenAt: number
}

export interface PlayerSummary {
  readonly id: string
  readonly seenAt: number
  readonly isAccount: boolean
  readonly hasSat: boolean
}

const roomFacts = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly RoomFacts[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('room_summary')
    .innerJoin('room', 'room.id', 'room_summary.room_id')
    .select((eb) => [
      'room.id',
      'room.started_at',
      'room_summary.is_over',
      'room_summary.changed_at',
      eb
        .exists(seatsOf(eb).where('seat.secret_hash', 'is', null).where('seat.bot_level', 'is', null))
        .as('waiting'),
      eb.exists(seatsOf(eb).where('seat.secret_hash', 'is not', null)).as('people'),
      eb
        .exists(
          eb
            .selectFrom('rated_room')
            .select('rated_room.room_id')
            .whereRef('rated_room.room_id', '=', 'room.id'),
        )
        .as('rated'),
      eb
        .exists(eb.selectFrom('report').select('report.id').whereRef('report.room_id', '=', 'room.id'))
        .as('report'),
    ])
    .where('room.id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isOver: row.is_over === 1,
    isRated: Boolean(row.rated),
    isWaiting: Boolean(row.waiting),
    hasPeople: Boolean(row.people),
    hasReport: Boolean(row.report),
    changed: row.changed_at,
    begun: row.started_at,
  }))
}

const seatsOf = (eb: ExpressionBuilder<Schema, 'room'>) =>
  eb.selectFrom('seat').select('seat.seat_number').whereRef('seat.room_id', '=', 'room.id')

const guestFacts = async (db: Kysely<Schema>, player: string): Promise<GuestFacts | null> => {
  const own = db.selectFrom('api_bot').select('api_bot.player_id').where('api_bot.owner_id', '=', player)
  const row = await db
    .selectFrom('player')
    .leftJoin('player_activity', 'player_activity.player_id', 'player.id')
    .select((eb) => [
      'player.created_at',
      'player_activity.seen_at as seenAt',
      eb
        .exists(eb.selectFrom('passkey').select('passkey.id').where('passkey.player_id', '=', player))
        .as('account'),
      eb.exists(eb.selectFrom('ban').select('ban.id').where('ban.player_id', '=', player)).as('banned'),
      eb
        .exists(
          eb
            .selectFrom('seat')
            .innerJoin('room_summary', 'room_summary.room_id', 'seat.room_id')
            .select('seat.seat_number')
            .where('room_summary.is_over', '=', 0)
            .where((seat) =>
              seat.or([seat('seat.player_id', '=', player), seat('seat.player_id', 'in', own)]),
            ),
        )
        .as('sits'),
      eb
        .exists(
          eb
            .selectFrom('room')
            .innerJoin('room_summary', 'room_summary.room_id', 'room.id')
            .select('room.id')
            .where('room.host_id', '=', player)
            .where('room_summary.is_over', '=', 0),
        )
        .as('hosts'),
      eb
        .exists(eb.selectFrom('seat').select('seat.seat_number').where('seat.player_id', '=', player))
        .as('sat'),
      eb.exists(eb.selectFrom('room').select('room.id').where('room.host_id', '=', player)).as('hosted'),
      eb
        .exists(eb.selectFrom('rating').select('rating.player_id').where('rating.player_id', '=', player))
        .as('wasRated'),
      eb.exists(own).as('hasPrograms'),
    ])
    .where('player.id', '=', player)
    .executeTakeFirst()
  if (row === undefined) return null
  const isPerson = !isApiBot(player) && player !== DELETED_PLAYER
  return {
    isGuest: isPerson && !row.account && !row.banned,
    isPlaying: Boolean(row.sits) || Boolean(row.hosts),
    hasPlayed: Boolean(row.sat) || Boolean(row.hosted) || Boolean(row.wasRated) || Boolean(row.hasPrograms),
    seenAt: row.seenAt ?? row.created_at,
  }
}

export class RetentionRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The next rooms in the order of their ids. */
  async roomsAfter(id: string, limit: number): Promise<readonly { readonly id: string }[]> {
    return this.#db
      .selectFrom('room_summary')
      .select('room_id as id')
      .where('room_id', '>', id)
      .orderBy('room_id')
      .limit(limit)
      .execute()
  }

  async roomFacts(ids: readonly string[]): Promise<readonly RoomFacts[]> {
    return roomFacts(this.#db, ids)
  }

  /** Deletes a room with all its rows, unless it was used meanwhile. */
  removeRoom(id: string, hasExpired: (facts: RoomFacts) => boolean): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      // A concurrent move either commits before and keeps the room, or finds it gone.
      if (isOnPostgres(db))
        await db.selectFrom('room').select('id').where('id', '=', id).forUpdate().execute()
      const [facts] = await roomFacts(db, [id])
      return facts !== undefined && hasExpired(facts) && removeRoom(db, id)
    })
  }

  /** The next players in the order of their ids, with enough facts to skip most of them. */
  async playersAfter(id: string, limit: number): Promise<readonly PlayerSummary[]> {
    const rows = await this.#db
      .selectFrom('player')
      .leftJoin('player_activity', 'player_activity.player_id', 'player.id')
      .select((eb) => [
        'player.id',
        'player.created_at',
        'player_activity.seen_at',
        eb
          .exists(
            eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.player_id', '=', 'player.id'),
          )
          .as('account'),
        eb
          .exists(
            eb.selectFrom('seat').select('seat.seat_number').whereRef('seat.player_id', '=', 'player.id'),
          )
          .as('sat'),
      ])
      .where('player.id', '>', id)
      .orderBy('player.id')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      seenAt: row.seen_at ?? row.created_at,
      isAccount: Boolean(row.account),
      hasSat: Boolean(row.sat),
    }))
  }

  async guestFacts(player: string): Promise<GuestFacts | null> {
    return guestFacts(this.#db, player)
  }

  /** Disables the secret of an expired guest, so that they cannot return while their data is deleted. */
  endGuest(player: string, unknown: string, hasExpired: (facts: GuestFacts) => boolean): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, player)
      const facts = await guestFacts(db, player)
      if (facts === null || !hasExpired(facts)) return false
      await db.updateTable('player').set({ secret_hash: unknown }).where('id', '=', player).execute()
      return true
    })
  }

  /** Stores the last visit of a player and of the session with this secret. */
  async seen(player: string, hash: string, seenAt: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('player_activity')
        .values({ player_id: player, seen_at: seenAt })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ seen_at: seenAt }))
        .execute()
      await db.updateTable('session').set({ last_used_at: seenAt }).where('secret_hash', '=', hash).execute()
    })
  }

  /** Returns the number of deleted rows, like the others. */
  async removeSessions(usedBefore: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('session')
      .where('secret_hash', 'in', (db) =>
        db.selectFrom('session').select('secret_hash').where('last_used_at', '<', usedBefore).limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  /** Unconfirmed mail addresses, some time after their codes expired. */
  async removeUnconfirmed(codesBefore: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('channel')
      .where('id', 'in', (db) =>
        db.selectFrom('channel').select('id').where('code_expires_at', '<', codesBefore).limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  async removeChallenges(now: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('challenge')
      .where('challenge', 'in', (db) =>
        db.selectFrom('challenge').select('challenge').where('expires_at', '<=', now).limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  /** Usage in past time windows. */
  async removeQuotaUsage(now: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('quota_usage')
      .where((eb) =>
        eb(
          eb.refTuple('subject', 'quota'),
          'in',
          eb
            .selectFrom('quota_usage')
            .select(['subject', 'quota'])
            .where('window_ends_at', '<=', now)
            .limit(limit)
            .$asTuple('subject', 'quota'),
        ),
      )
      .where('window_ends_at', '<=', now)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  async removeQuotaHits(before: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('quota_hit')
      .where((eb) =>
        eb(
          eb.refTuple('quota', 'subject'),
          'in',
          eb
            .selectFrom('quota_hit')
            .select(['quota', 'subject'])
            .where('last_at', '<', before)
            .limit(limit)
            .$asTuple('quota', 'subject'),
        ),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  /** Deletes the addresses that finished rooms were opened from, which are not needed any more. */
  async forgetOpeners(limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('open_room')
      .where('room_id', 'in', (db) =>
        db
          .selectFrom('open_room')
          .innerJoin('room_summary', 'room_summary.room_id', 'open_room.room_id')
          .select('open_room.room_id')
          .where('room_summary.is_over', '=', 1)
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  /** True for the one node that gets the lease; a lease too far in the future is from a wrong clock. */
  async lease(name: string, node: string, now: number, leaseMs: number): Promise<boolean> {
    const taken = await this.#db
      .insertInto('job_lease')
      .values({ name, node, expires_at: now + leaseMs })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ node, expires_at: now + leaseMs })
          .where(sql<boolean>`(job_lease.expires_at <= ${now} or job_lease.expires_at > ${now + leaseMs})`),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  }
}
