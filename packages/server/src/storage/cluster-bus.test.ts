import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedPostgres, type TestDatabase } from '../testing/test-databases.ts'
import { type BusMessage, CHANNEL, decodeMessage, encodeMessage, PostgresBus } from './cluster-bus.ts'

const ENTRY = {
  room_id: 'room',
  seq: 7,
  kind: 'command',
  move_number: 7,
  seat_number: 1,
  payload: 'pay 2 fish, "é" and a space',
  request_id: 'a b',
  created_at: 5,
} as const

describe('a message from one node to the others', () => {
  it.each<BusMessage>([
    { node: 'n', room: 'room' },
    { node: 'n', room: 'room', topic: 'seats' },
    { node: 'n', room: 'room', topic: 'chat' },
    { node: 'n', room: 'room', entry: ENTRY },
    { node: 'n', room: 'room', presence: { kind: 'presence-query', seat: 3 } },
    { node: 'n', room: 'room', presence: { kind: 'presence-reply', seat: 0 } },
    { node: 'n', room: 'room', presence: { kind: 'presence-end', seat: 1 } },
  ])('arrives as it was said: %j', (word) => {
    expect(decodeMessage(encodeMessage(word))).toEqual(word)
  })

  it('leaves out an entry that is too long, so that receivers read it from the database', () => {
    const entry = { ...ENTRY, payload: 'é'.repeat(4000) }
    expect(decodeMessage(encodeMessage({ node: 'n', room: 'room', entry }))).toEqual({
      node: 'n',
      room: 'room',
    })
  })

  it('is accepted without its entry when that cannot be parsed', () => {
    expect(decodeMessage('n room {"seq":')).toEqual({ node: 'n', room: 'room' })
  })

  it('is ignored without a room', () => {
    expect(decodeMessage('n')).toBeNull()
    expect(decodeMessage('')).toBeNull()
  })
})

let database: TestDatabase

beforeAll(async () => {
  database = await sharedPostgres()
})

afterAll(() => database.stop())

it('messages during a lost connection are sent after the reconnect', async () => {
  const [one, other] = [new PostgresBus(database.address), new PostgresBus(database.address)]
  let missed = 0
  await one.subscribe(
    () => undefined,
    () => missed++,
  )
  const admin = new pg.Client({ connectionString: database.address })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = $1`,
    [`listen ${CHANNEL}`],
  )
  await admin.end()
  const heard = new Promise<BusMessage>((resolve, reject) => {
    other
      .subscribe(resolve, () => undefined)
      .then(async () => {
        await one.publish({ node: 'one', room: 'a-table', topic: 'seats' })
        await one.publish({ node: 'one', room: 'a-table', topic: 'seats' })
      }, reject)
  })
  expect(await heard).toEqual({ node: 'one', room: 'a-table', topic: 'seats' })
  expect(missed).toBe(1)
  await one.close()
  await other.close()
}, 20_000)
