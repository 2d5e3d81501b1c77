/** Everything that outlives the process; the same on both databases. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Bus, PostgresBus, SILENCE } from './bus.ts'
import { Channels } from './channels.ts'
import { Errands } from './errands.ts'
import { MIGRATIONS } from './migrations.ts'
import { Players } from './players.ts'
import { openPostgres } from './postgres.ts'
import { Ratings } from './ratings.ts'
import { RoomLog } from './room-log.ts'
import { RoomShelf } from './room-shelf.ts'
import type { Schema } from './schema.ts'
import { Secrets } from './secrets.ts'
import { openSqlite } from './sqlite.ts'

export class Store {
  readonly #db: Kysely<Schema>
  /** Tells this process from every other one on the database. */
  readonly node = randomUUID()
  readonly bus: Bus
  readonly players: Players
  readonly rooms: RoomShelf
  readonly log: RoomLog
  readonly errands: Errands
  readonly channels: Channels
  readonly secrets: Secrets
  readonly ratings: Ratings

  private constructor(db: Kysely<Schema>, bus: Bus, isPostgres: boolean) {
    this.#db = db
    this.bus = bus
    this.players = new Players(db)
    this.rooms = new RoomShelf(db)
    this.log = new RoomLog(db, isPostgres ? this.node : null)
    this.errands = new Errands(db, isPostgres)
    this.channels = new Channels(db)
    this.secrets = new Secrets(db)
    this.ratings = new Ratings(db)
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
    return new Store(db, isPostgres ? new PostgresBus(address) : SILENCE, isPostgres)
  }

  /** Has the other processes look at a table again. */
  async say(room: string): Promise<void> {
    await this.bus.say({ node: this.node, room })
  }

  async close(): Promise<void> {
    await this.bus.close()
    await this.#db.destroy()
  }
}
