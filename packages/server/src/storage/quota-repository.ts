/**
 * Checks quotas in the transaction that adds a row, so that two concurrent requests cannot both take the last place.
 * Each check writes a row of `quota_usage`, which serialises requests of one subject.
 */
import { type Kysely, sql } from 'kysely'
import type { QuotaHitRow, Schema } from './schema.ts'

export type QuotaName =
  | 'open-rooms'
  | 'listed-rooms'
  | 'bot-rooms'
  | 'rooms-per-hour'
  | 'rooms-per-day'
  | 'guests-per-hour'
  | 'mails-per-day'
  | 'mails-per-recipient'
  | 'bytes-per-day'
  | 'daily-entries-per-day'
  | 'puzzle-answers-per-day'

/** To whom a limit applies: a player is a guest or an account, and a recipient is a mail address. */
type QuotaScope = 'guest' | 'account' | 'address' | 'recipient'

/** The subjects that a use counts for; unknown ones are not limited. */
export interface QuotaSubjects {
  readonly player?: string | null
  readonly address?: string | null
  readonly recipient?: string | null
}

/** The value compared with the limit: use in a time window, or the current number of rooms. */
type QuotaMeasure =
  | { readonly kind: 'window'; readonly windowMs: number; readonly amount: number }
  | { readonly kind: 'open-rooms' }
  | { readonly kind: 'bot-rooms' }
  | { readonly kind: 'listed-rooms'; readonly listedForMs: number }

export interface QuotaRule {
  readonly quota: QuotaName
  readonly limits: Readonly<Partial<Record<QuotaScope, number>>>
  readonly measure: QuotaMeasure
}

export interface QuotaDemand {
  readonly subjects: QuotaSubjects
  readonly rules: readonly QuotaRule[]
  readonly now: number
}

/** A limit that was hit. */
export interface QuotaHit {
  readonly quota: QuotaName
  readonly scope: QuotaScope
  readonly subject: string
  readonly most: number
  /** When the quota frees by time alone; 0 when a room has to end first. */
  readonly seconds: number
}

/** Thrown inside a transaction to roll it back. */
export class QuotaExceeded extends Error {
  readonly hit: QuotaHit

  constructor(hit: QuotaHit) {
    super(`quota ${hit.quota} of ${hit.subject} exceeded`)
    this.hit = hit
  }
}

interface Check extends Omit<QuotaHit, 'seconds'> {
  readonly measure: QuotaMeasure
}

/** A quota without a window uses its row only as a lock; it is deleted after a while. */
const LOCK_WINDOW_MS = 3600_000

const SUBJECT_KINDS = ['address', 'player', 'recipient'] as const

type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const quotaSubject = (kind: SubjectKind, id: string): string => `${kind}:${id}`

const hasPasskey = async (db: Kysely<Schema>, player: string): Promise<boolean> => {
  const found = await db
    .selectFrom('passkey')
    .select('id')
    .where('player_id', '=', player)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const checksFor = async (db: Kysely<Schema>, { subjects, rules }: QuotaDemand): Promise<readonly Check[]> => {
  const { player = null } = subjects
  const playerScope = player !== null && (await hasPasskey(db, player)) ? 'account' : 'guest'
  const checks = rules.flatMap(({ quota, limits, measure }) =>
    SUBJECT_KINDS.flatMap((kind): Check[] => {
      const id = subjects[kind] ?? null
      const scope = kind === 'player' ? playerScope : kind
      const most = limits[scope]
      return id === null || most === undefined
        ? []
        : [{ quota, scope, subject: quotaSubject(kind, id), most, measure }]
    }),
  )
  // Rows are locked in one order to avoid deadlocks.
  return checks.toSorted((one, other) =>
    `${one.subject} ${one.quota}` < `${other.subject} ${other.quota}` ? -1 : 1,
  )
}

/** Adds to the usage in the current window, or starts a new window. */
const addUsage = async (
  db: Kysely<Schema>,
  { subject, quota, measure }: Check,
  now: number,
): Promise<{ readonly used: number; readonly endsAt: number }> => {
  const [amount, windowMs] =
    measure.kind === 'window' ? [measure.amount, measure.windowMs] : [0, LOCK_WINDOW_MS]
  const endsAt = now + windowMs
  // A window that ends too late is from before the clock was set back.
  const isCurrent = sql<boolean>`quota_usage.window_ends_at > ${now} and quota_usage.window_ends_at <= ${endsAt}`
  const row = await db
    .insertInto('quota_usage')
    .values({ subject, quota, used: amount, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'quota']).doUpdateSet({
        used: sql<number>`case when ${isCurrent} then quota_usage.used else 0 end + excluded.used`,
        window_ends_at: sql<number>`case when ${isCurrent} then quota_usage.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return { used: Number(row.used), endsAt: Number(row.window_ends_at) }
}

/** The number of unfinished rooms that the check counts, and when the oldest of them was listed in the lobby. */
const countRooms = async (
  db: Kysely<Schema>,
  { subject, measure }: Check,
  now: number,
): Promise<{ readonly count: number; readonly since: number }> => {
  const [kind = '', id = ''] = /^(\w+):(.*)$/s.exec(subject)?.slice(1) ?? []
  const { count, since } = await db
    .selectFrom('open_room')
    .innerJoin('room_summary', 'room_summary.room_id', 'open_room.room_id')
    .leftJoin('lobby_room', 'lobby_room.room_id', 'open_room.room_id')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('lobby_room.listed_at').as('since')])
    .where(kind === 'player' ? 'open_room.player_id' : 'open_room.address', '=', id)
    .where('room_summary.is_over', '=', 0)
    .$if(measure.kind === 'listed-rooms', (rooms) =>
      rooms.where(
        'lobby_room.listed_at',
        '>',
        now - (measure.kind === 'listed-rooms' ? measure.listedForMs : 0),
      ),
    )
    .$if(measure.kind === 'bot-rooms', (rooms) =>
      rooms.where((eb) =>
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat_number')
            .whereRef('seat.room_id', '=', 'open_room.room_id')
            .where('seat.bot_level', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: Number(since ?? 0) }
}

const exceeded = ({ quota, scope, subject, most }: Check, waitMs: number): QuotaExceeded =>
  new QuotaExceeded({ quota, scope, subject, most, seconds: Math.max(0, Math.ceil(waitMs / 1000)) })

/** Called in the transaction that adds the rows. Throws `QuotaExceeded`. */
export const enforceQuotas = async (db: Kysely<Schema>, demand: QuotaDemand | null): Promise<void> => {
  if (demand === null) return
  const { now } = demand
  const checks = await checksFor(db, demand)
  for (const check of checks) {
    const { used, endsAt } = await addUsage(db, check, now)
    if (used > check.most) throw exceeded(check, endsAt - now)
  }
  for (const check of checks) {
    const { measure, most } = check
    if (measure.kind === 'window') continue
    const { count, since } = await countRooms(db, check, now)
    if (count < most) continue
    throw exceeded(check, measure.kind === 'listed-rooms' ? since + measure.listedForMs - now : 0)
  }
}

export class QuotaRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Counts a use outside any other transaction. Throws `QuotaExceeded`. */
  async spend(demand: QuotaDemand): Promise<void> {
    await this.#db.transaction().execute((db) => enforceQuotas(db, demand))
  }

  async addHits(hits: readonly QuotaHitRow[]): Promise<void> {
    if (hits.length === 0) return
    await this.#db
      .insertInto('quota_hit')
      .values([...hits].toSorted((one, other) => (one.subject < other.subject ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.columns(['quota', 'subject']).doUpdateSet({
          hits: sql<number>`quota_hit.hits + excluded.hits`,
          last_at: (row) => row.ref('excluded.last_at'),
        }),
      )
      .execute()
  }

  /** The refusals because of a quota, latest first. */
  async hits(limit: number): Promise<readonly QuotaHitRow[]> {
    return this.#db
      .selectFrom('quota_hit')
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('quota')
      .orderBy('subject')
      .limit(limit)
      .execute()
  }
}
