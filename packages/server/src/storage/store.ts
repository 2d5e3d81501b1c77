/** Everything that outlives the process; the same on both databases. */
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Channels } from './channels.ts'
import { Errands } from './errands.ts'
import { MIGRATIONS } from './migrations.ts'
import { Players } from './players.ts'
import { openPostgres } from './postgres.ts'
import { RoomLog } from './room-log.ts'
import { RoomShelf } from './room-shelf.ts'
import type { Schema } from './schema.ts'
import { Secrets } from './secrets.ts'
import { openSqlite } from './sqlite.ts'

export class Store {
  readonly #db: Kysely<Schema>
  readonly players: Players
  readonly rooms: RoomShelf
  readonly log: RoomLog
  readonly errands: Errands
  readonly channels: Channels
  readonly secrets: Secrets

  private constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.#db = db
    this.players = new Players(db)
    this.rooms = new RoomShelf(db)
    this.log = new RoomLog(db)
    this.errands = new Errands(db, isPostgres)
    this.channels = new Channels(db)
    this.secrets = new Secrets(db)
  }

  /** `address` is a file, `:memory:`, or the address of a PostgreSQL database. */
  static async open(address: string): Promise<Store> {
    const isPostgres = /^postgres(?:ql)?:/.test(address)
    const db = isPostgres ? openPostgres(address) : openSqlite(address)
    const { error } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest()
    if (error !== undefined) {
      await db.destroy()
      throw new Error('the store could not be brought up to date', { cause: error })
    }
    return new Store(db, isPostgres)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}
