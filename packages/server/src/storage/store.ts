/** All repositories on one database, SQLite or PostgreSQL. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { ApiBotRepository } from './api-bot-repository.ts'
import { ChannelRepository } from './channel-repository.ts'
import { ChatRepository, ReportRepository } from './chat-repository.ts'
import { type Bus, type BusEvents, LOCAL_BUS, PostgresBus } from './cluster-bus.ts'
import { DailyRepository } from './daily-repository.ts'
import { connect, isPostgres, migrate, schemaVersion, schemaVersions } from './database.ts'
import { EntryRepository } from './entry-repository.ts'
import { FriendRepository } from './friend-repository.ts'
import { InvitationRepository } from './invitation-repository.ts'
import { JobRepository } from './job-repository.ts'
import { LobbyRepository } from './lobby-repository.ts'
import { AuditRepository, BanRepository } from './moderation-repository.ts'
import { OpenDataRepository } from './open-data-repository.ts'
import { OperatorJobRepository } from './operator-job-repository.ts'
import { OperatorSearch } from './operator-search.ts'
import { ChallengeRepository, PasskeyRepository } from './passkey-repository.ts'
import { PersonalDataRepository } from './personal-data-repository.ts'
import { PlayerRepository } from './player-repository.ts'
import { ProfileRepository } from './profile-repository.ts'
import { PuzzleRepository } from './puzzle-repository.ts'
import { QuotaRepository } from './quota-repository.ts'
import { RatingRepository } from './rating-repository.ts'
import { RetentionRepository } from './retention-repository.ts'
import { RoomRepository } from './room-repository.ts'
import type { Schema } from './schema.ts'
import { PreparedDealRepository, ServerKeyRepository } from './server-key-repository.ts'
import { lockStore, namedProblem, type StoreLock, StoreUnusable } from './store-files.ts'

/** Connection events of the database, for the log. */
export interface StoreEvents extends BusEvents {
  /** A connection to PostgreSQL broke. */
  readonly connectionLost: (code: string) => void
}

/** The schema versions before and after the migrations that ran when the store was opened. */
export interface AppliedMigration {
  readonly from: string | null
  readonly to: string
  readonly durationMs: number
}

interface OpenedStore {
  readonly bus: Bus
  readonly isPostgres: boolean
  readonly lock: StoreLock | null
  readonly migration: AppliedMigration | null
  readonly schemaVersion: string
}

export class Store {
  readonly #db: Kysely<Schema>
  /** The id of this process among the nodes on the database. */
  readonly node = randomUUID()
  readonly bus: Bus
  readonly players: PlayerRepository
  readonly passkeys: PasskeyRepository
  readonly challenges: ChallengeRepository
  readonly playerData: PersonalDataRepository
  readonly profiles: ProfileRepository
  readonly openData: OpenDataRepository
  readonly bots: ApiBotRepository
  readonly rooms: RoomRepository
  readonly preparedDeals: PreparedDealRepository
  readonly log: EntryRepository
  readonly jobQueue: JobRepository
  readonly jobs: OperatorJobRepository
  readonly channels: ChannelRepository
  readonly secrets: ServerKeyRepository
  readonly ratings: RatingRepository
  readonly daily: DailyRepository
  readonly puzzles: PuzzleRepository
  readonly lobby: LobbyRepository
  readonly invitations: InvitationRepository
  readonly friends: FriendRepository
  readonly chat: ChatRepository
  readonly reports: ReportRepository
  readonly bans: BanRepository
  readonly audit: AuditRepository
  readonly operatorSearch: OperatorSearch
  readonly quotas: QuotaRepository
  readonly retention: RetentionRepository

  readonly #lock: StoreLock | null
  readonly schemaVersion: string
  /** Null when the database was up to date. */
  readonly migration: AppliedMigration | null

  private constructor(db: Kysely<Schema>, { bus, isPostgres, lock, migration, schemaVersion }: OpenedStore) {
    this.#db = db
    this.#lock = lock
    this.bus = bus
    this.migration = migration
    this.schemaVersion = schemaVersion
    this.players = new PlayerRepository(db)
    this.passkeys = new PasskeyRepository(db)
    this.challenges = new ChallengeRepository(db)
    this.playerData = new PersonalDataRepository(db)
    this.profiles = new ProfileRepository(db)
    this.openData = new OpenDataRepository(db)
    this.bots = new ApiBotRepository(db)
    this.rooms = new RoomRepository(db)
    this.preparedDeals = new PreparedDealRepository(db)
    this.log = new EntryRepository(db, isPostgres ? this.node : null)
    this.jobQueue = new JobRepository(db, isPostgres)
    this.jobs = new OperatorJobRepository(db)
    this.channels = new ChannelRepository(db)
    this.secrets = new ServerKeyRepository(db)
    this.ratings = new RatingRepository(db)
    this.daily = new DailyRepository(db, isPostgres)
    this.puzzles = new PuzzleRepository(db, isPostgres)
    this.lobby = new LobbyRepository(db)
    this.invitations = new InvitationRepository(db)
    this.friends = new FriendRepository(db)
    this.chat = new ChatRepository(db)
    this.reports = new ReportRepository(db)
    this.bans = new BanRepository(db)
    this.audit = new AuditRepository(db)
    this.operatorSearch = new OperatorSearch(db)
    this.quotas = new QuotaRepository(db)
    this.retention = new RetentionRepository(db)
  }

  /** `address` is a file, `:memory:`, or the address of a PostgreSQL database. */
  static async open(address: string): Promise<Store> {
    return Store.#open(address, null)
  }

  /** The same for a server: it shares a PostgreSQL database, but never a file. */
  static async serve(address: string, events: StoreEvents): Promise<Store> {
    const lock = isPostgres(address) ? null : lockStore(address)
    try {
      return await Store.#open(address, lock, events)
    } catch (problem) {
      lock?.release()
      throw problem
    }
  }

  static async #open(address: string, lock: StoreLock | null, events?: StoreEvents): Promise<Store> {
    const shared = isPostgres(address)
    try {
      const db = connect(address, events?.connectionLost)
      try {
        const from = await schemaVersion(db)
        const versions = await schemaVersions()
        if (from !== null && !versions.includes(from)) throw new StoreUnusable('newer-store', { level: from })
        const startedAt = performance.now()
        await migrate(db)
        const to = versions.at(-1) ?? ''
        const durationMs = Math.round(performance.now() - startedAt)
        return new Store(db, {
          bus: shared ? new PostgresBus(address, events) : LOCAL_BUS,
          isPostgres: shared,
          lock,
          migration: from === to ? null : { from, to, durationMs },
          schemaVersion: to,
        })
      } catch (problem) {
        await db.destroy()
        throw problem
      }
    } catch (problem) {
      throw namedProblem(problem)
    }
  }

  /** Tells the other nodes that the seats of a room have changed. */
  async publishSeats(room: string): Promise<void> {
    await this.bus.publish({ node: this.node, room, topic: 'seats' })
  }

  /** Tells the other nodes that an API bot has lost its token. */
  async publishRevoked(bot: string): Promise<void> {
    await this.bus.publish({ node: this.node, room: bot, topic: 'revoked' })
  }

  /** Tells the other nodes of a chat message in a room. */
  async publishChat(room: string): Promise<void> {
    await this.bus.publish({ node: this.node, room, topic: 'chat' })
  }

  /** Tells the other nodes that the answers to a rematch of a room have changed. */
  async publishRematch(room: string): Promise<void> {
    await this.bus.publish({ node: this.node, room, topic: 'rematch' })
  }

  /** Tells the other nodes that the bans have changed. */
  async publishBans(): Promise<void> {
    await this.bus.publish({ node: this.node, room: '-', topic: 'bans' })
  }

  /** Resolves when the database has answered. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db)
  }

  /** Resolves when a row is durable, like the entry of a move. */
  async probe(now: number): Promise<void> {
    await this.#db
      .insertInto('write_probe')
      .values({ id: 1, probed_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ probed_at: now }))
      .execute()
  }

  async close(): Promise<void> {
    await this.bus.close()
    await this.#db.destroy()
    this.#lock?.release()
  }
}
