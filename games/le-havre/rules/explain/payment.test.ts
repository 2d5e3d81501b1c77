import { describe, expect, test } from 'vitest'
import { before, table } from '../testing/index.ts'

const because = (code: string, params: object = {}) => ({ code, params })

describe('a fee', () => {
  const atColliery = () => before('colliery', { fish: 3, meat: 1, franc: 2, wood: 2 }).play('enter colliery')

  test('is paid in food or francs [LH-6.13]', () => {
    expect(atColliery().refusal('pay 2 wood')).toEqual(because('wrong-payment', { need: 'food' }))
    expect(atColliery().refusal('pay 1 wood 1 clay')).toEqual(because('wrong-payment', { need: 'food' }))
  })

  test('is paid with tokens that the seat holds [LH-6.12]', () => {
    expect(atColliery().refusal('pay 1 bread')).toEqual(
      because('not-enough-tokens', { good: 'bread', need: 1, have: 0 }),
    )
    expect(atColliery().refusal('pay 4 fish')).toEqual(
      because('not-enough-tokens', { good: 'fish', need: 4, have: 3 }),
    )
  })

  test('is paid neither short nor in excess [LH-6.11] [LH-6.10]', () => {
    expect(atColliery().refusal('pay 1 franc')).toEqual(
      because('pays-too-little', { need: 2, pays: 1, unit: 'food' }),
    )
    expect(atColliery().refusal('pay 3 fish')).toEqual(
      because('pays-too-much', { need: 2, pays: 3, unit: 'food' }),
    )
    expect(atColliery().refusal('pay 1 meat 1 franc')).toEqual(
      because('pays-too-much', { need: 2, pays: 4, unit: 'food' }),
    )
  })

  test('comes before everything else [LH-6.15]', () => {
    expect(atColliery().refusal('done')).toEqual(because('finish-payment-first'))
    expect(atColliery().refusal('convert 1')).toEqual(because('finish-payment-first'))
    expect(atColliery().refusal('end')).toEqual(
      because('action-under-way', { seat: 1, building: 'colliery' }),
    )
  })

  test('in food or francs names what the chosen side asks [LH-3.20]', () => {
    const at = before('ironworks', { fish: 4, franc: 3 }).play('enter ironworks')
    expect(at.refusal('pay 2 fish')).toEqual(because('pays-too-little', { need: 3, pays: 2, unit: 'food' }))
    expect(at.refusal('pay 4 fish')).toEqual(because('pays-too-much', { need: 3, pays: 4, unit: 'food' }))
    expect(at.refusal('pay 2 franc')).toEqual(because('pays-too-much', { need: 1, pays: 2, unit: 'franc' }))
  })
})

describe('energy', () => {
  const atOven = () =>
    before('bakehouse', { franc: 1, grain: 4, wood: 3, coal: 1 }).play('enter bakehouse', 'convert 4')

  test('is paid with fuel [LH-6.13]', () => {
    expect(atOven().refusal('pay 1 franc')).toEqual(because('wrong-payment', { need: 'energy' }))
    expect(atOven().refusal('pay 2 clay')).toEqual(because('wrong-payment', { need: 'energy' }))
  })

  test('is paid neither short nor in excess [LH-6.11] [LH-6.10]', () => {
    expect(atOven().commands()).toEqual(['pay 2 wood', 'pay 1 coal'])
    expect(atOven().refusal('pay 1 wood')).toEqual(
      because('pays-too-little', { need: 2, pays: 1, unit: 'energy' }),
    )
    expect(atOven().refusal('pay 3 wood')).toEqual(
      because('pays-too-much', { need: 2, pays: 3, unit: 'energy' }),
    )
    expect(atOven().refusal('pay 1 wood 1 coal')).toEqual(
      because('pays-too-much', { need: 2, pays: 4, unit: 'energy' }),
    )
  })

  test('is paid with tokens that the seat holds [LH-6.12]', () => {
    expect(atOven().refusal('pay 1 coke')).toEqual(
      because('not-enough-tokens', { good: 'coke', need: 1, have: 0 }),
    )
  })
})

describe('material', () => {
  test('is counted in all its kinds [LH-6.11] [LH-6.10] [LH-6.12]', () => {
    const goods = { franc: 2, iron: 5, steel: 1, brick: 2, coal: 1 }
    const at = before('wharf-1', goods, { ships: { iron: ['caen'] } }).play('enter wharf-1', 'build caen')
    expect(at.commands()).toEqual(['pay 1 brick 4 iron', 'pay 1 brick 3 iron 1 steel'])
    expect(at.refusal('pay 4 iron')).toEqual(
      because('pays-too-little', { need: 5, pays: 4, unit: 'material' }),
    )
    expect(at.refusal('pay 2 brick 4 iron')).toEqual(
      because('pays-too-much', { need: 5, pays: 6, unit: 'material' }),
    )
    expect(at.refusal('pay 5 iron')).toEqual(because('wrong-payment', { need: 'material' }))
    expect(at.refusal('pay 1 brick 2 iron 2 steel')).toEqual(
      because('not-enough-tokens', { good: 'steel', need: 2, have: 1 }),
    )
    const wharf = { wood: 2, clay: 2, brick: 1, iron: 2 }
    const builder = before('building-firm-1', wharf, { piles: [['wharf-1'], [], []] })
    builder.play('enter building-firm-1', 'build wharf-1')
    expect(builder.refusal('pay 2 wood 2 clay 1 iron')).toEqual(
      because('pays-too-little', { need: 6, pays: 5, unit: 'material' }),
    )
    const bank = { brick: 6, steel: 1, wood: 5, iron: 2, clay: 1 }
    const church = before('building-firm-1', { ...bank, steel: 1 }, { piles: [['church'], [], []] })
    church.play('enter building-firm-1', 'build church')
    expect(church.refusal('pay 5 wood 3 brick')).toEqual(
      because('pays-too-little', { need: 9, pays: 8, unit: 'material' }),
    )
  })
})

describe('food in an action', () => {
  const atTrader = () =>
    before('coal-trader', { fish: 3, franc: 3 }, { seat1: { buildings: ['coal-trader'] } }).play(
      'enter coal-trader',
      'fuel 0 2',
    )

  test('is paid like any food [LH-6.5] [LH-6.11] [LH-6.13]', () => {
    expect(atTrader().commands()).toEqual(['pay 1 fish 3 franc', 'pay 2 fish 2 franc', 'pay 3 fish 1 franc'])
    expect(atTrader().refusal('pay 3 fish')).toEqual(
      because('pays-too-little', { need: 4, pays: 3, unit: 'food' }),
    )
    expect(atTrader().refusal('pay 3 fish 2 franc')).toEqual(
      because('pays-too-much', { need: 4, pays: 5, unit: 'food' }),
    )
    expect(atTrader().refusal('pay 1 wood')).toEqual(because('wrong-payment', { need: 'food' }))
  })
})

describe('interest', () => {
  test('is measured in francs only [LH-7.15]', () => {
    const seats = { '1': { stock: { franc: 7, fish: 3 }, loans: 1, owes: 1 } }
    const at = table({ phase: 'interest', seats })
    expect(at.as(1).refusal('pay 1 fish')).toEqual(because('wrong-payment', { need: 'franc' }))
    expect(at.as(1).refusal('pay 1 fish 1 franc')).toEqual(because('wrong-payment', { need: 'franc' }))
    expect(at.as(1).refusal('pay 1 coal')).toEqual(because('wrong-payment', { need: 'franc' }))
    expect(at.as(1).refusal('pay 3 franc')).toEqual(
      because('pays-too-much', { need: 1, pays: 3, unit: 'franc' }),
    )
    expect(at.as(1).refusal('pay 9 franc')).toEqual(
      because('not-enough-tokens', { good: 'franc', need: 9, have: 7 }),
    )
  })
})
