/** Everything that outlives the process; the same on both databases. */
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { EntryRow, RoomRow, Schema, SeatRow } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export interface StoredRoom {
  readonly room: RoomRow
  readonly seats: readonly SeatRow[]
}

export class Store {
  readonly #db: Kysely<Schema>

  private constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** `address` is a file, `:memory:`, or the address of a PostgreSQL database. */
  static async open(address: string): Promise<Store> {
    const db = /^postgres(?:ql)?:/.test(address) ? openPostgres(address) : openSqlite(address)
    const { error } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest()
    if (error !== undefined) {
      await db.destroy()
      throw new Error('the store could not be brought up to date', { cause: error })
    }
    return new Store(db)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }

  async addRoom(room: RoomRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('room').values(room).execute()
      await db
        .insertInto('seat')
        .values([...seats])
        .execute()
    })
  }

  async room(id: string): Promise<StoredRoom | null> {
    const room = await this.#db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst()
    if (!room) return null
    const seats = await this.#db
      .selectFrom('seat')
      .selectAll()
      .where('room', '=', id)
      .orderBy('seat')
      .execute()
    return { room, seats }
  }

  /** Gives a free seat to whoever asks first; false when it was not free. */
  async takeSeat(room: string, seat: number, name: string, key: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seat')
      .set({ name, key })
      .where('room', '=', room)
      .where('seat', '=', seat)
      .where('key', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /**
   * Adds entries in one durable step. Returns those that were the first with their number: the others came too late,
   * and nothing of them is kept.
   */
  async append(entries: readonly EntryRow[]): Promise<ReadonlySet<EntryRow>> {
    const first = await this.#db
      .insertInto('entry')
      .values([...entries])
      .onConflict((conflict) => conflict.columns(['room', 'seq']).doNothing())
      .returning(['room', 'seq', 'request'])
      .execute()
    const kept = new Set(first.map(({ room, seq, request }) => `${room} ${seq} ${request}`))
    return new Set(entries.filter(({ room, seq, request }) => kept.has(`${room} ${seq} ${request}`)))
  }

  async entries(room: string, from: number): Promise<readonly EntryRow[]> {
    return this.#db
      .selectFrom('entry')
      .selectAll()
      .where('room', '=', room)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
  }
}
