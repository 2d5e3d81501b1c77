import { describe, expect, it } from 'vitest'
import { table } from '../../rules/testing/index.ts'
import { seatBefore } from './turn-order.ts'

describe('whom a seat waits for', () => {
  const { state } = table({ options: { players: 3 }, start: 1 })

  it('is whoever acts right before it', () => {
    expect([0, 1, 2].map((seat) => seatBefore(state, seat))).toEqual([2, 0, 1])
  })

  it('is nobody when no turn comes any more', () => {
    const last = table({ options: { players: 2 }, phase: 'final', turn: 2, start: 1, step: 'main' }).state
    expect(seatBefore(last, 0)).toBeUndefined()
  })
})
