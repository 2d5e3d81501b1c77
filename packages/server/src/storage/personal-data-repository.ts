/** Everything that is stored about one player: merged when a guest signs in, exported, erased. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { digestJobId } from './job-repository.ts'
import { DELETED_PLAYER } from './player-repository.ts'
import { deleteSolver, moveSolver } from './puzzle-repository.ts'
import { quotaSubject } from './quota-repository.ts'
import { nameReservedSeats } from './room-rows.ts'
import type {
  ChatMessageRow,
  DailyEntryRow,
  PuzzleAnswerRow,
  RatingRow,
  ReportRow,
  RoomRow,
  RoomSummaryRow,
  Schema,
  SeatRow,
} from './schema.ts'
import { mergeSkills, ratingPoints } from './skill.ts'

/** Matches job payloads that contain the player id; ids are random, so none is part of another. */
const payloadPattern = (player: string): string => `%"${player}"%`

/** Moves everything of a guest to an account; rows that the account has already stay behind and are deleted. */
const moveGuestData = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db.updateTable('seat').set({ player_id: account }).where('player_id', '=', guest).execute()
  await db.updateTable('room').set({ host_id: account }).where('host_id', '=', guest).execute()
  await db.updateTable('open_room').set({ player_id: account }).where('player_id', '=', guest).execute()
  await mergeRatings(db, guest, account)
  await mergeChannels(db, guest, account)
  await mergeJobs(db, guest, account)
  await mergeChat(db, guest, account)
  await db.updateTable('api_bot').set({ owner_id: account }).where('owner_id', '=', guest).execute()
  await mergeBans(db, guest, account)
  await mergeInvitations(db, guest, account)
  await mergeFriends(db, guest, account)
  await mergeDailyEntries(db, guest, account)
  await moveSolver(db, guest, account)
}

/** Signing in must not end a ban; when both are banned, the ban of the account stays. */
const mergeBans = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const own = await db.selectFrom('ban').select('id').where('player_id', '=', account).executeTakeFirst()
  if (own === undefined)
    await db.updateTable('ban').set({ player_id: account }).where('player_id', '=', guest).execute()
}

/** One invitation per player and room. */
const mergeInvitations = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db
    .deleteFrom('invitation')
    .where('player_id', '=', guest)
    .where('room_id', 'in', (own) =>
      own.selectFrom('invitation').select('room_id').where('player_id', '=', account),
    )
    .execute()
  await db.updateTable('invitation').set({ player_id: account }).where('player_id', '=', guest).execute()
  await db.updateTable('invitation').set({ inviter_id: account }).where('inviter_id', '=', guest).execute()
}

/** One entry for each deal: the earlier one. */
const mergeDailyEntries = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const rows = await db
    .selectFrom('daily_entry')
    .select(['id', 'date', 'kind'])
    .where('player_id', 'in', [guest, account])
    .orderBy('created_at')
    .execute()
  const seenDeals = new Set<string>()
  const later = rows.filter(({ date, kind }) => {
    const isLater = seenDeals.has(`${date} ${kind}`)
    seenDeals.add(`${date} ${kind}`)
    return isLater
  })
  for (const { id } of later) await db.deleteFrom('daily_entry').where('id', '=', id).execute()
  await db.updateTable('daily_entry').set({ player_id: account }).where('player_id', '=', guest).execute()
}

/** Friends and blocks of both, without duplicates and without the player themselves. */
const mergeFriends = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const own = (id: string): string => (id === guest ? account : id)
  const friends = await db
    .deleteFrom('friend')
    .where((eb) => eb.or([eb('player_id', '=', guest), eb('friend_id', '=', guest)]))
    .returningAll()
    .execute()
  for (const { player_id: one, friend_id: other, created_at: createdAt } of friends)
    if (own(one) !== own(other))
      await db
        .insertInto('friend')
        .values({ player_id: own(one), friend_id: own(other), created_at: createdAt })
        .onConflict((conflict) => conflict.columns(['player_id', 'friend_id']).doNothing())
        .execute()
  const blocks = await db
    .deleteFrom('block')
    .where((eb) => eb.or([eb('player_id', '=', guest), eb('blocked_player_id', '=', guest)]))
    .returningAll()
    .execute()
  for (const { player_id: one, blocked_player_id: other, created_at: createdAt } of blocks)
    if (own(one) !== own(other))
      await db
        .insertInto('block')
        .values({ player_id: own(one), blocked_player_id: own(other), created_at: createdAt })
        .onConflict((conflict) => conflict.columns(['player_id', 'blocked_player_id']).doNothing())
        .execute()
}

const mergeRating = (one: RatingRow, other: RatingRow): RatingRow => {
  const skill = mergeSkills(one, other)
  return {
    ...one,
    ...skill,
    rating_points: ratingPoints(skill),
    game_count: one.game_count + other.game_count,
  }
}

const mergeRatings = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const rows = await db.selectFrom('rating').selectAll().where('player_id', 'in', [guest, account]).execute()
  for (const guestRating of rows.filter(({ player_id: player }) => player === guest)) {
    const own = rows.find(
      ({ player_id: player, game, seat_count: seats }) =>
        player === account && game === guestRating.game && seats === guestRating.seat_count,
    )
    const after = own === undefined ? { ...guestRating, player_id: account } : mergeRating(own, guestRating)
    const { mu, sigma, rating_points: points, game_count: games } = after
    await db
      .insertInto('rating')
      .values(after)
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'game', 'seat_count'])
          .doUpdateSet({ mu, sigma, rating_points: points, game_count: games }),
      )
      .execute()
  }
}

const mergeChannels = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db
    .updateTable('channel')
    .set({ player_id: account })
    .where('player_id', '=', guest)
    .where('address_json', 'not in', (own) =>
      own.selectFrom('channel').select('address_json').where('player_id', '=', account),
    )
    .execute()
}

const mergeJobs = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const known = await db
    .selectFrom('job')
    .select('id')
    .where('id', '=', digestJobId(account))
    .executeTakeFirst()
  if (known) await db.deleteFrom('job').where('id', '=', digestJobId(guest)).execute()
  else
    await db
      .updateTable('job')
      .set({ id: digestJobId(account) })
      .where('id', '=', digestJobId(guest))
      .execute()
  await db
    .updateTable('job')
    .set({ payload_json: sql`replace(payload_json, ${guest}, ${account})` })
    .where('payload_json', 'like', payloadPattern(guest))
    .execute()
  await db.updateTable('job').set({ owner_id: account }).where('owner_id', '=', guest).execute()
}

const mergeChat = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db.updateTable('chat_message').set({ player_id: account }).where('player_id', '=', guest).execute()
  await db.updateTable('report').set({ author_id: account }).where('author_id', '=', guest).execute()
  await mergeReports(db, guest, account)
  await mergeMutes(db, guest, account)
}

/** One report per player and message. */
const mergeReports = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db
    .deleteFrom('report')
    .where('reporter_id', '=', guest)
    .where('message_id', 'in', (own) =>
      own.selectFrom('report').select('message_id').where('reporter_id', '=', account),
    )
    .execute()
  await db.updateTable('report').set({ reporter_id: account }).where('reporter_id', '=', guest).execute()
}

const mergeMutes = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const rows = await db
    .deleteFrom('mute')
    .where((eb) => eb.or([eb('player_id', '=', guest), eb('muted_player_id', '=', guest)]))
    .returningAll()
    .execute()
  const own = (id: string): string => (id === guest ? account : id)
  const after = rows.map((row) => ({
    player_id: own(row.player_id),
    muted_player_id: own(row.muted_player_id),
  }))
  const others = after.filter(({ player_id, muted_player_id }) => player_id !== muted_player_id)
  if (others.length > 0)
    await db
      .insertInto('mute')
      .values(others)
      .onConflict((conflict) => conflict.columns(['player_id', 'muted_player_id']).doNothing())
      .execute()
}

/**
 * All columns that refer to a player, for moving a guest into an account and for erasing. A new column belongs here
 * and, to be moved, into `moveGuestData`; tests check every column.
 */

/** The rows that refer to a player. */
export interface PlayerRecords {
  readonly seats: readonly (SeatRow &
    Pick<RoomRow, 'game' | 'started_at'> &
    Pick<RoomSummaryRow, 'is_over'>)[]
  readonly ratings: readonly RatingRow[]
  readonly chat: readonly ChatMessageRow[]
  readonly muted: readonly string[]
  readonly friends: readonly string[]
  readonly blocked: readonly string[]
  readonly reports: readonly ReportRow[]
  readonly daily: readonly DailyEntryRow[]
  readonly puzzles: readonly PuzzleAnswerRow[]
}

/** Tables whose rows are deleted with their player. */
const OWN_TABLES = [
  'passkey',
  'session',
  'challenge',
  'channel',
  'rating',
  'public_profile',
  'open_data_consent',
  'api_bot',
  'prepared_deal',
  'player_activity',
  'friend_code',
  'daily_entry',
] as const

export class PersonalDataRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Moves everything of a guest to an account and deletes the guest. Returns the rooms whose seats changed. */
  merge(guest: string, account: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      const rooms = await this.#roomsOf(db, guest)
      await moveGuestData(db, guest, account)
      await this.#forget(db, guest)
      return rooms
    })
  }

  async all(player: string): Promise<PlayerRecords> {
    const db = this.#db
    const [seats, ratings, chat, muted, friends, blocked, reports, daily, puzzles] = await Promise.all([
      db
        .selectFrom('seat')
        .innerJoin('room', 'room.id', 'seat.room_id')
        .innerJoin('room_summary', 'room_summary.room_id', 'seat.room_id')
        .selectAll('seat')
        .select(['room.game', 'room.started_at', 'room_summary.is_over'])
        .where('seat.player_id', '=', player)
        .orderBy('room.started_at')
        .orderBy('seat.room_id')
        .orderBy('seat.seat_number')
        .execute(),
      db
        .selectFrom('rating')
        .selectAll()
        .where('player_id', '=', player)
        .orderBy('game')
        .orderBy('seat_count')
        .execute(),
      db
        .selectFrom('chat_message')
        .selectAll()
        .where('player_id', '=', player)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('mute')
        .select('muted_player_id')
        .where('player_id', '=', player)
        .orderBy('muted_player_id')
        .execute(),
      db
        .selectFrom('friend')
        .select('friend_id as id')
        .where('player_id', '=', player)
        .orderBy('friend_id')
        .execute(),
      db
        .selectFrom('block')
        .select('blocked_player_id as id')
        .where('player_id', '=', player)
        .orderBy('blocked_player_id')
        .execute(),
      db
        .selectFrom('report')
        .selectAll()
        .where('reporter_id', '=', player)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('daily_entry')
        .selectAll()
        .where('player_id', '=', player)
        .orderBy('date')
        .orderBy('kind')
        .execute(),
      db
        .selectFrom('puzzle_answer')
        .selectAll()
        .where('solver_id', '=', player)
        .orderBy('created_at')
        .orderBy('game')
        .orderBy('puzzle')
        .execute(),
    ])
    return {
      seats,
      ratings,
      chat,
      muted: muted.map((row) => row.muted_player_id),
      friends: friends.map(({ id }) => id),
      blocked: blocked.map(({ id }) => id),
      reports,
      daily,
      puzzles,
    }
  }

  /**
   * Erases a player. Seats stay without a name: `unknown` is the hash of an unknown secret. Returns the rooms whose
   * seats changed.
   */
  erase(player: string, unknown: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      const rooms = await this.#roomsOf(db, player)
      await db
        .updateTable('seat')
        .set({ name: '', secret_hash: unknown, player_id: null })
        .where('player_id', '=', player)
        .execute()
      await leaveHosting(db, player, unknown)
      await db.deleteFrom('chat_message').where('player_id', '=', player).execute()
      await db
        .deleteFrom('report')
        .where((eb) => eb.or([eb('reporter_id', '=', player), eb('author_id', '=', player)]))
        .execute()
      await db
        .deleteFrom('mute')
        .where((eb) => eb.or([eb('player_id', '=', player), eb('muted_player_id', '=', player)]))
        .execute()
      await db
        .deleteFrom('friend')
        .where((eb) => eb.or([eb('player_id', '=', player), eb('friend_id', '=', player)]))
        .execute()
      await db
        .deleteFrom('block')
        .where((eb) => eb.or([eb('player_id', '=', player), eb('blocked_player_id', '=', player)]))
        .execute()
      await nameReservedSeats(db, player, '')
      await db
        .deleteFrom('invitation')
        .where((eb) => eb.or([eb('player_id', '=', player), eb('inviter_id', '=', player)]))
        .execute()
      await db.deleteFrom('job').where('payload_json', 'like', payloadPattern(player)).execute()
      await db.updateTable('job').set({ owner_id: null }).where('owner_id', '=', player).execute()
      await this.#forget(db, player)
      return rooms
    })
  }

  async #roomsOf(db: Kysely<Schema>, player: string): Promise<readonly string[]> {
    const seats = await db
      .selectFrom('seat')
      .select('room_id')
      .distinct()
      .where('player_id', '=', player)
      .execute()
    return seats.map(({ room_id: room }) => room)
  }

  /** Deletes the player and the rows that cannot be moved, such as credentials. */
  async #forget(db: Transaction<Schema>, player: string): Promise<void> {
    for (const table of OWN_TABLES) await db.deleteFrom(table).where('player_id', '=', player).execute()
    await deleteSolver(db, player)
    await db.deleteFrom('ban').where('player_id', '=', player).execute()
    await db.updateTable('open_room').set({ player_id: null }).where('player_id', '=', player).execute()
    const subject = quotaSubject('player', player)
    for (const table of ['quota_usage', 'quota_hit'] as const)
      await db.deleteFrom(table).where('subject', '=', subject).execute()
    await db.deleteFrom('player').where('id', '=', player).execute()
  }
}

/** Makes another player of each room its host. */
const leaveHosting = async (db: Transaction<Schema>, player: string, unknown: string): Promise<void> => {
  const rooms = await db.selectFrom('room').select('id').where('host_id', '=', player).execute()
  if (rooms.length === 0) return
  await db
    .insertInto('player')
    .values({
      id: DELETED_PLAYER,
      name: '',
      secret_hash: unknown,
      created_at: 0,
      notification_settings_json: '{}',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  for (const { id } of rooms) {
    const other = await db
      .selectFrom('seat')
      .select('player_id')
      .where('room_id', '=', id)
      .where('player_id', 'is not', null)
      .where('player_id', '!=', player)
      .orderBy('seat_number')
      .executeTakeFirst()
    await db
      .updateTable('room')
      .set({ host_id: other?.player_id ?? DELETED_PLAYER })
      .where('id', '=', id)
      .execute()
  }
}
