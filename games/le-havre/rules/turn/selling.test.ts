import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import { SHIPS } from '../catalogue/ships.ts'
import { before, table } from '../testing/index.ts'

describe('a card is sold for half its value', () => {
  test.each([
    ['fishery', 5],
    ['sawmill', 7],
    ['clay-mound', 1],
    ['storehouse', 2],
    ['dock', 5],
    ['town-hall', 3],
    ['bank', 8],
    ['church', 13],
    ['football-stadium', 12],
    ['luxury-yacht', 10],
  ])('the %s for %i francs, regardless of its price [LH-4.20]', (name, francs) => {
    const piles = [['tannery'], ['bakehouse'], ['colliery']]
    const at = before('building-firm-1', {}, { piles, seat1: { buildings: [name] } }).play(`sell ${name}`)
    expect(at.stock()).toEqual({ franc: francs })
    expect(at.events()).toMatchObject([{ kind: 'sold', seat: 0, francs }])
  })

  test.each([
    ['dina', 1],
    ['ophelie', 3],
    ['calais', 6],
    ['triest', 5],
    ['ms-susanne', 19],
  ])('the %s for %i francs [LH-4.20]', (ship, francs) => {
    const at = before('building-firm-1', {}, { seat1: { ships: [ship] } }).play(`sell ${ship}`)
    expect(at.stock()).toEqual({ franc: francs })
    expect(at.events()).toMatchObject([{ kind: 'ship-sold', seat: 0, francs }])
  })

  test('which is a whole number for every card [LH-4.21]', () => {
    expect(BUILDINGS.filter(({ value }) => value % 2 !== 0)).toEqual([])
    expect(SHIPS.filter(({ value }) => value % 2 !== 0)).toEqual([])
  })
})

test('a sold building joins the town [LH-4.22]', () => {
  const at = before('fishery', {}, { seat1: { buildings: ['fishery'] } })
  expect(at.where('fishery')).toBe(1)
  at.play('sell fishery')
  expect(at.where('fishery')).toBe('town')
  expect(at.position().town).toEqual(['building-firm-1', 'building-firm-2', 'construction-firm', 'fishery'])
})

test('a sold ship goes on top of its pile [LH-4.23]', () => {
  const ships = { wooden: ['lucie'], iron: ['cherbourg'] }
  const at = before('fishery', {}, { ships, seat1: { ships: ['dina', 'boulogne'] } }).play('sell dina')
  expect(at.position().ships).toEqual({
    wooden: ['lucie', 'dina'],
    iron: ['cherbourg'],
    steel: [],
    luxury: [],
  })
  expect(at.play('sell boulogne').position().ships?.['iron']).toEqual(['cherbourg', 'boulogne'])
  expect(at.position().seats?.['1']?.ships).toEqual([])
})

describe('selling is possible', () => {
  test.each(['supply', 'main', 'end'] as const)('in the own turn at the step %s [LH-4.24]', (step) => {
    const at = before('fishery', {}, { step, seat1: { buildings: ['fishery'] } })
    expect(at.can('sell fishery')).toBe(true)
    expect(at.play('sell fishery').position().step).toBe(step)
    expect(at.stock()).toEqual({ franc: 5 })
  })

  test.each(['supply', 'main', 'end'] as const)(
    'in another player’s turn at the step %s [LH-4.25]',
    (step) => {
      const at = before('fishery', {}, { step, seats: { '2': { buildings: ['fishery'], ships: ['dina'] } } })
      expect(at.as(2).commands()).toEqual(['sell fishery', 'sell dina'])
      at.as(2).play('sell fishery', 'sell dina')
      expect(at.stock(2)).toEqual({ franc: 11, coal: 1 })
      expect(at.position()).toMatchObject({ step })
      expect(at.waitsFor()).toEqual([1])
    },
  )

  test('while interest is being paid, by those who pay it and by the others [LH-4.27]', () => {
    const at = table({
      phase: 'interest',
      round: 2,
      seats: {
        '1': { stock: { franc: 0 }, loans: 1, owes: 1, buildings: ['clay-mound'] },
        '2': { buildings: ['fishery'] },
      },
    })
    expect(at.as(2).play('sell fishery').francs(2)).toBe(10)
    expect(at.as(1).play('sell clay-mound').francs(1)).toBe(0)
    expect(at.position()).toMatchObject({ phase: 'turns', step: 'main' })
  })

  test('while food is being paid [LH-4.27]', () => {
    const seats = { '1': { stock: { franc: 0 }, owes: 4, buildings: ['fishery'] }, '2': { ships: ['dina'] } }
    const at = table({ phase: 'feeding', round: 5, seats })
    expect(at.as(2).play('sell dina').francs(2)).toBe(6)
    expect(at.as(1).play('sell fishery').francs(1)).toBe(1)
    expect(at.position()).toMatchObject({ phase: 'turns', round: 6 })
  })

  test('as the last thing before the turn ends [LH-4.24] [LH-2.11]', () => {
    const at = before('fishery', {}, { seat1: { buildings: ['fishery'] } }).play('take wood', 'sell fishery')
    expect(at.position().step).toBe('end')
    expect(at.waitsFor()).toEqual([1])
  })

  test('not during one’s own action [LH-4.26]', () => {
    const at = before('bakehouse', { franc: 1, grain: 2, wood: 2 }, { seat1: { buildings: ['fishery'] } })
    at.play('enter bakehouse')
    expect(at.refusal('sell fishery')).toEqual({
      code: 'action-under-way',
      params: { seat: 1, building: 'bakehouse' },
    })
    expect(at.commands()).toEqual(['convert 1', 'convert 2'])
  })

  test('not during another player’s action [LH-4.26]', () => {
    const at = before('bakehouse', { franc: 1, grain: 2, wood: 2 }, { seats: { '2': { ships: ['dina'] } } })
    at.play('enter bakehouse')
    expect(at.as(2).refusal('sell dina')).toEqual({
      code: 'action-under-way',
      params: { seat: 1, building: 'bakehouse' },
    })
    expect(at.as(2).commands()).toEqual([])
    at.play('convert 2')
    expect(at.as(2).can('sell dina')).toBe(true)
  })

  test('between the two constructions of one visit, for the builder alone [LH-4.26]', () => {
    const goods = { franc: 5, wood: 1, clay: 1 }
    const piles = [['fishery', 'joinery', 'bakehouse'], [], []]
    const at = before('construction-firm', goods, { piles, seats: { '2': { ships: ['dina'] } } })
    at.play('enter construction-firm', 'build fishery')
    expect(at.commands()).toEqual(['done', 'sell fishery'])
    expect(at.as(2).refusal('sell dina')).toEqual({
      code: 'action-under-way',
      params: { seat: 1, building: 'construction-firm' },
    })
    at.play('sell fishery')
    expect([at.francs(), at.where('fishery')]).toEqual([8, 'town'])
    expect(at.refusal('buy fishery')).toMatchObject({ code: 'sold-this-turn' })
    expect(at.play('done').position().step).toBe('end')
  })

  test('so that a purchase it pays for makes the second construction possible [LH-4.26]', () => {
    const goods = { franc: 5, wood: 2, clay: 4 }
    const piles = [['fishery', 'joinery', 'colliery'], [], []]
    const at = before('construction-firm', goods, { piles })
    at.play('enter construction-firm', 'build fishery', 'sell fishery', 'buy joinery', 'build colliery')
    expect(at.stock()).toEqual({})
    expect(at.position().seats?.['1']?.buildings).toEqual(['joinery', 'colliery'])
  })

  test('also of the firm itself: its builder is sent home, and the visit goes on [LH-4.34]', () => {
    const at = before(
      'construction-firm',
      { wood: 1, clay: 2 },
      {
        piles: [['fishery'], ['charcoal-kiln'], []],
        seat1: { buildings: ['construction-firm'] },
      },
    )
    at.play('enter construction-firm', 'build fishery', 'sell construction-firm')
    expect(at.position().seats?.['1']?.disc).toBeNull()
    expect(at.play('build charcoal-kiln').position().step).toBe('end')
  })

  test('not under version 1 of the rules, where only buying was [LH-4.26]', () => {
    const goods = { franc: 12, wood: 1, clay: 1 }
    const piles = [['fishery', 'joinery'], [], []]
    const at = before('construction-firm', goods, { rules: 1, piles })
    at.play('enter construction-firm', 'build fishery')
    expect(at.refusal('sell fishery')).toEqual({
      code: 'action-under-way',
      params: { seat: 1, building: 'construction-firm' },
    })
  })
})

test('a player cannot sell cards of other players or of the town [LH-4.28]', () => {
  const at = before('fishery', {}, { seats: { '2': { buildings: ['tannery'], ships: ['dina'] } } })
  expect(at.refusal('sell tannery')).toEqual({ code: 'not-yours', params: { card: 'tannery' } })
  expect(at.refusal('sell dina')).toEqual({ code: 'not-yours', params: { card: 'dina' } })
  expect(at.refusal('sell fishery')).toEqual({ code: 'not-yours', params: { card: 'fishery' } })
  expect(at.as(2).refusal('sell lucie')).toEqual({ code: 'not-yours', params: { card: 'lucie' } })
})

test('the town is the only buyer [LH-4.29]', () => {
  const at = before('fishery', {}, { seat1: { buildings: ['fishery'] } })
  expect(at.refusal('sell fishery 2')).toEqual({
    code: 'unknown-command',
    params: { text: 'sell fishery 2' },
  })
  at.play('sell fishery')
  expect([2, 3].map((seat) => at.francs(seat))).toEqual([5, 5])
})

test('goods are not sold [LH-4.37]', () => {
  expect(before('fishery', { fish: 3 }).refusal('sell fish')).toEqual({
    code: 'unknown-card',
    params: { text: 'fish' },
  })
})

describe('a building sold in this turn', () => {
  const sold = () =>
    before('fishery', { franc: 9 }, { seat1: { buildings: ['fishery'] } }).play('sell fishery')

  test('is not bought back by the seller [LH-4.30]', () => {
    const at = sold()
    expect(at.refusal('buy fishery')).toEqual({ code: 'sold-this-turn', params: { building: 'fishery' } })
    expect(at.can('buy fishery')).toBe(false)
    expect(at.position().sold).toEqual(['fishery'])
  })

  test('is not bought by the active player when another one sold it [LH-4.30]', () => {
    const at = before('fishery', { franc: 20 }, { seats: { '2': { buildings: ['fishery'] } } })
    at.as(2).play('sell fishery')
    expect(at.refusal('buy fishery')).toEqual({ code: 'sold-this-turn', params: { building: 'fishery' } })
  })

  test('can be entered [LH-4.36]', () => {
    expect(sold().play('enter fishery').stock()).toEqual({ franc: 14, fish: 3 })
  })

  test('is for sale again in the next turn [LH-4.31]', () => {
    const at = before(
      'fishery',
      {},
      { seat1: { buildings: ['fishery'] }, seats: { '2': { stock: { franc: 10 } } } },
    )
    at.play('sell fishery', 'take wood', 'end')
    expect(at.position().sold).toEqual([])
    at.as(2).play('buy fishery')
    expect(at.where('fishery')).toBe(2)
  })

  test('is for sale in the first turn after the feeding in which it was sold [LH-4.31]', () => {
    const seats = {
      '1': { stock: { franc: 20 }, buildings: ['fishery'] },
      '2': { stock: { franc: 20, fish: 1 }, owes: 4 },
    }
    const at = table({ phase: 'feeding', round: 5, start: 2, seats })
    at.as(1).play('sell fishery')
    at.as(2).play('pay 4 franc')
    expect(at.position()).toMatchObject({ round: 6, sold: [] })
  })
})

test('a ship sold in this turn may be bought again in it [LH-4.32]', () => {
  const at = before('fishery', { franc: 20 }, { ships: {}, seat1: { ships: ['dina'] } }).play(
    'sell dina',
    'buy dina',
  )
  expect(at.where('dina')).toBe(1)
  expect(at.stock()).toEqual({ franc: 7 })
})

test('a card bought in this turn may be sold in it [LH-4.33]', () => {
  const at = before('fishery', { franc: 24 }, { ships: { wooden: ['dina'] } })
  at.play('buy fishery', 'sell fishery', 'buy dina', 'sell dina')
  expect(at.stock()).toEqual({ franc: 6 })
  expect([at.where('fishery'), at.where('dina')]).toEqual(['town', 'pile'])
})

test('the Church is sold to the town, and nobody can buy it there [LH-4.9] [LH-4.22]', () => {
  const at = before(
    'church',
    {},
    { seat1: { buildings: ['church'] }, seats: { '2': { stock: { franc: 99 } } } },
  )
  at.play('sell church', 'take wood', 'end')
  expect(at.where('church')).toBe('town')
  expect(at.refusal('buy church')).toEqual({ code: 'not-for-sale', params: { building: 'church' } })
})

test('the Luxury Yacht is sold to the town and not to a pile of ships [LH-4.22]', () => {
  const at = before('fishery', { franc: 10 }, { ships: {}, seat1: { buildings: ['luxury-yacht'] } }).play(
    'sell luxury-yacht',
  )
  expect(at.where('luxury-yacht')).toBe('town')
  expect(at.position().ships).toEqual({ wooden: [], iron: [], steel: [], luxury: [] })
})
