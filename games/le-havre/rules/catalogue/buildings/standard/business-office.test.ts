import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { FISH, LEATHER, STEEL, type Tokens } from '../../goods.ts'

const office = (stock: Tokens) =>
  before('business-office', stock, { seat1: { buildings: ['business-office'] } }).play(
    'enter business-office',
  )

test('any four goods bring one steel [LH-21.3]', () => {
  const table = office({ fish: 1, wood: 2, hide: 1, coke: 1 })
  table.play('give 1 fish', 'give 2 wood', 'give 1 coke', 'done')
  expect(table.stock()).toEqual({ hide: 1, steel: 1 })
})

test('four goods of one kind do as well, once a visit [LH-21.3]', () => {
  const table = office({ clay: 9 }).play('give 4 clay')
  expect(table.stock()).toEqual({ clay: 5, steel: 1 })
  expect(table.refusal('give 4 clay')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
  expect(table.commands().filter((command) => command.startsWith('give'))).toEqual([])
})

test('the four are named in the order of the store and must come to four [LH-21.3]', () => {
  const table = office({ fish: 2, wood: 1, clay: 2, bread: 1, franc: 5 })
  expect(table.commands()).toEqual(['give 1 fish', 'give 2 fish', 'give 1 wood', 'done'])
  expect(table.refusal('give 1 clay')).toEqual({ code: 'too-few', params: { least: 4, unit: 'good' } })
  expect(table.refusal('give 3 fish')).toEqual({
    code: 'not-enough-tokens',
    params: { good: 'fish', need: 3, have: 2 },
  })
  table.play('give 1 wood')
  expect(table.refusal('give 1 fish')).toEqual({ code: 'out-of-order', params: {} })
  expect(table.commands()).toEqual(['give 2 clay'])
})

test('a kind is named once [LH-21.3]', () => {
  const table = office({ fish: 3, wood: 3 }).play('give 1 fish')
  expect(table.commands()).toEqual(['give 3 wood'])
})

test('never more than four [LH-21.3]', () => {
  expect(office({ clay: 9 }).refusal('give 5 clay')).toEqual({
    code: 'too-many',
    params: { most: 4, unit: 'good' },
  })
})

test('the four goods come first: the small exchange waits until they are given or let be [LH-21.5]', () => {
  expect(office({ clay: 9 }).refusal('exchange wood brick')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
})

test('begun is not given up: three goods given want a fourth [LH-21.3]', () => {
  const table = office({ clay: 3, coal: 3 }).play('give 3 clay')
  expect(table.commands()).toEqual(['give 1 coal'])
  expect(table.refusal('done')).toEqual({ code: 'too-few', params: { least: 1, unit: 'good' } })
  expect(table.refusal('give 2 coal')).toEqual({ code: 'too-many', params: { most: 1, unit: 'good' } })
})

test('three goods are too few for steel [LH-21.3]', () => {
  const table = office({ clay: 3 })
  expect(table.commands()).toEqual(['exchange clay charcoal', 'exchange clay leather', 'exchange clay brick'])
  expect(table.refusal('give 1 clay')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
})

test.each(['charcoal', 'leather', 'brick'] as const)(
  'any one good brings one %s, once [LH-21.4]',
  (wanted) => {
    const table = office({ grain: 2, steel: 1 }).play(`exchange grain ${wanted}`)
    expect(table.stock()).toEqual({ grain: 1, steel: 1, [wanted]: 1 })
    expect(table.can('end')).toBe(true)
  },
)

test('only charcoal, leather and brick, and not the good that is given [LH-21.4]', () => {
  const table = office({ charcoal: 1, fish: 1 })
  expect(table.commands()).toEqual([
    'exchange fish charcoal',
    'exchange fish leather',
    'exchange fish brick',
    'exchange charcoal leather',
    'exchange charcoal brick',
  ])
  expect(table.refusal('exchange charcoal charcoal')).toEqual({
    code: 'same-good',
    params: { good: 'charcoal' },
  })
  expect(table.refusal('exchange fish coal')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
  expect(table.refusal('exchange wood brick')).toEqual({
    code: 'not-enough-tokens',
    params: { good: 'wood', need: 1, have: 0 },
  })
})

test('both exchanges may be made in one visit, the steel going on too [LH-21.5]', () => {
  const table = office({ fish: 5 }).play('give 4 fish')
  expect(table.commands()).toEqual([
    'exchange fish charcoal',
    'exchange fish leather',
    'exchange fish brick',
    'exchange steel charcoal',
    'exchange steel leather',
    'exchange steel brick',
    'done',
  ])
  expect(table.play('exchange fish brick').stock()).toEqual({ brick: 1, steel: 1 })
  expect(table.can('end')).toBe(true)
})

test('either exchange alone is enough, but one must be made [LH-21.5]', () => {
  const large = office({ fish: 4 }).play('give 4 fish', 'done')
  expect(large.stock()).toEqual({ steel: 1 })
  expect(large.can('end')).toBe(true)
  const small = office({ fish: 4 }).play('done')
  expect(small.refusal('give 4 fish')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
  expect(small.refusal('done')).toEqual({ code: 'nothing-given', params: {} })
  expect(small.play('exchange fish leather').stock()).toEqual({ fish: 3, leather: 1 })
})

test('francs are no goods [LH-21.6]', () => {
  const table = office({ fish: 1, franc: 6 })
  expect(table.refusal('exchange franc brick')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
  expect(office({ fish: 4, franc: 6 }).refusal('give 1 franc')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
  expect(before('business-office', { franc: 9 }).refusal('enter business-office')).toEqual({
    code: 'lacks-goods',
    params: { building: 'business-office', missing: [], amounts: [] },
  })
})

test('the log names what was given and received [LH-21.7]', () => {
  const table = office({ fish: 5 })
  expect(table.play('give 4 fish').events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: FISH, amount: 4 }] },
    { kind: 'gained', seat: 0, tokens: [{ token: STEEL, amount: 1 }] },
  ])
  expect(table.play('exchange fish leather').events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: FISH, amount: 1 }] },
    { kind: 'gained', seat: 0, tokens: [{ token: LEATHER, amount: 1 }] },
  ])
})
