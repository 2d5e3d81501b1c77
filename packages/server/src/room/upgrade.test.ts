import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { OTHER_GAME } from '@quayside/games/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup } from '../storage/copy-store.ts'
import { connect } from '../storage/database.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { fillAs, type OldRow } from '../testing/old-stores.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import type { Room } from './room.ts'

/** A backup of version 0.1: running games with every kind of entry, jobs, chat, ratings, channels, passkeys. */
const BACKUP = readFileSync(new URL('../../fixtures/version-1-backup.jsonl', import.meta.url), 'utf8')
const LAST_MIGRATION = '012-bots'
/** A minute after the backup. */
const NOW = 1_800_263_640_000

const ROOMS = {
  voting: 'ay48ZnPId3I1V7OJ',
  replaced: 'Mzw6-YYzU7gf8ncT',
  ended: 'iouGoZOlocYva8LX',
  listed: 'JvtNhJQ8v_vBlpbx',
  bot: 'uacleRXVKfAq7ySH',
  overdue: 'tumw5px-I0Svj_dx',
  hostless: 'uNmYNCa23PDZNubN',
} as const

/** The rows of the backup by table, in the order in which they can be inserted. */
const tables = (backup = BACKUP): Record<string, OldRow[]> => {
  const filled: Record<string, OldRow[]> = {}
  let current = { table: '', columns: [] as string[] }
  for (const line of backup.trim().split('\n').slice(1, -1)) {
    const value = JSON.parse(line) as typeof current | (string | number | null)[]
    if (Array.isArray(value)) {
      const row = Object.fromEntries(current.columns.map((column, place) => [column, value[place] ?? null]))
      filled[current.table] = [...(filled[current.table] ?? []), row]
    } else current = value
  }
  return filled
}

const migrated = (address: string): Promise<void> => fillAs(LAST_MIGRATION, address, tables())

const restored = async (address: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-0.1-'))
  const file = join(folder, 'backup.gz')
  await writeFile(file, gzipSync(BACKUP))
  const counts = await restoreBackup(file, address)
  await rm(folder, { recursive: true })
  expect(counts).toMatchObject({ ok: true, value: { room: 7, entry: 30, errand: 10, standing: 7 } })
}

const WAYS = { migrated, restored }

describe.each(
  DATABASES.flatMap(([name, start]) =>
    (['migrated', 'restored'] as const).map((way) => [way, name, start] as const),
  ),
)('a store of 0.1 that was %s on %s', (way, name, start) => {
  let database: TestDatabase
  let fixture: TestRooms

  beforeAll(async () => {
    database = await start('empty')
    await WAYS[way](database.address)
    fixture = await TestRooms.open(database.address)
    fixture.now = NOW
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  /** The room as two nodes load it, before and after more moves. */
  const playOn = async (room: Room): Promise<void> => {
    const before = room.game.moveNumber
    const { rules, state } = room.game
    const [seat = 0] = room.deciders
    const [command] = rules.commands(rules.view(state, seat), seat)
    await fixture.play(room, rules.notation.print(command))
    const again = await fixture.reread(room)
    expect({ moves: again.game.moveNumber, seq: again.seq }).toEqual({ moves: before + 1, seq: room.seq })
  }

  const vote = (room: Room, seat: number, motion: number): Promise<string | null> =>
    fixture.act(room, seat, { kind: 'vote', vote: motion, agree: true })

  it('lists every room in its state', async () => {
    const db = connect(database.address)
    const summaries = await db
      .selectFrom('room_summary')
      .select(['room_id as room', 'entry_count as seq', 'move_number as at', 'is_over as over'])
      .select(['deciders_json as waits', 'changed_at as changed'])
      .orderBy('room_id')
      .execute()
    const byRoom = (one: { room?: unknown }, other: { room?: unknown }): number =>
      String(one.room) < String(other.room) ? -1 : 1
    expect(summaries.toSorted(byRoom)).toEqual((tables()['standing'] ?? []).toSorted(byRoom))
    await db.destroy()
  })

  it('counts the votes that were cast, and carries out accepted ones', async () => {
    const room = await fixture.enter(ROOMS.voting)
    expect(room.status).toMatchObject({
      vote: { id: 17, seat: 0, agreed: [] },
      timeZones: { 1: 'Europe/Paris', 2: 'Asia/Taipei' },
      vacations: [{ seat: 2, from: 1_800_000_480_000, until: 1_800_259_680_000 }],
      policies: { 0: { feeding: null, interest: false, loans: false, repaying: null } },
    })
    expect(await vote(room, 1, 17)).toBeNull()
    expect(await vote(room, 2, 17)).toBeNull()
    expect(room.game.moveNumber).toBe(4)
    expect(room.entriesFrom(room.seq - 1)).toMatchObject([{ kind: 'undo-by-vote', payload: '4' }])
    await playOn(room)
  })

  it('goes on with the bots that replaced players', async () => {
    const room = await fixture.enter(ROOMS.replaced)
    expect(room.status.replacements).toEqual({ 1: 'deckhand', 2: 'deckhand' })
    expect(room.seats.map(({ bot_level }) => bot_level)).toEqual([null, 'deckhand', 'deckhand'])
    expect(room.entriesFrom(3)[0]).toMatchObject({ kind: 'command', request_id: 'timeout:3' })
    await playOn(room)
  })

  it('goes on with the move of a built-in bot', async () => {
    await playOn(await fixture.enter(ROOMS.bot))
  })

  it('replaces a seat after a vote', async () => {
    const room = await fixture.enter(ROOMS.overdue)
    expect(room.status.vote).toMatchObject({ id: 0, seat: 1, agreed: [] })
    expect(await vote(room, 2, 0)).toBeNull()
    expect((await fixture.reread(room)).seats[0]).toMatchObject({ player_id: 'odile', bot_level: 'mate' })
    await playOn(room)
  })

  it('does not change an ended game', async () => {
    const room = await fixture.enter(ROOMS.ended)
    expect({ over: room.isOver, ended: room.status.isEnded }).toEqual({ over: true, ended: true })
    expect(await fixture.act(room, 0, { kind: 'leave-game' }, null)).toBe('game-over')
  })

  it('lists a room with a free seat, which starts when it is taken', async () => {
    const found = await fixture.store.lobby.open({ game: OTHER_GAME, oldest: 0, after: null, limit: 9 })
    expect(found).toMatchObject([{ room: { id: ROOMS.listed, host_id: 'ines' }, host: 'Ines' }])
    const mateo = await fixture.store.players.withId('mateo')
    if (mateo === null) throw new Error('no such player')
    const joined = await fixture.rooms.seating.join(ROOMS.listed, 1, mateo)
    expect(joined).toMatchObject({ ok: true })
    await playOn(await fixture.enter(ROOMS.listed))
    expect(await fixture.store.lobby.isListed(ROOMS.listed)).toBe(false)
  })

  it('keeps the host of a room whose players are gone', async () => {
    expect(await fixture.store.rooms.find(ROOMS.hostless)).toMatchObject({
      room: { host_id: 'deleted-player' },
    })
    expect(await fixture.store.players.withId('nobody')).toBeNull()
    await playOn(await fixture.enter(ROOMS.hostless))
  })

  it('recognises players by their secrets', async () => {
    const { players, passkeys, challenges, channels, bots, profiles, secrets } = fixture.store
    for (const secret of ['secret of odile', 'session of odile'])
      expect(await players.findBySecret(hashSecret(secret))).toMatchObject({
        id: 'odile',
        notification_settings_json: '{"locale":"fr","quiet":null,"digest":0}',
      })
    expect(await passkeys.withId('passkeyone')).toMatchObject({
      player_id: 'odile',
      public_key: 'public',
      use_counter: 4,
      transports_json: '["internal"]',
    })
    expect(await challenges.consume('challengeone', 'odile', NOW)).toBe(true)
    expect(await channels.of('odile')).toMatchObject([
      { kind: 'mail', address_json: '{"kind":"mail","to":"odile@example.org"}', code_expires_at: null },
      { kind: 'mail', code_expires_at: 0 },
      { kind: 'webhook', failure_count: 0, disabled_at: null },
      { kind: 'push' },
    ])
    expect(await bots.of('odile')).toMatchObject([{ player_id: 'bot.anchoranchor0000', last_used_at: null }])
    expect(await profiles.isShown('odile')).toBe(true)
    expect(await secrets.get('vapid', () => 'another')).toBe('{"publicKey":"a","privateKey":"b"}')
  })

  it('keeps chat, mutes, reports and ratings', async () => {
    const { chat, reports, ratings } = fixture.store
    const heard = (reader: string) => chat.listFor({ room: ROOMS.voting, after: 0, reader, limit: 9 })
    expect((await heard('ines')).map(({ author_name, text }) => [author_name, text])).toEqual([
      ['Mateo', 'Bonne chance !'],
      ['Ines', '好'],
    ])
    expect((await heard('odile')).map(({ text }) => text)).toEqual(['好'])
    expect(await reports.open(9)).toMatchObject([
      { message_id: 'messageone000000', reporter_id: 'ines', author_id: 'mateo', reason: 'rude' },
    ])
    expect(await ratings.best({ game: OTHER_GAME, seats: 2, from: 0, limit: 9, minGames: 1 })).toMatchObject([
      { name: 'Odile', rating_points: 1000, game_count: 3 },
    ])
  })

  it('runs the waiting jobs', async () => {
    const db = connect(database.address)
    const digest = await db.selectFrom('job').selectAll().where('id', '=', 'digest-ines').executeTakeFirst()
    const rating = await db.selectFrom('job').selectAll().where('kind', '=', 'rating').executeTakeFirst()
    const { rows: kinds } = await sql<{ kind: string }>`select distinct kind from job order by kind`.execute(
      db,
    )
    await db.destroy()
    expect(JSON.parse(digest?.payload_json ?? '')).toEqual({ player: 'ines', seat: 2, isDigest: true })
    expect(rating).toMatchObject({ id: `rating-${ROOMS.ended}`, room_id: ROOMS.ended })
    expect(kinds.map(({ kind }) => kind)).toEqual(['bot', 'rating', 'timeout', 'turn'])
    const claimed = await fixture.store.jobQueue.claim(NOW + 10 * 24 * 3600_000, 1000, 9, 'timeout')
    expect(claimed.map(({ id, room_id }) => id === `timeout-${room_id}`)).not.toContain(false)
  })

  it('has every index and constraint named after its table', async () => {
    const db = connect(database.address)
    const { rows } = await (name === 'SQLite'
      ? sql<{ table: string; name: string }>`
          select tbl_name as "table", name from sqlite_master where type = 'index' and sql is not null`
      : sql<{ table: string; name: string }>`
          select tablename as "table", indexname as name from pg_indexes where schemaname = current_schema()
          union select relname, conname from pg_constraint join pg_class on pg_class.oid = conrelid
          where relnamespace = current_schema()::regnamespace`
    ).execute(db)
    await db.destroy()
    const ours = rows.filter(({ table }) => !table.startsWith('kysely_'))
    expect(ours.length).toBeGreaterThan(20)
    expect(ours.filter((row) => !row.name.startsWith(`${row.table}_`))).toEqual([])
  })
})

it('a process may end after a migration and before it is recorded', async () => {
  const [, start] = DATABASES.find(([name]) => name === 'SQLite') ?? DATABASES[0] ?? []
  const database = await start?.('empty')
  if (database === undefined) throw new Error('there is no SQLite')
  await migrated(database.address)
  await (await TestRooms.open(database.address)).close()
  const db = connect(database.address)
  await sql`delete from kysely_migration where name >= '050-vocabulary'`.execute(db)
  await db.destroy()
  const again = await TestRooms.open(database.address)
  expect((await again.enter(ROOMS.voting)).seq).toBe(18)
  await again.close()
  await database.stop()
})

it.each(DATABASES)('the strongest bot of 0.1 plays on under its new name, on %s', async (_name, start) => {
  const database = await start('empty')
  await fillAs(LAST_MIGRATION, database.address, tables(BACKUP.replaceAll('deckhand', 'harbourmaster')))
  const fixture = await TestRooms.open(database.address)
  const { status, seats, settings } = await fixture.enter(ROOMS.replaced)
  expect(status.replacements).toEqual({ 1: 'commodore', 2: 'commodore' })
  expect(seats.map(({ bot_level }) => bot_level)).toEqual([null, 'commodore', 'commodore'])
  expect(settings.onTimeout).toEqual({ kind: 'bot', level: 'commodore' })
  await fixture.close()
  await database.stop()
})
