import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tokens } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import { amount, handfulOf, holding, leanHandfuls, sortedTexts } from '../testing/reference-payments.ts'
import { foodHeld, listFoodPayments } from './food.ts'

const STORE = fc.record({
  fish: fc.nat(4),
  smoked_fish: fc.nat(3),
  bread: fc.nat(3),
  meat: fc.nat(3),
  franc: fc.nat(4),
  grain: fc.nat(2),
  cattle: fc.nat(2),
})

const food = (handful: Tokens): number =>
  amount(handful, 'fish') +
  2 * amount(handful, 'smoked_fish') +
  2 * amount(handful, 'bread') +
  3 * amount(handful, 'meat') +
  amount(handful, 'franc')

const payments = (store: Tokens, due: number): Tokens[] => {
  const list: Command[] = []
  listFoodPayments(holding(store), 0, due, list)
  return list.map(handfulOf)
}

test('exactly the food payments without a redundant token are listed, each once', () => {
  fc.assert(
    fc.property(STORE, fc.integer({ min: 1, max: 12 }), (store, due) => {
      const lean = leanHandfuls(store, (handful) => food(handful) >= due)
      expect(sortedTexts(payments(store, due))).toEqual(sortedTexts(lean))
    }),
    { numRuns: 300 },
  )
})

test('every payment covers the demand, and wastes less than its smallest token', () => {
  fc.assert(
    fc.property(STORE, fc.integer({ min: 1, max: 40 }), (store, due) => {
      for (const payment of payments(store, due)) {
        const excess = food(payment) - due
        expect(excess).toBeGreaterThanOrEqual(0)
        expect(excess).toBeLessThan(3)
        if (amount(payment, 'fish') + amount(payment, 'franc') > 0) expect(excess).toBe(0)
      }
    }),
  )
})

test('an insufficient store has no payment', () => {
  expect(payments({ fish: 2, bread: 1 }, 5)).toEqual([])
  expect(payments({ fish: 2, bread: 1 }, 4)).toEqual([{ fish: 2, bread: 1 }])
})

test('bread may pay for one food when the visitor likes', () => {
  expect(sortedTexts(payments({ bread: 2, fish: 1 }, 1))).toEqual(['1 bread', '1 fish'])
})

test('payments are appended to a list', () => {
  const list = [7 as Command]
  listFoodPayments(holding({ fish: 1 }), 0, 1, list)
  expect(list).toHaveLength(2)
  expect(list[0]).toBe(7)
})

test('fish and francs are one food, bread and smoked fish two, meat three; grain and cattle none', () => {
  fc.assert(fc.property(STORE, (store) => foodHeld(holding(store), 0) === food(store)))
  expect(foodHeld(holding({ fish: 1, smoked_fish: 1, bread: 1, meat: 1, franc: 1 }), 0)).toBe(9)
  expect(foodHeld(holding({ grain: 5, cattle: 5, wood: 5 }), 0)).toBe(0)
})

test('a seat pays with what it has itself', () => {
  expect(foodHeld(holding({ fish: 9 }), 1)).toBe(0)
})
