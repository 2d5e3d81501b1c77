import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import type { CreatedPlayer, CreatedRoom } from '@quayside/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import type { EntryRow } from '../storage/schema.ts'
import { Store } from '../storage/store.ts'
import { Client } from '../testing/socket-client.ts'
import { sharedPostgres, type TestDatabase } from '../testing/test-databases.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { startTestServer } from '../testing/test-server.ts'

let database: TestDatabase
let nodes: readonly [RunningServer, RunningServer]

const start = (): Promise<RunningServer> => startTestServer(database.address)

beforeAll(async () => {
  database = await sharedPostgres()
  const first = await start()
  nodes = [first, await start()]
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.stop()
})

const post = async (path: string, body: unknown, secret = ''): Promise<unknown> => {
  const reply = await fetch(`${nodes[0].address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  return reply.json()
}

const openWithFreeSeat = async (): Promise<CreatedRoom & { readonly mateo: CreatedPlayer }> => {
  const odile = (await post('/players', { name: 'Odile' })) as CreatedPlayer
  const mateo = (await post('/players', { name: 'Mateo' })) as CreatedPlayer
  const roomRequest = {
    game: SAMPLE_GAME,
    options: { players: 2, version: 'short', start: 0 },
    seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
  }
  return { ...((await post('/rooms', roomRequest, odile.secret)) as CreatedRoom), mateo }
}

const open = async (game: string, options: object): Promise<CreatedRoom> => {
  const { secret } = (await post('/players', { name: 'Odile' })) as CreatedPlayer
  const seats = [
    { kind: 'mine', name: 'Odile' },
    { kind: 'mine', name: 'Mateo' },
  ]
  return (await post('/rooms', { game, options, seats }, secret)) as CreatedRoom
}

it.each([
  [SAMPLE_GAME, { players: 2, version: 'short' }],
  [OTHER_GAME, { players: 2 }],
])('two players play %s through two nodes', async (game, options) => {
  const { room, keys } = await open(game, options)
  const people = nodes.map(
    ({ address }, seat) =>
      new TestPlayer({ address, game, room, key: keys[seat] ?? '', seat }, `node ${seat}`),
  )
  const [one, other] = await Promise.all(people.map((person) => person.play()))
  expect(one?.moveNumber).toBe(other?.moveNumber)
  await Promise.all(people.map((person) => person.disconnect()))
})

it('a seat that is taken through one node is visible through the other', async () => {
  const { room, keys, mateo } = await openWithFreeSeat()
  const client = await Client.connect(nodes[1].address)
  await client.sit(room, keys[0])
  const seats = client.next(({ kind }) => kind === 'seats')
  await post(`/rooms/${room}/seats`, { seat: 1 }, mateo.secret)
  expect(await seats).toMatchObject({ info: { seats: [{ name: 'Odile' }, { name: 'Mateo', free: false }] } })
  expect(
    await client.ask({ kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' }),
  ).toMatchObject({
    kind: 'accepted',
  })
})

it('chat and settings through one node reach the other', async () => {
  const { room, keys } = await open(SAMPLE_GAME, { players: 2, version: 'short', start: 0 })
  const [one, other] = await Promise.all(nodes.map(({ address }) => Client.connect(address)))
  if (!one || !other) throw new Error('nobody')
  await one.sit(room, keys[0])
  await other.sit(room, keys[1])
  const heard = other.next(({ kind }) => kind === 'chat')
  await one.ask({ kind: 'chat', requestId: 'a', text: 'good luck' })
  expect(await heard).toMatchObject({ messages: [{ seat: 0, text: 'good luck' }] })
  const asked = other.next(({ kind }) => kind === 'room-status')
  await one.ask({ kind: 'vote-start', requestId: 'b', expectedMove: 0, topic: { kind: 'end-game' } })
  expect(await asked).toMatchObject({ vote: { id: 0, seat: 0, pending: [1] } })
  const ended = one.next((message) => message.kind === 'room-status' && message.isEnded)
  await other.ask({ kind: 'vote', requestId: 'c', expectedMove: 0, vote: 0, agree: true })
  expect(await ended).toMatchObject({ isEnded: true, vote: null })
})

it('of two requests for the same move through two nodes one wins, and the other is refused', async () => {
  const { room, keys } = await open(SAMPLE_GAME, { players: 2, version: 'short', start: 0 })
  const clients = await Promise.all(nodes.map(({ address }) => Client.connect(address)))
  for (const client of clients) await client.sit(room, keys[0])
  const answers = await Promise.all(
    clients.map((client, number) =>
      client.ask({ kind: 'submit', requestId: `race-${number}`, expectedMove: 0, command: 'supply' }),
    ),
  )
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['accepted', 'refused'])
  expect(answers.find(({ kind }) => kind === 'refused')).toMatchObject({
    refusal: { code: 'stale-move', params: { at: 0, expected: 1 } },
  })
})

it('a room with an entry of a newer version goes out of service on a node that cannot read it', async () => {
  const { room, keys } = await open(SAMPLE_GAME, { players: 2, version: 'short', start: 0 })
  const client = await Client.connect(nodes[0].address)
  await client.sit(room, keys[0])
  const refusal = { code: 'room-unavailable', params: {} }
  const dismissed = client.next(({ kind }) => kind === 'refused')
  const newer = await Store.open(database.address)
  const entry = {
    room_id: room,
    seq: 0,
    kind: 'pause',
    move_number: 0,
    seat_number: 1,
    payload: 'for tea',
    request_id: 'new',
    created_at: 1,
  }
  const standing = {
    room_id: room,
    entry_count: 1,
    move_number: 0,
    is_over: 0,
    deciders_json: '[0]',
    changed_at: 1,
  }
  await newer.log.append([{ entry: entry as unknown as EntryRow, summary: standing, jobs: [] }])
  await newer.close()
  expect(await dismissed).toEqual({ kind: 'refused', requestId: null, refusal })
  for (const { address } of nodes) {
    const other = await Client.connect(address)
    await expect(other.sit(room, keys[1])).rejects.toThrow('room-unavailable')
    await expect(other.sit(room, keys[1])).rejects.toThrow('room-unavailable')
    await other.close()
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toContain('quayside_rooms_unreadable_total{code="invalid-entry"} 1\n')
  }
  await client.close()
})
