import { SAMPLE_GAME, sampleRules } from '@quayside/games/testing'
import { DEFAULT_ROOM_SETTINGS } from '@quayside/protocol'
import { expect, it } from 'vitest'
import { hashSecret } from '../storage/identifiers.ts'
import { Store } from '../storage/store.ts'
import { type AnyRules, rulesFinder } from './game-registry.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'

const OLD = sampleRules as AnyRules

/** A rule change: wood cannot be taken any more. */
const NEW: AnyRules = {
  ...OLD,
  version: OLD.version + 1,
  earlier: [OLD],
  refuse: (state, seat, command) =>
    OLD.notation.print(command) === 'take wood'
      ? { code: 'no-wood', params: {} }
      : OLD.refuse(state, seat, command),
}

const roomRequest = {
  host: 'odile',
  game: SAMPLE_GAME,
  options: { players: 1, version: 'short' },
  seed: 'old',
  seats: [{ kind: 'mine', name: 'Odile' }],
  settings: DEFAULT_ROOM_SETTINGS,
} as const

const open = async (rooms: Rooms): Promise<string> => {
  const opened = await rooms.open(roomRequest)
  if (!opened.ok) throw new Error(opened.refusal.code)
  return opened.value.id
}

const enter = async (rooms: Rooms, id: string): Promise<Room> => {
  const entered = await rooms.acquire(id)
  if (!entered.ok) throw new Error(entered.refusal.code)
  return entered.value.room
}

const play = (room: Room, at: number, words: string) =>
  room.execute(0, { requestId: `${at}`, expectedMove: at, action: { kind: 'command', command: words } })

it('a room that was started under older rules keeps them after an upgrade', async () => {
  const store = await Store.open(':memory:')
  await store.players.add({
    id: 'odile',
    name: 'Odile',
    secret_hash: hashSecret('odile'),
    created_at: 0,
    notification_settings_json: '{}',
  })
  const before = new Rooms(store, () => 0, { findRules: rulesFinder([OLD]) })
  const id = await open(before)
  await play(await enter(before, id), 0, 'supply')

  const after = new Rooms(store, () => 0, { findRules: rulesFinder([NEW]) })
  expect(await play(await enter(after, id), 1, 'take wood')).toMatchObject({ ok: true })

  const fresh = await enter(after, await open(after))
  await play(fresh, 0, 'supply')
  expect(await play(fresh, 1, 'take wood')).toMatchObject({ refusal: { code: 'no-wood' } })
})

it('a room under unknown rules is refused and not changed', async () => {
  const store = await Store.open(':memory:')
  await store.players.add({
    id: 'odile',
    name: 'Odile',
    secret_hash: hashSecret('odile'),
    created_at: 0,
    notification_settings_json: '{}',
  })
  const id = await open(new Rooms(store, () => 0, { findRules: rulesFinder([OLD]) }))
  const forgetful = new Rooms(store, () => 0, { findRules: rulesFinder([{ ...NEW, earlier: [] }]) })
  expect(await forgetful.acquire(id)).toMatchObject({ refusal: { code: 'room-unavailable' } })
  const again = new Rooms(store, () => 0, { findRules: rulesFinder([OLD]) })
  expect(await again.acquire(id)).toMatchObject({ ok: true })
})
