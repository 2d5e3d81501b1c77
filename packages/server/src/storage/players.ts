import type { Kysely } from 'kysely'
import { enforceQuotas, type QuotaDemand } from './quotas.ts'
import { holdPlayer } from './room-rows.ts'
import type { AuditRow, PlayerRow, Schema, SessionRow } from './schema.ts'

/** Well within what either database takes in one question. */
const ASKED_AT_ONCE = 1000

export class Players {
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

  /** By the secret that came with the player, or by one of a browser that signed in and was used since a time. */
  async findBySecret(hash: string, usedSince = 0): Promise<PlayerRow | null> {
    const found = await this.#db.selectFrom('player').selectAll().where('key', '=', hash).executeTakeFirst()
    if (found) return found
    const signedIn = await this.#db
      .selectFrom('session')
      .innerJoin('player', 'player.id', 'session.player')
      .selectAll('player')
      .where('session.hash', '=', hash)
      .where('session.used_at', '>=', usedSince)
      .executeTakeFirst()
    return signedIn ?? null
  }

  /** Those among many hashes whose secrets open something. */
  async knownKeys(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>()
    for (let from = 0; from < hashes.length; from += ASKED_AT_ONCE) {
      const some = hashes.slice(from, from + ASKED_AT_ONCE)
      const own = await this.#db.selectFrom('player').select('key').where('key', 'in', some).execute()
      const sessions = await this.#db.selectFrom('session').select('hash').where('hash', 'in', some).execute()
      for (const { key } of own) known.add(key)
      for (const { hash } of sessions) known.add(hash)
    }
    return known
  }

  async withId(id: string): Promise<PlayerRow | null> {
    const found = await this.#db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  /** Where a player has more than so many, those that were not used for longest end. */
  async signIn(session: SessionRow, atMost: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await holdPlayer(db, session.player)
      await db.insertInto('session').values(session).execute()
      const latest = await db
        .selectFrom('session')
        .select('hash')
        .where('player', '=', session.player)
        .orderBy('used_at', 'desc')
        .orderBy('since', 'desc')
        .orderBy('hash')
        .limit(atMost)
        .execute()
      await db
        .deleteFrom('session')
        .where('player', '=', session.player)
        .where(
          'hash',
          'not in',
          latest.map(({ hash }) => hash),
        )
        .where('hash', '!=', session.hash)
        .execute()
    })
  }

  /** The secret opens nothing any more; `unknown` is the hash of one that nobody knows. */
  async signOut(hash: string, unknown: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('session').where('hash', '=', hash).execute()
      await db.updateTable('player').set({ key: unknown }).where('key', '=', hash).execute()
    })
  }

  /** No secret of the player opens anything any more, nor do those of their seats. Returns the rooms of those. */
  signOutEverywhere(id: string, unknown: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('session').where('player', '=', id).execute()
      await db.updateTable('player').set({ key: unknown }).where('id', '=', id).execute()
      const seats = await db
        .updateTable('seat')
        .set({ key: unknown })
        .where('player', '=', id)
        .returning('room')
        .execute()
      return [...new Set(seats.map(({ room }) => room))]
    })
  }

  async setNotificationSettings(id: string, wishes: string): Promise<void> {
    await this.#db.updateTable('player').set({ wishes }).where('id', '=', id).execute()
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('player').set({ name }).where('id', '=', id).execute()
  }

  /** Also where the name was written down: at every seat and under every chat message. Returns the rooms. */
  renameEverywhere(id: string, name: string, audit: AuditRow): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      await db.updateTable('player').set({ name }).where('id', '=', id).execute()
      await db.updateTable('chat').set({ name }).where('player', '=', id).execute()
      const seats = await db
        .updateTable('seat')
        .set({ name })
        .where('player', '=', id)
        .returning('room')
        .execute()
      await db.insertInto('audit_entry').values(audit).execute()
      return [...new Set(seats.map(({ room }) => room))]
    })
  }
}
