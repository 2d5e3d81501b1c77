import { SAMPLE_GAME } from '@quayside/games/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import type { JobSchedule } from './job-repository.ts'
import { Store } from './store.ts'

const HOLD_MS = 60_000

const ROOM = {
  id: 'room',
  game: SAMPLE_GAME,
  rules_version: 1,
  options_json: '{}',
  seed: 's',
  deal_hash: 'd',
  salt: null,
  seed_chosen: 0,
  settings_json: '{}',
  host_id: 'odile',
  started_at: 0,
}

describe.each(DATABASES)('jobs on %s', (_name, start) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await start()
    store = await Store.open(database.address)
    await store.players.add({
      id: 'odile',
      name: 'Odile',
      secret_hash: 'odile',
      created_at: 0,
      notification_settings_json: '{}',
    })
    await store.rooms.add(
      ROOM,
      [
        {
          room_id: 'room',
          seat_number: 0,
          name: '',
          bot_level: null,
          secret_hash: null,
          player_id: null,
          nonce: null,
        },
      ],
      {
        room_id: 'room',
        entry_count: 0,
        move_number: 0,
        is_over: 0,
        deciders_json: '[]',
        changed_at: 0,
      },
    )
  })

  afterEach(async () => {
    for (const state of ['waiting', 'failing', 'given-up'] as const)
      for (const { id } of await store.jobs.list(state, 100)) await store.jobs.remove(id)
  })

  afterAll(async () => {
    await store.close()
    await database.stop()
  })

  const plan = (id: string, due: number, owner: string | null = null): JobSchedule & { due_at: number } => ({
    id,
    kind: 'ring',
    room_id: 'room',
    payload_json: '{}',
    due_at: due,
    owner_id: owner,
  })

  const claim = async (perOwner: number, last: readonly string[] = [], limit = 10): Promise<string[]> => {
    const claimed = await store.jobQueue.claim(100, HOLD_MS, limit, 'ring', { perOwner, last })
    return claimed.map(({ id }) => id).toSorted()
  }

  it('are limited per owner, including those that run already', async () => {
    const { jobQueue } = store
    await jobQueue.plan(plan('a1', 1, 'a'), plan('a2', 2, 'a'), plan('a3', 3, 'a'), plan('b1', 4, 'b'))
    await jobQueue.plan(plan('own-1', 5), plan('own-2', 6))
    expect(await claim(2)).toEqual(['a1', 'a2', 'b1', 'own-1', 'own-2'])
    expect(await claim(2)).toEqual([])
    await jobQueue.plan(plan('b2', 7, 'b'), plan('b3', 8, 'b'))
    expect(await claim(2)).toEqual(['b2'])
    await jobQueue.plan({ ...plan('a1', 0, 'a'), due_at: null })
    expect(await claim(2)).toEqual(['a3'])
  })

  it('come later when their owner is over budget', async () => {
    const { jobQueue } = store
    await jobQueue.plan(plan('a1', 1, 'a'), plan('b1', 50, 'b'), plan('own', 60))
    expect(await claim(1, ['a', 'x'], 2)).toEqual(['b1', 'own'])
    expect(await claim(1, ['a', 'x'], 2)).toEqual(['a1'])
  })

  it('wait longer after each failure, and are given up without a retry time', async () => {
    const { jobQueue, jobs } = store
    await jobQueue.plan(plan('door', 10))
    const [first] = await jobQueue.claim(100, HOLD_MS, 1, 'ring')
    if (first) await jobQueue.fail(first, 'JAMMED', 500, 100)
    expect(await jobQueue.claim(499, HOLD_MS, 1, 'ring')).toEqual([])
    const [second] = await jobQueue.claim(500, HOLD_MS, 1, 'ring')
    expect(second).toMatchObject({ due_at: 10, attempts: 1, last_error: 'JAMMED', given_up_at: null })
    if (second) await jobQueue.fail(second, 'LOCKED', null, 600)
    expect(await jobQueue.claim(10_000, HOLD_MS, 1, 'ring')).toEqual([])
    expect(await jobs.list('given-up', 10)).toEqual([
      {
        id: 'door',
        kind: 'ring',
        room_id: 'room',
        owner_id: null,
        due_at: 10,
        attempts: 2,
        last_error: 'LOCKED',
        retry_at: null,
        given_up_at: 600,
      },
    ])
  })

  it('are not affected by the failure of an older schedule', async () => {
    const { jobQueue, jobs } = store
    await jobQueue.plan(plan('door', 10))
    const [held] = await jobQueue.claim(100, HOLD_MS, 1, 'ring')
    await jobQueue.plan(plan('door', 30))
    if (held) await jobQueue.fail(held, 'JAMMED', null, 100)
    expect(await jobs.list('waiting', 10)).toMatchObject([{ id: 'door', due_at: 30, attempts: 0 }])
  })

  it('start again when an entry schedules them again', async () => {
    const { jobQueue, jobs, log } = store
    await jobQueue.plan(plan('door', 10))
    const [held] = await jobQueue.claim(100, HOLD_MS, 1, 'ring')
    if (held) await jobQueue.fail(held, 'JAMMED', null, 100)
    const entry = {
      room_id: 'room',
      seq: 0,
      kind: 'command',
      move_number: 0,
      seat_number: 0,
      payload: 'x',
      request_id: 'a',
      created_at: 1,
    } as const
    const standing = {
      room_id: 'room',
      entry_count: 1,
      move_number: 1,
      is_over: 0,
      deciders_json: '[]',
      changed_at: 1,
    }
    await log.append([{ entry, summary: standing, jobs: [plan('door', 70, 'odile')] }])
    expect(await jobs.list('waiting', 10)).toMatchObject([
      { id: 'door', due_at: 70, owner_id: 'odile', attempts: 0, last_error: null, given_up_at: null },
    ])
  })

  it('are listed, counted, retried and deleted by the operator', async () => {
    const { jobQueue, jobs } = store
    await jobQueue.plan(plan('fine', 10), plan('bad', 20), plan('worse', 30), plan('worst', 40))
    for (const job of await jobQueue.claim(100, HOLD_MS, 10, 'ring'))
      if (job.id !== 'fine')
        await jobQueue.fail(job, job.id === 'worst' ? 'closed' : 'JAMMED', job.id === 'bad' ? 500 : null, 100)
    const counts = async (): Promise<number[]> => [
      await jobs.count('waiting'),
      await jobs.count('failing'),
      await jobs.count('given-up'),
    ]
    expect(await counts()).toEqual([1, 1, 2])
    expect((await jobs.list('failing', 10)).map(({ id }) => id)).toEqual(['bad'])
    await jobs.retryAll('closed')
    expect(await counts()).toEqual([2, 1, 1])
    expect(await jobs.retry('worse', 200)).toBe(true)
    expect(await jobs.retry('nothing', 200)).toBe(false)
    expect((await jobQueue.claim(200, HOLD_MS, 10, 'ring')).map(({ id }) => id).toSorted()).toEqual([
      'worse',
      'worst',
    ])
    expect(await jobs.remove('bad')).toBe(true)
    expect(await jobs.remove('bad')).toBe(false)
    expect(await counts()).toEqual([3, 0, 0])
  })
})
