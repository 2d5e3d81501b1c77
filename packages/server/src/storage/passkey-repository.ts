import type { Kysely } from 'kysely'
import { lockPlayer } from './room-rows.ts'
import type { ChallengeRow, PasskeyRow, Schema, SessionRow } from './schema.ts'

/** What replaces the secret of a guest who adds a passkey. */
export interface GuestSecretEnd {
  /** The hash of an unknown secret, which disables the old one. */
  readonly unknown: string
  /** The new session of that browser; null when it is signed in already. */
  readonly session: SessionRow | null
}

export class PasskeyRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Also disables the secret that the player had as a guest. */
  add(
    passkey: PasskeyRow,
    atMost: number,
    { unknown, session }: GuestSecretEnd,
  ): Promise<'added' | 'known' | 'too-many'> {
    const { player_id: player } = passkey
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, player)
      const own = await db.selectFrom('passkey').select('id').where('player_id', '=', player).execute()
      if (own.length >= atMost) return 'too-many'
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return 'known'
      await db.updateTable('player').set({ secret_hash: unknown }).where('id', '=', player).execute()
      if (session !== null) await db.insertInto('session').values(session).execute()
      return 'added'
    })
  }

  async withId(id: string): Promise<PasskeyRow | null> {
    const found = await this.#db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  async of(player: string): Promise<readonly PasskeyRow[]> {
    return this.#db
      .selectFrom('passkey')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  }

  /** False when the passkey was used concurrently. */
  async use({ id, use_counter: counter }: PasskeyRow, next: number, used: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('passkey')
      .set({ use_counter: next, last_used_at: used })
      .where('id', '=', id)
      .where('use_counter', '=', counter)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Deletes a passkey unless it is the last; concurrent deletions are serialised. */
  remove(player: string, id: string): Promise<'removed' | 'last' | 'unknown'> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, player)
      const known = await db.selectFrom('passkey').select('id').where('player_id', '=', player).execute()
      if (!known.some((one) => one.id === id)) return 'unknown'
      if (known.length === 1) return 'last'
      await db.deleteFrom('passkey').where('id', '=', id).execute()
      return 'removed'
    })
  }
}

/** WebAuthn challenges: each is valid once, and for a short time. */
export class ChallengeRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Deletes expired challenges as well. */
  async create(challenge: ChallengeRow, now: number): Promise<void> {
    await this.#db.deleteFrom('challenge').where('expires_at', '<=', now).execute()
    await this.#db.insertInto('challenge').values(challenge).execute()
  }

  /** Consumes a challenge of this player (null for a sign-in); false when it was used or is unknown. */
  async consume(challenge: string, player: string | null, now: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('challenge')
      .where('challenge', '=', challenge)
      .where('player_id', player === null ? 'is' : '=', player)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
