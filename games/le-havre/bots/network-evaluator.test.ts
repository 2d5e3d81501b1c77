import { Network, weightCount } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { phaseOf } from '../queries/index.ts'
import { leHavre } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { Features } from './features.ts'
import { HeuristicValue } from './heuristic-value.ts'
import { AUTO_TUNED } from './heuristic-weights.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { played } from './tests/sample-states.ts'
import { trainingGame } from './training-game.ts'

const checked = leHavre.options({ players: 2 })
if (!checked.ok) throw new Error(checked.refusal.code)
const shape = trainingGame.shapeFor(checked.value)

/** A network that adds a constant to every position, in units. */
const adding = (...units: readonly number[]): NetworkEvaluator => {
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  network.weights.set(units, network.layout.outputBias)
  return new NetworkEvaluator(new Features('full', 2), network)
}

const last = (turn: number): ReturnType<typeof before> =>
  before('bakehouse', { franc: 9 }, { options: { players: 2 }, phase: 'final', turn })

describe('the expected final wealth', () => {
  it('is the heuristic value plus fifty francs for each unit of the network', () => {
    const prospects = new HeuristicValue(AUTO_TUNED)
    for (const { state, seat } of played({ players: 2 }, 40)) {
      // In the final phase, seats that have had their last action get their actual wealth.
      if (phaseOf(state) === 'final') continue
      const evaluator = adding(1, -0.5)
      evaluator.setReference(state, seat)
      const [own = 0, other = 0] = evaluator.expect(state, seat)
      const promised = [seat, 1 - seat].map((owner) => prospects.value(state, owner))
      expect([own, other]).toEqual([(promised[0] ?? 0) + 50, (promised[1] ?? 0) - 25])
    }
  })

  it('is the actual wealth when the game is over', () => {
    const table = last(2).play('take wood', 'end')
    expect(leHavre.deciders(table.state)).toEqual([])
    expect([...adding(1, 1).expect(table.state, 1)]).toEqual([table.wealth(2), table.wealth(1)])
  })

  it('is exact for seats that have done their final action, and estimated for the others', () => {
    const table = last(1).play('take wood')
    const [own, other] = adding(1, 1).expect(table.state, 0)
    expect([own, other]).toEqual([table.wealth(1), new HeuristicValue(AUTO_TUNED).value(table.state, 1) + 50])
  })
})
