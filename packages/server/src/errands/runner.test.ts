import { expect, it } from 'vitest'
import { hashOf } from '../rooms/keys.ts'
import { Store } from '../storage/store.ts'
import { Runner } from './runner.ts'

const ROOM = {
  id: 'room',
  game: 'le-havre',
  rules: 1,
  options: '{}',
  seed: 's',
  deal: 'd',
  settings: '{}',
  host: 'odile',
  begun: 0,
}

const store = async (): Promise<Store> => {
  const opened = await Store.open(':memory:')
  await opened.players.add({ id: 'odile', name: 'Odile', key: hashOf('odile'), since: 0, wishes: '{}' })
  const seat = { room: 'room', seat: 0, name: '', bot: null, key: null, player: null }
  await opened.rooms.add(ROOM, [seat], { room: 'room', seq: 0, at: 0, over: 0, waits: '[]', changed: 0 })
  return opened
}

const errand = (id: string, due: number) => ({ id, kind: 'ring', room: 'room', about: '{}', due })

it('runs what is due, once, and leaves the rest', async () => {
  const { errands } = await store()
  const rung: string[] = []
  const ring = ({ id }: { id: string }): Promise<void> => {
    rung.push(id)
    return Promise.resolve()
  }
  const runner = () =>
    new Runner({ errands, handlers: { ring }, now: () => 100, failed: () => expect.unreachable() })
  for (let number = 0; number < 45; number++) await errands.plan(errand(`due-${number}`, number))
  await errands.plan(errand('later', 101))
  await Promise.all([runner().look(), runner().look()])
  expect([...rung].sort()).toEqual(Array.from({ length: 45 }, (_, number) => `due-${number}`).sort())
})

it('lets others be heard between two of them', async () => {
  const { errands } = await store()
  for (let number = 0; number < 5; number++) await errands.plan(errand(`due-${number}`, number))
  let looks = 0
  const seen: number[] = []
  const runner = new Runner({
    errands,
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
  await runner.look()
  isLooking = false
  expect(new Set(seen).size).toBe(5)
})

it('tries again what went wrong, after a while', async () => {
  const { errands } = await store()
  await errands.plan(errand('door', 5))
  let tries = 0
  const failures: string[] = []
  const runner = (holdMs: number) =>
    new Runner({
      errands,
      handlers: {
        ring: () => {
          tries++
          return tries === 1 ? Promise.reject(new Error('jammed')) : Promise.resolve()
        },
      },
      now: () => 10,
      holdMs,
      failed: (errand) => failures.push(errand?.id ?? 'none'),
    })
  const patient = runner(60_000)
  await patient.look()
  await patient.look()
  expect([tries, failures]).toEqual([1, ['door']])
  await errands.takeOver()
  const hasty = runner(1)
  await hasty.look()
  await hasty.look()
  expect(tries).toBe(2)
})

it('does not do again what it could not write down as done', async () => {
  const { errands } = await store()
  await errands.plan(errand('door', 5))
  const finish = errands.finish.bind(errands)
  let isAway = true
  errands.finish = (done) => (isAway ? Promise.reject(new Error('away')) : finish(done))
  const rung: string[] = []
  const runner = new Runner({
    errands,
    handlers: { ring: ({ id }) => Promise.resolve(void rung.push(id)) },
    now: () => 10,
    holdMs: 0,
    failed: () => undefined,
  })
  await runner.look()
  await runner.look()
  isAway = false
  await runner.look()
  await runner.look()
  expect(rung).toEqual(['door'])
  expect(await errands.claim(10, 1, 10)).toEqual([])
})

it('does not let one kind wait for another', async () => {
  const { errands } = await store()
  await errands.plan(errand('endless', 5), { ...errand('quick', 6), kind: 'knock' })
  let open: () => void = () => undefined
  let knocked: () => void = () => undefined
  const knock = new Promise<void>((resolve) => {
    knocked = resolve
  })
  const runner = new Runner({
    errands,
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
  const look = runner.look()
  await knock
  open()
  await look
  await runner.stop()
})

it('takes up nothing more once it is told to stop', async () => {
  const { errands } = await store()
  await errands.plan(errand('door', 5))
  const rung: string[] = []
  const runner = new Runner({
    errands,
    handlers: { ring: ({ id }) => Promise.resolve(void rung.push(id)) },
    now: () => 10,
    failed: () => expect.unreachable(),
  })
  await runner.stop()
  await runner.look()
  expect(rung).toEqual([])
})

it('gives back what it cannot finish when it is told to stop, so that another one does it at once', async () => {
  const { errands } = await store()
  await errands.plan(errand('door', 5))
  let give: (problem: Error) => void = () => undefined
  let rung: () => void = () => undefined
  const ringing = new Promise<void>((resolve) => {
    rung = resolve
  })
  const runner = (ring: () => Promise<void>): Runner =>
    new Runner({ errands, handlers: { ring }, now: () => 10, failed: () => expect.unreachable() })
  const ending = runner(
    () =>
      new Promise<void>((_, reject) => {
        give = reject
        rung()
      }),
  )
  const look = ending.look()
  await ringing
  const stopped = ending.stop()
  give(new Error('closing'))
  await Promise.all([look, stopped])
  let tries = 0
  await runner(() => Promise.resolve(void tries++)).look()
  expect(tries).toBe(1)
})
