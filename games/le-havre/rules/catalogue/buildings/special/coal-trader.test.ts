import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('two meat buy three coal [LH-018.2]', () => {
  const table = before('coal-trader', { meat: 2, franc: 1 }).play(
    'enter coal-trader',
    'pay 1 franc',
    'fuel 0 3',
  )
  expect(table.stock()).toEqual({ coal: 3 })
  expect(table.can('end')).toBe(true)
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ meat: 2 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ coal: 3 }) },
  ])
})

test('one food buys a charcoal [LH-018.2]', () => {
  const table = before('coal-trader', { fish: 2 }).play('enter coal-trader')
  expect(table.commands()).toEqual(['fuel 1 0'])
  expect(table.play('fuel 1 0').stock()).toEqual({ charcoal: 1 })
})

test('charcoal and coal are paid with one sum: a meat buys one of each [LH-018.3]', () => {
  const table = before('coal-trader', { meat: 1, fish: 1 }).play(
    'enter coal-trader',
    'pay 1 fish',
    'fuel 1 1',
  )
  expect(table.stock()).toEqual({ charcoal: 1, coal: 1 })
})

test('what the sum is paid with is asked for, and francs count as food [LH-018.3]', () => {
  const table = before('coal-trader', { bread: 1, franc: 3 }).play(
    'enter coal-trader',
    'pay 1 franc',
    'fuel 0 1',
  )
  expect(table.commands().toSorted()).toEqual(['pay 1 bread', 'pay 2 franc'])
  expect(table.refusal('pay 1 bread 1 franc')).toEqual({
    code: 'pays-too-much',
    params: { need: 2, pays: 3, unit: 'food' },
  })
  expect(table.refusal('pay 1 franc')).toEqual({
    code: 'pays-too-little',
    params: { need: 2, pays: 1, unit: 'food' },
  })
  expect(table.refusal('pay 2 wood')).toEqual({ code: 'wrong-payment', params: { need: 'food' } })
  expect(table.play('pay 2 franc').stock()).toEqual({ coal: 1, bread: 1 })
})

test('one charcoal and five coal are the most, for eleven food [LH-018.4]', () => {
  const table = before('coal-trader', { franc: 20 }).play('enter coal-trader')
  const amounts = [0, 1, 2, 3, 4, 5]
  expect(table.commands()).toEqual([
    ...amounts.slice(1).map((coal) => `fuel 0 ${coal}`),
    ...amounts.map((coal) => `fuel 1 ${coal}`),
  ])
  expect(table.refusal('fuel 0 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'good' } })
  expect(table.refusal('fuel 2 0')).toEqual({ code: 'too-many', params: { most: 1, unit: 'good' } })
  expect(table.refusal('fuel 0 6')).toEqual({ code: 'too-many', params: { most: 5, unit: 'good' } })
  expect(table.play('fuel 1 5').stock()).toEqual({ charcoal: 1, coal: 5, franc: 8 })
})

test('nobody buys more than the food left after the fee can pay [LH-018.5]', () => {
  const table = before('coal-trader', { fish: 4 }).play('enter coal-trader')
  expect(table.commands()).toEqual(['fuel 0 1', 'fuel 1 0', 'fuel 1 1'])
  expect(table.refusal('fuel 0 2')).toEqual({ code: 'lacks-food', params: { need: 4, have: 3 } })
  expect(table.refusal('fuel 1 2')).toEqual({ code: 'lacks-food', params: { need: 5, have: 3 } })
})

test('a fee that takes the last food leaves nothing to trade [LH-018.5]', () => {
  expect(before('coal-trader', { bread: 1 }).refusal('enter coal-trader')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'coal-trader' },
  })
})

test('the owner pays no fee but needs food all the same [LH-018.6]', () => {
  const seat1 = { buildings: ['coal-trader'] }
  expect(before('coal-trader', { wood: 2 }, { seat1 }).refusal('enter coal-trader')).toEqual({
    code: 'lacks-food',
    params: { building: 'coal-trader', need: 1, have: 0 },
  })
  expect(before('coal-trader', { fish: 1 }, { seat1 }).play('enter coal-trader', 'fuel 1 0').stock()).toEqual(
    {
      charcoal: 1,
    },
  )
})

test('the fee goes to another owner, the food for the fuel to the treasury [LH-018.6]', () => {
  const table = before('coal-trader', { fish: 2 }, { seats: { '2': { buildings: ['coal-trader'] } } })
  expect(table.play('enter coal-trader', 'fuel 1 0').stock(2)).toEqual({ fish: 1, coal: 1, franc: 5 })
})
