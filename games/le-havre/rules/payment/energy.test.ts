import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tokens } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import { before } from '../testing/index.ts'
import { amount, handfulOf, holding, leanHandfuls, sortedTexts } from '../testing/reference-payments.ts'
import { energyDue, energyHeld, listEnergyPayments } from './energy.ts'

const STORE = fc.record({
  wood: fc.nat(6),
  charcoal: fc.nat(4),
  coal: fc.nat(4),
  coke: fc.nat(3),
  clay: fc.nat(2),
})

const energy = (handful: Tokens): number =>
  amount(handful, 'wood') +
  3 * amount(handful, 'charcoal') +
  3 * amount(handful, 'coal') +
  10 * amount(handful, 'coke')

const payments = (store: Tokens, due: number): Tokens[] => {
  const list: Command[] = []
  listEnergyPayments(holding(store), 0, due, list)
  return list.map(handfulOf)
}

test('exactly the energy payments without a redundant token are listed, each once', () => {
  fc.assert(
    fc.property(STORE, fc.integer({ min: 1, max: 24 }), (store, due) => {
      const lean = leanHandfuls(store, (handful) => energy(handful) >= due)
      expect(sortedTexts(payments(store, due))).toEqual(sortedTexts(lean))
    }),
    { numRuns: 300 },
  )
})

test('every payment covers the demand, and one with wood in it does so exactly', () => {
  fc.assert(
    fc.property(STORE, fc.integer({ min: 1, max: 60 }), (store, due) => {
      for (const payment of payments(store, due)) {
        const excess = energy(payment) - due
        expect(excess).toBeGreaterThanOrEqual(0)
        expect(excess).toBeLessThan(10)
        if (amount(payment, 'wood') > 0) expect(excess).toBe(0)
      }
    }),
  )
})

test('a coke may pay for a single energy', () => {
  expect(sortedTexts(payments({ coke: 1, coal: 1, wood: 1 }, 1))).toEqual(['1 coal', '1 coke', '1 wood'])
})

test('an insufficient store has no payment', () => {
  expect(payments({ wood: 2, coal: 1 }, 6)).toEqual([])
  expect(payments({ wood: 2, coal: 1 }, 5)).toEqual([{ wood: 2, coal: 1 }])
})

test('wood is one energy, charcoal and coal three, coke ten', () => {
  fc.assert(fc.property(STORE, (store) => energyHeld(holding(store), 0) === energy(store)))
  expect(energyHeld(holding({ wood: 1, charcoal: 1, coal: 1, coke: 1 }), 0)).toBe(17)
})

test('the owner of the Wind Farm owes three energy less, and never less than none', () => {
  const { state } = before('kiln', {}, { seat1: { buildings: ['wind-farm'] } })
  expect([10, 4, 3, 2, 0].map((need) => energyDue(state, 0, need))).toEqual([7, 1, 0, 0, 0])
  expect([10, 2].map((need) => energyDue(state, 1, need))).toEqual([10, 2])
})
