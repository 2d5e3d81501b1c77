import { describe, expect, it } from 'vitest'
import { foodOutlook } from '../../queries/index.ts'
import { leHavre, type PositionLiteral } from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import { warningsOf } from './warnings.ts'

const warned = (state: Parameters<typeof warningsOf>[0], text: string) => {
  const command = leHavre.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return warningsOf(state, 0, [command.value], leHavre.commands(state, 0))
}

/** Seat 1 of two has taken its last or last but one action of round 5. */
const late = (turn: number, stock: Readonly<Record<string, number>>, more: PositionLiteral = {}) =>
  table({
    options: { players: 2 },
    round: 5,
    turn,
    step: 'end',
    start: turn % 2 === 1 ? 1 : 2,
    ...more,
    seats: { '1': { stock } },
  }).state

describe('a warning comes', () => {
  it('when the last turn before feeding ends with food missing', () => {
    const state = late(7, { franc: 1 })
    expect(warned(state, 'end')).toEqual([{ code: 'ends-hungry', amount: foodOutlook(state, 0)?.short }])
  })

  it('not while there is another turn before feeding', () => {
    expect(warned(late(5, { franc: 1 }), 'end')).toEqual([])
  })

  it('not when there is enough food', () => {
    expect(warned(late(7, { franc: 60 }), 'end')).toEqual([])
  })

  it('when a purchase takes the food away', () => {
    const state = late(7, { franc: 14 }, { town: ['fishery'] })
    expect(warned(state, 'buy fishery').map(({ code }) => code)).toEqual(['spends-food'])
  })

  it('before a loan, with the number of loans', () => {
    const state = table({
      phase: 'feeding',
      seats: { '1': { owes: 6, stock: { franc: 0 }, buildings: ['marketplace'] } },
    }).state
    expect(warned(state, 'borrow')).toEqual([{ code: 'takes-loan', amount: 2 }])
  })

  it('before a sale below the value', () => {
    const state = before('fishery', { franc: 1 }, { seat1: { buildings: ['bakehouse'] } }).state
    expect(warned(state, 'sell bakehouse')).toEqual([{ code: 'sells-below-value', amount: 4 }])
  })

  it('before a payment that wastes more than another', () => {
    const state = table({
      phase: 'feeding',
      seats: { '1': { owes: 1, stock: { franc: 3, meat: 1 } } },
    }).state
    expect(warned(state, 'pay 1 meat')).toEqual([{ code: 'wastes', amount: 2 }])
    expect(warned(state, 'pay 1 franc')).toEqual([])
  })

  it('not before an obvious action', () => {
    expect(warned(before('fishery', { franc: 1 }).state, 'take fish')).toEqual([])
    expect(warned(before('fishery', { franc: 1 }).state, 'enter fishery')).toEqual([])
  })
})
