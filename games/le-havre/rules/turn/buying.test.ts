import { describe, expect, test } from 'vitest'
import { before, table } from '../testing/index.ts'

/** Purchases among the commands of the active seat. */
const forSale = (at: ReturnType<typeof table>): string[] =>
  at.commands().flatMap((command) => (command.startsWith('buy ') ? [command.slice(4)] : []))

const PILES = [['fishery', 'joinery', 'tannery'], ['clay-mound', 'wharf-1'], ['bakehouse']]

const rich = (francs: number, more: Parameters<typeof before>[2] = {}) =>
  before('building-firm-1', { franc: francs }, { piles: PILES, ...more })

describe('a seat buys in its own turn', () => {
  test.each(['supply', 'main', 'end'] as const)('at the step %s [LH-4.1]', (step) => {
    const at = rich(10, { step }).play('buy fishery')
    expect(at.where('fishery')).toBe(1)
    expect(at.stock()).toEqual({})
    expect(at.position().step).toBe(step)
  })

  test('and in no other player’s [LH-4.2]', () => {
    const at = rich(0, { seats: { '2': { stock: { franc: 50 } } } })
    expect(at.as(2).commands()).toEqual([])
    expect(at.as(2).refusal('buy fishery')).toEqual({ code: 'not-your-turn', params: { seat: 1 } })
    expect(at.as(2).refusal('buy dina')).toEqual({ code: 'not-your-turn', params: { seat: 1 } })
  })

  test('as often as it likes [LH-4.3]', () => {
    const at = rich(40).play(
      'buy building-firm-1',
      'buy building-firm-2',
      'buy construction-firm',
      'buy bakehouse',
    )
    expect(at.position().seats?.['1']?.buildings).toEqual([
      'building-firm-1',
      'building-firm-2',
      'construction-firm',
      'bakehouse',
    ])
    expect(at.francs()).toBe(40 - 4 - 6 - 8 - 8)
  })
})

describe('for sale', () => {
  test('are the town’s buildings and the top proposals [LH-4.4]', () => {
    expect(forSale(rich(60, { round: 1, town: ['building-firm-1', 'construction-firm', 'zoo'] }))).toEqual([
      'building-firm-1',
      'construction-firm',
      'fishery',
      'bakehouse',
      'clay-mound',
      'zoo',
    ])
  })

  test('are not the cards below them [LH-4.5]', () => {
    const at = rich(60)
    expect(at.refusal('buy joinery')).toEqual({ code: 'not-on-top', params: { building: 'joinery' } })
    expect(at.refusal('buy wharf-1')).toEqual({ code: 'not-on-top', params: { building: 'wharf-1' } })
  })

  test('is the next card as soon as the one above it is gone [LH-4.6]', () => {
    const at = rich(30).play('buy fishery', 'buy joinery', 'buy tannery')
    expect(at.position().piles).toEqual([[], ['clay-mound', 'wharf-1'], ['bakehouse']])
    expect(at.stock()).toEqual({})
  })

  test('is nothing that a player owns [LH-4.7]', () => {
    const at = rich(60, { seat1: { buildings: ['abattoir'] }, seats: { '2': { buildings: ['smokehouse'] } } })
    const refused = (building: string) => ({ code: 'not-for-sale', params: { building } })
    expect(at.refusal('buy smokehouse')).toEqual(refused('smokehouse'))
    expect(at.refusal('buy abattoir')).toEqual(refused('abattoir'))
  })

  test('is nothing that is not in play [LH-4.4]', () => {
    expect(rich(60).refusal('buy dock')).toEqual({ code: 'not-in-play', params: { building: 'dock' } })
  })

  test('is not a card without a price [LH-4.9]', () => {
    const at = rich(99, { piles: [['church'], [], []] })
    expect(at.refusal('buy church')).toEqual({ code: 'not-for-sale', params: { building: 'church' } })
    expect(forSale(at)).not.toContain('church')
  })
})

describe('the price', () => {
  test.each([
    ['clay-mound', 2],
    ['marketplace', 6],
    ['wharf-1', 14],
    ['steel-mill', 22],
    ['storehouse', 10],
    ['dock', 24],
    ['town-hall', 30],
    ['bank', 40],
    ['zoo', 8],
    ['business-park', 12],
  ])('of the %s is %i francs, the value unless another one is printed [LH-4.8]', (name, price) => {
    const literal = { piles: [['fishery'], ['bakehouse'], ['tannery']] }
    const at = before(name, { franc: price }, literal).play(`buy ${name}`)
    expect(at.where(name)).toBe(1)
    expect(at.stock()).toEqual({})
    expect(before(name, { franc: price - 1 }, literal).refusal(`buy ${name}`)).toEqual({
      code: 'lacks-francs',
      params: { building: name, need: price, have: price - 1 },
    })
  })

  test('is paid in francs alone and without a loan [LH-4.10] [LH-7.1]', () => {
    const at = before('building-firm-1', { franc: 9, fish: 30, steel: 9 }, { piles: PILES })
    expect(at.refusal('buy fishery')).toEqual({
      code: 'lacks-francs',
      params: { building: 'fishery', need: 10, have: 9 },
    })
    expect(at.refusal('borrow').code).toBe('not-now')
  })

  test('makes the buyer the owner immediately [LH-4.11]', () => {
    const at = rich(12).play('buy fishery')
    expect(at.where('fishery')).toBe(1)
    expect(at.events()).toEqual([{ kind: 'bought', seat: 0, building: 5, francs: 10 }])
    expect(at.play('enter fishery').stock()).toEqual({ franc: 2, fish: 4 })
  })
})

describe('ships', () => {
  const harbour = {
    ships: { wooden: ['dina', 'lucie'], iron: ['cherbourg'], steel: ['triest'], luxury: ['ms-doris'] },
  }

  test.each([
    ['lucie', 14],
    ['cherbourg', 20],
    ['triest', 30],
  ])('the %s costs %i francs, regardless of its value [LH-4.13]', (ship, price) => {
    const at = rich(price, harbour).play(`buy ${ship}`)
    expect(at.where(ship)).toBe(1)
    expect(at.stock()).toEqual({})
    expect(at.events()).toMatchObject([{ kind: 'ship-bought', seat: 0, francs: price }])
    expect(rich(price - 1, harbour).refusal(`buy ${ship}`)).toEqual({
      code: 'lacks-francs',
      params: { ship, need: price, have: price - 1 },
    })
  })

  test('only the top one of each pile is for sale [LH-4.12]', () => {
    const at = rich(99, harbour)
    expect(at.refusal('buy dina')).toEqual({ code: 'no-such-ship', params: { ship: 'dina' } })
    expect(at.refusal('buy noemi')).toEqual({ code: 'no-such-ship', params: { ship: 'noemi' } })
    expect(at.play('buy lucie', 'buy dina').position().ships).toEqual({
      wooden: [],
      iron: ['cherbourg'],
      steel: ['triest'],
      luxury: ['ms-doris'],
    })
  })

  test('liners are not for sale [LH-4.14]', () => {
    const at = rich(99, harbour)
    expect(at.refusal('buy ms-doris')).toEqual({ code: 'not-for-sale', params: { ship: 'ms-doris' } })
    expect(forSale(at)).not.toContain('ms-doris')
  })

  test('are for sale while both wharves are still proposals [LH-4.15]', () => {
    const at = rich(14, { ...harbour, piles: [['wharf-1', 'wharf-2'], [], []] })
    expect(at.can('buy lucie')).toBe(true)
  })

  test('of another player are not for sale [LH-4.12]', () => {
    const at = rich(99, { seats: { '2': { ships: ['dina'] } }, ships: {} })
    expect(at.refusal('buy dina')).toEqual({ code: 'no-such-ship', params: { ship: 'dina' } })
  })
})

describe('inside an action', () => {
  test('the builder buys between the two constructions [LH-4.16]', () => {
    const goods = { franc: 10, wood: 2, clay: 1, hide: 1, brick: 1 }
    const at = before('construction-firm', goods, { piles: [['fishery', 'joinery', 'tannery'], [], []] })
    at.play('enter construction-firm', 'build fishery', 'pay 1 wood 1 clay')
    expect(at.commands()).toEqual([
      'done',
      'buy building-firm-1',
      'buy building-firm-2',
      'buy construction-firm',
      'buy joinery',
      'sell fishery',
    ])
    at.play('buy joinery', 'build tannery')
    expect(at.position().seats?.['1']?.buildings).toEqual(['fishery', 'joinery', 'tannery'])
    expect(at.stock()).toEqual({ hide: 1 })
    expect(at.position().step).toBe('end')
  })

  test('the builder buys ships between the two constructions [LH-4.16]', () => {
    const goods = { franc: 16, wood: 1, clay: 1 }
    const at = before('construction-firm', goods, {
      piles: [['fishery', 'joinery'], [], []],
      ships: { wooden: ['dina'] },
    })
    at.play('enter construction-firm', 'build fishery', 'buy dina')
    expect(at.where('dina')).toBe(1)
    expect(at.stock()).toEqual({})
  })

  test('nobody buys before the first construction [LH-4.17]', () => {
    const at = before(
      'construction-firm',
      { franc: 30, wood: 1, clay: 1 },
      { piles: [['fishery'], ['joinery'], []] },
    )
    at.play('enter construction-firm')
    expect(at.commands()).toEqual(['build fishery'])
    expect(at.refusal('buy joinery')).toEqual({
      code: 'action-under-way',
      params: { seat: 1, building: 'construction-firm' },
    })
  })

  test('nobody buys while a fee, an energy or a number is asked [LH-4.17]', () => {
    const refused = { code: 'action-under-way', params: { seat: 1, building: 'bakehouse' } }
    const piles = { piles: [['fishery'], [], []] }
    const at = before('bakehouse', { franc: 30, fish: 1, grain: 2, wood: 1, coal: 1 }, piles).play(
      'enter bakehouse',
    )
    expect(at.commands()).toEqual(['pay 1 franc', 'pay 1 fish'])
    expect(at.refusal('buy fishery')).toEqual(refused)
    at.play('pay 1 fish')
    expect(at.commands()).toEqual(['convert 1', 'convert 2'])
    expect(at.refusal('buy fishery')).toEqual(refused)
    at.play('convert 2')
    expect(at.commands()).toEqual(['pay 1 wood', 'pay 1 coal'])
    expect(at.refusal('buy fishery')).toEqual(refused)
  })
})

test('nobody buys while food is being paid [LH-4.18]', () => {
  const at = table({ phase: 'feeding', round: 5, seats: { '1': { stock: { franc: 30, fish: 3 }, owes: 4 } } })
  expect(at.as(1).refusal('buy fishery')).toEqual({ code: 'finish-feeding-first', params: {} })
})

test('nobody buys while interest is being paid [LH-4.18]', () => {
  const seats = { '1': { stock: { franc: 30 }, loans: 1, owes: 1, buildings: ['fishery'] } }
  const at = table({ phase: 'interest', round: 2, seats })
  expect(at.as(1).refusal('buy building-firm-1')).toEqual({ code: 'finish-interest-first', params: {} })
})

test('nobody buys in the final stage [LH-4.19]', () => {
  const at = before(
    'fishery',
    { franc: 99 },
    { phase: 'final', piles: [['tannery'], [], []], ships: { wooden: ['dina'] } },
  )
  const refused = (params: object) => ({ code: 'no-purchase-in-final-stage', params })
  expect(forSale(at)).toEqual([])
  expect(at.refusal('buy fishery')).toEqual(refused({ building: 'fishery' }))
  expect(at.refusal('buy tannery')).toEqual(refused({ building: 'tannery' }))
  expect(at.refusal('buy dina')).toEqual(refused({ ship: 'dina' }))
  expect(forSale(at.play('enter fishery'))).toEqual([])
})

test('goods are not bought [LH-4.37]', () => {
  expect(rich(50).refusal('buy fish')).toEqual({ code: 'unknown-card', params: { text: 'fish' } })
})
