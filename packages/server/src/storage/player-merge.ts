/** Moves what is kept of a guest into an account; what both have is brought together. */
import { sql, type Transaction } from 'kysely'
import { combined, shown } from '../ratings/rate.ts'
import type { RatingRow, Schema } from './schema.ts'

const digestOf = (player: string): string => `digest-${player}`

/** Errands hold the player in the middle of a text; ids are drawn, so none is part of another. */
export const mentions = (player: string): string => `%"${player}"%`

/** What is left with the guest afterwards cannot move. */
export const handOver = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  await db.updateTable('seat').set({ player: account }).where('player', '=', guest).execute()
  await db.updateTable('room').set({ host: account }).where('host', '=', guest).execute()
  await db.updateTable('open_room').set({ player: account }).where('player', '=', guest).execute()
  await mergeRatings(db, guest, account)
  await mergeChannels(db, guest, account)
  await mergeErrands(db, guest, account)
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
  const skill = combined(one, other)
  return { ...one, ...skill, worth: shown(skill), games: one.games + other.games }
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

const mergeErrands = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
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
    .where('about', 'like', mentions(guest))
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
