import { describe, expect, test } from 'vitest'
import { before, only, table } from '../rules/testing/index.ts'

/** A seat that owes food and is asked how to pay it. */
const feeding = (stock: Parameters<typeof only>[0], owes: number) =>
  table({ phase: 'feeding', round: 5, seats: { '1': { stock: only(stock), owes, buildings: ['bank'] } } })

describe('money', () => {
  test('is paid to the franc: prices, fees and interest leave the rest [LH-6.1]', () => {
    expect(before('fishery', { franc: 13 }).play('buy fishery').stock()).toEqual({ franc: 3 })
    expect(before('abattoir', { franc: 5, cattle: 1 }).play('enter abattoir').stock()).toEqual({
      franc: 3,
      meat: 1,
    })
  })

  test('for food is paid exactly, in addition to valuable food [LH-6.1]', () => {
    const at = feeding({ meat: 1, franc: 5 }, 4)
    expect(at.as(1).commands()).toEqual(['pay 4 franc', 'pay 1 meat 1 franc', 'sell bank'])
  })
})

describe('food', () => {
  test.each([
    ['fish', 3],
    ['smoked-fish', 2],
    ['bread', 2],
    ['meat', 1],
    ['franc', 3],
  ])('three are due: of %s it takes %i [LH-6.4] [LH-6.5]', (name, amount) => {
    const at = feeding({ [name.replace('-', '_')]: 5 }, 3)
    expect(at.as(1).commands()).toEqual([`pay ${amount} ${name}`, 'sell bank'])
  })

  test.each(['grain', 'cattle', 'coal', 'hide', 'leather', 'wood'])('%s is not food [LH-6.4]', (name) => {
    const at = feeding({ [name]: 9 }, 1)
    expect(at.as(1).commands()).toEqual(['borrow', 'sell bank'])
  })

  test('worth too much brings no change [LH-6.2]', () => {
    const at = feeding({ bread: 1, meat: 1 }, 1)
    expect(at.as(1).commands()).toEqual(['pay 1 bread', 'pay 1 meat', 'sell bank'])
    expect(at.as(1).play('pay 1 meat').stock(1)).toEqual({ bread: 1 })
  })

  test('is paid without a token too many: every mix and no other [LH-6.10]', () => {
    const at = feeding({ fish: 1, smoked_fish: 1, bread: 1, meat: 1, franc: 1 }, 4)
    expect(at.as(1).commands()).toEqual([
      'pay 1 fish 1 smoked-fish 1 franc',
      'pay 1 fish 1 bread 1 franc',
      'pay 1 smoked-fish 1 bread',
      'pay 1 meat 1 franc',
      'pay 1 fish 1 meat',
      'pay 1 smoked-fish 1 meat',
      'pay 1 bread 1 meat',
      'sell bank',
    ])
  })

  test('never replaces a franc [LH-6.6]', () => {
    expect(before('grocery-market', { fish: 9 }).refusal('enter grocery-market').code).toBe('cannot-pay-fee')
    expect(before('fishery', { fish: 99 }).refusal('buy fishery').code).toBe('lacks-francs')
    expect(before('fishery', { fish: 99 }, { seat1: { loans: 1 } }).refusal('repay').code).toBe(
      'lacks-francs',
    )
  })
})

describe('energy', () => {
  const smelting = (fuel: Parameters<typeof before>[1], iron: number) =>
    before('steel-mill', { franc: 2, iron, ...fuel }).play('enter steel-mill')

  test('comes from wood 1, charcoal 3, coal 3 and coke 10 [LH-6.7]', () => {
    const at = before('steel-mill', { franc: 2, iron: 2, wood: 4, charcoal: 2, coal: 2, coke: 1 })
    at.play('enter steel-mill', 'convert 2')
    expect(at.commands()).toEqual([
      'pay 4 wood 2 charcoal',
      'pay 4 wood 1 charcoal 1 coal',
      'pay 1 wood 2 charcoal 1 coal',
      'pay 4 wood 2 coal',
      'pay 1 wood 1 charcoal 2 coal',
      'pay 2 charcoal 2 coal',
      'pay 1 coke',
    ])
  })

  test.each(['fish', 'grain', 'clay', 'brick', 'hide', 'meat'])('does not come from %s [LH-6.7]', (name) => {
    expect(before('steel-mill', { franc: 20, iron: 1, [name]: 40 }).refusal('enter steel-mill')).toEqual({
      code: 'lacks-energy',
      params: { building: 'steel-mill', need: 5, have: 0 },
    })
  })

  test('worth too much brings no change [LH-6.3]', () => {
    expect(smelting({ coke: 1 }, 1).stock()).toEqual({ steel: 1 })
  })

  test('of one action is one payment, so strong fuel serves several pieces [LH-6.16]', () => {
    const at = smelting({ coke: 1 }, 2).play('convert 2')
    expect(at.stock()).toEqual({ steel: 2 })
    const ships = before(
      'shipping-line',
      { franc: 2, coke: 1, hide: 6 },
      { seat1: { ships: ['dina', 'lucie', 'noemi'] } },
    )
    ships.play('enter shipping-line', 'sail 3 wooden', 'load 6 hide')
    expect(ships.stock()).toEqual({ franc: 12 })
  })

  test('holds no piece of fuel too many [LH-6.10]', () => {
    const at = smelting({ coal: 3, wood: 2 }, 1)
    expect(at.commands()).toEqual(['pay 2 wood 1 coal', 'pay 2 coal'])
  })
})

describe('halves', () => {
  test.each([
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
  ])('baking %i costs %i energy and brings %i francs [LH-6.8] [LH-6.9]', (loaves, energy, francs) => {
    const at = before('bakehouse', { franc: 1, grain: 6, wood: 9 }).play(
      'enter bakehouse',
      `convert ${loaves}`,
    )
    expect([at.held('bread'), at.held('wood'), at.francs()]).toEqual([loaves, 9 - energy, francs])
  })

  test.each([
    [1, 0],
    [3, 1],
    [5, 2],
  ])('of hides are added up before they are rounded: %i cattle bring %i [LH-6.9]', (cattle, hides) => {
    const at = before('abattoir', { franc: 2, cattle: 6 }).play('enter abattoir', `convert ${cattle}`)
    expect([at.held('meat'), at.held('hide')]).toEqual([cattle, hides])
  })
})

describe('a payment', () => {
  test('without a choice is made automatically [LH-6.14]', () => {
    const fee = before('colliery', { fish: 1, bread: 1 }).play('enter colliery')
    expect(fee.stock()).toEqual({ fish: 1, coal: 3 })
    expect(fee.commands()).toEqual(['end'])
  })

  test('with a choice waits for it [LH-6.15]', () => {
    const fee = before('colliery', { fish: 2, bread: 1 }).play('enter colliery')
    expect(fee.commands()).toEqual(['pay 2 fish', 'pay 1 bread'])
    expect(fee.waitsFor()).toEqual([1])
    expect(fee.as(2).commands()).toEqual([])
  })

  test('that is too small, not there or of the wrong kind is refused [LH-6.11] [LH-6.12] [LH-6.13]', () => {
    const at = feeding({ fish: 3, bread: 2, wood: 9 }, 4)
    expect(at.as(1).refusal('pay 3 fish')).toEqual({
      code: 'pays-too-little',
      params: { need: 4, pays: 3, unit: 'food' },
    })
    expect(at.as(1).refusal('pay 2 meat')).toEqual({
      code: 'not-enough-tokens',
      params: { good: 'meat', need: 2, have: 0 },
    })
    expect(at.as(1).refusal('pay 4 wood')).toEqual({ code: 'wrong-payment', params: { need: 'food' } })
    expect(at.as(1).refusal('pay 2 fish 1 wood')).toEqual({
      code: 'no-payment',
      params: { text: 'pay 2 fish 1 wood' },
    })
  })
})
