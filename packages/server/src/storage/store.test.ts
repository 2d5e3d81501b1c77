import { SAMPLE_GAME } from '@quayside/games/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { EntryBatcher } from './entry-batcher.ts'
import type { EntryWrite } from './entry-repository.ts'
import type { JobSchedule } from './job-repository.ts'
import type { PlayerRow, RoomRow, RoomSummaryRow, SeatRow } from './schema.ts'
import { Store } from './store.ts'

const room = (id: string): RoomRow => ({
  id,
  game: SAMPLE_GAME,
  rules_version: 1,
  options_json: '{"players":2}',
  seed: 'seed',
  deal_hash: 'deal',
  salt: null,
  seed_chosen: 0,
  settings_json: '{}',
  host_id: 'odile',
  started_at: 1_800_000_000_000,
})

const ODILE: PlayerRow = {
  id: 'odile',
  name: 'Odile',
  secret_hash: 'hash of her secret',
  created_at: 1_700_000_000_000,
  notification_settings_json: '{}',
}

const standing = (id: string, seq = 0): RoomSummaryRow => ({
  room_id: id,
  entry_count: seq,
  move_number: seq,
  is_over: 0,
  deciders_json: '[0]',
  changed_at: 1_800_000_000_000 + seq,
})

const seats = (id: string): SeatRow[] => [
  {
    room_id: id,
    seat_number: 0,
    name: 'Odile',
    bot_level: null,
    secret_hash: 'first',
    player_id: 'odile',
    nonce: null,
  },
  { room_id: id, seat_number: 1, name: '', bot_level: null, secret_hash: null, player_id: null, nonce: null },
  {
    room_id: id,
    seat_number: 2,
    name: '',
    bot_level: 'mate',
    secret_hash: null,
    player_id: null,
    nonce: null,
  },
]

const write = (id: string, seq: number, request: string): EntryWrite => ({
  entry: {
    room_id: id,
    seq,
    kind: 'command',
    move_number: seq,
    seat_number: 0,
    payload: `take wood ${request}`,
    request_id: request,
    created_at: 1_800_000_000_000 + seq,
  },
  summary: standing(id, seq + 1),
  jobs: [],
})

const THIEF = { room_id: 'seats', name: 'thief', secret_hash: 'thief', player_id: null, nonce: null }

const HOLD_MS = 60_000

describe.each(DATABASES)('the store on %s', (_name, start) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await start()
    store = await Store.open(database.address)
    await store.players.add(ODILE)
  }, 60_000)

  afterAll(async () => {
    await store.close()
    await database.stop()
  })

  it('returns a room as it was stored', async () => {
    await store.rooms.add(room('kept'), seats('kept'), standing('kept'))
    expect(await store.rooms.find('kept')).toEqual({ room: room('kept'), seats: seats('kept') })
    expect(await store.rooms.find('other')).toBeNull()
  })

  it('stores nothing of a room whose seats are invalid', async () => {
    const double = [...seats('torn'), ...seats('torn')]
    await expect(store.rooms.add(room('torn'), double, standing('torn'))).rejects.toThrow()
    expect(await store.rooms.find('torn')).toBeNull()
  })

  it('gives a free seat to the first who asks, and no other seat', async () => {
    await store.rooms.add(room('seats'), seats('seats'), standing('seats'))
    const asked = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        store.rooms.takeSeat({
          room_id: 'seats',
          seat_number: 1,
          name: `name of ${key}`,
          secret_hash: key,
          player_id: 'odile',
          nonce: null,
        }),
      ),
    )
    expect(asked.filter((given) => given)).toHaveLength(1)
    const winner = ['a', 'b', 'c'][asked.indexOf(true)] ?? ''
    expect((await store.rooms.find('seats'))?.seats[1]).toMatchObject({
      secret_hash: winner,
      name: `name of ${winner}`,
    })
    expect(await store.rooms.takeSeat({ ...THIEF, seat_number: 0 })).toBe(false)
    expect(await store.rooms.takeSeat({ ...THIEF, seat_number: 2 })).toBe(false)
    expect(await store.rooms.takeSeat({ ...THIEF, seat_number: 3 })).toBe(false)
  })

  it('gives a bot only a seat without a player', async () => {
    await store.rooms.add(room('bots'), seats('bots'), standing('bots'))
    expect(await store.rooms.seatBot('bots', 0, 'mate')).toBe(false)
    expect(await store.rooms.seatBot('bots', 1, 'mate')).toBe(true)
    expect(await store.rooms.takeSeat({ ...THIEF, room_id: 'bots', seat_number: 1 })).toBe(false)
    expect((await store.rooms.find('bots'))?.seats.map(({ bot_level: bot }) => bot)[1]).toBe('mate')
  })

  it('accepts the first entry with a number, and no other', async () => {
    await store.rooms.add(room('race'), seats('race'), standing('race'))
    const racing = ['a', 'b', 'c', 'd'].map((request) => write('race', 0, request))
    const kept = await Promise.all(racing.map((one) => store.log.append([one])))
    const winners = racing.filter((one, index) => kept[index]?.has(one))
    expect(winners).toHaveLength(1)
    expect(await store.log.read('race', 0)).toEqual(winners.map(({ entry }) => entry))
  })

  it('stores the valid entries of a batch', async () => {
    await store.rooms.add(room('batch'), seats('batch'), standing('batch'))
    await store.log.append([write('batch', 0, 'early')])
    const late = write('batch', 0, 'late')
    const next = write('batch', 1, 'next')
    expect(await store.log.append([late, next])).toEqual(new Set([next]))
    expect((await store.log.read('batch', 0)).map(({ request_id: request }) => request)).toEqual([
      'early',
      'next',
    ])
    expect((await store.log.read('batch', 1)).map(({ request_id: request }) => request)).toEqual(['next'])
  })

  it('keeps everything after it is opened again', async () => {
    await store.rooms.add(room('again'), seats('again'), standing('again'))
    await store.log.append([write('again', 0, 'kept')])
    await store.close()
    store = await Store.open(database.address)
    expect(await store.log.read('again', 0)).toEqual([write('again', 0, 'kept').entry])
  })

  it('finds a player by the hash of their secret only', async () => {
    expect(await store.players.findBySecret('hash of her secret')).toEqual(ODILE)
    expect(await store.players.findBySecret('hash of another')).toBeNull()
    await store.players.rename('odile', 'Odile B.')
    expect(await store.players.findBySecret('hash of her secret')).toMatchObject({ name: 'Odile B.' })
  })

  it('lists the rooms of a player with their summaries, latest change first', async () => {
    const mateo: PlayerRow = {
      id: 'mateo',
      name: 'Mateo',
      secret_hash: 'hash of his secret',
      created_at: 1,
      notification_settings_json: '{}',
    }
    await store.players.add(mateo)
    for (const id of ['old', 'new'])
      await store.rooms.add(
        room(id),
        seats(id).map((seat) => ({ ...seat, player_id: seat.seat_number === 1 ? 'mateo' : seat.player_id })),
        standing(id),
      )
    await store.log.append([write('old', 0, 'a'), write('old', 1, 'b')])
    await store.log.append([write('new', 0, 'a')])
    const listed = await store.rooms.listByPlayer('mateo', 10)
    expect(listed.map(({ summary: { room_id: id, entry_count: seq } }) => [id, seq])).toEqual([
      ['old', 2],
      ['new', 1],
    ])
    await store.jobQueue.plan({
      id: 'timeout-old',
      kind: 'timeout',
      room_id: 'old',
      payload_json: '{}',
      due_at: 1_900_000_000_000,
    })
    expect((await store.rooms.listByPlayer('mateo', 10)).map(({ dueAt }) => dueAt)).toEqual([
      1_900_000_000_000,
      null,
    ])
    expect(listed[0]?.seats.map(({ seat_number: seat, player_id: player }) => [seat, player])).toEqual([
      [0, 'odile'],
      [1, 'mateo'],
      [2, null],
    ])
    expect(await store.rooms.listByPlayer('mateo', 1)).toHaveLength(1)
    expect(await store.rooms.listByPlayer('nobody', 10)).toEqual([])
  })

  it('does not change a room when an entry came too late', async () => {
    await store.rooms.add(room('late'), seats('late'), standing('late'))
    await store.log.append([write('late', 0, 'first')])
    await store.log.append([{ ...write('late', 0, 'second'), summary: standing('late', 99) }])
    const listed = await store.rooms.listByPlayer('odile', 100)
    expect(listed.find(({ room: { id } }) => id === 'late')?.summary.entry_count).toBe(1)
  })

  it('gives a due job to one node, and to another when that one died', async () => {
    await store.rooms.add(room('jobs'), seats('jobs'), standing('jobs'))
    const job = (id: string, due: number): JobSchedule => ({
      id,
      kind: 'reminder',
      room_id: 'jobs',
      payload_json: '{}',
      due_at: due,
    })
    for (const [id, due] of [
      ['early', 10],
      ['later', 20],
      ['far', 1000],
    ] as const)
      await store.jobQueue.plan(job(id, due))
    expect(await store.jobQueue.claim(5, HOLD_MS, 10)).toEqual([])
    const claims = await Promise.all([
      store.jobQueue.claim(20, HOLD_MS, 1),
      store.jobQueue.claim(20, HOLD_MS, 1),
    ])
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['early', 'later'])
    // However late it is by the clock of the node that claims them.
    expect((await store.jobQueue.claim(900, HOLD_MS, 10)).map(({ id }) => id)).toEqual([])
    const [early] = claims.flat().filter(({ id }) => id === 'early')
    if (early) await store.jobQueue.release(early)
    const [again] = await store.jobQueue.claim(20, 0, 1)
    expect(again).toMatchObject({ id: 'early' })
    // Its lease has already expired.
    const [other] = await store.jobQueue.claim(20, HOLD_MS, 1)
    expect(other).toMatchObject({ id: 'early' })
    if (other) await store.jobQueue.finish(other)
    await store.jobQueue.plan({ ...job('later', 0), due_at: null })
    expect((await store.jobQueue.claim(2000, HOLD_MS, 10)).map(({ id }) => id)).toEqual(['far'])
  })

  it('gives away a job whose lease is too long, because a clock was wrong', async () => {
    await store.rooms.add(room('wrong'), seats('wrong'), standing('wrong'))
    await store.jobQueue.plan({ id: 'held', kind: 'wrong', room_id: 'wrong', payload_json: '{}', due_at: 10 })
    expect(await store.jobQueue.claim(10, 2 * HOLD_MS, 1, 'wrong')).toHaveLength(1)
    const [held] = await store.jobQueue.claim(10, HOLD_MS, 1, 'wrong')
    expect(held).toMatchObject({ id: 'held' })
    expect(await store.jobQueue.claim(10, HOLD_MS, 1, 'wrong')).toEqual([])
    if (held) await store.jobQueue.finish(held)
  })

  it('postpones a job, unless it was scheduled again meanwhile', async () => {
    await store.rooms.add(room('off'), seats('off'), standing('off'))
    const job = { id: 'off', kind: 'off', room_id: 'off', payload_json: '{}', due_at: 10 }
    await store.jobQueue.plan(job)
    const [early] = await store.jobQueue.claim(10, HOLD_MS, 1, 'off')
    if (early) {
      await store.jobQueue.postpone(early, 30)
      await store.jobQueue.finish(early)
    }
    expect(await store.jobQueue.claim(29, HOLD_MS, 1, 'off')).toEqual([])
    const [again] = await store.jobQueue.claim(30, HOLD_MS, 1, 'off')
    expect(again).toMatchObject({ id: 'off', due_at: 30 })
    await store.jobQueue.plan({ ...job, due_at: 50 })
    if (again) await store.jobQueue.postpone(again, 90)
    expect(await store.jobQueue.claim(50, HOLD_MS, 1, 'off')).toMatchObject([{ id: 'off', due_at: 50 }])
  })

  it('schedules jobs with the entry that causes them, and none with one that came too late', async () => {
    await store.rooms.add(room('caused'), seats('caused'), standing('caused'))
    const jobs = [{ id: 'move', kind: 'bot', room_id: 'caused', payload_json: '{}', due_at: 5 }]
    await store.log.append([{ ...write('caused', 0, 'a'), jobs }])
    const late = jobs.map((job) => ({ ...job, id: 'late' }))
    await store.log.append([{ ...write('caused', 0, 'b'), jobs: late }])
    expect((await store.jobQueue.claim(5, HOLD_MS, 10)).map(({ id }) => id)).toEqual(['move'])
    const none = jobs.map((job) => ({ ...job, due_at: null }))
    await store.log.append([{ ...write('caused', 1, 'c'), jobs: none }])
    expect(await store.jobQueue.claim(10, HOLD_MS, 10)).toEqual([])
  })

  it('runs a job again that was scheduled again', async () => {
    await store.rooms.add(room('anew'), seats('anew'), standing('anew'))
    const job = { id: 'timeout', kind: 'timeout', room_id: 'anew', payload_json: '{}', due_at: 10 }
    await store.jobQueue.plan(job)
    const [held] = await store.jobQueue.claim(10, HOLD_MS, 1)
    await store.jobQueue.plan({ ...job, due_at: 30, payload_json: '{"seat":1}' })
    if (held) await store.jobQueue.finish(held)
    expect(await store.jobQueue.claim(40, HOLD_MS, 1)).toMatchObject([
      { id: 'timeout', due_at: 30, payload_json: '{"seat":1}' },
    ])
  })

  it('writes many entries in few steps, each with its own answer', async () => {
    await store.rooms.add(room('many'), seats('many'), standing('many'))
    let steps = 0
    const batcher = new EntryBatcher((writes) => {
      steps++
      return store.log.append(writes)
    })
    const wanted = Array.from({ length: 1200 }, (_, seq) => write('many', seq % 600, `${seq}`))
    const answers = await Promise.all(wanted.map((one) => batcher.append(one)))
    expect(answers).toEqual(wanted.map((_, index) => index < 600))
    expect(steps).toBe(3)
    expect(await store.log.read('many', 0)).toHaveLength(600)
  })
})

it('rejects a whole failed batch, and goes on with the next', async () => {
  let broken = true
  const batcher = new EntryBatcher((writes) =>
    broken ? Promise.reject(new Error('disk full')) : Promise.resolve(new Set(writes)),
  )
  await expect(batcher.append(write('any', 0, 'a'))).rejects.toThrow('disk full')
  broken = false
  expect(await batcher.append(write('any', 0, 'b'))).toBe(true)
})
