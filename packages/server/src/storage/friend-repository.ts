/** Friends, blocks and the codes that players give to friends. */
import type { Kysely } from 'kysely'
import { countRows, lockPlayer } from './room-rows.ts'
import type { Schema } from './schema.ts'

/** `friend` when both have added each other; `asked` when only the player has, `asks` when only the other one has. */
type FriendState = 'friend' | 'asked' | 'asks'

export interface ListedFriend {
  readonly id: string
  readonly name: string
  readonly state: FriendState
  /** When their page last asked for friends; null for never. */
  readonly onlineAt: number | null
}

interface NamedPlayer {
  readonly id: string
  readonly name: string
}

/** Why a friend was not added; `blocked` when one of the two has blocked the other. */
type NotAdded = 'too-many' | 'blocked'

export class FriendRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The friend code of a player, created with the first call; also notes that they are online. */
  async codeOf(player: string, createCode: () => string, now: number): Promise<string> {
    await this.#db
      .insertInto('friend_code')
      .values({ player_id: player, code: createCode(), online_at: now })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ online_at: now }))
      .execute()
    const { code } = await this.#db
      .selectFrom('friend_code')
      .select('code')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow()
    return code
  }

  async withCode(code: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('friend_code')
      .select('player_id')
      .where('code', '=', code)
      .executeTakeFirst()
    return found?.player_id ?? null
  }

  /** The players whom the player has added, and those who have added the player. */
  async list(player: string): Promise<readonly ListedFriend[]> {
    const added = await this.#db
      .selectFrom('friend')
      .select('friend_id as id')
      .where('player_id', '=', player)
      .execute()
    const addedBy = await this.#db
      .selectFrom('friend')
      .select('player_id as id')
      .where('friend_id', '=', player)
      .execute()
    const [own, others] = [added, addedBy].map((rows) => new Set(rows.map(({ id }) => id)))
    const ids = [...new Set([...(own ?? []), ...(others ?? [])])]
    if (ids.length === 0) return []
    const rows = await this.#db
      .selectFrom('player')
      .leftJoin('friend_code', 'friend_code.player_id', 'player.id')
      .select(['player.id', 'player.name', 'friend_code.online_at as onlineAt'])
      .where('player.id', 'in', ids)
      .orderBy('player.name')
      .orderBy('player.id')
      .execute()
    return rows.map(({ id, name, onlineAt }) => ({
      id,
      name,
      state: own?.has(id) !== true ? 'asks' : others?.has(id) === true ? 'friend' : 'asked',
      onlineAt,
    }))
  }

  async areFriends(one: string, other: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('friend')
      .innerJoin('friend as back', (join) =>
        join
          .onRef('back.player_id', '=', 'friend.friend_id')
          .onRef('back.friend_id', '=', 'friend.player_id'),
      )
      .select('friend.player_id')
      .where('friend.player_id', '=', one)
      .where('friend.friend_id', '=', other)
      .executeTakeFirst()
    return found !== undefined
  }

  /** Null when the friend was added; idempotent. */
  add(player: string, friend: string, now: number, most: number): Promise<NotAdded | null> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, player)
      if (await isBlocked(db, player, friend)) return 'blocked'
      const count = await countRows(db.selectFrom('friend').where('player_id', '=', player))
      if (count >= most) return 'too-many'
      await db
        .insertInto('friend')
        .values({ player_id: player, friend_id: friend, created_at: now })
        .onConflict((conflict) => conflict.columns(['player_id', 'friend_id']).doNothing())
        .execute()
      return null
    })
  }

  /** Ends a friendship, or a request for one, from either side. */
  async remove(player: string, friend: string): Promise<boolean> {
    return removeFriendship(this.#db, player, friend)
  }

  /** Hides the two players from each other; false when the player has too many blocks already. */
  block(player: string, other: string, now: number, most: number): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, player)
      const count = await countRows(db.selectFrom('block').where('player_id', '=', player))
      if (count >= most) return false
      await removeFriendship(db, player, other)
      await db
        .insertInto('block')
        .values({ player_id: player, blocked_player_id: other, created_at: now })
        .onConflict((conflict) => conflict.columns(['player_id', 'blocked_player_id']).doNothing())
        .execute()
      return true
    })
  }

  async unblock(player: string, other: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('block')
      .where('player_id', '=', player)
      .where('blocked_player_id', '=', other)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async blockedBy(player: string): Promise<readonly NamedPlayer[]> {
    return this.#db
      .selectFrom('block')
      .innerJoin('player', 'player.id', 'block.blocked_player_id')
      .select(['player.id', 'player.name'])
      .where('block.player_id', '=', player)
      .orderBy('player.name')
      .orderBy('player.id')
      .execute()
  }

  /** The players whom the player has blocked or who have blocked the player. */
  async hiddenFrom(player: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('block')
      .select(['player_id', 'blocked_player_id'])
      .where((eb) => eb.or([eb('player_id', '=', player), eb('blocked_player_id', '=', player)]))
      .execute()
    return new Set(rows.map(({ player_id: one, blocked_player_id: other }) => (one === player ? other : one)))
  }
}

const isBlocked = async (db: Kysely<Schema>, one: string, other: string): Promise<boolean> => {
  const found = await db
    .selectFrom('block')
    .select('player_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('player_id', '=', one), eb('blocked_player_id', '=', other)]),
        eb.and([eb('player_id', '=', other), eb('blocked_player_id', '=', one)]),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

const removeFriendship = async (db: Kysely<Schema>, one: string, other: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('friend')
    .where((eb) =>
      eb.or([
        eb.and([eb('player_id', '=', one), eb('friend_id', '=', other)]),
        eb.and([eb('player_id', '=', other), eb('friend_id', '=', one)]),
      ]),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
