import { describe, expect, test } from 'vitest'
import { reading, refusal } from '../testing/literal.ts'
import type { PositionLiteral } from './literal.ts'

const impossible = (field: string, value: unknown) => refusal('impossible-position', field, value)

describe('what a seat owes', () => {
  test.each([
    ['seats.1.owes', { seats: { '1': { owes: 1 } } }, 1],
    ['seats.2.owes', { phase: 'interest', seats: { '2': { owes: 1 } } }, 1],
    ['seats.2.owes', { phase: 'interest', seats: { '2': { owes: 2, loans: 9 } } }, 2],
    ['seats.1.owes', { phase: 'feeding', round: 1, seats: { '1': { owes: 3 } } }, 3],
    ['seats.1.owes', { phase: 'feeding', round: 3, seats: { '1': { owes: 3, ships: ['dina'] } } }, 3],
  ])('is due now: %s of %j is not [LH-R.20]', (field, literal, value) => {
    expect(reading(literal)).toEqual(impossible(field, value))
  })

  test('may be two francs of interest where the table plays so [LH-R.20]', () => {
    const seats = { '2': { owes: 2, loans: 3 } }
    expect(reading({ options: { doubleInterest: true }, phase: 'interest', seats })).toMatchObject({ seats })
  })

  test('is interest on the tile that asks for it [LH-R.20]', () => {
    const literal = { phase: 'interest', turn: 4, seats: { '1': { owes: 1, loans: 1 } } }
    const { tiles = [] } = reading(literal) as PositionLiteral
    expect(tiles[3]).toBe('wood+fish')
    const turned = [...tiles.slice(1), tiles[0]]
    expect(reading({ ...literal, tiles: turned })).toEqual(impossible('tiles', turned[3]))
  })
})

describe('a strike', () => {
  const literal = { options: { players: 4, modules: ['essen-2008'] }, town: ['picket-line'] }

  test.each([
    [[1], 1],
    [[2], 1],
    [[1, 2, 3], 3],
    [[2, 3, 4], 3],
    [[2, 3], 2],
  ])('is still to be followed by those who come next: %j [LH-R.20]', (strike) => {
    expect(reading({ ...literal, strike })).toMatchObject({ strike })
  })

  test.each([
    [[3], 1],
    [[1, 3], 3],
    [[1, 2, 3, 4], 4],
    [[2, 4], 3],
  ])('is not followed out of turn, nor by all seats: %j [LH-R.20]', (strike, row) => {
    expect(reading({ ...literal, strike })).toEqual(impossible('strike', row))
  })

  test('is over before the final stage [LH-R.20]', () => {
    expect(reading({ ...literal, phase: 'final', strike: [1] })).toEqual(impossible('strike', 1))
  })
})

test('a second final action needs the card that gives it [LH-R.20]', () => {
  expect(reading({ phase: 'final', finalActions: 1 })).toEqual(impossible('finalActions', 1))
  const options = { modules: ['essen-2008'] }
  expect(reading({ options, phase: 'final', finalActions: 1, town: ['workers-cottages'] })).toMatchObject({
    finalActions: 1,
  })
})

describe('cards known to be among the top two', () => {
  const special = ['zoo', 'farm', 'kiln']

  test.each([
    ['farther down', { '1': { either: ['kiln'] } }, ['kiln']],
    ['not there', { '1': { either: ['diner'] } }, ['diner']],
    ['no special building', { '1': { either: ['bank'] } }, ['bank']],
    ['known by place', { '1': { either: ['zoo'], knows: [1] } }, ['zoo']],
    ['twice the same', { '1': { either: ['zoo', 'zoo'] } }, ['zoo', 'zoo']],
  ])('are in the pile: one that is %s is refused [LH-R.20]', (_what, seats, value) => {
    expect(reading({ special, seats })).toEqual(impossible('seats.1.either', value))
  })

  test('are unknown by place to the viewer, and nothing of others is in a view [LH-R.20]', () => {
    const view = { viewer: 1, special: [null, null, 'kiln'] }
    expect(reading({ ...view, seats: { '1': { either: ['zoo', 'farm'] } } })).toMatchObject({
      seats: { '1': { either: ['farm', 'zoo'] } },
    })
    expect(reading({ ...view, seats: { '2': { either: ['zoo'] } } })).toEqual(
      impossible('seats.2.either', ['zoo']),
    )
    const shown = { viewer: 1, special: ['zoo', null, 'kiln'], seats: { '1': { either: ['farm', 'diner'] } } }
    expect(reading(shown)).toEqual(impossible('seats.1.either', ['farm', 'diner']))
  })
})

describe('an unknown card or tile', () => {
  test.each([
    ['awaiting', { awaiting: true }, true],
    ['tiles', { tiles: ['wood+fish', null, null, null, null, null, null] }, null],
    ['special', { special: ['zoo', null] }, null],
  ])('exists only in a view: %s [LH-R.21]', (field, literal, value) => {
    expect(reading(literal)).toEqual(refusal('hole-without-viewer', field, value))
    expect(reading({ ...literal, viewer: 'spectator' })).toMatchObject({ viewer: 'spectator' })
  })

  test('is not a tile that has been turned up [LH-R.21]', () => {
    const tiles = [null, null, null, null, null, null, null]
    expect(reading({ viewer: 1, tiles })).toMatchObject({ tiles })
    expect(reading({ viewer: 1, turn: 2, tiles })).toEqual(impossible('tiles', null))
    expect(reading({ viewer: 1, round: 2, tiles })).toEqual(impossible('tiles', null))
  })

  test('is possible only while there are unused cards [LH-R.21]', () => {
    const specials = ['zoo', 'farm', 'kiln', 'diner', 'tavern', 'bakery']
    const literal = {
      options: { specials },
      viewer: 1,
      town: ['zoo'],
      special: [null, null, null, null, null],
    }
    expect(reading(literal)).toMatchObject({ special: literal.special })
    const options = { players: 1, modules: ['essen-2008'], specials: 'modules' }
    const hand = ['dunny', 'workers-cottages', 'logging-camp']
    expect(
      reading({
        options,
        viewer: 1,
        town: ['construction-site'],
        special: [null, null, null, null, null],
        seats: { '1': { hand } },
      }),
    ).toEqual(impossible('special', 5))
  })
})

test('no seat has more goods than a game can bring [LH-R.20]', () => {
  const stock = { fish: 300, wood: 300, clay: 1, franc: 500 }
  expect(reading({ seats: { '2': { stock } } })).toEqual(impossible('seats.2.stock', 602))
  expect(reading({ seats: { '2': { stock: { ...stock, clay: 0, coal: 0 } } } })).toMatchObject({
    seats: { '2': { stock: { fish: 300, wood: 300 } } },
  })
})
