import { describe, expect, it } from 'vitest'
import { computeTimeBanks, deadlines, remainingTimeBanks } from './deadlines.ts'
import { INITIAL_STATUS } from './room-status.ts'

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const
const BEGUN = 1_000_000

describe('a live clock', () => {
  it('runs for every decider, and for no other seat', () => {
    const ticks = [
      { madeAt: BEGUN + 10_000, deciders: [0] },
      { madeAt: BEGUN + 30_000, deciders: [1] },
    ]
    expect(remainingTimeBanks(LIVE, 3, BEGUN, ticks, [2])).toEqual([55_000, 45_000, 60_000])
  })

  it('gives the increment when a seat has finished, not after each of its steps', () => {
    const ticks = [
      { madeAt: BEGUN + 10_000, deciders: [0] },
      { madeAt: BEGUN + 20_000, deciders: [0] },
    ]
    expect(remainingTimeBanks(LIVE, 2, BEGUN, ticks, [0])).toEqual([40_000, 60_000])
    expect(remainingTimeBanks(LIVE, 2, BEGUN, ticks, [1])).toEqual([45_000, 60_000])
  })

  it('runs for several deciders at the same time', () => {
    const ticks = [{ madeAt: BEGUN + 10_000, deciders: [0, 1] }]
    expect(remainingTimeBanks(LIVE, 2, BEGUN, ticks, [1])).toEqual([55_000, 50_000])
  })

  it('is shown for every seat, and for none in a game without time banks', () => {
    const room = {
      seats: 2,
      startedAt: BEGUN,
      ticks: [{ madeAt: BEGUN + 10_000, deciders: [0] }],
      deciders: [1],
      status: INITIAL_STATUS,
    }
    const onTimeout = { kind: 'wait' } as const
    expect(computeTimeBanks({ ...room, settings: { clock: LIVE, onTimeout } })).toEqual([55_000, 60_000])
    const days = { kind: 'days', hours: 24 } as const
    expect(computeTimeBanks({ ...room, settings: { clock: days, onTimeout } })).toEqual([])
  })

  it('never goes below zero', () => {
    expect(remainingTimeBanks(LIVE, 1, BEGUN, [{ madeAt: BEGUN + 90_000, deciders: [0] }], [0])).toEqual([0])
  })

  it('ends when the time bank of a decider is empty', () => {
    const settings = { clock: LIVE, onTimeout: { kind: 'wait' } } as const
    const ticks = [{ madeAt: BEGUN + 10_000, deciders: [0] }]
    expect(deadlines(settings, 2, BEGUN, ticks, [0, 1])).toEqual([
      { seat: 0, dueAt: BEGUN + 60_000 },
      { seat: 1, dueAt: BEGUN + 70_000 },
    ])
  })
})

describe('a correspondence clock', () => {
  const settings = { clock: { kind: 'days', hours: 24 }, onTimeout: { kind: 'wait' } } as const
  const DAY = 24 * 3600_000

  it('gives each decision its hours, from when the room began to wait for the seat', () => {
    const ticks = [
      { madeAt: BEGUN + 1000, deciders: [0, 1] },
      { madeAt: BEGUN + 2000, deciders: [1] },
      { madeAt: BEGUN + 3000, deciders: [2] },
    ]
    expect(deadlines(settings, 3, BEGUN, ticks, [1, 2])).toEqual([
      { seat: 1, dueAt: BEGUN + 3000 + DAY },
      { seat: 2, dueAt: BEGUN + 2000 + DAY },
    ])
    expect(deadlines(settings, 3, BEGUN, [], [0])).toEqual([{ seat: 0, dueAt: BEGUN + DAY }])
  })
})

it('an untimed room has no deadline', () => {
  const settings = { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' } } as const
  expect(deadlines(settings, 2, BEGUN, [], [0, 1])).toEqual([])
})
