import type { AutoActionSettings } from '@quayside/game'
import { describe, expect, it } from 'vitest'
import { leHavre, type State } from '../rules/index.ts'
import { before, table } from '../rules/testing/index.ts'
import { autoActions } from './auto-actions.ts'
import { PREFERENCES } from './preferences.ts'

const OFF = { ...PREFERENCES, supply: false }
const NONE: AutoActionSettings = { forced: false, confirmTurn: true, preferences: OFF }
const ALL: AutoActionSettings = { forced: true, confirmTurn: false, preferences: { ...OFF, supply: true } }

/** Nothing but one preference. */
const only = (preference: keyof typeof PREFERENCES): AutoActionSettings => ({
  ...NONE,
  preferences: { ...OFF, [preference]: true },
})

const order = (state: State, settings: AutoActionSettings): string | null => {
  const command = autoActions.next(state, 0, settings)
  return command === null ? null : leHavre.notation.print(command)
}

describe('automatically', () => {
  it('the supply is carried out if the setting is on', () => {
    const { state } = table({ step: 'supply' })
    expect(order(state, ALL)).toBe('supply')
    expect(order(state, NONE)).toBeNull()
  })

  it('the turn ends without asking, unless there is something to buy', () => {
    const poor = before('fishery', { franc: 0 }).play('take fish').state
    expect(order(poor, ALL)).toBe('end')
    expect(order(poor, NONE)).toBeNull()
    expect(order(before('fishery', { franc: 30 }).play('take fish').state, ALL)).toBeNull()
  })

  it('interest is paid where selling would be the only other thing', () => {
    const owing = (franc: number) =>
      table({
        phase: 'interest',
        seats: { '1': { loans: 1, owes: 1, stock: { franc }, buildings: ['marketplace'] } },
      }).state
    expect(order(owing(3), ALL)).toBe('pay 1 franc')
    expect(order(owing(9), ALL)).toBeNull()
    expect(order(owing(3), NONE)).toBeNull()
  })

  it('no loan is ever taken', () => {
    const state = table({
      phase: 'interest',
      seats: { '1': { loans: 1, owes: 1, stock: { franc: 0 }, buildings: ['marketplace'] } },
    }).state
    expect(order(state, ALL)).toBeNull()
  })

  it('nothing happens when there is a choice, nor for a seat that is not asked', () => {
    expect(order(before('fishery', { franc: 1 }).state, ALL)).toBeNull()
    expect(autoActions.next(table({ step: 'supply' }).state, 1, ALL)).toBeNull()
  })
})

describe('settled in advance', () => {
  const feeding = (fish: number) =>
    table({
      phase: 'feeding',
      seats: { '1': { owes: 3, stock: { franc: 4, fish, bread: 2 }, buildings: ['marketplace'] } },
    }).state

  it('the workers are fed with as little waste as can be, fish before francs', () => {
    expect(order(feeding(2), only('feeding'))).toBe('pay 2 fish 1 franc')
    expect(order(feeding(2), NONE)).toBeNull()
  })

  it('no loan is taken for feeding', () => {
    const state = table({ phase: 'feeding', seats: { '1': { owes: 3, stock: { franc: 0, fish: 1 } } } }).state
    expect(order(state, only('feeding'))).toBeNull()
  })

  const owing = (franc: number) =>
    table({
      phase: 'interest',
      seats: { '1': { loans: 1, owes: 1, stock: { franc }, buildings: ['marketplace'] } },
    }).state

  it('interest is paid, though a loan could be repaid', () => {
    expect(order(owing(9), only('interest'))).toBe('pay 1 franc')
    expect(order(owing(0), only('interest'))).toBeNull()
  })

  it('a loan is repaid when enough is left after it', () => {
    expect(order(owing(11), only('repaying'))).toBe('repay')
    expect(order(owing(10), only('repaying'))).toBeNull()
  })
})
