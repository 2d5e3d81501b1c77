import { describe, expect, it } from 'vitest'
import { leHavre, total, wealth } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'
import { played } from './sample-states.ts'

const evaluator = new HeuristicEvaluator()

describe('the heuristic evaluator', () => {
  it('expects about the average result at the start of a game', () => {
    for (const players of [2, 5]) {
      const options = leHavre.options({ players, version: 'short' })
      if (!options.ok) throw new Error(options.refusal.code)
      const [own = 0] = evaluator.expect(leHavre.setup(options.value, 'thumb'), 0)
      expect(own).toBeGreaterThan(50)
      expect(own).toBeLessThan(170)
    }
  })

  it('returns exact values at the end', () => {
    const table = before('bakehouse', { franc: 9 }, { options: { players: 2 }, phase: 'final', turn: 2 })
    table.play('take wood', 'end')
    expect(evaluator.expect(table.state, 0)).toEqual([0, 1].map((seat) => total(wealth(table.state, seat))))
  })

  it('evaluates a position equally from every seat', () => {
    for (const { state } of played({ players: 2, version: 'short' }, 40))
      expect(evaluator.expect(state, 1)).toEqual(evaluator.expect(state, 0).toReversed())
  })
})
