import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUILDINGS, buildingNamed } from '../catalogue/catalogue.ts'
import type { Tokens } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import { before } from '../testing/index.ts'
import { amount, handfulOf, holding, leanHandfuls, sortedTexts } from '../testing/reference-payments.ts'
import { canPayFee, feeApplies, listFeePayments } from './fee.ts'

const STORE = fc.record({
  fish: fc.nat(4),
  smoked_fish: fc.nat(2),
  bread: fc.nat(2),
  meat: fc.nat(2),
  franc: fc.nat(4),
})

const WITH_FEE = BUILDINGS.filter(({ fee }) => fee.length > 0).map(({ name }) => name)

const food = (handful: Tokens): number =>
  amount(handful, 'fish') +
  2 * amount(handful, 'smoked_fish') +
  2 * amount(handful, 'bread') +
  3 * amount(handful, 'meat') +
  amount(handful, 'franc')

/** Either side of the fee settles it. */
const settles = (name: string, handful: Tokens): boolean =>
  (BUILDINGS[buildingNamed(name)]?.fee ?? []).some((side) =>
    'food' in side ? food(handful) >= side.food : amount(handful, 'franc') >= side.francs,
  )

const payments = (store: Tokens, name: string): Tokens[] => {
  const list: Command[] = []
  listFeePayments(holding(store), 0, buildingNamed(name), list)
  return list.map(handfulOf)
}

test('exactly the payments of a fee without a redundant token are listed, each once', () => {
  fc.assert(
    fc.property(STORE, fc.constantFrom(...WITH_FEE), (store, name) => {
      const lean = leanHandfuls(store, (handful) => settles(name, handful))
      expect(sortedTexts(payments(store, name))).toEqual(sortedTexts(lean))
    }),
    { numRuns: 200 },
  )
})

test('a fee can be paid exactly if some payment is listed', () => {
  fc.assert(
    fc.property(STORE, fc.constantFrom(...WITH_FEE), (store, name) => {
      const payable = canPayFee(holding(store), 0, buildingNamed(name))
      expect(payable).toBe(payments(store, name).length > 0)
    }),
  )
})

test('no payment contains another one', () => {
  fc.assert(
    fc.property(STORE, fc.constantFrom(...WITH_FEE), (store, name) => {
      const all = payments(store, name)
      for (const one of all)
        for (const other of all)
          if (one !== other)
            expect(
              Object.entries(one).every(([token, count]) => count <= amount(other, token as 'fish')),
            ).toBe(false)
    }),
  )
})

test('three food or one franc: three fish, or a meat, or the franc', () => {
  expect(sortedTexts(payments({ fish: 3, meat: 1, franc: 2 }, 'ironworks'))).toEqual([
    '1 franc',
    '1 meat',
    '3 fish',
  ])
})

test('a fish and a franc pay a fee of two food if there is no alternative in francs', () => {
  expect(payments({ fish: 1, franc: 1 }, 'colliery')).toEqual([{ fish: 1, franc: 1 }])
})

test('a fee in francs takes francs alone', () => {
  expect(payments({ fish: 4, franc: 2 }, 'abattoir')).toEqual([{ franc: 2 }])
  expect(payments({ fish: 4, franc: 1 }, 'abattoir')).toEqual([])
})

test('payments are appended to a list', () => {
  const list = [7 as Command]
  listFeePayments(holding({ fish: 2, franc: 1 }), 0, buildingNamed('marketplace'), list)
  expect(list).toHaveLength(3)
  expect(list[0]).toBe(7)
})

test('a fee is due in the buildings of the town and of others, where the card has one', () => {
  const { state } = before(
    'bakery',
    {},
    { town: ['bakery', 'tavern'], seats: { '2': { buildings: ['kiln'] } } },
  )
  const due = (seat: number, name: string): boolean => feeApplies(state, seat, buildingNamed(name))
  expect([due(0, 'bakery'), due(0, 'kiln'), due(1, 'kiln'), due(0, 'tavern')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
