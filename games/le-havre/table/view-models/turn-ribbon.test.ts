import { describe, expect, it } from 'vitest'
import { table } from '../../rules/testing/index.ts'
import { ribbon, seatBefore } from './turn-ribbon.ts'

describe('the turn ribbon', () => {
  it('groups the turns by round with the feeding between', () => {
    const parts = ribbon(table({ options: { players: 4 }, round: 13, turn: 6 }).state)
    expect(parts.map((part) => [part.kind, part.round])).toEqual([
      ['turns', 13],
      ['round-end', 13],
      ['turns', 14],
      ['round-end', 14],
      ['turns', 15],
      ['round-end', 15],
      ['turns', 16],
      ['round-end', 16],
      ['turns', 17],
    ])
    expect(parts.map((part) => (part.kind === 'turns' ? part.turns.length : 0))).toEqual([
      2, 0, 7, 0, 7, 0, 7, 0, 1,
    ])
  })

  it('ends with the final actions', () => {
    const parts = ribbon(table({ options: { players: 3 }, phase: 'final', turn: 1 }).state)
    expect(parts).toMatchObject([{ kind: 'turns', round: null, turns: [{}, {}, {}] }])
  })
})

describe('whom a seat waits for', () => {
  const { state } = table({ options: { players: 3 }, start: 1 })

  it('is the seat that acts directly before it', () => {
    expect([0, 1, 2].map((seat) => seatBefore(state, seat))).toEqual([2, 0, 1])
  })

  it('is undefined when no turn comes any more', () => {
    const last = table({ options: { players: 2 }, phase: 'final', turn: 2, start: 1, step: 'main' }).state
    expect(seatBefore(last, 0)).toBeUndefined()
  })
})
