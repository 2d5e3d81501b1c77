/** Everything that outlives the process; the same on both databases. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Bots } from './bots.ts'
import { Channels } from './channels.ts'
import { Chat, Reports } from './chat.ts'
import { type Bus, LOCAL_BUS, PostgresBus } from './cluster-bus.ts'
import { connect, isPostgres, migrate, schemaVersion, schemaVersions } from './database.ts'
import { RoomLog } from './entry-log.ts'
import { JobQueue } from './job-queue.ts'
import { Lobby } from './lobby.ts'
import { Audit, Bans } from './moderation.ts'
import { OperatorJobs } from './operator-jobs.ts'
import { OperatorSearch } from './operator-search.ts'
import { Challenges, Passkeys } from './passkeys.ts'
import { PlayerData } from './personal-data.ts'
import { Players } from './players.ts'
import { Profiles } from './profiles.ts'
import { Quotas } from './quotas.ts'
import { Ratings } from './ratings.ts'
import { Retention } from './retention.ts'
import { RoomStore } from './room-store.ts'
import type { Schema } from './schema.ts'
import { PreparedDeals, Secrets } from './secrets.ts'
import { lockStore, namedProblem, type StoreLock, StoreUnusable } from './store-files.ts'

export class Store {
  readonly #db: Kysely<Schema>
  /** Tells this process from every other one on the database. */
  readonly node = randomUUID()
  readonly bus: Bus
  readonly players: Players
  readonly passkeys: Passkeys
  readonly challenges: Challenges
  readonly playerData: PlayerData
  readonly profiles: Profiles
  readonly bots: Bots
  readonly rooms: RoomStore
  readonly preparedDeals: PreparedDeals
  readonly log: RoomLog
  readonly jobQueue: JobQueue
  readonly jobs: OperatorJobs
  readonly channels: Channels
  readonly secrets: Secrets
  readonly ratings: Ratings
  readonly lobby: Lobby
  readonly chat: Chat
  readonly reports: Reports
  readonly bans: Bans
  readonly audit: Audit
  readonly operatorSearch: OperatorSearch
  readonly quotas: Quotas
  readonly retention: Retention

  readonly #lock: StoreLock | null

  private constructor(db: Kysely<Schema>, bus: Bus, isPostgres: boolean, lock: StoreLock | null) {
    this.#db = db
    this.#lock = lock
    this.bus = bus
    this.players = new Players(db)
    this.passkeys = new Passkeys(db)
    this.challenges = new Challenges(db)
    this.playerData = new PlayerData(db)
    this.profiles = new Profiles(db)
    this.bots = new Bots(db)
    this.rooms = new RoomStore(db)
    this.preparedDeals = new PreparedDeals(db)
    this.log = new RoomLog(db, isPostgres ? this.node : null)
    this.jobQueue = new JobQueue(db, isPostgres)
    this.jobs = new OperatorJobs(db)
    this.channels = new Channels(db)
    this.secrets = new Secrets(db)
    this.ratings = new Ratings(db)
    this.lobby = new Lobby(db)
    this.chat = new Chat(db)
    this.reports = new Reports(db)
    this.bans = new Bans(db)
    this.audit = new Audit(db)
    this.operatorSearch = new OperatorSearch(db)
    this.quotas = new Quotas(db)
    this.retention = new Retention(db)
  }

  /** `address` is a file, `:memory:`, or the address of a PostgreSQL database. */
  static async open(address: string): Promise<Store> {
    return Store.#open(address, null)
  }

  /** The same for a server: it shares a PostgreSQL database, but never a file. */
  static async serve(address: string): Promise<Store> {
    const lock = isPostgres(address) ? null : lockStore(address)
    try {
      return await Store.#open(address, lock)
    } catch (problem) {
      lock?.release()
      throw problem
    }
  }

  static async #open(address: string, lock: StoreLock | null): Promise<Store> {
    const shared = isPostgres(address)
    try {
      const db = connect(address)
      try {
        const level = await schemaVersion(db)
        if (level !== null && !(await schemaVersions()).includes(level))
          throw new StoreUnusable('newer-store', { level })
        await migrate(db)
      } catch (problem) {
        await db.destroy()
        throw problem
      }
      return new Store(db, shared ? new PostgresBus(address) : LOCAL_BUS, shared, lock)
    } catch (problem) {
      throw namedProblem(problem)
    }
  }

  /** Has the other processes look in a room and its seats again. */
  async publishSeats(room: string): Promise<void> {
    await this.bus.publish({ node: this.node, room, topic: 'seats' })
  }

  /** Tells the other processes that a program has lost its token. */
  async publishRevoked(bot: string): Promise<void> {
    await this.bus.publish({ node: this.node, room: bot, topic: 'revoked' })
  }

  /** Tells the other processes that something was said in a room. */
  async publishChat(room: string): Promise<void> {
    await this.bus.publish({ node: this.node, room, topic: 'chat' })
  }

  /** Tells the other processes that other bans hold than before. */
  async sayBans(): Promise<void> {
    await this.bus.publish({ node: this.node, room: '-', topic: 'bans' })
  }

  /** Settles when the database has answered. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db)
  }

  /** Settles when the database has written something down, as a move would have it. */
  async probe(at: number): Promise<void> {
    await this.#db
      .insertInto('write_probe')
      .values({ id: 1, probed_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ probed_at: at }))
      .execute()
  }

  async close(): Promise<void> {
    await this.bus.close()
    await this.#db.destroy()
    this.#lock?.release()
  }
}
