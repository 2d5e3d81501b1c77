/** Public profiles and the games shown there. */
import type { Kysely } from 'kysely'
import { seatsOfRooms } from './room-rows.ts'
import type { RoomRow, RoomSummaryRow, Schema, SeatRow } from './schema.ts'

export interface PublicGame extends Pick<RoomRow, 'id' | 'game'>, Pick<RoomSummaryRow, 'changed_at'> {
  readonly seats: readonly SeatRow[]
}

export class ProfileRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async show(player: string, since: number): Promise<void> {
    await this.#db
      .insertInto('public_profile')
      .values({ player_id: player, published_at: since })
      .onConflict((conflict) => conflict.column('player_id').doNothing())
      .execute()
  }

  async hide(player: string): Promise<void> {
    await this.#db.deleteFrom('public_profile').where('player_id', '=', player).execute()
  }

  async isShown(player: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('public_profile')
      .select('player_id')
      .where('player_id', '=', player)
      .executeTakeFirst()
    return found !== undefined
  }

  /** Those of the players who have a public profile. */
  async shownAmong(players: readonly string[]): Promise<ReadonlySet<string>> {
    if (players.length === 0) return new Set()
    const found = await this.#db
      .selectFrom('public_profile')
      .select('player_id')
      .where('player_id', 'in', [...players])
      .execute()
    return new Set(found.map((row) => row.player_id))
  }

  /** All finished games of a player, latest first, for the player alone. */
  ownGames(player: string, from: number, limit: number): Promise<readonly PublicGame[]> {
    return this.#finished(player, from, limit, false)
  }

  /** Finished games, latest first, whose other players have public profiles as well; API bots do not count. */
  games(player: string, from: number, limit: number): Promise<readonly PublicGame[]> {
    return this.#finished(player, from, limit, true)
  }

  async #finished(
    player: string,
    from: number,
    limit: number,
    isPublic: boolean,
  ): Promise<readonly PublicGame[]> {
    const rooms = await this.#db
      .selectFrom('room_summary')
      .innerJoin('room', 'room.id', 'room_summary.room_id')
      .select(['room.id', 'room.game', 'room_summary.changed_at'])
      .where('room_summary.is_over', '=', 1)
      .where('room.id', 'in', (db) => db.selectFrom('seat').select('room_id').where('player_id', '=', player))
      .$if(isPublic, (query) =>
        query.where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('seat')
                .select('seat.room_id')
                .whereRef('seat.room_id', '=', 'room.id')
                .where('seat.player_id', 'is not', null)
                .where('seat.player_id', 'not in', (db) =>
                  db.selectFrom('public_profile').select('public_profile.player_id'),
                )
                .where('seat.player_id', 'not in', (db) =>
                  db.selectFrom('api_bot').select('api_bot.player_id'),
                ),
            ),
          ),
        ),
      )
      .orderBy('room_summary.changed_at', 'desc')
      .orderBy('room.id')
      .offset(from)
      .limit(limit)
      .execute()
    const seats = await seatsOfRooms(
      this.#db,
      rooms.map(({ id }) => id),
    )
    return rooms.map((room) => ({ ...room, seats: seats.filter((seat) => seat.room_id === room.id) }))
  }
}
