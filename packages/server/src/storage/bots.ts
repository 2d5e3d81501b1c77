import type { Kysely } from 'kysely'
import { holdPlayer } from './room-rows.ts'
import type { BotRow, PlayerRow, Schema } from './schema.ts'

export type NamedBot = BotRow & Pick<PlayerRow, 'name'>

/** Programs that play for somebody. */
export class Bots {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** False when the owner has so many already. */
  add(player: PlayerRow, owner: string, atMost: number | null = null): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await holdPlayer(db, owner)
      const own = await db.selectFrom('bot').select('player').where('owner', '=', owner).execute()
      if (atMost !== null && own.length >= atMost) return false
      await db.insertInto('player').values(player).execute()
      await db
        .insertInto('bot')
        .values({ player: player.id, owner, since: player.since, used: null })
        .execute()
      return true
    })
  }

  async of(owner: string): Promise<readonly NamedBot[]> {
    return this.#db
      .selectFrom('bot')
      .innerJoin('player', 'player.id', 'bot.player')
      .selectAll('bot')
      .select('player.name')
      .where('owner', '=', owner)
      .orderBy('bot.since')
      .orderBy('bot.player')
      .execute()
  }

  async touch(player: string, used: number): Promise<void> {
    await this.#db.updateTable('bot').set({ used }).where('player', '=', player).execute()
  }

  async isKnown(player: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('bot')
      .select('player')
      .where('player', '=', player)
      .executeTakeFirst()
    return found !== undefined
  }
}
