import { expect, test } from 'vitest'
import { CONSTANTS, SET_UPS, startingShips } from './set-ups.ts'

test('a loan brings 4 francs, costs 5 to repay and 7 at the end, and interest is 1 [LH-7.3] [LH-7.7] [LH-7.19] [LH-7.11]', () => {
  expect(CONSTANTS).toEqual({ loanValue: 4, loanRepay: 5, loanPenalty: 7, interest: 1 })
})

test('the full game lays out six special buildings and the short game none [LH-1.19] [LH-1.20]', () => {
  expect([SET_UPS.full.specialBuildings, SET_UPS.short.specialBuildings]).toEqual([6, 0])
})

test('only the short games for one and two hand out ships [LH-1.21] [LH-1.22] [LH-1.23]', () => {
  const none = { players: [], pile: [] }
  expect([1, 2, 3, 4, 5].map((players) => startingShips('short', players))).toEqual([
    { players: ['R01'], pile: ['R03'] },
    { players: ['R01', 'R03'], pile: [] },
    none,
    none,
    none,
  ])
  expect([1, 2, 3, 4, 5].map((players) => startingShips('full', players))).toEqual([
    none,
    none,
    none,
    none,
    none,
  ])
})
