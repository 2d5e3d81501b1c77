import { describe, expect, test } from 'vitest'
import { only, table } from '../testing/index.ts'

/** The first tile is the one that calls for interest. */
const TILES = ['wood+fish', 'wood+clay', 'wood+franc', 'fish+clay', 'wood+cattle', 'fish+grain', 'iron+franc']

type Seats = NonNullable<NonNullable<Parameters<typeof table>[0]>['seats']>

const facingInterest = (seats: Seats, options = {}) =>
  table({ options, tiles: TILES, step: 'supply', round: 3, turn: 1, start: 2, seats })

const francsAndLoans = (at: ReturnType<typeof table>): number[][] =>
  [1, 2, 3].map((seat) => [at.francs(seat), at.loans(seat)])

describe('interest', () => {
  test('is one franc for every player in debt, for any number of loans [LH-7.11] [LH-7.12] [LH-2.13]', () => {
    const at = facingInterest({
      '1': { stock: only({ franc: 3 }), loans: 1 },
      '2': { stock: only({ franc: 4 }), loans: 9 },
      '3': { stock: only({ franc: 4 }) },
    }).play('supply')
    expect(francsAndLoans(at)).toEqual([
      [2, 1],
      [3, 9],
      [4, 0],
    ])
    expect(at.events().slice(1)).toEqual([
      { kind: 'interest-paid', seat: 0, francs: 1 },
      { kind: 'interest-paid', seat: 1, francs: 1 },
    ])
    expect(at.position()).toMatchObject({ phase: 'turns', step: 'main' })
    expect(at.waitsFor()).toEqual([1])
  })

  test('is nothing without a loan [LH-7.13]', () => {
    const at = facingInterest({}).play('supply')
    expect(at.happened('interest-paid')).toBe(false)
    expect([1, 2, 3].map((seat) => at.francs(seat))).toEqual([5, 5, 5])
    expect(at.position()).toMatchObject({ phase: 'turns', step: 'main' })
  })

  test.each([2, 3, 4, 5, 6, 7])('is not due on tile %i [LH-7.18]', (turn) => {
    const seats = { '1': { loans: 1 }, '2': { loans: 1 }, '3': { loans: 1 } }
    const at = table({ tiles: TILES, step: 'supply', round: 3, turn, seats }).play('supply')
    expect([1, 2, 3].map((seat) => at.francs(seat))).toEqual([5, 5, 5])
    expect(at.position().phase).toBe('turns')
  })

  test('is collected after the two goods are on offer, and before the main action [LH-2.13] [LH-2.14]', () => {
    const at = facingInterest({ '2': { stock: only({ franc: 5 }), loans: 1 } }).play('supply')
    expect(at.events().map(({ kind }) => kind)).toEqual(['supplied'])
    expect(at.position()).toMatchObject({ phase: 'interest', offers: { wood: 3, fish: 3 } })
    expect(at.waitsFor()).toEqual([2])
    expect(at.as(1).refusal('take wood')).toEqual({ code: 'finish-interest-first', params: {} })
    expect(at.as(1).refusal('end')).toEqual({ code: 'finish-interest-first', params: {} })
    at.as(2).play('pay 1 franc')
    expect(at.events()).toEqual([{ kind: 'interest-paid', seat: 1, francs: 1 }])
    expect(at.can('take wood')).toBe(true)
  })

  test('is awaited in turn order from the active seat [LH-7.12]', () => {
    const debtor = { stock: only({ franc: 6 }), loans: 1 }
    const at = facingInterest({ '1': debtor, '2': debtor, '3': debtor }).play('supply')
    expect(at.waitsFor()).toEqual([1, 2, 3])
    const later = table({
      tiles: ['wood+clay', ...TILES.filter((tile) => tile !== 'wood+clay')],
      step: 'supply',
      round: 3,
      turn: 2,
      start: 2,
      seats: { '1': debtor, '2': debtor, '3': debtor },
    }).play('supply')
    expect(later.waitsFor()).toEqual([2, 3, 1])
  })

  test('is not due for a player who repays the last loan first [LH-7.14]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 6 }), loans: 1 } }).play('supply')
    expect(at.commands()).toEqual(['pay 1 franc', 'repay'])
    at.play('repay')
    expect(francsAndLoans(at)[0]).toEqual([1, 0])
    expect(at.position()).toMatchObject({ phase: 'turns', step: 'main' })
  })

  test('stays due for a player who keeps another loan [LH-7.14]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 7 }), loans: 2 } }).play('supply', 'repay')
    // Two francs and no alternative are left, so the interest is paid automatically.
    expect(francsAndLoans(at)[0]).toEqual([1, 1])
    expect(at.position().phase).toBe('turns')
  })

  test('cannot be paid in food [LH-7.15] [LH-6.6]', () => {
    const at = facingInterest({
      '1': { stock: only({ fish: 5 }), loans: 1, buildings: ['clay-mound'] },
    }).play('supply')
    expect(at.commands()).toEqual(['borrow', 'sell clay-mound'])
    expect(at.refusal('pay 1 fish')).toEqual({ code: 'wrong-payment', params: { need: 'franc' } })
    expect(at.refusal('pay 1 wood')).toEqual({ code: 'wrong-payment', params: { need: 'franc' } })
    expect(at.refusal('pay 1 franc')).toEqual({
      code: 'not-enough-tokens',
      params: { good: 'franc', need: 1, have: 0 },
    })
  })

  test('is paid exactly [LH-6.1]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 6 }), loans: 1 } }).play('supply')
    expect(at.refusal('pay 2 franc')).toEqual({
      code: 'pays-too-much',
      params: { need: 1, pays: 2, unit: 'franc' },
    })
  })

  test('is covered by a loan when no franc is left, and the rest of the loan stays [LH-7.2] [LH-7.4] [LH-7.16]', () => {
    const at = facingInterest({ '1': { stock: only({ fish: 5 }), loans: 1 } }).play('supply')
    expect(at.stock()).toEqual({ fish: 5, franc: 3 })
    expect(at.loans()).toBe(2)
    expect(at.events().slice(1)).toEqual([
      { kind: 'loans-taken', seat: 0, loans: 1, francs: 4 },
      { kind: 'interest-paid', seat: 0, francs: 1 },
    ])
  })

  test('is covered by a sale or by a loan, as the player likes [LH-7.16]', () => {
    const owner = { '1': { stock: only({}), loans: 1, buildings: ['clay-mound'] } }
    const borrower = facingInterest(owner).play('supply', 'borrow')
    expect(francsAndLoans(borrower)[0]).toEqual([3, 2])
    expect(borrower.where('clay-mound')).toBe(1)
    const seller = facingInterest(owner).play('supply', 'sell clay-mound')
    expect(francsAndLoans(seller)[0]).toEqual([0, 1])
    expect(seller.where('clay-mound')).toBe('town')
    expect(seller.position().phase).toBe('turns')
  })

  test('does not allow a loan while there is a franc [LH-7.2]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 6 }), loans: 1 } }).play('supply')
    expect(at.refusal('borrow')).toEqual({
      code: 'no-loan-needed',
      params: { need: 1, have: 6, unit: 'franc' },
    })
  })

  test('is not asked again for the loan that covers it [LH-7.17]', () => {
    const seats = {
      '1': { stock: only({}), loans: 1 },
      '2': { stock: only({ franc: 6 }), loans: 1 },
    }
    const at = facingInterest(seats).play('supply')
    expect(francsAndLoans(at)[0]).toEqual([3, 2])
    expect(at.waitsFor()).toEqual([2])
    expect(at.as(1).refusal('pay 1 franc')).toEqual({ code: 'nothing-owed', params: {} })
  })

  test('is not paid by a player who owes none [LH-7.13]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 6 }), loans: 1 } }).play('supply')
    expect(at.as(3).refusal('pay 1 franc')).toEqual({ code: 'nothing-owed', params: {} })
    expect(at.as(3).commands()).toEqual([])
  })
})

describe('the higher interest', () => {
  const double = { doubleInterest: true }

  test('takes two francs from a player with as many loans as there are players [LH-V.9]', () => {
    const seats = {
      '1': { stock: only({ franc: 4 }), loans: 3 },
      '2': { stock: only({ franc: 4 }), loans: 2 },
      '3': { stock: only({ franc: 4 }), loans: 4 },
    }
    const at = facingInterest(seats, double).play('supply')
    expect([1, 2, 3].map((seat) => at.francs(seat))).toEqual([2, 3, 2])
    const usual = facingInterest(seats).play('supply')
    expect([1, 2, 3].map((seat) => usual.francs(seat))).toEqual([3, 3, 3])
  })

  test('requires a loan when there is only one franc [LH-V.9] [LH-7.2]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 1 }), loans: 3 } }, double).play('supply')
    expect(francsAndLoans(at)[0]).toEqual([3, 4])
  })

  test('drops to one franc for a player who repays below that number before paying [LH-V.9] [LH-7.14]', () => {
    const at = facingInterest({ '1': { stock: only({ franc: 7 }), loans: 3 } }, double).play(
      'supply',
      'repay',
    )
    expect(francsAndLoans(at)[0]).toEqual([1, 2])
  })

  test('does not exist in the solo game [LH-V.10]', () => {
    const at = table({
      options: { players: 1, doubleInterest: true },
      tiles: TILES,
      step: 'supply',
      round: 3,
      seats: { '1': { stock: only({ franc: 4 }), loans: 5 } },
    }).play('supply')
    expect(at.francs()).toBe(3)
  })
})
