/** What is said in the rooms, and who does not want to hear whom. */
import type { Kysely } from 'kysely'
import { holdPlayer, lockRoom } from './room-rows.ts'
import type { AuditRow, ChatRow, ReportRow, Schema } from './schema.ts'

export interface ChatQuery {
  readonly room: string
  /** Lines up to this number are known. */
  readonly after: number
  /** Whose mutes count; null for somebody unknown. */
  readonly reader: string | null
  readonly limit: number
}

type Sent = Pick<ChatRow, 'room' | 'player' | 'request'>

const sentBefore = async (db: Kysely<Schema>, { room, player, request }: Sent): Promise<ChatRow | null> => {
  const found = await db
    .selectFrom('chat')
    .selectAll()
    .where('room', '=', room)
    .where('player', '=', player)
    .where('request', '=', request)
    .executeTakeFirst()
  return found ?? null
}

/** How often a player has spoken since a time, in all rooms. */
const saidSince = async (db: Kysely<Schema>, player: string, since: number): Promise<number> => {
  const { count } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('player', '=', player)
    .where('made', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export class Chat {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /**
   * Says something as the next one in the room; what was said under the same request is not said again. One after the
   * other: who has read up to a number must not miss a smaller one that is written down later. Null when the player
   * has spoken too often since a time, in all rooms.
   */
  say(
    line: Omit<ChatRow, 'no'>,
    limit: { readonly atMost: number; readonly since: number } | null = null,
  ): Promise<ChatRow | null> {
    return this.#db.transaction().execute(async (db) => {
      await holdPlayer(db, line.player)
      await lockRoom(db, line.room)
      const before = await sentBefore(db, line)
      if (before !== null) return before
      if (limit !== null && (await saidSince(db, line.player, limit.since)) >= limit.atMost) return null
      const { last } = await db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('no').as('last'))
        .where('room', '=', line.room)
        .executeTakeFirstOrThrow()
      return (
        db
          .insertInto('chat')
          // By the time, so that no number comes again after the last line was deleted.
          .values({ ...line, no: Math.max(Number(last ?? 0) + 1, line.made) })
          .returningAll()
          .executeTakeFirstOrThrow()
      )
    })
  }

  /** What was said for a request. */
  sent(place: Sent): Promise<ChatRow | null> {
    return sentBefore(this.#db, place)
  }

  /** The latest lines that a reader wants to hear, in their order. */
  async listFor({ room, after, reader, limit }: ChatQuery): Promise<readonly ChatRow[]> {
    const latest = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('room', '=', room)
      .where('no', '>', after)
      .$if(reader !== null, (query) =>
        query.where('player', 'not in', (db) =>
          db
            .selectFrom('mute')
            .select('muted')
            .where('mute.player', '=', reader ?? ''),
        ),
      )
      .orderBy('no', 'desc')
      .limit(limit)
      .execute()
    return latest.reverse()
  }

  async line(room: string, id: string): Promise<ChatRow | null> {
    const found = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('room', '=', room)
      .where('id', '=', id)
      .executeTakeFirst()
    return found ?? null
  }

  async mute(player: string, muted: string): Promise<void> {
    await this.#db
      .insertInto('mute')
      .values({ player, muted })
      .onConflict((conflict) => conflict.columns(['player', 'muted']).doNothing())
      .execute()
  }

  /** Whether there was anything to take back. */
  async unmute(player: string, muted: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('mute')
      .where('player', '=', player)
      .where('muted', '=', muted)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  async mutedBy(player: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return this.#db
      .selectFrom('mute')
      .innerJoin('player', 'player.id', 'mute.muted')
      .select(['player.id as id', 'player.name as name'])
      .where('mute.player', '=', player)
      .orderBy('player.name')
      .execute()
  }
}

/** What players want the operator to look at. */

export type OpenReport = ReportRow & { readonly reporterName: string }

/** How many a player has made since a time. */
const madeSince = async (db: Kysely<Schema>, player: string, since: number): Promise<number> => {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('player', '=', player)
    .where('made', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export class Reports {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** One report by each player about each line, and only so many since a time. */
  add(
    report: ReportRow,
    limit: { readonly atMost: number; readonly since: number } | null = null,
  ): Promise<'added' | 'known' | 'too-many'> {
    return this.#db.transaction().execute(async (db) => {
      await holdPlayer(db, report.player)
      if (limit !== null && (await madeSince(db, report.player, limit.since)) >= limit.atMost)
        return 'too-many'
      const added = await db
        .insertInto('report')
        .values(report)
        .onConflict((conflict) => conflict.columns(['line', 'player']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added === undefined ? 'known' : 'added'
    })
  }

  /** The oldest first: those have waited longest. */
  async open(limit: number): Promise<readonly OpenReport[]> {
    return this.#db
      .selectFrom('report')
      .innerJoin('player', 'player.id', 'report.player')
      .selectAll('report')
      .select('player.name as reporterName')
      .orderBy('made')
      .orderBy('report.id')
      .limit(limit)
      .execute()
  }

  async count(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Dealt with; false when there is no such report. */
  delete(id: string, auditOf: (report: ReportRow) => AuditRow): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const report = await db.deleteFrom('report').where('id', '=', id).returningAll().executeTakeFirst()
      if (report === undefined) return false
      await db.insertInto('audit_entry').values(auditOf(report)).execute()
      return true
    })
  }
}
