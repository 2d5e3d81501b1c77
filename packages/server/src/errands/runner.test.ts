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

it('tries again what went wrong, after a while', async () => {
  const { errands } = await store()
  await errands.plan(errand('door', 5))
  let now = 10
  let tries = 0
  const failures: string[] = []
  const runner = new Runner({
    errands,
    handlers: {
      ring: () => {
        tries++
        return tries === 1 ? Promise.reject(new Error('jammed')) : Promise.resolve()
      },
    },
    now: () => now,
    failed: ({ id }) => failures.push(id),
  })
  await runner.look()
  await runner.look()
  expect([tries, failures]).toEqual([1, ['door']])
  now += 60_000
  await runner.look()
  await runner.look()
  expect(tries).toBe(2)
})
