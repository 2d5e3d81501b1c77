import type { Kysely } from 'kysely'
import { enforceQuotas, type QuotaDemand } from './quota-repository.ts'
import { lockPlayer, nameReservedSeats } from './room-rows.ts'
import type { AuditRow, PlayerRow, Schema, SessionRow } from './schema.ts'

/** Parameters per statement, well within the limits of both databases. */
const MAX_PARAMETERS = 1000

/** The host of rooms whose players have all been deleted. */
export const DELETED_PLAYER = 'deleted-player'

export class PlayerRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(player: PlayerRow, demand: QuotaDemand | null = null): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await enforceQuotas(db, demand)
      await db.insertInto('player').values(player).execute()
    })
  }

  /** By the player's own secret, or by that of a session that was used since a time. */
  async findBySecret(hash: string, usedSince = 0): Promise<PlayerRow | null> {
    const found = await this.#db
      .selectFrom('player')
      .selectAll()
      .where('secret_hash', '=', hash)
      .executeTakeFirst()
    if (found) return found
    const signedIn = await this.#db
      .selectFrom('session')
      .innerJoin('player', 'player.id', 'session.player_id')
      .selectAll('player')
      .where('session.secret_hash', '=', hash)
      .where('session.last_used_at', '>=', usedSince)
      .executeTakeFirst()
    return signedIn ?? null
  }

  /** Those of the hashes that belong to a player or a session. */
  async knownKeys(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>()
    for (let from = 0; from < hashes.length; from += MAX_PARAMETERS) {
      const chunk = hashes.slice(from, from + MAX_PARAMETERS)
      const own = await this.#db
        .selectFrom('player')
        .select('secret_hash')
        .where('secret_hash', 'in', chunk)
        .execute()
      const sessions = await this.#db
        .selectFrom('session')
        .select('secret_hash')
        .where('secret_hash', 'in', chunk)
        .execute()
      for (const { secret_hash: key } of own) known.add(key)
      for (const { secret_hash: hash } of sessions) known.add(hash)
    }
    return known
  }

  async withId(id: string): Promise<PlayerRow | null> {
    const found = await this.#db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  /** Beyond the maximum, the sessions that were unused for longest are ended. */
  async signIn(session: SessionRow, atMost: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, session.player_id)
      await db.insertInto('session').values(session).execute()
      const latest = await db
        .selectFrom('session')
        .select('secret_hash')
        .where('player_id', '=', session.player_id)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('secret_hash')
        .limit(atMost)
        .execute()
      await db
        .deleteFrom('session')
        .where('player_id', '=', session.player_id)
        .where(
          'secret_hash',
          'not in',
          latest.map(({ secret_hash: hash }) => hash),
        )
        .where('secret_hash', '!=', session.secret_hash)
        .execute()
    })
  }

  /** Disables the secret; `unknown` is the hash of an unknown one. */
  async signOut(hash: string, unknown: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('session').where('secret_hash', '=', hash).execute()
      await db.updateTable('player').set({ secret_hash: unknown }).where('secret_hash', '=', hash).execute()
    })
  }

  /** Disables all secrets of the player and of their seats. Returns the rooms of the seats. */
  signOutEverywhere(id: string, unknown: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('session').where('player_id', '=', id).execute()
      await db.updateTable('player').set({ secret_hash: unknown }).where('id', '=', id).execute()
      const seats = await db
        .updateTable('seat')
        .set({ secret_hash: unknown })
        .where('player_id', '=', id)
        .returning('room_id')
        .execute()
      return [...new Set(seats.map(({ room_id: room }) => room))]
    })
  }

  async setNotificationSettings(id: string, settings: string): Promise<void> {
    await this.#db
      .updateTable('player')
      .set({ notification_settings_json: settings })
      .where('id', '=', id)
      .execute()
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('player').set({ name }).where('id', '=', id).execute()
  }

  /** Also renames the player in seats and chat messages. Returns the rooms. */
  renameEverywhere(id: string, name: string, audit: AuditRow): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      await db.updateTable('player').set({ name }).where('id', '=', id).execute()
      await db.updateTable('chat_message').set({ author_name: name }).where('player_id', '=', id).execute()
      const seats = await db
        .updateTable('seat')
        .set({ name })
        .where('player_id', '=', id)
        .returning('room_id')
        .execute()
      await nameReservedSeats(db, id, name)
      await db.insertInto('audit_entry').values(audit).execute()
      return [...new Set(seats.map(({ room_id: room }) => room))]
    })
  }
}
