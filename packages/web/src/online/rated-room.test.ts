import type { MyRoom } from '@quayside/protocol'
import { describe, expect, it } from 'vitest'
import { ratedRoom } from './rated-room.ts'

const person = { name: 'Lea', bot: null, free: false }

const room = (changes: Partial<MyRoom> = {}, info: Partial<MyRoom['info']> = {}): MyRoom => ({
  info: {
    room: 'abcdefghijklmnop',
    game: 'toy',
    rulesVersion: 1,
    options: {},
    seats: [person, { ...person, name: 'Mateo' }],
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

describe('a rated room', () => {
  it('is a running game of several people', () => {
    const found = room()
    expect(ratedRoom([room({}, { game: 'other' }), found], 'toy')).toBe(found)
  })

  it.each([
    ['over', room({ isOver: true })],
    ['not full yet', room({ deciders: [] })],
    ['played by one person', room({ ownSeats: [0, 1] })],
    ['of a chosen seed', room({}, { seedChosen: true })],
    ['against a bot', room({}, { seats: [person, { ...person, bot: 'mate' }] })],
    ['against a program', room({}, { seats: [person, { ...person, program: true }] })],
  ])('is none that is %s', (_, found) => {
    expect(ratedRoom([found], 'toy')).toBeNull()
  })
})
