/** Everything that is stored about one player: merged when a guest signs in, exported, erased. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { quotaSubject } from './quotas.ts'
import type { ChatRow, RatingRow, ReportRow, RoomRow, Schema, SeatRow, StandingRow } from './schema.ts'
import { mergeSkills, ratingPoints } from './skill.ts'

const digestOf = (player: string): string => `digest-${player}`

/** Jobs hold the player in the middle of a text; ids are drawn, so none is part of another. */
const payloadPattern = (player: string): string => `%"${player}"%`

/** What is left with the guest afterwards cannot move. */
const moveGuestData = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db.updateTable('seat').set({ player: account }).where('player', '=', guest).execute()
  await db.updateTable('room').set({ host: account }).where('host', '=', guest).execute()
  await db.updateTable('open_room').set({ player: account }).where('player', '=', guest).execute()
  await mergeRatings(db, guest, account)
  await mergeChannels(db, guest, account)
  await mergeJobs(db, guest, account)
  await mergeTalk(db, guest, account)
  await db.updateTable('bot').set({ owner: account }).where('owner', '=', guest).execute()
  await mergeBans(db, guest, account)
}

/** Signing in must not end a ban; where both are banned, the account's own ban counts. */
const mergeBans = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const own = await db.selectFrom('ban').select('id').where('player_id', '=', account).executeTakeFirst()
  if (own === undefined)
    await db.updateTable('ban').set({ player_id: account }).where('player_id', '=', guest).execute()
}

const together = (one: RatingRow, other: RatingRow): RatingRow => {
  const skill = mergeSkills(one, other)
  return { ...one, ...skill, worth: ratingPoints(skill), games: one.games + other.games }
}

const mergeRatings = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const rows = await db.selectFrom('rating').selectAll().where('player', 'in', [guest, account]).execute()
  for (const theirs of rows.filter(({ player }) => player === guest)) {
    const own = rows.find(
      ({ player, game, seats }) => player === account && game === theirs.game && seats === theirs.seats,
    )
    const after = own === undefined ? { ...theirs, player: account } : together(own, theirs)
    const { mu, sigma, worth, games } = after
    await db
      .insertInto('rating')
      .values(after)
      .onConflict((conflict) =>
        conflict.columns(['player', 'game', 'seats']).doUpdateSet({ mu, sigma, worth, games }),
      )
      .execute()
  }
}

const mergeChannels = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db
    .updateTable('channel')
    .set({ player: account })
    .where('player', '=', guest)
    .where('address', 'not in', (own) =>
      own.selectFrom('channel').select('address').where('player', '=', account),
    )
    .execute()
}

const mergeJobs = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const known = await db
    .selectFrom('errand')
    .select('id')
    .where('id', '=', digestOf(account))
    .executeTakeFirst()
  if (known) await db.deleteFrom('errand').where('id', '=', digestOf(guest)).execute()
  else
    await db
      .updateTable('errand')
      .set({ id: digestOf(account) })
      .where('id', '=', digestOf(guest))
      .execute()
  await db
    .updateTable('errand')
    .set({ about: sql`replace(about, ${guest}, ${account})` })
    .where('about', 'like', payloadPattern(guest))
    .execute()
  await db.updateTable('errand').set({ owner: account }).where('owner', '=', guest).execute()
}

const mergeTalk = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db.updateTable('chat').set({ player: account }).where('player', '=', guest).execute()
  await db.updateTable('report').set({ author: account }).where('author', '=', guest).execute()
  await mergeReports(db, guest, account)
  await mergeMutes(db, guest, account)
}

/** One report by each player about each line. */
const mergeReports = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db
    .deleteFrom('report')
    .where('player', '=', guest)
    .where('line', 'in', (own) => own.selectFrom('report').select('line').where('player', '=', account))
    .execute()
  await db.updateTable('report').set({ player: account }).where('player', '=', guest).execute()
}

const mergeMutes = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const rows = await db
    .deleteFrom('mute')
    .where((eb) => eb.or([eb('player', '=', guest), eb('muted', '=', guest)]))
    .returningAll()
    .execute()
  const own = (id: string): string => (id === guest ? account : id)
  const after = rows.map(({ player, muted }) => ({ player: own(player), muted: own(muted) }))
  const others = after.filter(({ player, muted }) => player !== muted)
  if (others.length > 0)
    await db
      .insertInto('mute')
      .values(others)
      .onConflict((conflict) => conflict.columns(['player', 'muted']).doNothing())
      .execute()
}

/**
 * Everything that names a player, wherever it is kept: to be moved into an account, or to be taken out. A new column
 * that names players belongs here or, to be moved, into `player-merge`; the tests look through every column.
 */

/** Everything that names a player, as it is kept. */
export interface PlayerRecords {
  readonly seats: readonly (SeatRow & Pick<RoomRow, 'game' | 'begun'> & Pick<StandingRow, 'over'>)[]
  readonly ratings: readonly RatingRow[]
  readonly chat: readonly ChatRow[]
  readonly muted: readonly string[]
  readonly reports: readonly ReportRow[]
}

/** What belongs to a player alone, and cannot move. */
const OWN_TABLES = [
  'passkey',
  'session',
  'challenge',
  'channel',
  'rating',
  'profile',
  'bot',
  'prepared_deal',
  'player_activity',
] as const

export class PlayerData {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Makes everything of a guest the account's, and ends the guest. Returns the rooms where that changes a seat. */
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
    const [seats, ratings, chat, muted, reports] = await Promise.all([
      db
        .selectFrom('seat')
        .innerJoin('room', 'room.id', 'seat.room')
        .innerJoin('standing', 'standing.room', 'seat.room')
        .selectAll('seat')
        .select(['room.game', 'room.begun', 'standing.over'])
        .where('seat.player', '=', player)
        .orderBy('room.begun')
        .orderBy('seat.room')
        .orderBy('seat.seat')
        .execute(),
      db
        .selectFrom('rating')
        .selectAll()
        .where('player', '=', player)
        .orderBy('game')
        .orderBy('seats')
        .execute(),
      db.selectFrom('chat').selectAll().where('player', '=', player).orderBy('made').orderBy('id').execute(),
      db.selectFrom('mute').select('muted').where('player', '=', player).orderBy('muted').execute(),
      db
        .selectFrom('report')
        .selectAll()
        .where('player', '=', player)
        .orderBy('made')
        .orderBy('id')
        .execute(),
    ])
    return { seats, ratings, chat, muted: muted.map((row) => row.muted), reports }
  }

  /**
   * Takes a player out of everything. Their seats stay, without a name: `unknown` is the hash of a secret that nobody
   * knows. Returns the rooms where that changes a seat.
   */
  erase(player: string, unknown: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      const rooms = await this.#roomsOf(db, player)
      await db
        .updateTable('seat')
        .set({ name: '', key: unknown, player: null })
        .where('player', '=', player)
        .execute()
      await leaveHosting(db, player, unknown)
      await db.deleteFrom('chat').where('player', '=', player).execute()
      await db
        .deleteFrom('report')
        .where((eb) => eb.or([eb('player', '=', player), eb('author', '=', player)]))
        .execute()
      await db
        .deleteFrom('mute')
        .where((eb) => eb.or([eb('player', '=', player), eb('muted', '=', player)]))
        .execute()
      await db.deleteFrom('errand').where('about', 'like', payloadPattern(player)).execute()
      await db.updateTable('errand').set({ owner: null }).where('owner', '=', player).execute()
      await this.#forget(db, player)
      return rooms
    })
  }

  async #roomsOf(db: Kysely<Schema>, player: string): Promise<readonly string[]> {
    const seats = await db.selectFrom('seat').select('room').distinct().where('player', '=', player).execute()
    return seats.map(({ room }) => room)
  }

  /** What cannot move: how they were known, and what was left over. */
  async #forget(db: Transaction<Schema>, player: string): Promise<void> {
    for (const table of OWN_TABLES) await db.deleteFrom(table).where('player', '=', player).execute()
    await db.deleteFrom('ban').where('player_id', '=', player).execute()
    await db.updateTable('open_room').set({ player: null }).where('player', '=', player).execute()
    const subject = quotaSubject('player', player)
    for (const table of ['quota_usage', 'quota_hit'] as const)
      await db.deleteFrom(table).where('subject', '=', subject).execute()
    await db.deleteFrom('player').where('id', '=', player).execute()
  }
}

/** Whoever keeps the rooms that nobody is left to keep. */
const NOBODY = 'nobody'

/** A room goes over to somebody who sits there. */
const leaveHosting = async (db: Transaction<Schema>, player: string, unknown: string): Promise<void> => {
  const rooms = await db.selectFrom('room').select('id').where('host', '=', player).execute()
  if (rooms.length === 0) return
  await db
    .insertInto('player')
    .values({ id: NOBODY, name: '', key: unknown, since: 0, wishes: '{}' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  for (const { id } of rooms) {
    const other = await db
      .selectFrom('seat')
      .select('player')
      .where('room', '=', id)
      .where('player', 'is not', null)
      .where('player', '!=', player)
      .orderBy('seat')
      .executeTakeFirst()
    await db
      .updateTable('room')
      .set({ host: other?.player ?? NOBODY })
      .where('id', '=', id)
      .execute()
  }
}
