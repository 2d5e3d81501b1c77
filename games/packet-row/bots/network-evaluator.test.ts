import { Network, shapeOf, weightCount } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'
import { type Table, table } from '../rules/testing/index.ts'
import { Features } from './features.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { played } from './tests/sample-states.ts'

/** A two-player network that adds a constant to every position, in units. */
const adding = (...units: readonly number[]): NetworkEvaluator => {
  const features = new Features(2)
  const shape = shapeOf(features.size, 2)
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  network.weights.set(units, network.layout.outputBias)
  return new NetworkEvaluator(features, network)
}

const lastRound = (): Table =>
  table({
    players: 2,
    boards: { market: { current: ['trader'], future: [], left: 0 } },
    seats: [
      { money: 12, hand: ['library', 'money-4', 'banker', 'fur-2-gb', 'fur-2'], ships: ['ship-gb'] },
      { money: 15, hand: ['university', 'fur-3'], ships: ['ship-es'] },
    ],
  }).play('1 name market', '2 pass', '1 take trader')

describe('the expected final points', () => {
  it('are the heuristic value plus five points for each unit of the network', () => {
    for (const { state, seat } of played(2, 20)) {
      const plain = [...adding(0, 0).expect(state, seat)]
      const more = [...adding(1, -0.5).expect(state, seat)]
      expect(more[0]).toBeCloseTo((plain[0] ?? 0) + 5, 9)
      expect(more[1]).toBeCloseTo((plain[1] ?? 0) - 2.5, 9)
    }
  })

  it('are exact for the own seat after the last round, and estimated for the others', () => {
    const { state } = lastRound()
    const plain = adding(0, 0).expect(state, 0)[1] ?? 0
    const [own, other] = adding(1, 1).expect(state, 0)
    expect([own, other]).toEqual([3 + 1.6, plain + 5])
    expect(adding(1, 1).expect(state, 1)[0]).toBe(4 + 1.5)
  })

  it('are the actual points when the game is over, with money as the tie-breaker', () => {
    const { state } = lastRound().play('1 deliver fur-2-gb with fur-2 ship-gb', '1 done', '2 done')
    expect(packetRow.deciders(state)).toEqual([])
    const [own = 0, other = 0] = adding(1, 1).expect(state, 0)
    expect([own, other]).toEqual([3 + 3 + 2 + 0.031, 4 + 1 + 0.015])
  })
})
