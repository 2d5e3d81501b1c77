import { random } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import { TOKENS } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import { leHavre } from '../rules.ts'
import { newTable, table } from '../testing/index.ts'
import { reading, refusal } from '../testing/literal.ts'
import { readPosition } from './read.ts'

describe('a sparse literal', () => {
  test('is the set-up where it says nothing [LH-R.8]', () => {
    expect(reading({})).toEqual(newTable({}, 'position').position())
    expect(reading({ seed: 'test', options: { players: 5, version: 'short' } })).toEqual(
      newTable({ players: 5, version: 'short' }).position(),
    )
  })

  test('changes what it names and nothing else [LH-R.8]', () => {
    const fresh = newTable({}, 'position').position()
    expect(
      reading({ offers: { wood: 7 }, seats: { '2': { stock: { fish: 3, franc: 0 }, loans: 2 } } }),
    ).toEqual({
      ...fresh,
      offers: { ...fresh.offers, wood: 7 },
      seats: {
        ...fresh.seats,
        '2': { ...fresh.seats?.['2'], stock: { ...fresh.seats?.['2']?.stock, fish: 3, franc: 0 }, loans: 2 },
      },
    })
  })

  test('takes the buildings that it hands out from the town and the piles [LH-R.8]', () => {
    const fresh = newTable({}, 'position').position()
    const top = fresh.piles?.[0]?.[0] ?? ''
    const at = table({ seats: { '3': { buildings: ['building-firm-2', top] } } })
    expect(at.position().town).toEqual(['building-firm-1', 'construction-firm'])
    expect(at.position().piles?.[0]).toEqual(fresh.piles?.[0]?.slice(1))
    expect(at.position().piles?.[1]).toEqual(fresh.piles?.[1])
    expect(at.position().seats?.['3']?.buildings?.toSorted()).toEqual(['building-firm-2', top].toSorted())
  })

  test('takes special buildings that it lays elsewhere from their pile [LH-R.8]', () => {
    const pile = newTable({}, 'position').position().special ?? []
    const [first, second] = pile
    const at = table({ town: [first ?? ''], seats: { '1': { buildings: [second ?? ''] } } })
    expect(at.position().special).toEqual(pile.slice(2))
    expect([at.where(first ?? ''), at.where(second ?? '')]).toEqual(['town', 1])
  })

  test('clears the town where it names one [LH-R.8]', () => {
    const at = table({ town: ['zoo', 'church'] })
    expect(at.position().town).toEqual(['church', 'zoo'])
    expect(at.where('building-firm-1')).toBe('out')
  })

  test('lays the piles that it names [LH-R.8]', () => {
    const at = table({ piles: [['fishery', 'joinery'], [], ['bank']] })
    expect(at.position().piles).toEqual([['fishery', 'joinery'], [], ['bank']])
    expect([at.where('joinery'), at.where('tannery')]).toEqual(['pile', 'out'])
  })

  test('sets the course of the game [LH-R.8]', () => {
    expect(reading({ start: 3, round: 4, turn: 5, step: 'end' })).toMatchObject({
      start: 3,
      round: 4,
      turn: 5,
      step: 'end',
      phase: 'turns',
    })
    expect(table({ start: 3, round: 4, turn: 5 }).waitsFor()).toEqual([1])
  })

  test('sets discs, marks and knowledge [LH-R.8]', () => {
    const literal = {
      modernised: ['wharf-2'],
      sold: ['fishery'],
      special: ['zoo', 'farm', 'kiln'],
      town: ['wharf-2', 'fishery'],
      seats: {
        '1': { disc: 'wharf-2', knows: [1, 3] },
        '2': { disc: null, either: ['farm', 'zoo'], owes: 0 },
      },
    }
    expect(reading(literal)).toMatchObject({
      modernised: ['wharf-2'],
      sold: ['fishery'],
      special: ['zoo', 'farm', 'kiln'],
      seats: { '1': { disc: 'wharf-2', knows: [1, 3] }, '2': { disc: null, either: ['farm', 'zoo'] } },
    })
  })

  test('may say which options hold [LH-R.8]', () => {
    expect(
      reading({ options: { doubleInterest: true, marketplaceLimit: 3, stadiumPurchase: false } }),
    ).toMatchObject({
      options: {
        doubleInterest: true,
        marketplaceLimit: 3,
        stadiumPurchase: false,
        soloWithoutOthersCards: true,
      },
    })
  })
})

test.each([['frames', { frames: [[1, -1, 0, 0, 0, 0]] }, -1]])(
  '%s is not negative: %j [LH-R.11]',
  (field, literal, value) => {
    expect(reading(literal)).toEqual(refusal('negative-amount', field, value))
  },
)

test.each([
  ['colour', { colour: 'blue' }],
  ['Round', { Round: 3 }],
  ['toString', { toString: 1 }],
])('there is no field %s [LH-R.14]', (field, literal) => {
  expect(reading(literal)).toEqual({ code: 'unknown-field', params: { field } })
})

test('unknown options are refused as at the set-up [LH-R.14] [LH-1.29]', () => {
  expect(reading({ options: { colour: 1 } })).toEqual({ code: 'unknown-field', params: { field: 'colour' } })
  expect(reading({ options: { players: 9 } })).toEqual(refusal('bad-value', 'players', 9))
  expect(reading({ options: [] })).toEqual({ code: 'bad-options', params: {} })
})

test.each([
  ['position', null, null],
  ['position', undefined, undefined],
  ['position', 'fresh', 'fresh'],
  ['position', [], []],
  ['position', 3, 3],
  ['seed', { seed: 7 }, 7],
  ['frames', { frames: 1 }, 1],
  ['frames', { frames: [1] }, 1],
  ['frames', { frames: [[1, 2, 3]] }, [1, 2, 3]],
  ['frames', { frames: [[0, 0, 0, 0, 0, 0]] }, [0, 0, 0, 0, 0, 0]],
  ['frames', { frames: [[7, 0, 0, 0, 0, 0]] }, [7, 0, 0, 0, 0, 0]],
  ['frames', { frames: [[1, 'fishery', 0, 0, 0, 0]] }, 'fishery'],
  ['frames', { frames: [[1, 40000, 0, 0, 0, 0]] }, 40000],
])('%s does not fit: %j [LH-R.15]', (field, literal, value) => {
  expect(reading(literal)).toEqual(refusal('bad-value', field, value))
})

test('a long value is cut off in the reason [LH-R.15]', () => {
  const long = 'x'.repeat(500)
  expect(reading({ phase: long })).toEqual({
    code: 'bad-value',
    params: { field: 'phase', value: `"${'x'.repeat(79)}` },
  })
})

describe('a position that no game can go on from', () => {
  test.each([
    ['seats.1.disc', { seats: { '1': { disc: 'zoo' } } }, 'zoo'],
    ['seats.1.disc', { piles: [['fishery'], [], []], seats: { '1': { disc: 'fishery' } } }, 'fishery'],
    ['waiting', { waiting: 'football-stadium' }, 'football-stadium'],
    ['phase', { phase: 'feeding' }, 'feeding'],
    ['phase', { phase: 'interest' }, 'interest'],
  ])('is refused at %s: %j [LH-R.16]', (field, literal, value) => {
    expect(reading(literal)).toEqual(refusal('impossible-position', field, value))
  })

  const goods = { fish: 9, wood: 9, clay: 9, iron: 9, grain: 9, brick: 9, steel: 9, coal: 9, franc: 30 }
  const inside = (frames: readonly (readonly number[])[], more: object = {}) => ({
    step: 'main',
    round: 5,
    start: 3,
    town: ['bakehouse', 'construction-firm'],
    piles: [['fishery'], [], []],
    seats: { '1': { stock: goods, disc: 'bakehouse' } },
    frames,
    ...more,
  })
  const BAKEHOUSE = 7
  const baking = [1, BAKEHOUSE, 0, 0, 0, 0]

  test('is not a possible action in progress [LH-R.16]', () => {
    expect(reading(inside([baking]))).toMatchObject({ frames: [baking] })
    expect(reading(inside([[2, BAKEHOUSE, 0, 0, 0, 0]]))).toMatchObject({
      frames: [[2, BAKEHOUSE, 0, 0, 0, 0]],
    })
  })

  test.each([
    ['a building without an action', [[1, 31, 0, 0, 0, 0]], {}],
    ['a building that does not exist', [[1, 120, 0, 0, 0, 0]], {}],
    ['an action elsewhere than where the disc is', [[1, 2, 0, 2, 0, 0]], {}],
    ['a fee elsewhere than where the disc is', [[2, 2, 0, 0, 0, 0]], {}],
    ['a payment without an action', [[4, 0, 2, 0, 0, 0]], {}],
    ['material without an action', [[5, 1, 0, 0, 0, 0]], {}],
    ['food without an action', [[3, 0, 2, 0, 0, 0]], {}],
    ['an action on top of another', [baking, baking], {}],
    ['a fee on top of an action', [baking, [2, BAKEHOUSE, 0, 0, 0, 0]], {}],
    ['an action on top of a payment', [[4, 0, 2, 0, 0, 0], baking], {}],
    ['two payments', [baking, [4, 0, 2, 0, 0, 0], [4, 0, 2, 0, 0, 0]], {}],
    ['a part that the card does not have', [[1, BAKEHOUSE, 1, 0, 0, 0]], {}],
    [
      'more constructions than the firm allows',
      [[1, 2, 0, 3, 0, 0]],
      { seats: { '1': { stock: goods, disc: 'construction-firm' } } },
    ],
    ['an action before the supply', [baking], { step: 'supply' }],
    ['an action after the main action', [baking], { step: 'end' }],
    [
      'an action while food is paid',
      [baking],
      { phase: 'feeding', step: undefined, seats: { '1': { stock: goods, disc: 'bakehouse', owes: 3 } } },
    ],
  ])('has %s [LH-R.16]', (_, frames, more) => {
    expect(reading(inside(frames, more))).toMatchObject({
      code: 'impossible-position',
      params: { field: 'frames' },
    })
  })

  test('asks a question that has no answer [LH-R.16]', () => {
    const empty = { seats: { '1': { stock: { grain: 0, fish: 0, franc: 0 }, disc: 'bakehouse' } } }
    const fee = [2, BAKEHOUSE, 0, 0, 0, 0]
    expect(reading(inside([baking], empty))).toEqual(refusal('impossible-position', 'frames', null))
    expect(reading(inside([fee], empty))).toEqual(refusal('impossible-position', 'frames', [fee]))
  })

  test('has discs of two players in one building before the final stage [LH-R.16]', () => {
    const seats = { '1': { disc: 'building-firm-1' }, '2': { disc: 'building-firm-1' } }
    expect(reading({ seats })).toEqual(refusal('impossible-position', 'seats.2.disc', 'building-firm-1'))
    expect(reading({ phase: 'final', seats })).toMatchObject({ phase: 'final' })
  })

  test('has a standard building among the hidden special ones [LH-R.16]', () => {
    expect(reading({ special: ['zoo', 'fishery'] })).toEqual(
      refusal('card-in-wrong-place', 'special', 'fishery'),
    )
  })

  test('lets a seat know more than two cards to be the top two [LH-R.16]', () => {
    const seats = { '1': { either: ['zoo', 'farm', 'kiln'] } }
    expect(reading({ seats })).toEqual(
      refusal('impossible-position', 'seats.1.either', ['zoo', 'farm', 'kiln']),
    )
  })
})

test('any action in progress of a random literal is refused or can be continued [LH-R.16]', () => {
  const source = random('invented')
  const goods = Object.fromEntries(TOKENS.map((name) => [name, 9]))
  const ships = ['dina', 'caen']
  for (let sample = 0; sample < 3000; sample++) {
    const frames = Array.from({ length: 1 + source.nextInt(3) }, () => {
      const kind = 1 + source.nextInt(5)
      return [kind, ...[kind === 5 ? 3 : 69, 4, 4, 3, 3].map((bound) => source.nextInt(bound))]
    })
    const disc = BUILDINGS[frames[0]?.[1] ?? 0]?.name ?? ''
    const seats = {
      '1': { stock: goods, ships, loans: 3, disc },
      '2': { stock: goods },
      '3': { stock: goods },
    }
    const read = readPosition({ step: 'main', round: 5, start: 3, town: [disc], seats, frames })
    if (!read.ok) continue
    const s = read.value
    for (let step = 0; step < 8; step++) {
      const [seat = 0] = leHavre.deciders(s)
      const commands = leHavre.commands(s, seat)
      expect(commands, JSON.stringify(frames)).not.toEqual([])
      leHavre.apply(s, seat, commands[source.nextInt(commands.length)] as Command)
      expect(Math.min(...s), JSON.stringify(frames)).toBeGreaterThanOrEqual(-1)
    }
  }
})
