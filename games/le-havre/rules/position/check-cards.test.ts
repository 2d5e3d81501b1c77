import { describe, expect, test } from 'vitest'
import { reading, refusal } from '../testing/literal.ts'

const SIX = ['zoo', 'farm', 'kiln', 'diner', 'tavern', 'bakery']
const ESSEN = { modules: ['essen-2008'] }

describe('a card that takes no part in the game', () => {
  test.each([
    ['town', { town: ['dock'] }, 'dock'],
    ['town', { options: { players: 2 }, town: ['arts-center'] }, 'arts-center'],
    ['piles', { piles: [['dock'], [], []] }, 'dock'],
    ['seats.2.buildings', { seats: { '2': { buildings: ['storehouse'] } } }, 'storehouse'],
    ['town', { options: { version: 'short' }, town: ['zoo'] }, 'zoo'],
    ['special', { options: { version: 'short' }, special: ['zoo'] }, 'zoo'],
    ['town', { town: ['picket-line'] }, 'picket-line'],
    ['special', { special: ['picket-line'] }, 'picket-line'],
    ['town', { options: { players: 1 }, town: ['harbor-watch'] }, 'harbor-watch'],
    ['town', { options: { specials: SIX }, town: ['smelter'] }, 'smelter'],
    ['town', { options: { ...ESSEN, specials: 'modules' }, special: [], town: ['zoo', 'farm'] }, 'farm'],
  ])('is not in the %s: %j [LH-R.18]', (field, literal, value) => {
    expect(reading(literal)).toEqual(refusal('not-in-this-game', field, value))
  })

  test.each([
    { options: { players: 5 }, town: ['dock'] },
    { options: { players: 1, soloWithoutOthersCards: false }, town: ['harbor-watch'] },
    { options: ESSEN, town: ['picket-line'] },
    { options: { specials: SIX }, town: ['zoo'] },
  ])('takes part in another: %j [LH-R.18]', (literal) => {
    expect(reading(literal)).toMatchObject({ town: literal.town })
  })
})

describe('special buildings', () => {
  test('are six at most in all places together [LH-R.19]', () => {
    expect(reading({ town: ['smelter'], special: SIX })).toEqual(refusal('too-many-specials', 'special', 7))
    expect(reading({ town: [...SIX, 'smelter'] })).toEqual(refusal('too-many-specials', 'special', 7))
    expect(reading({ town: SIX })).toMatchObject({ special: [] })
    expect(reading({ seed: 'six', town: SIX.slice(1) })).toHaveProperty('special.length', 1)
  })

  test('are seven if one from a hand has replaced the Construction Site [LH-R.19]', () => {
    const used = { options: ESSEN, out: ['construction-site'], special: [] }
    expect(reading({ ...used, town: SIX })).toMatchObject({ out: ['construction-site'], special: [] })
    expect(reading({ ...used, town: [...SIX, 'smelter'] })).toEqual(
      refusal('too-many-specials', 'special', 8),
    )
    const ours = { ...ESSEN, specials: 'modules' }
    expect(reading({ ...used, options: ours, town: ['zoo'] })).toMatchObject({ town: ['zoo'] })
    expect(reading({ ...used, options: ours, town: ['farm', 'zoo'] })).toEqual(
      refusal('not-in-this-game', 'town', 'zoo'),
    )
  })

  test.each([
    ['a special building', ['zoo']],
    ['the Dunny below another card', ['fishery', 'dunny']],
    ['the Football Stadium with a standard building', ['fishery', 'football-stadium']],
    ['a building that stands in the town from the start', ['building-firm-1']],
  ])('are not among the proposals: %s [LH-R.19]', (_what, pile) => {
    const literal = { options: ESSEN, town: [], piles: [pile, [], []] }
    expect(reading(literal)).toMatchObject({ code: 'card-in-wrong-place', params: { field: 'piles' } })
  })

  test('are there if their card says so [LH-R.19]', () => {
    const piles = [['dunny', 'fishery', 'joinery'], ['football-stadium'], []]
    expect(reading({ options: ESSEN, piles })).toMatchObject({ piles })
    const stacked = [['dunny', 'football-stadium'], [], []]
    expect(reading({ options: ESSEN, piles: stacked })).toMatchObject({ piles: stacked })
  })

  test.each([
    ['special', { special: ['fishery'] }, 'fishery'],
    ['out', { out: ['fishery'] }, 'fishery'],
    ['out', { out: ['zoo'] }, 'zoo'],
    [
      'seats.1.buildings',
      { options: ESSEN, seats: { '1': { buildings: ['construction-site'] } } },
      'construction-site',
    ],
    ['seats.1.hand', { options: ESSEN, special: ['kiln'], seats: { '1': { hand: ['zoo'] } } }, 'zoo'],
    ['modernised', { modernised: ['wharf-1'] }, 'wharf-1'],
    ['sold', { sold: ['fishery'] }, 'fishery'],
    ['seats.2.disc', { town: ['bank'], seats: { '2': { disc: 'bank' } } }, 'bank'],
    ['seats.2.disc', { town: ['wind-farm'], seats: { '2': { disc: 'wind-farm' } } }, 'wind-farm'],
  ])('%s has no card where the rules never put it: %j [LH-R.19]', (field, literal, value) => {
    expect(reading(literal)).toEqual(refusal('card-in-wrong-place', field, value))
  })

  test('in hand are none that the table has drawn for certain [LH-R.18]', () => {
    const specials = ['construction-site', 'farm', 'kiln', 'inn', 'cobblers', 'zoo']
    const literal = { options: { specials }, special: ['construction-site'] }
    expect(reading({ ...literal, seats: { '1': { hand: ['farm'] } } })).toEqual(
      refusal('not-in-this-game', 'seats.1.hand', 'farm'),
    )
    expect(reading({ ...literal, seats: { '1': { hand: ['diner'] } } })).toMatchObject({
      seats: { '1': { hand: ['diner', null, null] } },
    })
  })
})

describe('proposal piles', () => {
  test('are sorted, the lowest number on top [LH-R.19]', () => {
    expect(reading({ piles: [['joinery', 'fishery'], [], []] })).toEqual(
      refusal('pile-out-of-order', 'piles', 'fishery'),
    )
  })

  test('are never larger than at the start [LH-R.19]', () => {
    const options = { players: 2, version: 'short' }
    const six = ['fishery', 'bakehouse', 'charcoal-kiln', 'smokehouse', 'abattoir', 'clay-mound']
    expect(reading({ options, piles: [six, [], []] })).toEqual(refusal('impossible-position', 'piles', 6))
    expect(reading({ options, piles: [six.slice(1), [], []] })).toMatchObject({
      piles: [six.slice(1), [], []],
    })
  })

  test('are full while the Football Stadium waits for an empty space [LH-R.19]', () => {
    const town = ['football-stadium']
    const piles = [['fishery'], ['joinery'], ['bank']]
    expect(reading({ town, piles })).toMatchObject({ waiting: 'football-stadium' })
    expect(reading({ town, piles: [['fishery'], [], []] })).toMatchObject({ waiting: null })
    expect(reading({ town, piles: [['fishery'], [], []], waiting: 'football-stadium' })).toEqual(
      refusal('impossible-position', 'waiting', 'football-stadium'),
    )
    expect(reading({ town: ['tannery'], piles, waiting: 'tannery' })).toEqual(
      refusal('impossible-position', 'waiting', 'tannery'),
    )
  })
})

test('more buildings than the engine can hold are refused [LH-R.19]', () => {
  const names = ['labor-exchange', 'bakery', 'baguette-shop', 'farm', 'clothing-industry', 'fish-market']
    .concat([
      'iron-mine-and-coal-seam',
      'fish-restaurant',
      'fishpond-and-wood',
      'forest-hut',
      'plant-nursery',
    ])
    .concat([
      'business-park',
      'guildhouse',
      'harbor-watch',
      'smelter',
      'diner',
      'hunting-lodge',
      'coal-trader',
    ])
  expect(reading({ options: { players: 5 }, town: names })).toMatchObject({ code: 'too-many-specials' })
  const more = names.concat(['patisserie', 'furriery', 'leather-industry', 'kiln', 'luxury-yacht', 'feedlot'])
  expect(reading({ options: { players: 5 }, town: more })).toEqual(refusal('impossible-position', 'town', 54))
})
