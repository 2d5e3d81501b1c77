/** Bans and the audit log. */
import type { Kysely } from 'kysely'
import type { AuditRow, BanRow, Schema } from './schema.ts'

/** The last entry of the page before. */
export interface AuditCursor {
  readonly recordedAt: number
  readonly id: string
}

export type AuditEntry = AuditRow & {
  /** The current name of the player that the entry is about; null for other entries. */
  readonly name: string | null
}

export class AuditRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(entry: AuditRow): Promise<void> {
    await this.#db.insertInto('audit_entry').values(entry).execute()
  }

  /** Latest first. */
  async list(limit: number, after: AuditCursor | null): Promise<readonly AuditEntry[]> {
    return this.#db
      .selectFrom('audit_entry')
      .leftJoin('player', (join) =>
        join.onRef('player.id', '=', 'audit_entry.target').on('audit_entry.target_kind', '=', 'player'),
      )
      .selectAll('audit_entry')
      .select('player.name')
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(
            on.refTuple('audit_entry.recorded_at', 'audit_entry.id'),
            '<',
            on.tuple(after?.recordedAt ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('audit_entry.recorded_at', 'desc')
      .orderBy('audit_entry.id', 'desc')
      .limit(limit)
      .execute()
  }
}

/** A ban of a player or of an address range. */

export type NamedBan = BanRow & {
  /** The name of the banned player; null for an address range. */
  readonly name: string | null
}

/** A ban with the players and addresses it covers. */
export interface EffectiveBan extends BanRow {
  /** The player and their API bots; empty for a range of addresses. */
  readonly players: readonly string[]
}

export class BanRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** A second ban of the same player or range replaces the first. */
  async set(ban: BanRow, audit: AuditRow): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .deleteFrom('ban')
        .where((eb) =>
          ban.player_id === null
            ? eb('address_range', '=', ban.address_range)
            : eb('player_id', '=', ban.player_id),
        )
        .execute()
      await db.insertInto('ban').values(ban).execute()
      await db.insertInto('audit_entry').values(audit).execute()
    })
  }

  /** The ban that was lifted; null when there was none. */
  lift(id: string, auditOf: (ban: BanRow) => AuditRow): Promise<BanRow | null> {
    return this.#db.transaction().execute(async (db) => {
      const lifted = await db.deleteFrom('ban').where('id', '=', id).returningAll().executeTakeFirst()
      if (lifted === undefined) return null
      await db.insertInto('audit_entry').values(auditOf(lifted)).execute()
      return lifted
    })
  }

  /** Latest first. */
  async list(now: number): Promise<readonly NamedBan[]> {
    return this.#db
      .selectFrom('ban')
      .leftJoin('player', 'player.id', 'ban.player_id')
      .selectAll('ban')
      .select('player.name')
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .orderBy('created_at', 'desc')
      .orderBy('ban.id')
      .execute()
  }

  async findByPlayer(player: string, now: number): Promise<BanRow | null> {
    const found = await this.#db
      .selectFrom('ban')
      .selectAll()
      .where('player_id', '=', player)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst()
    return found ?? null
  }

  /** All bans in force; expired ones are deleted with their addresses. */
  async effective(now: number): Promise<readonly EffectiveBan[]> {
    await this.#db.deleteFrom('ban').where('expires_at', '<=', now).execute()
    const bans = await this.#db.selectFrom('ban').selectAll().execute()
    if (bans.length === 0) return []
    const bots = await this.#db
      .selectFrom('api_bot')
      .innerJoin('ban', 'ban.player_id', 'api_bot.owner_id')
      .select(['api_bot.player_id', 'api_bot.owner_id'])
      .execute()
    return bans.map((ban) => ({
      ...ban,
      players:
        ban.player_id === null
          ? []
          : [
              ban.player_id,
              ...bots
                .filter(({ owner_id: owner }) => owner === ban.player_id)
                .map(({ player_id: player }) => player),
            ],
    }))
  }
}
