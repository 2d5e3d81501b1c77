import { randomUUID } from 'node:crypto'
import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { connect, migrate } from './database.ts'
import { EntryBatcher } from './entry-batcher.ts'
import { ROOM_DEPENDANTS } from './room-rows.ts'
import type { AuditRow, BanRow, EntryRow, Schema } from './schema.ts'
import { Store } from './store.ts'

const NOW = 1_800_000_000_000

const entryOf = (room: string, seq: number): EntryRow => ({
  room_id: room,
  seq,
  kind: 'command',
  move_number: seq,
  seat_number: 0,
  payload: 'take wood',
  request_id: `r${seq}`,
  created_at: NOW,
})

const playerBan = (id: string, player: string, expires: number | null = null): BanRow => ({
  id,
  kind: 'player',
  player_id: player,
  address_range: null,
  reason: 'insults',
  created_at: NOW,
  expires_at: expires,
})

const audit = (action = 'test', target = ''): AuditRow => ({
  id: randomUUID(),
  recorded_at: NOW,
  operator: 'abcd1234',
  action,
  target_kind: 'player',
  target,
  reason: '',
  details_json: '{}',
})

it('everything that refers to a room is deleted with it', async () => {
  const db = connect(':memory:')
  await migrate(db)
  const { rows } = await sql<{ name: string }>`
    select distinct tables.name from sqlite_master tables, pragma_foreign_key_list(tables.name) keys
    where tables.type = 'table' and keys."table" = 'room'`.execute(db)
  await db.destroy()
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...ROOM_DEPENDANTS].toSorted())
})

describe.each(DATABASES)('moderation on %s', (_name, start) => {
  let database: TestDatabase
  let store: Store
  let db: Kysely<Schema>
  let made = 0

  beforeAll(async () => {
    database = await start()
    store = await Store.open(database.address)
    db = connect(database.address)
  })

  afterAll(async () => {
    await db.destroy()
    await store.close()
    await database.stop()
  })

  const player = async (name: string): Promise<string> => {
    const id = `${name.toLowerCase()}-${made++}`
    await store.players.add({
      id,
      name,
      secret_hash: `key of ${id}`,
      created_at: NOW + made,
      notification_settings_json: '{}',
    })
    return id
  }

  /** A room with a row in every table that belongs to it. */
  const room = async (host: string, listed = false): Promise<string> => {
    const id = `room-${made++}`
    await store.rooms.add(
      {
        id,
        game: SAMPLE_GAME,
        rules_version: 1,
        options_json: '{}',
        seed: 'seed',
        deal_hash: 'deal',
        salt: null,
        seed_chosen: 0,
        settings_json: '{}',
        host_id: host,
        started_at: NOW,
      },
      [
        {
          room_id: id,
          seat_number: 0,
          name: 'Odile',
          bot_level: null,
          secret_hash: `key of ${id}`,
          player_id: host,
          nonce: null,
        },
        {
          room_id: id,
          seat_number: 1,
          name: '',
          bot_level: listed ? null : 'mate',
          secret_hash: null,
          player_id: null,
          nonce: null,
        },
      ],
      {
        room_id: id,
        entry_count: 0,
        move_number: 0,
        is_over: 0,
        deciders_json: '[0]',
        changed_at: NOW + made,
      },
      [{ id: `turn-${id}`, kind: 'turn', room_id: id, payload_json: '{}', due_at: NOW }],
      { isListed: listed },
    )
    return id
  }

  const fill = async (id: string, author: string): Promise<void> => {
    const line = {
      room_id: id,
      seat_number: 0,
      player_id: author,
      author_name: 'Odile',
      text: 'ahoy',
      entry_count: 0,
      created_at: NOW,
    }
    await store.chat.add({ ...line, id: `line of ${id}`, request_id: 'a' })
    await store.reports.add({
      id: `report of ${id}`,
      message_id: `line of ${id}`,
      room_id: id,
      reporter_id: author,
      author_id: author,
      author_name: 'Odile',
      message_text: 'ahoy',
      message_created_at: NOW,
      reason: '',
      created_at: NOW,
    })
    await db
      .insertInto('entry')
      .values([entryOf(id, 0)])
      .execute()
    await db.insertInto('rated_room').values({ room_id: id }).execute()
    await db
      .insertInto('room_code')
      .values({ code: `code of ${id}`, room_id: id })
      .execute()
    await db.insertInto('public_game').values({ room_id: id, game: SAMPLE_GAME, started_at: NOW }).execute()
    await store.ratings.saveResults([{ room_id: id, seat_number: 0, rank: 1, points: 90 }])
    await db
      .insertInto('invitation')
      .values({
        room_id: id,
        player_id: author,
        inviter_id: author,
        seat_number: null,
        rematch_of: null,
        answer: null,
        created_at: NOW,
      })
      .execute()
  }

  it('deletes a room with everything that belongs to it, and nothing of another one', async () => {
    const odile = await player('Odile')
    const [gone, stays] = [await room(odile, true), await room(odile, true)]
    await fill(gone, odile)
    await fill(stays, odile)
    const countOf = async (id: string): Promise<number[]> =>
      Promise.all(
        ROOM_DEPENDANTS.map(async (table) => {
          const { count } = await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('count'))
            .where('room_id', '=', id)
            .executeTakeFirstOrThrow()
          return Number(count)
        }),
      )
    expect(await countOf(gone)).not.toContain(0)
    const before = await countOf(stays)
    expect(await store.rooms.remove(gone)).toBe(true)
    expect(await countOf(gone)).toEqual(ROOM_DEPENDANTS.map(() => 0))
    expect(await store.rooms.find(gone)).toBeNull()
    expect(await countOf(stays)).toEqual(before)
    expect(await store.rooms.remove(gone)).toBe(false)
  })

  it('keeps the digest of a player who has another room', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const [gone, stays] = [await room(odile), await room(odile)]
    const digest = { kind: 'turn', room_id: gone, payload_json: '{}', due_at: NOW }
    await store.jobQueue.plan({ ...digest, id: `digest-${odile}` }, { ...digest, id: `digest-${mateo}` })
    await store.rooms.remove(gone)
    const left = await db
      .selectFrom('job')
      .select(['id', 'room_id'])
      .where('id', 'in', [`digest-${odile}`, `digest-${mateo}`])
      .execute()
    expect(left).toEqual([{ id: `digest-${odile}`, room_id: stays }])
  })

  it('writes the entries of other rooms when a room is deleted during the write', async () => {
    const odile = await player('Odile')
    const [gone, stays] = [await room(odile), await room(odile)]
    await store.rooms.remove(gone)
    const batcher = new EntryBatcher((writes) => store.log.append(writes))
    const write = (id: string) =>
      batcher.append({
        entry: entryOf(id, 0),
        summary: {
          room_id: id,
          entry_count: 1,
          move_number: 1,
          is_over: 0,
          deciders_json: '[0]',
          changed_at: NOW,
        },
        jobs: [],
      })
    const [lost, kept] = await Promise.allSettled([write(gone), write(stays)])
    expect(lost.status).toBe('rejected')
    expect(kept).toEqual({ status: 'fulfilled', value: true })
    expect(await store.log.read(stays, 0)).toHaveLength(1)
  })

  it('bans a player once, with their bots, until the end of the ban', async () => {
    const odile = await player('Odile')
    const bot = {
      id: `bot.${made++}`,
      name: 'Anchor',
      secret_hash: `key ${made}`,
      created_at: NOW,
      notification_settings_json: '{}',
    }
    await store.bots.add(bot, odile)
    await store.bans.set(playerBan('first', odile), audit())
    await store.bans.set({ ...playerBan('second', odile, NOW + 1000), reason: 'spam' }, audit())
    const range = {
      ...playerBan('range', ''),
      kind: 'address',
      player_id: null,
      address_range: '203.0.113.0/24',
    } as const
    await store.bans.set(range, audit())
    const effective = await store.bans.effective(NOW)
    expect(Object.fromEntries(effective.map(({ id, players }) => [id, players]))).toEqual({
      range: [],
      second: [odile, bot.id],
    })
    const listed = await store.bans.list(NOW)
    expect(Object.fromEntries(listed.map(({ id, name }) => [id, name]))).toEqual({
      range: null,
      second: 'Odile',
    })
    expect(await store.bans.findByPlayer(odile, NOW)).toMatchObject({ reason: 'spam' })
    expect(await store.bans.findByPlayer(odile, NOW + 1000)).toBeNull()
    expect((await store.bans.effective(NOW + 1000)).map(({ id }) => id)).toEqual(['range'])
    expect(await store.bans.lift('second', () => audit())).toBeNull()
    expect(await store.bans.lift('range', () => audit())).toMatchObject({ address_range: '203.0.113.0/24' })
    expect(await store.bans.list(NOW)).toEqual([])
  })

  it('moves the ban of a guest to their account, and deletes it with the player', async () => {
    const [guest, account] = [await player('Guest'), await player('Account')]
    await store.bans.set(playerBan('guest', guest), audit())
    await store.playerData.merge(guest, account)
    expect(await store.bans.findByPlayer(account, NOW)).toMatchObject({ id: 'guest' })
    const other = await player('Other')
    await store.bans.set(playerBan('other', other), audit())
    await store.playerData.merge(other, account)
    expect(await store.bans.findByPlayer(account, NOW)).toMatchObject({ id: 'guest' })
    await store.playerData.erase(account, 'unknown')
    expect(await store.bans.list(NOW)).toEqual([])
  })

  it('has an append-only audit log', async () => {
    const odile = await player('Odile')
    const entry = (id: string, at: number): AuditRow => ({
      id,
      recorded_at: at,
      operator: 'abcd1234',
      action: 'ban',
      target_kind: 'player',
      target: odile,
      reason: 'insults',
      details_json: '{}',
    })
    for (const at of [1, 2, 3]) await store.audit.add(entry(`entry-${at}`, NOW + at))
    await expect(db.updateTable('audit_entry').set({ reason: 'none' }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only')
    const [latest, next] = await store.audit.list(2, null)
    expect(latest).toEqual({ ...entry('entry-3', NOW + 3), name: 'Odile' })
    expect(await store.audit.list(1, { recordedAt: next?.recorded_at ?? 0, id: next?.id ?? '' })).toEqual([
      { ...entry('entry-1', NOW + 1), name: 'Odile' },
    ])
  })

  it('finds rooms by id, players, game and state, page by page', async () => {
    const [odile, mateo] = [await player('Ophélie_100%'), await player('Mateo')]
    const [waiting, playing, other] = [await room(odile, true), await room(odile), await room(mateo)]
    await db.updateTable('room_summary').set({ is_over: 1 }).where('room_id', '=', other).execute()
    await db.updateTable('seat').set({ name: 'Zoë' }).where('room_id', '=', other).execute()
    const find = async (
      wanted: Partial<Parameters<Store['operatorSearch']['rooms']>[0]>,
    ): Promise<string[]> => {
      const all = { text: null, game: null, state: null, after: null, limit: 10 } as const
      return (await store.operatorSearch.rooms({ ...all, ...wanted })).map((found) => found.room.id)
    }
    expect(await find({ text: waiting })).toEqual([waiting])
    expect(await find({ text: odile })).toEqual([playing, waiting])
    expect(await find({ text: 'E_100%' })).toEqual([playing, waiting])
    expect(await find({ text: '_' })).toEqual([playing, waiting])
    expect(await find({ text: 'zo' })).toEqual([other])
    expect(await find({ text: odile, state: 'waiting' })).toEqual([waiting])
    expect(await find({ text: odile, state: 'playing' })).toEqual([playing])
    expect(await find({ text: mateo, state: 'over' })).toEqual([other])
    expect(await find({ text: odile, game: OTHER_GAME })).toEqual([])
    const [first] = await store.operatorSearch.rooms({
      text: odile,
      game: null,
      state: null,
      after: null,
      limit: 1,
    })
    expect(first).toMatchObject({ hostName: 'Ophélie_100%', isOver: false, isListed: false })
    expect(first?.seats).toHaveLength(2)
    const cursor = { time: first?.changedAt ?? 0, id: first?.room.id ?? '' }
    expect(await find({ text: odile, after: cursor })).toEqual([waiting])
  })

  it('finds players by id and part of their name, with their kind and ban', async () => {
    const [odile, mateo] = [await player('Barnacle Bill'), await player('Barnacle Ann')]
    await room(odile)
    await store.bots.add(
      {
        id: `bot.${made++}`,
        name: 'barnacle bot',
        secret_hash: `k${made}`,
        created_at: NOW - 1,
        notification_settings_json: '{}',
      },
      odile,
    )
    await store.bans.set(playerBan('bill', odile), audit())
    const search = (text: string, after: { time: number; id: string } | null = null, limit = 10) =>
      store.operatorSearch.players({ text, after, limit }, NOW)
    const found = await search('barnacle')
    expect(found.map(({ name, kind, roomCount }) => [name, kind, roomCount])).toEqual([
      ['Barnacle Ann', 'guest', 0],
      ['Barnacle Bill', 'guest', 1],
      ['barnacle bot', 'bot', 0],
    ])
    expect(found[1]?.ban).toMatchObject({ reason: 'insults' })
    expect(found[2]?.owner).toBe(odile)
    expect((await search(mateo)).map(({ id }) => id)).toEqual([mateo])
    await player('Élodie')
    for (const text of ['Élodie', 'Élo', 'lodi'])
      expect((await search(text)).map(({ name }) => name)).toEqual(['Élodie'])
    const [first] = await search('barnacle', null, 1)
    const next = await search('barnacle', { time: first?.createdAt ?? 0, id: first?.id ?? '' }, 1)
    expect(next.map(({ id }) => id)).toEqual([odile])
    await store.bans.lift('bill', () => audit())
  })

  it('renames a player everywhere', async () => {
    const odile = await player('Rude')
    const id = await room(odile)
    await fill(id, odile)
    expect(await store.players.renameEverywhere(odile, 'Player 7', audit())).toEqual([id])
    expect((await store.players.withId(odile))?.name).toBe('Player 7')
    expect((await store.rooms.find(id))?.seats[0]?.name).toBe('Player 7')
    expect((await store.chat.message(id, `line of ${id}`))?.author_name).toBe('Player 7')
  })
})
