import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

const own = { seat1: { buildings: ['smokehouse'] } }

test('a visitor pays the owner either two food or one franc [LH-08.2]', () => {
  const visit = () =>
    before(
      'smokehouse',
      { fish: 5, wood: 1, franc: 1 },
      { seats: { '2': { buildings: ['smokehouse'], stock: only({}) } } },
    ).play('enter smokehouse')
  expect(visit().commands()).toEqual(['pay 2 fish', 'pay 1 franc'])
  expect(visit().play('pay 2 fish').stock(2)).toEqual({ fish: 2 })
  expect(visit().play('pay 1 franc').stock(2)).toEqual({ franc: 1 })
})

test('fish and franc together are too much, for the franc pays alone [LH-08.2]', () => {
  const table = before('smokehouse', { fish: 5, wood: 1, franc: 2 }).play('enter smokehouse')
  expect(table.refuses('pay 1 fish 1 franc')).toBe('pays-too-much')
  expect(table.refuses('pay 2 franc')).toBe('pays-too-much')
})

test('two fish pay the fee and leave none to smoke [LH-08.3]', () => {
  expect(before('smokehouse', { fish: 2, wood: 1 }).refusal('enter smokehouse')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'smokehouse' },
  })
})

test('of three fish two pay the fee and one is smoked [LH-08.3]', () => {
  const table = before('smokehouse', { fish: 3, wood: 1 }).play('enter smokehouse')
  expect(table.stock()).toEqual({ smoked_fish: 1 })
})

test('with two fish and a franc only the franc can be the fee [LH-08.3]', () => {
  const table = before('smokehouse', { fish: 2, wood: 1, franc: 1 }).play('enter smokehouse')
  expect(table.commands()).toEqual(['convert 1', 'convert 2'])
  expect(table.stock()).toEqual({ fish: 2, wood: 1 })
})

test('a fish smoked before pays the fee [LH-08.2]', () => {
  const table = before('smokehouse', { fish: 1, smoked_fish: 1, wood: 1 }).play('enter smokehouse')
  expect(table.stock()).toEqual({ smoked_fish: 1 })
})

test.each([
  { fish: 1, francs: 0 },
  { fish: 2, francs: 1 },
  { fish: 3, francs: 1 },
  { fish: 5, francs: 2 },
  { fish: 6, francs: 3 },
])('smoking $fish fish costs one energy in all and earns $francs francs [LH-08.4]', ({ fish, francs }) => {
  const table = before('smokehouse', { fish: 7, wood: 2, franc: 1 }, own)
  expect(table.play('enter smokehouse', `convert ${fish}`).stock()).toEqual({
    fish: 7 - fish,
    wood: 1,
    smoked_fish: fish,
    franc: 1 + francs,
  })
})

test('no more than six fish are smoked in one visit [LH-08.5]', () => {
  const table = before('smokehouse', { fish: 8, wood: 3 }, own).play('enter smokehouse')
  expect(table.commands()).toHaveLength(6)
  expect(table.refusal('convert 7')).toEqual({ code: 'too-many', params: { most: 6, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
})

test('without fish, or without energy, nobody enters [LH-08.6]', () => {
  expect(before('smokehouse', { smoked_fish: 2, wood: 1 }).refusal('enter smokehouse')).toEqual({
    code: 'lacks-goods',
    params: { building: 'smokehouse', missing: ['fish'], amounts: [1] },
  })
  expect(before('smokehouse', { fish: 2, franc: 1 }).refusal('enter smokehouse')).toEqual({
    code: 'lacks-energy',
    params: { building: 'smokehouse', need: 1, have: 0 },
  })
})

test('a Wind Farm smokes without fuel [LH-08.7]', () => {
  const table = before('smokehouse', { fish: 2 }, { seat1: { buildings: ['smokehouse', 'wind-farm'] } })
  expect(table.play('enter smokehouse', 'convert 2').stock()).toEqual({ smoked_fish: 2, franc: 1 })
})
