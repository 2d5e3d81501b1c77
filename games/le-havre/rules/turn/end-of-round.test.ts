import { describe, expect, test } from 'vitest'
import type { Tokens } from '../catalogue/goods.ts'
import type { PositionLiteral, SeatLiteral } from '../position/literal.ts'
import { only, table } from '../testing/index.ts'

const holds = (stock: Tokens, more: SeatLiteral = {}): SeatLiteral => ({ ...more, stock: only(stock) })

/** Three seats with francs enough for any round. */
const FED = { '1': holds({ franc: 20 }), '2': holds({ franc: 20 }), '3': holds({ franc: 20 }) }

/** The seventh turn of a round of the full game for three has just been played. */
const endOf = (round: number, literal: PositionLiteral = {}) =>
  table({ round, turn: 7, step: 'end', ...literal, seats: { ...FED, ...literal.seats } })

describe('the end of a round', () => {
  test('brings harvest, feeding, the town’s building and the new ship in this order [LH-8.1]', () => {
    const at = endOf(3, {
      piles: [['fishery'], ['joinery'], ['bakehouse']],
      seats: { '2': holds({ franc: 20, grain: 1 }) },
    }).play('end')
    expect(at.events()).toEqual([
      { kind: 'round-ended', round: 3 },
      { kind: 'harvested', seat: 1, tokens: [{ token: 4, amount: 1 }] },
      { kind: 'fed', seat: 0, food: 3, ships: 0, tokens: [{ token: 16, amount: 3 }] },
      { kind: 'fed', seat: 1, food: 3, ships: 0, tokens: [{ token: 16, amount: 3 }] },
      { kind: 'fed', seat: 2, food: 3, ships: 0, tokens: [{ token: 16, amount: 3 }] },
      { kind: 'town-built', building: 5 },
      { kind: 'ship-arrived', ship: 1 },
      { kind: 'turn-begins', seat: 0, round: 4, turn: 1 },
    ])
  })

  test('comes after the seventh turn and not before [LH-2.15] [LH-2.1]', () => {
    const sixth = table({ round: 3, turn: 6, step: 'end', seats: FED }).play('end')
    expect(sixth.position()).toMatchObject({ round: 3, turn: 7, phase: 'turns', step: 'supply' })
    expect(endOf(3).play('end').position()).toMatchObject({
      round: 4,
      turn: 1,
      phase: 'turns',
      step: 'supply',
    })
  })

  test('leaves offers, stores and discs as they are [LH-8.20]', () => {
    const offers = { franc: 1, fish: 2, wood: 3, clay: 4, iron: 5, grain: 6, cattle: 7 }
    const at = endOf(1, {
      offers,
      seats: { '1': holds({ franc: 4, wood: 3, steel: 1 }, { disc: 'building-firm-1', loans: 2 }) },
    }).play('end')
    expect(at.position()).toMatchObject({ offers, seats: { '1': { disc: 'building-firm-1', loans: 2 } } })
    expect(at.stock(1)).toEqual({ franc: 2, wood: 3, steel: 1 })
  })
})

describe('the harvest', () => {
  const harvested = (stock: Tokens, round = 2): Tokens =>
    endOf(round, { seats: { '2': holds({ franc: 20, ...stock }) } })
      .play('end')
      .stock(2)

  test.each([
    [1, 2],
    [2, 3],
    [9, 10],
  ])('makes %i grain %i [LH-8.2] [LH-8.4]', (before, after) => {
    expect(harvested({ grain: before })).toEqual({ franc: 18, grain: after })
  })

  test.each([
    [1, 1],
    [2, 3],
    [3, 4],
    [9, 10],
  ])('makes %i cattle %i [LH-8.3] [LH-8.4]', (before, after) => {
    expect(harvested({ cattle: before })).toEqual({ franc: 18, cattle: after })
  })

  test('brings grain and cattle together, and nothing to a player with none [LH-8.2] [LH-8.3]', () => {
    const at = endOf(2, {
      seats: {
        '1': holds({ franc: 20, grain: 1, cattle: 2 }),
        '3': holds({ franc: 20, cattle: 1, bread: 1 }),
      },
    }).play('end')
    expect(at.events().filter(({ kind }) => kind === 'harvested')).toEqual([
      {
        kind: 'harvested',
        seat: 0,
        tokens: [
          { token: 4, amount: 1 },
          { token: 5, amount: 1 },
        ],
      },
    ])
    expect(at.stock(2)).toEqual({ franc: 18 })
  })

  test.each([1, 6, 11, 16, 18])('does not take place in round %i of the game for three [LH-8.5]', (round) => {
    const at = endOf(round, { seats: { '2': holds({ franc: 50, grain: 5, cattle: 5 }) } }).play('end')
    expect(at.happened('harvested')).toBe(false)
    expect([at.held('grain', 2), at.held('cattle', 2)]).toEqual([5, 5])
  })

  test('comes before the food is paid, which it does not help to pay [LH-8.1] [LH-6.4]', () => {
    const at = endOf(2, { seats: { '1': holds({ grain: 5, cattle: 5 }) } }).play('end')
    expect(at.stock(1)).toEqual({ grain: 6, cattle: 6, franc: 2 })
    expect(at.loans(1)).toBe(1)
  })
})

describe('feeding', () => {
  test.each([
    [1, 2],
    [9, 8],
    [18, 15],
  ])('in round %i of the game for three costs every player %i food [LH-8.6]', (round, food) => {
    const at = endOf(round).play('end')
    expect([1, 2, 3].map((seat) => at.francs(seat))).toEqual([20 - food, 20 - food, 20 - food])
  })

  test('hands the food to the supply [LH-8.22]', () => {
    const offers = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }
    const at = endOf(1, { offers, seats: { '1': holds({ fish: 2 }) } }).play('end')
    expect([at.stock(1), at.stock(2), at.stock(3)]).toEqual([{}, { franc: 18 }, { franc: 18 }])
    expect(at.position().offers).toEqual(offers)
  })

  const rounds: readonly (readonly [number, number, string, number])[] = [
    [1, 6, 'lucie', 5],
    [1, 6, 'caen', 7],
    [1, 6, 'triest', 10],
    [2, 13, 'lucie', 4],
    [2, 13, 'caen', 5],
    [2, 13, 'triest', 7],
    [3, 17, 'lucie', 3],
    [3, 17, 'caen', 4],
    [3, 17, 'triest', 6],
    [4, 19, 'lucie', 2],
    [4, 19, 'caen', 3],
    [4, 19, 'triest', 5],
    [5, 19, 'lucie', 1],
    [5, 19, 'caen', 2],
    [5, 19, 'triest', 3],
  ]
  test.each(rounds)(
    'with %i players in round %i the %s takes off %i food [LH-8.7] [LH-V.3]',
    (players, round, ship, feeds) => {
      const seats = Object.fromEntries(
        Array.from({ length: players }, (_, seat) => [
          `${seat + 1}`,
          holds({ franc: 40 }, seat === 0 ? { ships: [ship] } : {}),
        ]),
      )
      const at = table({ options: { players }, round, turn: 7, step: 'end', seats })
      // The seat could sell its ship, so it is asked.
      at.play('end')
      const due = at.position().seats?.['1']?.owes ?? 0
      at.as(1).play(`pay ${due} franc`)
      const food = { 1: 30, 2: 20, 3: 15, 4: 11, 5: 6 }[players] ?? 0
      expect(due).toBe(food - feeds)
      expect(at.francs(1)).toBe(40 - food + feeds)
      expect(at.events()).toContainEqual({
        kind: 'fed',
        seat: 0,
        food,
        ships: feeds,
        tokens: [{ token: 16, amount: food - feeds }],
      })
    },
  )

  test('is helped by several ships together, and by no liner [LH-8.7] [LH-V.3]', () => {
    const ships = ['dina', 'blanche', 'caen', 'ms-doris']
    const at = endOf(17, { seats: { '1': holds({ franc: 20 }, { ships }) } }).play('end')
    expect(at.position().seats?.['1']?.owes).toBe(15 - 3 - 3 - 4)
  })

  test('by ships beyond the demand brings nothing [LH-8.8]', () => {
    const at = endOf(2, { seats: { '1': holds({ franc: 1, fish: 1 }, { ships: ['caen', 'triest'] }) } }).play(
      'end',
    )
    expect(at.stock(1)).toEqual({ franc: 1, fish: 1 })
    expect(at.events()).toContainEqual({ kind: 'fed', seat: 0, food: 2, ships: 2, tokens: [] })
    expect(at.position().round).toBe(3)
  })

  test('exactly by ships costs nothing [LH-8.8]', () => {
    const at = endOf(5, { seats: { '1': holds({ franc: 1, fish: 1 }, { ships: ['caen'] }) } }).play('end')
    expect(at.stock(1)).toEqual({ franc: 1, fish: 1 })
    expect(at.events()).toContainEqual({ kind: 'fed', seat: 0, food: 4, ships: 4, tokens: [] })
  })

  test('is paid in any mix that the player chooses [LH-8.9] [LH-6.15]', () => {
    const at = endOf(5, { seats: { '1': holds({ fish: 2, bread: 2, franc: 3 }) } }).play('end')
    expect(at.waitsFor()).toEqual([1])
    expect(at.as(1).commands()).toEqual([
      'pay 1 fish 3 franc',
      'pay 2 fish 2 franc',
      'pay 1 bread 2 franc',
      'pay 1 fish 1 bread 1 franc',
      'pay 2 fish 1 bread',
      'pay 2 bread',
    ])
    at.as(1).play('pay 1 fish 1 bread 1 franc')
    expect(at.stock(1)).toEqual({ fish: 1, bread: 1, franc: 2 })
    expect(at.position().round).toBe(6)
  })

  test('with dear food gives no change [LH-8.10] [LH-6.2]', () => {
    const at = endOf(1, { seats: { '1': holds({ meat: 2 }) } }).play('end')
    expect(at.stock(1)).toEqual({ meat: 1 })
  })

  test('takes no token too many [LH-6.10]', () => {
    const at = endOf(5, { seats: { '1': holds({ meat: 2, fish: 1 }) } }).play('end')
    expect(at.as(1).commands()).toEqual(['pay 1 fish 1 meat', 'pay 2 meat'])
    expect(at.as(1).refusal('pay 1 fish 2 meat')).toEqual({
      code: 'pays-too-much',
      params: { need: 4, pays: 7, unit: 'food' },
    })
    expect(at.as(1).refusal('pay 1 meat')).toEqual({
      code: 'pays-too-little',
      params: { need: 4, pays: 3, unit: 'food' },
    })
    expect(at.as(1).refusal('pay 1 coal')).toEqual({ code: 'wrong-payment', params: { need: 'food' } })
    expect(at.as(1).refusal('pay 3 bread')).toEqual({
      code: 'not-enough-tokens',
      params: { good: 'bread', need: 3, have: 0 },
    })
  })

  test('without enough food uses everything up and takes loans automatically if nothing can be sold [LH-8.11] [LH-8.13]', () => {
    const at = endOf(9, { seats: { '1': holds({ fish: 1, franc: 1, wood: 4 }) } }).play('end')
    expect(at.stock(1)).toEqual({ wood: 4, franc: 2 })
    expect(at.loans(1)).toBe(2)
    expect(at.position().round).toBe(10)
  })

  test('may be paid from a sale, which is optional [LH-8.12]', () => {
    const poor = () =>
      endOf(9, { seats: { '1': holds({ franc: 3 }, { buildings: ['fishery', 'joinery'] }) } })
    const borrower = poor().play('end')
    expect(borrower.as(1).commands()).toEqual(['borrow', 'sell fishery', 'sell joinery'])
    borrower.as(1).play('borrow')
    expect([borrower.francs(1), borrower.loans(1), borrower.where('fishery')]).toEqual([3, 2, 1])
    const seller = poor().play('end').as(1).play('sell fishery')
    expect(seller.as(1).commands()).toEqual(['pay 8 franc', 'sell joinery'])
    seller.as(1).play('pay 8 franc')
    expect([seller.francs(1), seller.loans(1), seller.where('fishery')]).toEqual([0, 0, 'town'])
  })

  test('may be paid from the sale of a ship, which has fed already [LH-8.12]', () => {
    const at = endOf(9, { seats: { '1': holds({ franc: 4 }, { ships: ['ophelie'] }) } }).play('end')
    expect(at.as(1).commands()).toEqual(['borrow', 'sell ophelie'])
    at.as(1).play('sell ophelie')
    expect([at.francs(1), at.loans(1)]).toEqual([2, 0])
  })

  test('waits for every player with a choice, in any order [LH-8.13]', () => {
    const mixed = holds({ fish: 5, franc: 5 })
    const at = endOf(5, { seats: { '1': mixed, '3': mixed } }).play('end')
    expect(at.waitsFor()).toEqual([3, 1])
    expect(at.francs(2)).toBe(16)
    at.as(3).play('pay 4 fish')
    expect(at.waitsFor()).toEqual([1])
    expect(at.position()).toMatchObject({ phase: 'feeding', round: 5 })
    at.as(1).play('pay 4 franc')
    expect(at.position()).toMatchObject({ phase: 'turns', round: 6 })
  })

  test('allows nothing else until all are fed [LH-8.23]', () => {
    const at = endOf(5, { seats: { '1': holds({ fish: 5, franc: 5 }) } }).play('end')
    const refused = { code: 'finish-feeding-first', params: {} }
    for (const command of ['supply', 'take wood', 'enter building-firm-1', 'end', 'done'])
      expect(at.as(1).refusal(command)).toEqual(refused)
    expect(at.as(2).refusal('supply')).toEqual(refused)
    expect(at.as(2).refusal('pay 1 franc')).toEqual({ code: 'nothing-owed', params: {} })
    expect(at.as(2).commands()).toEqual([])
  })
})

describe('the town', () => {
  test.each([
    [
      [['tannery'], ['joinery', 'abattoir'], ['bakehouse']],
      'joinery',
      [['tannery'], ['abattoir'], ['bakehouse']],
    ],
    [
      [['fishery', 'tannery'], ['joinery'], ['bakehouse']],
      'fishery',
      [['tannery'], ['joinery'], ['bakehouse']],
    ],
    [
      [['tannery'], ['joinery'], ['clay-mound', 'wharf-1']],
      'joinery',
      [['tannery'], [], ['clay-mound', 'wharf-1']],
    ],
    [[[], ['black-market'], ['church']], 'black-market', [[], [], ['church']]],
    [[[], [], ['church']], 'church', [[], [], []]],
  ])('builds from %j the %s [LH-8.14]', (piles, built, left) => {
    const at = endOf(3, { piles }).play('end')
    expect(at.where(built)).toBe('town')
    expect(at.position().piles).toEqual(left)
    expect(at.happened('town-built')).toBe(true)
  })

  test('builds nothing when no proposal is left [LH-8.15]', () => {
    const at = endOf(3, { piles: [[], [], []] }).play('end')
    expect(at.position().town).toEqual(['building-firm-1', 'building-firm-2', 'construction-firm'])
    expect(at.happened('town-built')).toBe(false)
    expect(at.position().round).toBe(4)
  })

  test('turns up the top special building [LH-8.16] [LH-H.11]', () => {
    const special = ['zoo', 'farm', 'kiln', 'bakery']
    const at = endOf(4, { special }).play('end')
    expect(at.position().town).toContain('zoo')
    expect(at.position().special).toEqual(['farm', 'kiln', 'bakery'])
    expect(at.events()).toContainEqual({ kind: 'special-revealed', building: 67, reveal: true })
    expect(at.happened('town-built')).toBe(false)
  })

  test('turns up nothing when no special building is left [LH-8.16]', () => {
    const at = endOf(4, { special: [] }).play('end')
    expect(at.happened('special-revealed')).toBe(false)
    expect(at.position().round).toBe(5)
  })

  test.each([1, 2, 5, 6, 9, 10, 13, 16, 17, 18])(
    'builds nothing in round %i of the game for three [LH-8.17]',
    (round) => {
      const at = endOf(round)
      const { town, special, piles } = at.position()
      at.play('end')
      expect(at.position()).toMatchObject({ town, special, piles })
    },
  )

  test('lets all players enter and buy what it has built [LH-8.21]', () => {
    const at = endOf(3, { start: 1, piles: [['fishery'], ['tannery'], ['bakehouse']] }).play('end')
    expect(at.can('buy fishery')).toBe(true)
    expect(at.play('supply', 'enter fishery').held('fish')).toBe(3)
    const special = endOf(4, { special: ['farm', 'kiln'] }).play('end')
    expect(special.can('buy farm')).toBe(true)
    expect(special.play('supply').can('enter farm')).toBe(true)
  })

  test.each([
    [1, 7, 3],
    [2, 14, 4],
    [3, 18, 4],
    [4, 20, 5],
    [5, 20, 5],
  ])(
    'with %i players turns up special buildings in %i rounds and keeps one hidden [LH-8.18]',
    (players, rounds, revealed) => {
      let left = freshSpecials
      let seen = 0
      for (let round = 1; round <= rounds; round++) {
        const seats = Object.fromEntries(
          Array.from({ length: players }, (_, seat) => [`${seat + 1}`, holds({ franc: 60 })]),
        )
        const at = table({ options: { players }, round, turn: 7, step: 'end', special: left, seats }).play(
          'end',
        )
        if (at.happened('special-revealed')) seen++
        left = (at.position().special ?? []).map((name) => name ?? '')
      }
      expect(seen).toBe(revealed)
      expect(left).toEqual(freshSpecials.slice(revealed))
    },
  )
})

const freshSpecials = ['farm', 'bakery', 'kiln', 'zoo', 'diner', 'tavern']

describe('the round card', () => {
  test.each([
    [1, 'dina', 'wooden'],
    [6, 'cherbourg', 'iron'],
    [11, 'triest', 'steel'],
    [16, 'ms-susanne', 'luxury'],
    [18, 'ms-andrea', 'luxury'],
  ])('of round %i becomes the %s, the top %s ship [LH-8.19] [LH-5.26]', (round, ship, type) => {
    const at = endOf(round).play('end')
    expect(at.position().ships?.[type]?.at(-1)).toBe(ship)
    expect(at.where(ship)).toBe('pile')
    expect(at.happened('ship-arrived')).toBe(true)
  })

  test('is on top of ships that came before or were sold [LH-5.26] [LH-8.19]', () => {
    const at = endOf(3, { ships: { wooden: ['dina', 'appoline'] } }).play('end')
    expect(at.position().ships).toEqual({
      wooden: ['dina', 'appoline', 'blanche'],
      iron: [],
      steel: [],
      luxury: [],
    })
  })
})
