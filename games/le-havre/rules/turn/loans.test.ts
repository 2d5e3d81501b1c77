import { describe, expect, test } from 'vitest'
import { before, table } from '../testing/index.ts'

describe('repaying a loan', () => {
  test('costs five francs [LH-7.7]', () => {
    const at = before('fishery', { franc: 11 }, { seat1: { loans: 2 } }).play('repay')
    expect([at.francs(), at.loans()]).toEqual([6, 1])
    expect(at.events()).toEqual([{ kind: 'loan-repaid', seat: 0, francs: 5 }])
    expect(at.play('repay').stock()).toEqual({ franc: 1 })
    expect(at.loans()).toBe(0)
  })

  test.each(['supply', 'main', 'end'] as const)('is possible at the step %s [LH-7.8]', (step) => {
    const at = before('fishery', { franc: 5 }, { step, seat1: { loans: 1 } })
    expect(at.can('repay')).toBe(true)
    expect(at.play('repay').position().step).toBe(step)
    expect(at.stock()).toEqual({})
  })

  test('is possible in another player’s turn [LH-7.8]', () => {
    const at = before('fishery', {}, { seats: { '3': { loans: 1 } } })
    expect(at.as(3).commands()).toEqual(['repay'])
    at.as(3).play('repay')
    expect([at.francs(3), at.loans(3)]).toEqual([0, 0])
    expect(at.waitsFor()).toEqual([1])
  })

  test('is possible while food is being paid [LH-7.8]', () => {
    const seats = { '1': { stock: { franc: 12, fish: 1 }, owes: 4, loans: 1 } }
    const at = table({ phase: 'feeding', round: 5, seats })
    expect(at.as(1).commands()).toEqual(['pay 4 franc', 'pay 1 fish 3 franc', 'repay'])
    at.as(1).play('repay')
    expect([at.francs(1), at.loans(1)]).toEqual([7, 0])
    expect(at.waitsFor()).toEqual([1])
  })

  test('is not possible during an action [LH-7.9]', () => {
    const goods = { franc: 9, grain: 2, wood: 2 }
    const at = before('bakehouse', goods, { seat1: { loans: 1 }, seats: { '2': { loans: 1 } } })
    at.play('enter bakehouse')
    const refused = { code: 'action-under-way', params: { seat: 1, building: 'bakehouse' } }
    expect(at.refusal('repay')).toEqual(refused)
    expect(at.as(2).refusal('repay')).toEqual(refused)
  })

  test('needs a loan [LH-7.10]', () => {
    const at = before('fishery', { franc: 50 })
    expect(at.refusal('repay')).toEqual({ code: 'no-loan-to-repay', params: {} })
    expect(at.can('repay')).toBe(false)
  })

  test('needs five francs [LH-7.10]', () => {
    const at = before('fishery', { franc: 4, fish: 9 }, { seat1: { loans: 3 } })
    expect(at.refusal('repay')).toEqual({ code: 'lacks-francs', params: { need: 5, have: 4 } })
    expect(at.can('repay')).toBe(false)
  })
})

describe('taking a loan', () => {
  test.each([
    [{}, 8, 2, {}],
    [{}, 5, 2, { franc: 3 }],
    [{}, 9, 3, { franc: 3 }],
    [{ franc: 2 }, 6, 1, {}],
    [{ franc: 2, fish: 1 }, 4, 1, { franc: 3 }],
    [{ bread: 1, meat: 1, smoked_fish: 1, fish: 2, franc: 3 }, 13, 1, { franc: 3 }],
    [{ meat: 2, grain: 3, cattle: 1, wood: 2 }, 7, 1, { franc: 3, grain: 3, cattle: 1, wood: 2 }],
  ])(
    'with %j for %i food means %i loans and leaves %j [LH-7.3] [LH-7.4] [LH-7.5] [LH-8.11]',
    (stock, owes, loans, left) => {
      const none = { franc: 0, coal: 0 }
      const seats = {
        '1': { stock: { ...none, ...stock }, owes, buildings: ['fishery'] },
        '2': { stock: { franc: 3, fish: 3 }, owes: 1 },
      }
      const at = table({ phase: 'feeding', round: 5, seats })
      expect(at.as(1).commands()).toEqual(['borrow', 'sell fishery'])
      at.as(1).play('borrow')
      expect(at.loans(1)).toBe(loans)
      expect(at.stock(1)).toEqual(left)
      expect(at.events().slice(0, 1)).toEqual([{ kind: 'loans-taken', seat: 0, loans, francs: 4 * loans }])
      expect(at.events()[1]).toMatchObject({ kind: 'fed', seat: 0 })
    },
  )

  test('is not possible while food and francs are enough [LH-7.2]', () => {
    const seats = { '1': { stock: { franc: 1, fish: 1, meat: 1 }, owes: 5, buildings: ['fishery'] } }
    const at = table({ phase: 'feeding', round: 5, seats })
    expect(at.as(1).refusal('borrow')).toEqual({
      code: 'no-loan-needed',
      params: { need: 5, have: 5, unit: 'food' },
    })
  })

  test('is not possible for a player who owes nothing [LH-7.2]', () => {
    const at = table({
      phase: 'feeding',
      round: 5,
      seats: { '1': { stock: { franc: 9, fish: 1 }, owes: 4 } },
    })
    expect(at.as(2).refusal('borrow')).toEqual({ code: 'nothing-owed', params: {} })
  })

  test.each(['supply', 'main', 'end'] as const)(
    'is not possible in a turn at the step %s [LH-7.1]',
    (step) => {
      const at = before('fishery', {}, { step })
      expect(at.refusal('borrow')).toEqual({ code: 'not-now', params: {} })
      expect(at.as(2).refusal('borrow')).toEqual({ code: 'not-your-turn', params: { seat: 1 } })
    },
  )

  test('is not possible inside an action [LH-7.1]', () => {
    const at = before('bakehouse', { franc: 1, grain: 2, wood: 2 }).play('enter bakehouse')
    expect(at.refusal('borrow')).toEqual({ code: 'not-offered-here', params: { building: 'bakehouse' } })
  })

  test('is possible for any number of loans [LH-7.6]', () => {
    const seats = { '1': { stock: { franc: 0 }, owes: 35, loans: 11, buildings: ['fishery'] } }
    const at = table({ options: { players: 1 }, phase: 'feeding', round: 7, seats }).play('borrow')
    expect(at.loans()).toBe(20)
    expect(at.francs()).toBe(1)
  })
})
