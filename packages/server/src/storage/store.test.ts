import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/databases.ts'
import { Appender } from './appender.ts'
import type { EntryRow, RoomRow, SeatRow } from './schema.ts'
import { Store } from './store.ts'

const room = (id: string): RoomRow => ({
  id,
  game: 'le-havre',
  rules: 1,
  options: '{"players":2}',
  seed: 'seed',
  deal: 'deal',
  settings: '{}',
  host: 'host',
  begun: 1_800_000_000_000,
})

const seats = (id: string): SeatRow[] => [
  { room: id, seat: 0, name: 'Odile', bot: null, key: 'first' },
  { room: id, seat: 1, name: '', bot: null, key: null },
  { room: id, seat: 2, name: '', bot: 'mate', key: null },
]

const entry = (id: string, seq: number, request: string): EntryRow => ({
  room: id,
  seq,
  kind: 'command',
  at: seq,
  seat: 0,
  words: `take wood ${request}`,
  request,
  made: 1_800_000_000_000 + seq,
})

describe.each(DATABASES)('the store on %s', (_name, start) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await start()
    store = await Store.open(database.address)
  }, 60_000)

  afterAll(async () => {
    await store.close()
    await database.stop()
  })

  it('gives a room back as it was', async () => {
    await store.addRoom(room('kept'), seats('kept'))
    expect(await store.room('kept')).toEqual({ room: room('kept'), seats: seats('kept') })
    expect(await store.room('other')).toBeNull()
  })

  it('keeps nothing of a room whose seats do not fit', async () => {
    const double = [...seats('torn'), ...seats('torn')]
    await expect(store.addRoom(room('torn'), double)).rejects.toThrow()
    expect(await store.room('torn')).toBeNull()
  })

  it('gives a free seat to the first who asks, and no other seat to anybody', async () => {
    await store.addRoom(room('seats'), seats('seats'))
    const asked = await Promise.all(
      ['a', 'b', 'c'].map((key) => store.takeSeat('seats', 1, `name of ${key}`, key)),
    )
    expect(asked.filter((given) => given)).toHaveLength(1)
    const winner = ['a', 'b', 'c'][asked.indexOf(true)] ?? ''
    expect((await store.room('seats'))?.seats[1]).toMatchObject({ key: winner, name: `name of ${winner}` })
    expect(await store.takeSeat('seats', 0, 'thief', 'thief')).toBe(false)
    expect(await store.takeSeat('seats', 2, 'thief', 'thief')).toBe(false)
    expect(await store.takeSeat('seats', 3, 'thief', 'thief')).toBe(false)
  })

  it('lets the first entry with a number win, whoever else comes', async () => {
    await store.addRoom(room('race'), seats('race'))
    const racing = ['a', 'b', 'c', 'd'].map((request) => entry('race', 0, request))
    const kept = await Promise.all(racing.map((one) => store.append([one])))
    const winners = racing.filter((one, index) => kept[index]?.has(one))
    expect(winners).toHaveLength(1)
    expect(await store.entries('race', 0)).toEqual(winners)
  })

  it('keeps what fits of a batch', async () => {
    await store.addRoom(room('batch'), seats('batch'))
    await store.append([entry('batch', 0, 'early')])
    const late = entry('batch', 0, 'late')
    const next = entry('batch', 1, 'next')
    expect(await store.append([late, next])).toEqual(new Set([next]))
    expect((await store.entries('batch', 0)).map(({ request }) => request)).toEqual(['early', 'next'])
    expect((await store.entries('batch', 1)).map(({ request }) => request)).toEqual(['next'])
  })

  it('holds everything after it is opened again', async () => {
    await store.addRoom(room('again'), seats('again'))
    await store.append([entry('again', 0, 'kept')])
    await store.close()
    store = await Store.open(database.address)
    expect(await store.entries('again', 0)).toEqual([entry('again', 0, 'kept')])
  })

  it('takes many entries in few steps, each answered for itself', async () => {
    await store.addRoom(room('many'), seats('many'))
    let steps = 0
    const appender = new Appender((entries) => {
      steps++
      return store.append(entries)
    })
    const wanted = Array.from({ length: 1200 }, (_, seq) => entry('many', seq % 600, `${seq}`))
    const answers = await Promise.all(wanted.map((one) => appender.append(one)))
    expect(answers).toEqual(wanted.map((_, index) => index < 600))
    expect(steps).toBe(3)
    expect(await store.entries('many', 0)).toHaveLength(600)
  })
})

it('tells everybody in a batch that it failed, and goes on with the next', async () => {
  let broken = true
  const appender = new Appender((entries) =>
    broken ? Promise.reject(new Error('disk full')) : Promise.resolve(new Set(entries)),
  )
  await expect(appender.append(entry('any', 0, 'a'))).rejects.toThrow('disk full')
  broken = false
  expect(await appender.append(entry('any', 0, 'b'))).toBe(true)
})
