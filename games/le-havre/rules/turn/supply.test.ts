import { describe, expect, test } from 'vitest'
import { newTable, table } from '../testing/index.ts'

const TILES = ['wood+cattle', 'wood+clay', 'wood+franc', 'fish+clay', 'wood+fish', 'fish+grain', 'iron+franc']

const EMPTY = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }

/** A table before the supply of this turn, with empty offers. */
const facing = (turn: number, round = 2) =>
  table({ tiles: TILES, offers: EMPTY, step: 'supply', round, turn })

test.each([
  [1, 'wood', 'cattle'],
  [2, 'wood', 'clay'],
  [3, 'wood', 'franc'],
  [4, 'fish', 'clay'],
  [5, 'wood', 'fish'],
  [6, 'fish', 'grain'],
  [7, 'iron', 'franc'],
])('tile %i brings one %s and one %s [LH-2.6] [LH-2.7]', (turn, first, second) => {
  const after = facing(turn).play('supply').position()
  expect(after.offers).toEqual({ ...EMPTY, [first]: 1, [second]: 1 })
  expect(after).toMatchObject({ step: 'main', phase: 'turns', turn, round: 2 })
})

test('new tokens join those on offer [LH-2.6]', () => {
  const offers = { ...EMPTY, wood: 3, fish: 4, grain: 2 }
  const after = table({ tiles: TILES, offers, step: 'supply', turn: 6 }).play('supply')
  expect(after.position().offers).toEqual({ ...EMPTY, wood: 3, fish: 5, grain: 3 })
})

test('every round calls the tiles in the same order [LH-2.7]', () => {
  const supplied = (round: number): unknown[] =>
    [1, 2, 3, 4, 5, 6, 7].map((turn) => facing(turn, round).play('supply').position().offers)
  expect(supplied(9)).toEqual(supplied(2))
})

test('the supply event names the seat and the goods [LH-2.6]', () => {
  expect(facing(2).play('supply').events()).toEqual([
    {
      kind: 'supplied',
      seat: 2,
      tile: 1,
      tokens: [
        { token: 1, amount: 1 },
        { token: 2, amount: 1 },
      ],
    },
  ])
})

describe('a tile', () => {
  test('is revealed when a ship reaches it in the first round [LH-2.8] [LH-H.11]', () => {
    expect(facing(3, 1).play('supply').events()).toMatchObject([{ kind: 'supplied', tile: 2, reveal: true }])
  })

  test('is face up from the second round on [LH-2.8] [LH-H.11]', () => {
    expect(facing(3, 2).play('supply').events()[0]).not.toHaveProperty('reveal')
  })
})

describe('the supply action', () => {
  test('comes first [LH-2.4]', () => {
    const fresh = newTable()
    expect(fresh.refusal('take wood')).toEqual({ code: 'supply-first', params: {} })
    expect(fresh.refusal('enter building-firm-1')).toEqual({ code: 'supply-first', params: {} })
    expect(fresh.refusal('end')).toEqual({ code: 'supply-first', params: {} })
  })

  test('leaves room for purchases before it [LH-2.4] [LH-4.1]', () => {
    const fresh = table({
      step: 'supply',
      piles: [['clay-mound'], [], []],
      seats: { '1': { stock: { franc: 5 } } },
    })
    expect(fresh.commands()).toEqual(['supply', 'buy building-firm-1', 'buy clay-mound'])
  })

  test('is done once in a turn [LH-2.5]', () => {
    expect(table({}).refusal('supply')).toEqual({ code: 'already-supplied', params: {} })
    expect(table({ step: 'end' }).refusal('supply')).toEqual({ code: 'already-supplied', params: {} })
  })
})
