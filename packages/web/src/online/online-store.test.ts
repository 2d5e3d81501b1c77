import type { MyRoom } from '@quayside/protocol'
import { describe, expect, it } from 'vitest'
import { ratedRoom } from './online-store.ts'

const room = (changes: Partial<MyRoom> = {}, info: Partial<MyRoom['info']> = {}): MyRoom => ({
  info: {
    room: 'abcdefghijklmnop',
    game: 'toy',
    rulesVersion: 1,
    options: {},
    seats: [],
    settings: { clock: { kind: 'untimed' } } as MyRoom['info']['settings'],
    ...info,
  },
  ownSeats: [0],
  deciders: [1],
  ownTurns: [],
  isOver: false,
  changedAt: 1,
  nextDeadline: null,
  expiresAt: null,
  results: [],
  ...changes,
})

describe('the rated room of a game', () => {
  it('is the one of this game that the server has marked', () => {
    const marked = room({ willBeRated: true })
    const others = [room(), room({ willBeRated: true }, { game: 'other' })]
    expect(ratedRoom([...others, marked], 'toy')).toBe(marked)
    expect(ratedRoom(others, 'toy')).toBeNull()
  })
})
