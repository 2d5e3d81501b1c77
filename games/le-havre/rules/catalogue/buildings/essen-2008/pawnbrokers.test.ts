import { expect, test } from 'vitest'
import type { SeatLiteral } from '../../../position/literal.ts'
import { leHavre } from '../../../rules.ts'
import { before, only, table as tableOf } from '../../../testing/index.ts'
import { bundle, type Tokens } from '../../goods.ts'

const shop = (tokens: Tokens, seat1: SeatLiteral = {}) =>
  before('pawnbrokers', tokens, { seat1: { ...seat1, buildings: ['pawnbrokers'] } })

test('three different goods are pawned for two francs each [LH-040.2]', () => {
  const table = shop({ fish: 2, clay: 1, leather: 1 }).play('enter pawnbrokers')
  expect(table.commands()).toEqual(['give 1 fish', 'give 1 clay', 'give 1 leather'])
  expect(table.refuses('done')).toBe('nothing-given')
  expect(table.refusal('give 2 fish')).toEqual({ code: 'too-many', params: { most: 1, unit: 'good' } })
  table.play('give 1 fish')
  expect(table.events()).toEqual([{ kind: 'pawned', seat: 0, tokens: bundle({ fish: 1 }), francs: 2 }])
  expect(table.commands()).toEqual(['give 1 clay', 'give 1 leather', 'done'])
  expect(table.refuses('give 1 fish')).toBe('out-of-order')
  table.play('give 1 clay', 'give 1 leather')
  expect(table.stock()).toEqual({ fish: 1, franc: 6 })
  expect(table.position().seats?.['1']?.pawned).toEqual(['fish', 'clay', 'leather'])
  expect(table.can('end')).toBe(true)
})

test('a visitor may stop before everything is pawned [LH-040.2]', () => {
  const table = shop({ fish: 1, clay: 1 }).play('enter pawnbrokers', 'give 1 fish', 'done')
  expect(table.stock()).toEqual({ clay: 1, franc: 2 })
})

test('a kind that is in pawn is not pawned again [LH-040.3]', () => {
  const table = shop({ fish: 4, clay: 1 }, { pawned: ['fish'] }).play('enter pawnbrokers')
  expect(table.commands()).toEqual(['give 1 clay'])
  expect(table.refusal('give 1 fish')).toEqual({ code: 'already-in-pawn', params: { good: 'fish' } })
})

test('a pawned good is redeemed for two francs in any player’s turn [LH-040.4]', () => {
  const seats = { '2': { stock: only({ franc: 3 }), pawned: ['hide', 'leather'] } }
  const table = before('pawnbrokers', { franc: 1 }, { seats, seat1: { pawned: ['coke'] } })
  expect(table.refusal('redeem coke')).toEqual({
    code: 'lacks-francs',
    params: { need: 2, have: 1, good: 'coke' },
  })
  expect(table.as(2).commands()).toEqual(['redeem hide', 'redeem leather'])
  table.as(2).play('redeem leather')
  expect(table.events()).toEqual([{ kind: 'redeemed', seat: 1, tokens: bundle({ leather: 1 }), francs: 2 }])
  expect(table.stock(2)).toEqual({ leather: 1, franc: 1 })
  expect(table.as(2).refuses('redeem leather')).toBe('not-in-pawn')
  expect(table.waitsFor()).toEqual([1])
})

test('not in the middle of an action, but in the final stage [LH-040.4]', () => {
  const table = shop({ fish: 1, clay: 1, franc: 5 }, { pawned: ['hide'] }).play('enter pawnbrokers')
  expect(table.refuses('redeem hide')).toBe('action-under-way')
  const final = before('pawnbrokers', { franc: 2 }, { phase: 'final', seat1: { pawned: ['hide'] } })
  final.play('redeem hide')
  expect([final.stock(), final.position().step]).toEqual([{ hide: 1 }, 'main'])
})

test('a main action is still to come after redeeming [LH-040.4]', () => {
  const table = before('pawnbrokers', { franc: 2 }, { seat1: { pawned: ['hide'] } }).play('redeem hide')
  expect(table.position().step).toBe('main')
})

test('goods in pawn count for no player [LH-040.5]', () => {
  const seat1 = { pawned: ['cattle', 'fish'], buildings: ['ranch'] }
  const table = before('pawnbrokers', { cattle: 1 }, { seat1 })
  expect(table.wealth()).toBe(8)
})

test('without goods, or with all kinds in pawn, nobody enters [LH-040.6]', () => {
  expect(shop({ franc: 5 }).refuses('enter pawnbrokers')).toBe('lacks-goods')
  expect(shop({ fish: 5 }, { pawned: ['fish'] }).refuses('enter pawnbrokers')).toBe('lacks-goods')
})

test('the game waits for a player who could redeem something when food is due [LH-040.7]', () => {
  const seats = {
    '1': { stock: only({ franc: 20 }), pawned: ['meat'] },
    '2': { stock: only({ franc: 20 }) },
    '3': { stock: only({ franc: 20 }) },
  }
  const table = tableOf({ round: 5, turn: 7, step: 'end', town: ['pawnbrokers'], seats }).play('end')
  expect(table.waitsFor()).toEqual([1])
  expect(table.as(1).commands()).toContain('redeem meat')
})

test('nothing is in pawn before the card has come up [LH-040.2]', () => {
  const read = leHavre.position.read({ seats: { '2': { pawned: ['hide'] } } })
  expect(!read.ok && read.refusal).toEqual({
    code: 'impossible-position',
    params: { field: 'seats.2.pawned', value: '"pawn"' },
  })
  expect(leHavre.position.read({ town: ['pawnbrokers'], seats: { '2': { pawned: ['franc'] } } }).ok).toBe(
    false,
  )
})
