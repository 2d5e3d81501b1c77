import { describe, expect, test } from 'vitest'
import { before } from '../testing/index.ts'

const discs = (table: ReturnType<typeof before>): unknown[] =>
  Object.values(table.position().seats ?? {}).map((seat) => seat.disc)

describe('a disc', () => {
  test('moves into the building that is entered and frees the one it leaves [LH-3.6]', () => {
    const table = before(
      'charcoal-kiln',
      { wood: 1 },
      {
        town: ['fishery', 'charcoal-kiln'],
        piles: [['tannery'], ['colliery'], ['abattoir']],
        seat1: { disc: 'fishery' },
        seats: { '2': { disc: null } },
      },
    ).play('enter charcoal-kiln')
    expect(discs(table)).toEqual(['charcoal-kiln', null, null])
    expect(table.play('end', 'supply').can('enter fishery')).toBe(true)
  })

  test('of another player blocks a building, and the reason names the player [LH-3.8]', () => {
    const table = before('fishery', {}, { seats: { '3': { disc: 'fishery' } } })
    expect(table.refusal('enter fishery')).toEqual({
      code: 'occupied',
      params: { building: 'fishery', seat: 3 },
    })
    expect(table.can('enter fishery')).toBe(false)
  })

  test('of another player blocks a building for its owner too [LH-3.8]', () => {
    const table = before(
      'fishery',
      {},
      { seat1: { buildings: ['fishery'] }, seats: { '2': { disc: 'fishery' } } },
    )
    expect(table.refusal('enter fishery').params).toEqual({ building: 'fishery', seat: 2 })
  })

  test('of the player blocks its building until it has been elsewhere [LH-3.9]', () => {
    const table = before('fishery', {}, { seat1: { disc: 'fishery', buildings: ['fishery'] } })
    expect(table.refusal('enter fishery')).toEqual({
      code: 'own-disc-inside',
      params: { building: 'fishery' },
    })
    expect(table.can('enter fishery')).toBe(false)
  })

  test('stays at the end of a round [LH-3.10] [LH-8.20]', () => {
    const table = before(
      'fishery',
      { franc: 9 },
      {
        turn: 7,
        step: 'end',
        seat1: { disc: 'fishery' },
        seats: { '2': { disc: 'building-firm-1', stock: { franc: 9 } }, '3': { stock: { franc: 9 } } },
      },
    ).play('end')
    expect(table.position()).toMatchObject({ round: 6, turn: 1 })
    expect(discs(table)).toEqual(['fishery', 'building-firm-1', null])
  })
})

describe('discs go home', () => {
  test('when their building is bought, and the buyer may enter it immediately [LH-4.34] [LH-4.36]', () => {
    const table = before('fishery', { franc: 10 }, { seats: { '2': { disc: 'fishery' } } }).play(
      'buy fishery',
    )
    expect(discs(table)).toEqual([null, null, null])
    expect(table.events()).toEqual([
      { kind: 'bought', seat: 0, building: 5, francs: 10 },
      { kind: 'sent-home', seat: 1, building: 5 },
    ])
    expect(table.play('enter fishery').stock()).toEqual({ fish: 4 })
  })

  test('also the disc of the buyer, who may enter again [LH-4.34] [LH-4.36]', () => {
    const table = before('fishery', { franc: 10 }, { seat1: { disc: 'fishery' } }).play('buy fishery')
    expect(discs(table)).toEqual([null, null, null])
    expect(table.can('enter fishery')).toBe(true)
  })

  test('when their building is sold, and the seller may enter it again [LH-4.35] [LH-4.36]', () => {
    const table = before('fishery', {}, { seat1: { disc: 'fishery', buildings: ['fishery'] } }).play(
      'sell fishery',
    )
    expect(discs(table)).toEqual([null, null, null])
    expect(table.events()).toEqual([
      { kind: 'sold', seat: 0, building: 5, francs: 5 },
      { kind: 'sent-home', seat: 0, building: 5 },
    ])
    expect(table.play('enter fishery').stock()).toEqual({ franc: 5, fish: 3 })
  })

  test('when the owner sells the building with a visitor inside [LH-4.35]', () => {
    const table = before(
      'fishery',
      {},
      {
        seat1: { buildings: ['fishery'] },
        seats: { '2': { disc: 'fishery' }, '3': { disc: 'building-firm-1' } },
      },
    ).play('sell fishery')
    expect(discs(table)).toEqual([null, null, 'building-firm-1'])
  })

  test('also when a builder buys the firm between its two constructions, and the visit goes on [LH-4.34] [LH-4.16]', () => {
    const goods = { franc: 10, wood: 1, clay: 2 }
    const at = before('construction-firm', goods, { piles: [['fishery'], ['charcoal-kiln'], []] })
    at.play('enter construction-firm', 'build fishery', 'buy construction-firm')
    expect(discs(at)).toEqual([null, null, null])
    at.play('build charcoal-kiln')
    expect(at.position().seats?.['1']?.buildings).toEqual(['construction-firm', 'fishery', 'charcoal-kiln'])
    expect(at.position()).toMatchObject({ step: 'end', frames: [] })
  })

  test('but not from other buildings [LH-4.34]', () => {
    const table = before(
      'fishery',
      { franc: 10 },
      {
        seat1: { disc: 'building-firm-2' },
        seats: { '2': { disc: 'building-firm-1' }, '3': { disc: 'fishery' } },
      },
    ).play('buy fishery')
    expect(discs(table)).toEqual(['building-firm-2', 'building-firm-1', null])
  })
})
