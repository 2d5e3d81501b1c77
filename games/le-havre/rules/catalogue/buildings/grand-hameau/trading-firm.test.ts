import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { before } from '../../../testing/index.ts'
import { bundle, type Tokens } from '../../goods.ts'

const firm = (tokens: Tokens) => before('trading-firm', tokens, { seat1: { buildings: ['trading-firm'] } })

test('a steel becomes two leather [LH-GH26.2]', () => {
  const table = firm({ steel: 1 }).play('enter trading-firm', 'give 1 steel')
  expect(table.events()).toEqual([{ kind: 'paid', seat: 0, tokens: bundle({ steel: 1 }) }])
  expect(table.can('get 2 leather')).toBe(true)
  expect(table.play('get 2 leather').stock()).toEqual({ leather: 2 })
  expect(table.events()).toEqual([{ kind: 'gained', seat: 0, tokens: bundle({ leather: 2 }) }])
})

test('four goods are given at most [LH-GH26.2]', () => {
  const table = firm({ fish: 3, wood: 4 }).play('enter trading-firm')
  expect(table.refuses('done')).toBe('nothing-given')
  table.play('give 3 fish')
  expect(table.commands()).toEqual(['give 1 wood', 'done'])
  expect(table.refusal('give 2 wood')).toEqual({ code: 'too-many', params: { most: 1, unit: 'good' } })
  table.play('give 1 wood')
  expect(table.commands()).toContain('get 1 leather')
  expect(table.play('get 1 iron', 'get 1 hide').stock()).toEqual({ iron: 1, wood: 3, hide: 1 })
})

test('fewer may be given, and the sum must come out [LH-GH26.2]', () => {
  const table = firm({ fish: 3, wood: 1 }).play('enter trading-firm', 'give 2 fish', 'done')
  expect(table.refuses('get 1 cattle')).toBe('too-many')
  expect(table.refuses('done')).toBe('not-offered-here')
  expect(table.commands()).toEqual([
    'get 1 wood',
    'get 2 wood',
    'get 1 clay',
    'get 2 clay',
    'get 1 iron',
    'get 2 grain',
    'get 1 hide',
    'get 1 smoked-fish',
    'get 1 charcoal',
    'get 1 brick',
    'get 1 meat',
  ])
  table.play('get 1 wood')
  expect(table.commands()).toEqual(['get 1 clay', 'get 1 grain'])
  expect(table.refuses('get 1 wood')).toBe('out-of-order')
  expect(table.play('get 1 grain').stock()).toEqual({ fish: 1, wood: 2, grain: 1 })
  expect(table.can('end')).toBe(true)
})

test('the rest must still be possible in the order of the store [LH-GH26.6]', () => {
  const table = firm({ iron: 1, coal: 1 }).play('enter trading-firm', 'give 1 iron', 'give 1 coal')
  expect(table.refuses('get 1 leather')).toBe('out-of-order')
  expect(table.play('get 1 coke').stock()).toEqual({ coke: 1 })
})

test('goods that were given cannot be got back, not even leather [LH-GH26.3]', () => {
  const table = firm({ fish: 1, leather: 1 }).play('enter trading-firm', 'give 1 fish', 'give 1 leather')
  expect(table.commands().filter((command) => /fish|leather/.test(command))).toEqual(['get 1 smoked-fish'])
  expect(table.refusal('get 1 leather')).toEqual({ code: 'same-good', params: { good: 'leather' } })
  expect(table.refusal('get 5 fish')).toEqual({ code: 'same-good', params: { good: 'fish' } })
})

test('francs are neither given nor got [LH-GH26.4]', () => {
  const table = firm({ fish: 1, franc: 9 }).play('enter trading-firm')
  expect(table.commands()).toEqual(['give 1 fish'])
  expect(table.refuses('give 1 franc')).toBe('not-offered-here')
  table.play('give 1 fish')
  expect(table.refuses('get 1 franc')).toBe('not-offered-here')
  expect(table.refuses('give 1 fish')).toBe('not-enough-tokens')
})

test('without goods nobody enters [LH-GH26.5]', () => {
  expect(firm({ franc: 9 }).refuses('enter trading-firm')).toBe('lacks-goods')
})

test('standard goods first, then upgraded ones [LH-GH26.6]', () => {
  const table = firm({ fish: 1, brick: 1, wood: 1 }).play('enter trading-firm', 'give 1 brick')
  expect(table.commands()[0]).toBe('get 1 fish')
})

test('a position in the middle of it is written and read [LH-GH26.2]', () => {
  const table = firm({ fish: 1, leather: 2 }).play('enter trading-firm', 'give 2 leather')
  const read = leHavre.position.read(JSON.parse(JSON.stringify(table.position())))
  expect(read.ok && leHavre.hash(read.value)).toBe(leHavre.hash(table.state))
})
