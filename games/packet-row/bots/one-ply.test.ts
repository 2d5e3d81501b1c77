import { bestCommand, RemainingBudget } from '@quayside/bots'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { packetRow, type State } from '../rules/index.ts'
import { type Table, table } from '../rules/testing/index.ts'
import { HandValue } from './hand-value.ts'
import { type Evaluator, OnePly } from './one-ply.ts'
import { plannerFor } from './planners.ts'
import { played } from './tests/sample-states.ts'

const unlimited = (): RemainingBudget => new RemainingBudget({ nodes: Number.POSITIVE_INFINITY })

/** An evaluator with a given value that counts its calls. */
const countingEvaluator = (
  value: (s: State, seat: number) => number,
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

describe.each([2, 3, 4, 5])('plans for %i players', (seats) => {
  const positions = played(seats, 9)

  it('begin with distinct legal commands and have finite values', () => {
    for (const { state, seat } of positions) {
      const choices = plannerFor(state).rank(state, seat, unlimited())
      expect(choices.length).toBeGreaterThan(0)
      expect(new Set(choices.map(({ command }) => command)).size).toBe(choices.length)
      for (const { command, value } of choices) {
        expect(packetRow.refuse(state, seat, command)).toBe(null)
        expect(Number.isFinite(value)).toBe(true)
      }
    }
  })

  it('do not depend on earlier searches', () => {
    const rank = ({ state, seat }: (typeof positions)[number]) =>
      plannerFor(state).rank(state, seat, unlimited())
    const forwards = positions.map(rank)
    expect(positions.toReversed().map(rank).toReversed()).toEqual(forwards)
  })

  it('do not depend on hidden cards', () => {
    const source = random('elsewhere')
    for (const { state, seat } of positions) {
      const choices = plannerFor(state).rank(state, seat, unlimited())
      const other = packetRow.sampleState(packetRow.view(state, seat), source)
      expect(plannerFor(other).rank(other, seat, unlimited())).toEqual(choices)
    }
  })

  it('leave the position unchanged', () => {
    for (const { state, seat } of positions.slice(0, 8)) {
      const digest = packetRow.hash(state)
      plannerFor(state).rank(state, seat, unlimited())
      plannerFor(state).value(state, seat)
      expect(packetRow.hash(state)).toBe(digest)
    }
  })
})

describe('a budget', () => {
  const positions = played(3, 12)

  it.each([1, 2, 7, 40])('of %i nodes limits the number of evaluations', (nodes) => {
    for (const { state, seat } of positions) {
      const evaluator = countingEvaluator(() => 0)
      const allowance = new RemainingBudget({ nodes })
      expect(new OnePly(evaluator).rank(state, seat, allowance).length).toBeGreaterThan(0)
      expect(evaluator.asked()).toBeLessThanOrEqual(allowance.nodes)
      expect(allowance.nodes).toBeLessThanOrEqual(nodes)
    }
  })

  it('of zero nodes still gives a command', () => {
    for (const { state, seat } of positions)
      expect(
        new OnePly(countingEvaluator(() => 0)).rank(state, seat, new RemainingBudget({ nodes: 0 })),
      ).toHaveLength(1)
  })
})

describe('the one-ply planner', () => {
  const holding = new HandValue()
  const rich = new OnePly(countingEvaluator((s, seat) => holding.read(s, seat).points))
  const guildhall = { current: ['university', 'assistant'], future: ['church', 'assistant'] }
  const seats = [{}, { money: 5, hand: ['fur-2-gb', 'fur-2'], ships: ['ship-gb'] }]

  it('delivers to be able to pay', () => {
    const { state } = table({ players: 2, boards: { guildhall }, seats }).play('1 name guildhall')
    const { command } = bestCommand(rich.rank(state, 1))
    expect(packetRow.notation.print(command)).toBe('deliver fur-2-gb with fur-2 ship-gb')
  })

  it('knows that a round is over when the next begins', () => {
    const t: Table = table({ players: 2, boards: { guildhall }, seats })
    expect(rich.isTurnOver(t.state)).toBe(true)
    expect(rich.isTurnOver(t.play('1 name guildhall').state)).toBe(false)
    expect(rich.isTurnOver(t.play('2 pass', '1 take assistant').state)).toBe(true)
  })
})
