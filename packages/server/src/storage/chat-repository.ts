/** Chat messages and mutes. */
import type { Kysely } from 'kysely'
import { countRows, lockPlayer, lockRoom } from './room-rows.ts'
import type { AuditRow, ChatMessageRow, ReportRow, Schema } from './schema.ts'

export interface ChatQuery {
  readonly room: string
  /** Only messages with a larger sort key. */
  readonly after: number
  /** The player whose mutes apply; null for none. */
  readonly reader: string | null
  readonly limit: number
}

type MessageKey = Pick<ChatMessageRow, 'room_id' | 'player_id' | 'request_id'>

const sentBefore = async (
  db: Kysely<Schema>,
  { room_id: room, player_id: player, request_id: request }: MessageKey,
): Promise<ChatMessageRow | null> => {
  const found = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('room_id', '=', room)
    .where('player_id', '=', player)
    .where('request_id', '=', request)
    .executeTakeFirst()
  return found ?? null
}

/** The number of messages of a player since a time, in all rooms. */
const countMessagesSince = (db: Kysely<Schema>, player: string, since: number): Promise<number> =>
  countRows(db.selectFrom('chat_message').where('player_id', '=', player).where('created_at', '>', since))

export class ChatRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /**
   * Appends a message; idempotent by request id. Serialised per room, so that a reader never misses a smaller sort key
   * that commits later. Null when the player has reached the rate limit.
   */
  add(
    message: Omit<ChatMessageRow, 'sort_key' | 'phrase'> & Partial<Pick<ChatMessageRow, 'phrase'>>,
    limit: { readonly atMost: number; readonly since: number } | null = null,
  ): Promise<ChatMessageRow | null> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, message.player_id)
      await lockRoom(db, message.room_id)
      const before = await sentBefore(db, message)
      if (before !== null) return before
      if (limit !== null && (await countMessagesSince(db, message.player_id, limit.since)) >= limit.atMost)
        return null
      const { last } = await db
        .selectFrom('chat_message')
        .select(({ fn }) => fn.max('sort_key').as('last'))
        .where('room_id', '=', message.room_id)
        .executeTakeFirstOrThrow()
      return (
        db
          .insertInto('chat_message')
          // Derived from the time, so that a sort key is never reused after the last message was deleted.
          .values({
            ...message,
            phrase: message.phrase ?? null,
            sort_key: Math.max(Number(last ?? 0) + 1, message.created_at),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      )
    })
  }

  /** The message of a request. */
  sent(key: MessageKey): Promise<ChatMessageRow | null> {
    return sentBefore(this.#db, key)
  }

  /** The latest messages for a reader, in order. */
  async listFor({ room, after, reader, limit }: ChatQuery): Promise<readonly ChatMessageRow[]> {
    const latest = await this.#db
      .selectFrom('chat_message')
      .selectAll()
      .where('room_id', '=', room)
      .where('sort_key', '>', after)
      .$if(reader !== null, (query) =>
        query
          .where('player_id', 'not in', (db) =>
            db
              .selectFrom('mute')
              .select('muted_player_id')
              .where('mute.player_id', '=', reader ?? ''),
          )
          // A block hides both from each other.
          .where('player_id', 'not in', (db) =>
            db
              .selectFrom('block')
              .select('blocked_player_id')
              .where('block.player_id', '=', reader ?? ''),
          )
          .where('player_id', 'not in', (db) =>
            db
              .selectFrom('block')
              .select('block.player_id')
              .where('blocked_player_id', '=', reader ?? ''),
          ),
      )
      .orderBy('sort_key', 'desc')
      .limit(limit)
      .execute()
    return latest.reverse()
  }

  async message(room: string, id: string): Promise<ChatMessageRow | null> {
    const found = await this.#db
      .selectFrom('chat_message')
      .selectAll()
      .where('room_id', '=', room)
      .where('id', '=', id)
      .executeTakeFirst()
    return found ?? null
  }

  async mute(player: string, muted: string): Promise<void> {
    await this.#db
      .insertInto('mute')
      .values({ player_id: player, muted_player_id: muted })
      .onConflict((conflict) => conflict.columns(['player_id', 'muted_player_id']).doNothing())
      .execute()
  }

  /** False when the player was not muted. */
  async unmute(player: string, muted: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('mute')
      .where('player_id', '=', player)
      .where('muted_player_id', '=', muted)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  async mutedBy(player: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return this.#db
      .selectFrom('mute')
      .innerJoin('player', 'player.id', 'mute.muted_player_id')
      .select(['player.id as id', 'player.name as name'])
      .where('mute.player_id', '=', player)
      .orderBy('player.name')
      .execute()
  }
}

/** Reports of chat messages for the operator. */

export type OpenReport = ReportRow & { readonly reporterName: string }

/** The number of reports of a player since a time. */
const countReportsSince = (db: Kysely<Schema>, player: string, since: number): Promise<number> =>
  countRows(db.selectFrom('report').where('reporter_id', '=', player).where('created_at', '>', since))

export class ReportRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** One report per player and message, and a maximum since a time. */
  add(
    report: ReportRow,
    limit: { readonly atMost: number; readonly since: number } | null = null,
  ): Promise<'added' | 'known' | 'too-many'> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, report.reporter_id)
      if (limit !== null && (await countReportsSince(db, report.reporter_id, limit.since)) >= limit.atMost)
        return 'too-many'
      const added = await db
        .insertInto('report')
        .values(report)
        .onConflict((conflict) => conflict.columns(['message_id', 'reporter_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added === undefined ? 'known' : 'added'
    })
  }

  /** Open reports, oldest first. */
  async open(limit: number): Promise<readonly OpenReport[]> {
    return this.#db
      .selectFrom('report')
      .innerJoin('player', 'player.id', 'report.reporter_id')
      .selectAll('report')
      .select('player.name as reporterName')
      .orderBy('created_at')
      .orderBy('report.id')
      .limit(limit)
      .execute()
  }

  async count(): Promise<number> {
    return countRows(this.#db.selectFrom('report'))
  }

  /** Deletes a resolved report; false when there is none. */
  delete(id: string, auditOf: (report: ReportRow) => AuditRow): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const report = await db.deleteFrom('report').where('id', '=', id).returningAll().executeTakeFirst()
      if (report === undefined) return false
      await db.insertInto('audit_entry').values(auditOf(report)).execute()
      return true
    })
  }
}
