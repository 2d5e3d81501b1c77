/** Who wants to be seen by everybody, and the games that everybody may see then. */
import type { Kysely } from 'kysely'
import type { RoomRow, Schema, SeatRow, StandingRow } from './schema.ts'

export interface ShownGame extends Pick<RoomRow, 'id' | 'game'>, Pick<StandingRow, 'changed'> {
  readonly seats: readonly SeatRow[]
}

export class Profiles {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async show(player: string, since: number): Promise<void> {
    await this.#db
      .insertInto('profile')
      .values({ player, since })
      .onConflict((conflict) => conflict.column('player').doNothing())
      .execute()
  }

  async hide(player: string): Promise<void> {
    await this.#db.deleteFrom('profile').where('player', '=', player).execute()
  }

  async isShown(player: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('profile')
      .select('player')
      .where('player', '=', player)
      .executeTakeFirst()
    return found !== undefined
  }

  /** Finished games, the latest first, in which everybody else wants to be seen as well; programs do not mind. */
  async games(player: string, from: number, limit: number): Promise<readonly ShownGame[]> {
    const rooms = await this.#db
      .selectFrom('standing')
      .innerJoin('room', 'room.id', 'standing.room')
      .select(['room.id', 'room.game', 'standing.changed'])
      .where('standing.over', '=', 1)
      .where('room.id', 'in', (db) => db.selectFrom('seat').select('room').where('player', '=', player))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('seat')
              .select('seat.room')
              .whereRef('seat.room', '=', 'room.id')
              .where('seat.player', 'is not', null)
              .where('seat.player', 'not in', (db) => db.selectFrom('profile').select('profile.player'))
              .where('seat.player', 'not in', (db) => db.selectFrom('bot').select('bot.player')),
          ),
        ),
      )
      .orderBy('standing.changed', 'desc')
      .orderBy('room.id')
      .offset(from)
      .limit(limit)
      .execute()
    if (rooms.length === 0) return []
    const seats = await this.#db
      .selectFrom('seat')
      .selectAll()
      .where(
        'room',
        'in',
        rooms.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute()
    return rooms.map((room) => ({ ...room, seats: seats.filter((seat) => seat.room === room.id) }))
  }
}
