import { describe, expect, test } from 'vitest'
import { table } from '../testing/index.ts'
import { reading, refusal } from '../testing/literal.ts'

describe('phases of a literal', () => {
  test('the final stage comes after the last round [LH-R.8]', () => {
    expect(reading({ phase: 'final' })).toMatchObject({ phase: 'final', round: 19, turn: 1, step: 'main' })
    expect(reading({ phase: 'final', round: 19, turn: 3 })).toMatchObject({ round: 19, turn: 3 })
  })

  test('feeding comes after the seventh turn [LH-R.8]', () => {
    expect(reading({ phase: 'feeding', round: 2, seats: { '2': { owes: 2 } } })).toMatchObject({
      phase: 'feeding',
      round: 2,
      turn: 8,
    })
  })

  test('interest comes between supply and main action [LH-R.8]', () => {
    expect(reading({ phase: 'interest', turn: 2, seats: { '2': { owes: 1, loans: 1 } } })).toMatchObject({
      phase: 'interest',
      step: 'main',
      turn: 2,
    })
  })

  test('a finished game has no deciders [LH-R.8]', () => {
    expect(table({ phase: 'over', step: 'supply' }).waitsFor()).toEqual([])
  })
})

test.each([
  ['offers.fish', { offers: { fish: -1 } }, -1],
  ['round', { round: -1 }, -1],
  ['turn', { turn: -3 }, -3],
  ['start', { start: -1 }, -1],
])('%s is not negative: %j [LH-R.11]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('negative-amount', field, value))
})

test.each([
  [
    'tiles',
    {
      tiles: ['wood+fish', 'wood+clay', 'wood+fish', 'fish+clay', 'wood+cattle', 'fish+grain', 'iron+franc'],
    },
    'wood+fish',
  ],
])('%s has no card a second time: %j [LH-R.13]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('two-owners', field, value))
})

test.each([
  ['offers.coal', { offers: { coal: 1 } }],
  ['offers.gold', { offers: { gold: 1 } }],
])('there are no tokens %s [LH-R.14]', (field, literal) => {
  expect(reading(literal)).toEqual({ code: 'unknown-field', params: { field } })
})

test.each([
  ['start', { start: 0 }, 0],
  ['start', { start: 4 }, 4],
  ['start', { start: 'first' }, 'first'],
  ['phase', { phase: 'dinner' }, 'dinner'],
  ['phase', { phase: 2 }, 2],
  ['round', { round: 0 }, 0],
  ['round', { round: 19 }, 19],
  ['round', { round: 1.5 }, 1.5],
  ['round', { round: '2' }, '2'],
  ['round', { phase: 'final', round: 18 }, 18],
  ['round', { phase: 'final', round: 20 }, 20],
  ['round', { options: { version: 'short', players: 1 }, round: 5 }, 5],
  ['turn', { turn: 0 }, 0],
  ['turn', { turn: 8 }, 8],
  ['turn', { phase: 'final', turn: 4 }, 4],
  ['turn', { phase: 'feeding', turn: 3, seats: { '1': { owes: 1 } } }, 3],
  ['step', { step: 'dance' }, 'dance'],
  ['step', { step: 1 }, 1],
  ['step', { phase: 'final', step: 'supply' }, 'supply'],
  ['awaiting', { awaiting: 'yes' }, 'yes'],
  ['awaiting', { awaiting: 1 }, 1],
  ['viewer', { viewer: 0 }, 0],
  ['viewer', { viewer: 4 }, 4],
  ['viewer', { viewer: 'nobody' }, 'nobody'],
  ['tiles', { tiles: 'all' }, 'all'],
  ['tiles', { tiles: ['wood+fish'] }, ['wood+fish']],
  ['tiles', { tiles: ['fish+wood', null, null, null, null, null, null] }, 'fish+wood'],
  ['offers', { offers: [] }, []],
  ['offers', { offers: 3 }, 3],
  ['offers.wood', { offers: { wood: 'many' } }, 'many'],
  ['offers.wood', { offers: { wood: 1.5 } }, 1.5],
  ['offers.wood', { offers: { wood: 512 } }, 512],
  ['offers.wood', { offers: { wood: null } }, null],
])('%s does not fit: %j [LH-R.15]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('bad-value', field, value))
})
