import { bestCommand, RemainingBudget } from '@quayside/bots'
import { random, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { stock } from '../queries/index.ts'
import { leHavre, type State, TOKENS } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import type { Evaluator } from './evaluator.ts'
import { OnePly } from './one-ply.ts'
import { plannerFor } from './planners.ts'
import { HeuristicEvaluator } from './tests/heuristic-evaluator.ts'
import { played } from './tests/sample-states.ts'

const BREAD = TOKENS.indexOf('bread')

const unlimited = (): RemainingBudget => new RemainingBudget({ nodes: Number.POSITIVE_INFINITY })

/** An evaluator with a given value that counts its calls. */
const countingEvaluator = (
  value: (s: State, seat: Seat) => number,
): Evaluator & { readonly asked: () => number } => {
  let asked = 0
  return {
    setReference: () => {},
    value: (s, seat) => {
      asked++
      return value(s, seat)
    },
    asked: () => asked,
  }
}

describe.each([
  { players: 2, version: 'full' },
  { players: 3, version: 'full' },
  { players: 4, version: 'full' },
  { players: 2, version: 'short' },
  { players: 5, version: 'short' },
  { players: 1, version: 'short' },
])('plans for $players players ($version)', (setUp) => {
  const positions = played(setUp, 9)

  it('begin with distinct legal commands and have finite values', () => {
    for (const { state, seat } of positions) {
      const choices = plannerFor(state).rank(state, seat, unlimited())
      expect(choices.length).toBeGreaterThan(0)
      expect(new Set(choices.map(({ command }) => command)).size).toBe(choices.length)
      for (const { command, value } of choices) {
        expect(leHavre.refuse(state, seat, command)).toBe(null)
        expect(Number.isFinite(value)).toBe(true)
      }
    }
  })

  it('do not depend on earlier searches', () => {
    const forwards = positions.map(({ state, seat }) => plannerFor(state).rank(state, seat, unlimited()))
    const backwards = positions
      .toReversed()
      .map(({ state, seat }) => plannerFor(state).rank(state, seat, unlimited()))
    expect(backwards.toReversed()).toEqual(forwards)
  })

  it('do not depend on hidden cards', () => {
    const source = random('elsewhere')
    for (const { state, seat } of positions) {
      const view = leHavre.view(state, seat)
      const choice = bestCommand(plannerFor(view).rank(view, seat, unlimited()))
      const other = leHavre.view(leHavre.sampleState(view, source), seat)
      expect(bestCommand(plannerFor(other).rank(other, seat, unlimited()))).toEqual(choice)
    }
  })

  it('leave the position unchanged', () => {
    for (const { state, seat } of positions.slice(0, 8)) {
      const digest = leHavre.hash(state)
      plannerFor(state).rank(state, seat, unlimited())
      plannerFor(state).value(state, seat)
      expect(leHavre.hash(state)).toBe(digest)
    }
  })
})

describe('a budget', () => {
  const positions = played({ players: 3 }, 12)

  it.each([1, 2, 7, 40])('of %i nodes limits the number of evaluations', (nodes) => {
    for (const { state, seat } of positions) {
      const evaluator = countingEvaluator(() => 0)
      const allowance = new RemainingBudget({ nodes })
      expect(new OnePly(evaluator).rank(state, seat, allowance).length).toBeGreaterThan(0)
      expect(evaluator.asked()).toBeLessThanOrEqual(nodes)
      expect(allowance.nodes).toBe(evaluator.asked())
    }
  })

  it('of zero nodes still gives a command, with one evaluation', () => {
    for (const { state, seat } of positions) {
      const evaluator = countingEvaluator(() => 0)
      expect(new OnePly(evaluator).rank(state, seat, new RemainingBudget({ nodes: 0 })).length).toBe(1)
      expect(evaluator.asked()).toBeLessThanOrEqual(1)
    }
  })
})

describe('the one-ply planner', () => {
  const planner = new OnePly(new HeuristicEvaluator())

  it('follows a visit through its payments', () => {
    const table = before('bakehouse', { grain: 8, wood: 6, franc: 2 })
    const best = new OnePly(countingEvaluator((s) => stock(s, 0, BREAD))).rank(table.state, 0)
    expect(leHavre.notation.print(bestCommand(best).command)).toBe('enter bakehouse')
  })

  it('buys a building to enter it immediately', () => {
    const table = before('bakehouse', { grain: 8, wood: 6, franc: 30 })
    const choices = planner.rank(table.state, 0).map(({ command }) => leHavre.notation.print(command))
    expect(choices.some((command) => command.startsWith('buy '))).toBe(true)
  })

  it('knows when the main action of the turn is done', () => {
    const table = before('bakehouse', { franc: 3 })
    expect(planner.isTurnOver(table.state, 0)).toBe(false)
    table.play('take wood')
    expect(planner.isTurnOver(table.state, 0)).toBe(true)
    expect(planner.isTurnOver(table.state, 1)).toBe(false)
  })
})
