import { describe, expect, it } from 'vitest'
import { leHavre, total, wealth } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'
import { played } from './tables.ts'

const judge = new HeuristicEvaluator()

describe('rules of thumb', () => {
  it('expect of a whole game about what such games come to', () => {
    for (const players of [2, 5]) {
      const options = leHavre.options({ players, version: 'short' })
      if (!options.ok) throw new Error(options.refusal.code)
      const [own = 0] = judge.expect(leHavre.setup(options.value, 'thumb'), 0)
      expect(own).toBeGreaterThan(50)
      expect(own).toBeLessThan(170)
    }
  })

  it('count what is certain', () => {
    const table = before('bakehouse', { franc: 9 }, { options: { players: 2 }, phase: 'final', turn: 2 })
    table.play('take wood', 'end')
    expect(judge.expect(table.state, 0)).toEqual([0, 1].map((seat) => total(wealth(table.state, seat))))
  })

  it('look at a position from any seat alike', () => {
    for (const { state } of played({ players: 2, version: 'short' }, 40))
      expect(judge.expect(state, 1)).toEqual(judge.expect(state, 0).toReversed())
  })
})
