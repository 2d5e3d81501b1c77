import { accept, refused } from '@quayside/kernel'
import type { MyRoom } from '@quayside/protocol'
import type { TextStorage } from '@quayside/table/page/browser-storage.ts'
import { describe, expect, it } from 'vitest'
import { roomsAfter } from './last-rooms.ts'

const storage = (): (() => TextStorage) => {
  const texts = new Map<string, string>()
  return () => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  })
}

const ROOM: MyRoom = {
  info: {
    room: 'abcdefghijklmnop',
    game: 'toy',
    rulesVersion: 1,
    options: {},
    seats: [],
    settings: { clock: { kind: 'untimed' } } as MyRoom['info']['settings'],
  },
  ownSeats: [0],
  deciders: [0],
  ownTurns: [0],
  isOver: false,
  changedAt: 1,
  nextDeadline: null,
  expiresAt: null,
  results: [],
}

const LOST = refused('unreachable')

const after = (found: Parameters<typeof roomsAfter>[0], keep: () => TextStorage) =>
  roomsAfter(found, 17, keep)

describe('the rooms that the server last sent', () => {
  it('are shown with their time while it cannot be reached', () => {
    const keep = storage()
    expect(after(LOST, keep)).toEqual({})
    expect(after(accept([ROOM]), keep)).toEqual({})
    expect(after(refused('too-many-requests'), keep)).toEqual({})
    expect(after(LOST, keep)).toEqual({ rooms: [ROOM], lastSeen: 17 })
  })

  it.each([refused('not-signed-in'), accept(null)])('are forgotten when nobody is signed in', (found) => {
    const keep = storage()
    after(accept([ROOM]), keep)
    expect(after(found, keep)).toEqual({ rooms: [], lastSeen: null })
    expect(after(LOST, keep)).toEqual({})
  })

  it.each(['[]', '{', '{"rooms":[{}],"lastSeen":1}', '{"rooms":[],"lastSeen":1}', '{"rooms":5}'])(
    'are none if %s is stored',
    (text) => {
      const keep = storage()
      keep().setItem('quayside.rooms', text)
      expect(after(LOST, keep)).toEqual({})
    },
  )
})
