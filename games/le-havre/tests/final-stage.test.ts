import { describe, expect, test } from 'vitest'
import type { Tokens } from '../rules/catalogue/goods.ts'
import type { SeatLiteral } from '../rules/position/literal.ts'
import { leHavre } from '../rules/rules.ts'
import { before, only, table } from '../rules/testing/index.ts'

const holds = (stock: Tokens, more: SeatLiteral = {}): SeatLiteral => ({ ...more, stock: only(stock) })

const NOTHING_ON_OFFER = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }

/** The final stage with seat 1 to act first, unless another seat began the game. */
const final = (literal: Parameters<typeof table>[0] = {}) => table({ phase: 'final', ...literal })

describe('the final stage', () => {
  test('begins when the last round card is resolved [LH-9.1]', () => {
    const seats = { '1': holds({ franc: 30 }), '2': holds({ franc: 30 }), '3': holds({ franc: 30 }) }
    const at = table({ round: 18, turn: 7, step: 'end', seats }).play('end')
    expect(at.position()).toMatchObject({ phase: 'final', round: 19, turn: 1, step: 'main' })
    expect(at.events().slice(-3)).toEqual([
      { kind: 'ship-arrived', ship: 19 },
      { kind: 'final-stage' },
      { kind: 'turn-begins', seat: 0, round: null, turn: 1 },
    ])
    expect(at.stock(1)).toEqual({ franc: 15 })
  })

  test('does not begin after the last but one [LH-9.1]', () => {
    const seats = { '1': holds({ franc: 30 }), '2': holds({ franc: 30 }), '3': holds({ franc: 30 }) }
    const at = table({ round: 17, turn: 7, step: 'end', seats }).play('end')
    expect(at.position()).toMatchObject({ phase: 'turns', round: 18 })
  })

  test('gives every seat one turn, the starting seat first [LH-9.2]', () => {
    const at = final({ start: 2 })
    expect(at.waitsFor()).toEqual([2])
    at.play('take fish', 'end')
    expect(at.waitsFor()).toEqual([3])
    at.play('take wood', 'end')
    expect(at.waitsFor()).toEqual([1])
    at.play('take clay', 'end')
    expect(at.position().phase).toBe('over')
    expect(at.happened('game-over')).toBe(true)
  })

  test('has no supply action [LH-9.3]', () => {
    const at = final()
    expect(at.refusal('supply')).toEqual({ code: 'not-now', params: {} })
    expect(at.commands()).toEqual(['take franc', 'take fish', 'take wood', 'take clay'])
  })

  test('lets a seat take an offer or enter a building, once [LH-9.4]', () => {
    const taker = before('fishery', {}, { phase: 'final' }).play('take wood')
    expect(taker.stock()).toEqual({ wood: 2 })
    expect(taker.refusal('enter fishery')).toEqual({ code: 'main-action-done', params: {} })
    const visitor = before('fishery', {}, { phase: 'final' }).play('enter fishery')
    expect(visitor.stock()).toEqual({ fish: 3 })
    expect(visitor.refusal('take wood')).toEqual({ code: 'main-action-done', params: {} })
  })

  test('cannot be left without the action while one is possible [LH-9.4]', () => {
    expect(final().refusal('end')).toEqual({ code: 'main-action-first', params: {} })
  })

  test('lets all players sell and repay [LH-9.5]', () => {
    const at = final({
      seats: {
        '1': holds({ franc: 5 }, { loans: 1, buildings: ['fishery'] }),
        '3': holds({}, { ships: ['caen'] }),
      },
    })
    at.play('repay', 'sell fishery')
    at.as(3).play('sell caen')
    expect([at.stock(1), at.stock(3)]).toEqual([{ franc: 5 }, { franc: 5 }])
    expect([at.loans(1), at.where('fishery'), at.where('caen')]).toEqual([0, 'town', 'pile'])
    expect(at.waitsFor()).toEqual([1])
  })

  test('lets discs meet in a building [LH-9.6]', () => {
    const town = ['fishery']
    const at = final({ town, seats: { '2': { disc: 'fishery' } } }).play('enter fishery', 'end')
    expect(Object.values(at.position().seats ?? {}).map(({ disc }) => disc)).toEqual([
      'fishery',
      'fishery',
      null,
    ])
    at.play('take wood', 'end', 'enter fishery')
    expect(Object.values(at.position().seats ?? {}).map(({ disc }) => disc)).toEqual([
      'fishery',
      'fishery',
      'fishery',
    ])
  })

  test('bars the building with the own disc inside [LH-9.7]', () => {
    const at = final({ town: ['fishery'], seats: { '1': { disc: 'fishery' }, '2': { disc: 'fishery' } } })
    expect(at.refusal('enter fishery')).toEqual({ code: 'own-disc-inside', params: { building: 'fishery' } })
  })

  test('asks entry fees as ever [LH-9.8]', () => {
    const at = before(
      'joinery',
      { wood: 3, franc: 1 },
      {
        phase: 'final',
        seats: { '2': { buildings: ['joinery'], disc: 'joinery' } },
      },
    )
    at.play('enter joinery', 'convert 3')
    expect([at.stock(1), at.francs(2)]).toEqual([{ franc: 7 }, 6])
    const poor = before('joinery', { wood: 3 }, { phase: 'final' })
    expect(poor.refusal('enter joinery').code).toBe('cannot-pay-fee')
  })

  test('lets the action go where nothing is possible [LH-9.9]', () => {
    const at = final({ offers: NOTHING_ON_OFFER, town: ['bank'], piles: [[], [], []] })
    expect(at.commands()).toEqual(['end'])
    at.play('end')
    expect(at.waitsFor()).toEqual([2])
  })

  test('counts buildings that are built in it [LH-9.19]', () => {
    const at = before('wharf-1', { franc: 2, steel: 3, coal: 1 }, { phase: 'final', modernised: ['wharf-1'] })
    const before38 = at.wealth()
    at.play('enter wharf-1', 'build ms-andrea')
    expect(at.wealth() - before38).toBe(30 - 2)
  })
})

describe('the end of the game', () => {
  const last = (seats: Record<string, SeatLiteral>, more: Parameters<typeof table>[0] = {}) =>
    table({ phase: 'final', turn: 3, step: 'end', town: [], ...more, seats }).play('end')

  test('has no harvest, no feeding and no interest any more [LH-9.10]', () => {
    const at = last({
      '1': holds({ grain: 1, cattle: 2, franc: 3 }, { loans: 1 }),
      '2': holds({}),
      '3': holds({}),
    })
    expect(at.events()).toEqual([{ kind: 'game-over' }])
    expect(at.stock(1)).toEqual({ grain: 1, cattle: 2, franc: 3 })
    expect(at.position()).toMatchObject({
      phase: 'over',
      ships: { luxury: ['ms-susanne', 'ms-doris', 'ms-andrea'] },
    })
  })

  test('repays every loan that can be repaid [LH-9.11]', () => {
    const at = last({
      '1': holds({ franc: 11 }, { loans: 3 }),
      '2': holds({ franc: 4 }, { loans: 1 }),
      '3': holds({ franc: 5 }, { loans: 1 }),
    })
    expect([1, 2, 3].map((seat) => [at.francs(seat), at.loans(seat)])).toEqual([
      [1, 1],
      [4, 1],
      [0, 0],
    ])
    expect(at.events()).toEqual([
      { kind: 'loan-repaid', seat: 0, francs: 5 },
      { kind: 'loan-repaid', seat: 0, francs: 5 },
      { kind: 'loan-repaid', seat: 2, francs: 5 },
      { kind: 'game-over' },
    ])
  })

  test('does not come before [LH-9.10]', () => {
    expect(leHavre.outcome(table({ phase: 'final', turn: 3, step: 'end' }).state)).toBeNull()
  })

  const scores = (at: ReturnType<typeof table>) => leHavre.outcome(at.state)?.scores

  test('counts francs, buildings, ships, plus-values and loans [LH-9.12] [LH-9.13] [LH-9.14] [LH-7.19]', () => {
    const at = last({
      '1': holds(
        { franc: 3 },
        { buildings: ['bank', 'wharf-1', 'fishery'], ships: ['caen', 'ms-doris'], loans: 2 },
      ),
      '2': holds({ franc: 21 }),
      '3': holds({}, { loans: 1 }),
    })
    expect(scores(at)).toEqual([
      {
        seat: 0,
        total: 3 + 40 + 44 + 5 - 14,
        rank: 1,
        parts: { francs: 3, buildings: 16 + 14 + 10, ships: 10 + 34, bonus: 3 + 2, loans: -14 },
      },
      { seat: 1, total: 21, rank: 2, parts: { francs: 21, buildings: 0, ships: 0, bonus: 0, loans: 0 } },
      { seat: 2, total: -7, rank: 3, parts: { francs: 0, buildings: 0, ships: 0, bonus: 0, loans: -7 } },
    ])
  })

  test('counts the printed value and not the price [LH-9.13]', () => {
    const at = last({
      '1': holds({}, { buildings: ['football-stadium'], ships: ['dina'] }),
      '2': holds({}),
      '3': holds({}),
    })
    expect(scores(at)?.[0]?.parts).toEqual({ francs: 0, buildings: 24, ships: 2, bonus: 0, loans: 0 })
  })

  test('counts no goods [LH-9.15]', () => {
    const at = last({ '1': holds({ steel: 9, coke: 5, fish: 20 }), '2': holds({ franc: 1 }), '3': holds({}) })
    expect(scores(at)?.map(({ total }) => total)).toEqual([0, 1, 0])
  })

  test('names the richest as the winner [LH-9.16]', () => {
    const at = last({ '1': holds({ franc: 20 }), '2': holds({ franc: 22 }), '3': holds({ franc: 21 }) })
    expect(leHavre.outcome(at.state)?.winners).toEqual([1])
    expect(scores(at)?.map(({ rank }) => rank)).toEqual([3, 1, 2])
  })

  test('lets equal players share their place [LH-9.17]', () => {
    const at = last({ '1': holds({ franc: 22 }), '2': holds({ franc: 9 }), '3': holds({ franc: 22 }) })
    expect(leHavre.outcome(at.state)?.winners).toEqual([0, 2])
    expect(scores(at)?.map(({ rank }) => rank)).toEqual([1, 3, 1])
  })

  test('leaves nothing to do [LH-9.18]', () => {
    const at = last({ '1': holds({ franc: 22 }, { buildings: ['fishery'] }), '2': holds({}), '3': holds({}) })
    expect(at.waitsFor()).toEqual([])
    expect(at.as(1).commands()).toEqual([])
    expect(at.as(1).refusal('sell fishery')).toEqual({ code: 'game-over', params: {} })
  })
})
