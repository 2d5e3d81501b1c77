import type { Kysely } from 'kysely'
import { lockPlayer } from './room-rows.ts'
import type { ApiBotRow, PlayerRow, Schema } from './schema.ts'

export type NamedBot = ApiBotRow & Pick<PlayerRow, 'name'>

/** API bots: programs that play for a player. */
export class ApiBotRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** False when the owner has reached the maximum. */
  add(player: PlayerRow, owner: string, atMost: number | null = null): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, owner)
      const own = await db.selectFrom('api_bot').select('player_id').where('owner_id', '=', owner).execute()
      if (atMost !== null && own.length >= atMost) return false
      await db.insertInto('player').values(player).execute()
      await db
        .insertInto('api_bot')
        .values({ player_id: player.id, owner_id: owner, created_at: player.created_at, last_used_at: null })
        .execute()
      return true
    })
  }

  async of(owner: string): Promise<readonly NamedBot[]> {
    return this.#db
      .selectFrom('api_bot')
      .innerJoin('player', 'player.id', 'api_bot.player_id')
      .selectAll('api_bot')
      .select('player.name')
      .where('owner_id', '=', owner)
      .orderBy('api_bot.created_at')
      .orderBy('api_bot.player_id')
      .execute()
  }

  async touch(player: string, used: number): Promise<void> {
    await this.#db
      .updateTable('api_bot')
      .set({ last_used_at: used })
      .where('player_id', '=', player)
      .execute()
  }

  async isKnown(player: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('api_bot')
      .select('player_id')
      .where('player_id', '=', player)
      .executeTakeFirst()
    return found !== undefined
  }
}
