import { SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import { hashSecret } from '../storage/identifiers.ts'
import { Store } from '../storage/store.ts'
import { JobRunner } from './job-runner.ts'

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

const store = async (): Promise<Store> => {
  const opened = await Store.open(':memory:')
  await opened.players.add({
    id: 'odile',
    name: 'Odile',
    secret_hash: hashSecret('odile'),
    created_at: 0,
    notification_settings_json: '{}',
  })
  const seat = {
    room_id: 'room',
    seat_number: 0,
    name: '',
    bot_level: null,
    secret_hash: null,
    player_id: null,
    nonce: null,
  }
  await opened.rooms.add(ROOM, [seat], {
    room_id: 'room',
    entry_count: 0,
    move_number: 0,
    is_over: 0,
    deciders_json: '[]',
    changed_at: 0,
  })
  return opened
}

const job = (id: string, due: number) => ({
  id,
  kind: 'ring',
  room_id: 'room',
  payload_json: '{}',
  due_at: due,
})

it('runs due jobs once, and leaves the others', async () => {
  const { jobQueue } = await store()
  const rung: string[] = []
  const ring = ({ id }: { id: string }): Promise<void> => {
    rung.push(id)
    return Promise.resolve()
  }
  const runner = () =>
    new JobRunner({ jobQueue, handlers: { ring }, now: () => 100, failed: () => expect.unreachable() })
  for (let number = 0; number < 45; number++) await jobQueue.plan(job(`due-${number}`, number))
  await jobQueue.plan(job('later', 101))
  await Promise.all([runner().runDue(), runner().runDue()])
  expect([...rung].sort()).toEqual(Array.from({ length: 45 }, (_, number) => `due-${number}`).sort())
})

it('yields to the event loop between two jobs', async () => {
  const { jobQueue } = await store()
  for (let number = 0; number < 5; number++) await jobQueue.plan(job(`due-${number}`, number))
  let looks = 0
  const seen: number[] = []
  const runner = new JobRunner({
    jobQueue,
    handlers: { ring: () => Promise.resolve(void seen.push(looks)) },
    now: () => 100,
    failed: () => expect.unreachable(),
  })
  let isLooking = true
  const look = (): void => {
    looks++
    if (isLooking) setImmediate(look)
  }
  setImmediate(look)
  await runner.runDue()
  isLooking = false
  expect(new Set(seen).size).toBe(5)
})

it('retries failed jobs with increasing delay, and gives up after the maximum of attempts', async () => {
  const { jobQueue, jobs } = await store()
  await jobQueue.plan(job('door', 5))
  let now = 10
  const tries: number[] = []
  const failures: string[] = []
  const runner = new JobRunner({
    jobQueue,
    handlers: {
      ring: () => {
        tries.push(now)
        return Promise.reject(Object.assign(new Error('jammed: odile@example.org'), { code: 'JAMMED' }))
      },
    },
    now: () => now,
    maxAttempts: 3,
    random: () => 0.5,
    failed: (failed) => failures.push(`${failed?.id} failed`),
    retried: ({ id }) => failures.push(`${id} again`),
    gaveUp: ({ id }) => failures.push(`${id} given up`),
  })
  for (; now < 300_000; now += 1000) await runner.runDue()
  expect(tries).toEqual([10, 30_010, 90_010])
  expect(failures).toEqual([
    'door failed',
    'door again',
    'door failed',
    'door again',
    'door failed',
    'door given up',
  ])
  const [given] = await jobs.list('given-up', 10)
  expect(given).toMatchObject({ id: 'door', attempts: 3, last_error: 'JAMMED', given_up_at: 90_010 })
  expect(JSON.stringify(given)).not.toContain('odile')
})

it('counts attempts in the store, on whichever node, and resets them with a new schedule', async () => {
  const { jobQueue, jobs } = await store()
  await jobQueue.plan(job('door', 5))
  const fail = (now: number): Promise<void> =>
    new JobRunner({
      jobQueue,
      handlers: { ring: () => Promise.reject(new Error('jammed')) },
      now: () => now,
      random: () => 0.5,
      failed: () => undefined,
    }).runDue()
  await fail(10)
  await fail(10 + 30_000)
  expect(await jobs.list('failing', 10)).toMatchObject([
    { attempts: 2, last_error: 'Error', due_at: 5, retry_at: 90_010 },
  ])
  await jobQueue.plan(job('door', 7))
  expect(await jobs.list('failing', 10)).toEqual([])
  expect(await jobs.list('waiting', 10)).toMatchObject([{ attempts: 0, last_error: null, due_at: 7 }])
})

it('aborts a job that does not end', async () => {
  const { jobQueue, jobs } = await store()
  await jobQueue.plan(job('door', 5))
  let signal: AbortSignal | null = null
  const runner = new JobRunner({
    jobQueue,
    handlers: {
      ring: (_errand, given) => {
        signal = given
        return new Promise(() => undefined)
      },
    },
    now: () => 10,
    timeoutMs: 5,
    failed: () => undefined,
  })
  await runner.runDue()
  expect(signal).toMatchObject({ aborted: true })
  expect(await jobs.list('failing', 10)).toMatchObject([{ last_error: 'timeout' }])
})

it('runs one job at a time for each player, and lets players over budget come last', async () => {
  const { jobQueue } = await store()
  for (let number = 0; number < 30; number++)
    await jobQueue.plan({ ...job(`greedy-${number}`, number), owner_id: 'greedy' })
  await jobQueue.plan({ ...job('odile-0', 90), owner_id: 'odile' })
  const open: (() => void)[] = []
  const begun: string[] = []
  const runner = new JobRunner({
    jobQueue,
    handlers: {
      ring: ({ id, owner_id: owner }) => {
        begun.push(id)
        return owner === 'greedy'
          ? new Promise<void>((resolve) => void open.push(resolve))
          : Promise.resolve()
      },
    },
    now: () => 100,
    perOwner: { ring: 1 },
    failed: () => expect.unreachable(),
  })
  const first = runner.runDue()
  await expect.poll(() => begun).toEqual(['greedy-0', 'odile-0'])
  await jobQueue.plan({ ...job('odile-1', 95), owner_id: 'odile' })
  const second = runner.runDue()
  await expect.poll(() => begun).toEqual(['greedy-0', 'odile-0', 'odile-1'])
  const looks = Promise.all([first, second])
  let isOver = false
  void looks.then(() => {
    isOver = true
  })
  while (!isOver) {
    open.shift()?.()
    await new Promise(setImmediate)
  }
  expect(begun.slice(3)).toEqual(Array.from({ length: 29 }, (_, number) => `greedy-${number + 1}`))
})

it('does not run a job again whose deletion failed', async () => {
  const { jobQueue } = await store()
  await jobQueue.plan(job('door', 5))
  const finish = jobQueue.finish.bind(jobQueue)
  let isAway = true
  jobQueue.finish = (done) => (isAway ? Promise.reject(new Error('away')) : finish(done))
  const rung: string[] = []
  const runner = new JobRunner({
    jobQueue,
    handlers: { ring: ({ id }) => Promise.resolve(void rung.push(id)) },
    now: () => 10,
    leaseMs: 0,
    failed: () => undefined,
  })
  await runner.runDue()
  await runner.runDue()
  isAway = false
  await runner.runDue()
  await runner.runDue()
  expect(rung).toEqual(['door'])
  expect(await jobQueue.claim(10, 1, 10)).toEqual([])
})

it('does not let one kind of job delay another', async () => {
  const { jobQueue } = await store()
  await jobQueue.plan(job('endless', 5), { ...job('quick', 6), kind: 'knock' })
  let open: () => void = () => undefined
  let knocked: () => void = () => undefined
  const knock = new Promise<void>((resolve) => {
    knocked = resolve
  })
  const runner = new JobRunner({
    jobQueue,
    handlers: {
      ring: () =>
        new Promise<void>((resolve) => {
          open = resolve
        }),
      knock: () => Promise.resolve(knocked()),
    },
    now: () => 10,
    failed: () => expect.unreachable(),
  })
  const look = runner.runDue()
  await knock
  open()
  await look
  await runner.stop()
})

it('waits briefly for running jobs when it stops, and releases them', async () => {
  const { jobQueue } = await store()
  await jobQueue.plan(job('door', 5))
  let rung: () => void = () => undefined
  const ringing = new Promise<void>((resolve) => {
    rung = resolve
  })
  const runner = (ring: () => Promise<void>): JobRunner =>
    new JobRunner({ jobQueue, handlers: { ring }, now: () => 10, failed: () => expect.unreachable() })
  const hanging = runner(() => {
    rung()
    return new Promise(() => undefined)
  })
  const look = hanging.runDue()
  await ringing
  await Promise.all([hanging.stop(5), look])
  let tries = 0
  await runner(() => Promise.resolve(void tries++)).runDue()
  expect(tries).toBe(1)
})

it('claims no more jobs once it stops', async () => {
  const { jobQueue } = await store()
  await jobQueue.plan(job('door', 5))
  const rung: string[] = []
  const runner = new JobRunner({
    jobQueue,
    handlers: { ring: ({ id }) => Promise.resolve(void rung.push(id)) },
    now: () => 10,
    failed: () => expect.unreachable(),
  })
  await runner.stop()
  await runner.runDue()
  expect(rung).toEqual([])
})

it('releases unfinished jobs when it stops, so that another node runs them immediately', async () => {
  const { jobQueue } = await store()
  await jobQueue.plan(job('door', 5))
  let give: (problem: Error) => void = () => undefined
  let rung: () => void = () => undefined
  const ringing = new Promise<void>((resolve) => {
    rung = resolve
  })
  const runner = (ring: () => Promise<void>): JobRunner =>
    new JobRunner({ jobQueue, handlers: { ring }, now: () => 10, failed: () => expect.unreachable() })
  const ending = runner(
    () =>
      new Promise<void>((_, reject) => {
        give = reject
        rung()
      }),
  )
  const look = ending.runDue()
  await ringing
  const stopped = ending.stop()
  give(new Error('shutting-down'))
  await Promise.all([look, stopped])
  let tries = 0
  await runner(() => Promise.resolve(void tries++)).runDue()
  expect(tries).toBe(1)
})
