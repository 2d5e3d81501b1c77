import { OTHER_GAME } from '@quayside/games/testing'
import type {
  CreatedPlayer,
  CreatedRoom,
  MyRoom,
  PersonalData,
  RoomPreview,
  SeatTicket,
} from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { connect } from '../storage/database.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { Store } from '../storage/store.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { startTestServer } from '../testing/test-server.ts'

/** Personal data of one player, with unique texts. */
const personal = (first: string) => ({
  name: `${first} Quaystone`,
  hook: `https://harbour.example/${first}`,
  said: `a fair wind to ${first}`,
  device: `phone of ${first}`,
  bot: `bot of ${first}`,
})

/** All contents of a database, column by column. */
const everything = async (address: string): Promise<string> => {
  const db = connect(address)
  const tables = (await db.introspection.getTables()).map(({ name }) => name as 'player')
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  await db.destroy()
  expect(tables).toEqual(expect.arrayContaining(['player', 'seat', 'chat_message', 'passkey', 'job']))
  return JSON.stringify(rows)
}

describe.each(DATABASES)('personal data on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let store: Store

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address)
    store = await Store.open(database.address)
  })

  afterAll(async () => {
    await store.close()
    await server.close()
    await database.stop()
  })

  const visitor = async (name: string): Promise<{ browser: Browser; made: CreatedPlayer }> => {
    const browser = new Browser(server.address)
    return { browser, made: await browser.get<CreatedPlayer>('POST', '/players', { name }) }
  }

  const table = (
    browser: Browser,
    name: string,
    second: object,
    roomRequest: object = {},
  ): Promise<CreatedRoom> =>
    browser.get('POST', '/rooms', {
      game: OTHER_GAME,
      options: { players: 2 },
      seats: [{ kind: 'mine', name }, second],
      ...roomRequest,
    })

  const join = (browser: Browser, room: string): Promise<SeatTicket> =>
    browser.get('POST', `/rooms/${room}/seats`, { seat: 1 })

  /** A player with every kind of personal data. */
  const settled = async (first: string) => {
    const { name, hook, said, device: label, bot } = personal(first)
    const { browser: odile, made } = await visitor(name)
    const { browser: mateo, made: other } = await visitor('Mateo')
    const device = await odile.addPasskey(label)
    await new Browser(server.address).signIn(device)
    await odile.get('POST', '/me/channels', { kind: 'webhook', url: hook })
    await odile.get('POST', '/me/bots', { name: bot })
    await odile.get('PUT', '/me/profile', { public: true })
    await odile.get('PUT', '/me/open-data', { given: true })
    const finished = await table(odile, name, { kind: 'open' })
    const { key } = await join(mateo, finished.room)
    const people = [finished.keys[0] ?? '', key].map(
      (one, seat) =>
        new TestPlayer(
          { address: server.address, game: OTHER_GAME, room: finished.room, key: one, seat },
          `own ${seat}`,
        ),
    )
    await Promise.all(people.map((person) => person.play()))
    await Promise.all(people.map((person) => person.disconnect()))
    await server.runDueWork()
    await server.runDueWork()
    const running = await table(
      odile,
      name,
      { kind: 'open' },
      {
        settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'bot', level: 'random' } },
      },
    )
    await join(mateo, running.room)
    const alone = await table(odile, name, { kind: 'bot', level: 'random' })
    const waiting = await table(
      odile,
      name,
      { kind: 'open' },
      { options: { players: 3 }, seats: [{ kind: 'mine', name }, { kind: 'open' }, { kind: 'open' }] },
    )
    await join(mateo, waiting.room)
    await store.chat.add({
      room_id: finished.room,
      id: `line of ${made.id}`,
      seat_number: 0,
      player_id: made.id,
      author_name: name,
      text: said,
      request_id: 'said',
      entry_count: 0,
      created_at: 1,
    })
    await store.chat.mute(made.id, other.id)
    await store.chat.mute(other.id, made.id)
    await store.reports.add({
      id: `report of ${made.id}`,
      message_id: `line of ${made.id}`,
      room_id: finished.room,
      reporter_id: other.id,
      author_id: made.id,
      author_name: name,
      message_text: said,
      message_created_at: 1,
      reason: 'rude',
      created_at: 2,
    })
    return { odile, made, mateo, other, finished, running, alone, waiting, device }
  }

  it('is exported completely, without data of other players', async () => {
    const { odile, made, other, finished, running, mateo } = await settled('Odile')
    const { name, hook, said, device, bot } = personal('Odile')
    const data = await odile.get<PersonalData>('GET', '/me/personal-data')
    expect(data.player).toMatchObject({ id: made.id, name })
    expect(data.channels).toMatchObject([{ kind: 'webhook', address: { url: hook } }])
    expect(data.bots).toMatchObject([{ name: bot }])
    expect(data.public).toBe(true)
    expect(data.openData).toBe(true)
    expect(data.passkeys.map(({ label }) => label)).toEqual([device])
    expect(data.ratings).toMatchObject([{ game: OTHER_GAME, seats: 2, games: 1 }])
    expect(data.chat).toEqual([{ room: finished.room, name, text: said, createdAt: 1 }])
    expect(data.muted).toEqual([other.id])
    expect(data.games).toHaveLength(4)
    const games = new Map(data.games.map((game) => [game.room, game]))
    const record = games.get(finished.room)?.record ?? ''
    expect(record).toContain(OTHER_GAME)
    expect(games.get(running.room)).toMatchObject({ isOver: false, record: null })
    expect(JSON.stringify(data)).not.toContain('Mateo')
    expect(JSON.stringify(data)).not.toContain(made.secret)
    expect(await new Browser(server.address).refused('GET', '/me/personal-data')).toBe('not-signed-in')
    expect((await mateo.get<PersonalData>('GET', '/me/personal-data')).chat).toEqual([])
  }, 120_000)

  it('is deleted completely, and the games go on', async () => {
    const { odile, made, mateo, finished, running, alone, waiting, device } = await settled('Ines')
    const words = [made.id, ...Object.values(personal('Ines'))]
    const before = await everything(database.address)
    for (const word of words) expect(before).toContain(word)
    expect(await odile.refused('DELETE', '/me', { name: 'Ines' })).toBe('name-mismatch')
    const data = await odile.get<PersonalData>('GET', '/me/personal-data')
    await odile.get('DELETE', '/me', { name: made.name })
    expect(odile.cookie).toBe('')
    const rest = await everything(database.address)
    for (const word of [...words, ...[...data.passkeys, ...data.bots].map(({ id }) => id)])
      expect(rest).not.toContain(word)
    for (const secret of [made.secret, hashSecret(made.secret)]) expect(rest).not.toContain(secret)
    expect(await new Browser(server.address).signIn(device)).toMatchObject({ status: 401 })

    const seats = async (room: string): Promise<RoomPreview['info']['seats']> =>
      (await mateo.get<RoomPreview>('GET', `/rooms/${room}`)).info.seats
    expect((await seats(finished.room)).map(({ name, free }) => [name, free])).toEqual([
      ['', false],
      ['Mateo', false],
    ])
    expect((await seats(running.room)).map(({ name, bot }) => [name, bot])).toEqual([
      ['', 'random'],
      ['Mateo', null],
    ])
    expect((await seats(waiting.room)).map(({ name, free }) => [name, free])).toEqual([
      ['', true],
      ['Mateo', false],
      ['', true],
    ])
    expect((await seats(alone.room))[0]).toMatchObject({ name: '', free: false })
    expect(await mateo.get<RoomPreview>('GET', `/rooms/${running.room}`)).toMatchObject({ isHost: true })
    const listed = await mateo.get<MyRoom[]>('GET', '/me/rooms')
    expect(listed.map(({ info, isOver: over }) => [info.room, over])).toContainEqual([running.room, false])
    expect(await (await fetch(`${server.address}/api/rooms/${finished.room}/record`)).text()).toContain(
      OTHER_GAME,
    )
  }, 120_000)
})
