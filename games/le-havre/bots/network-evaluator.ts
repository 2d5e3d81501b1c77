/** Evaluates a position by its network: expected final wealth of every seat, and its utility for the seat. */

import type { Network } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import { FINAL_PHASE, phaseIndex, players } from '../queries/index.ts'
import { type State, total, wealth } from '../rules/index.ts'
import type { ScoreEstimator } from './evaluator.ts'
import type { Features } from './features.ts'
import { actionsLeft } from './game-length.ts'
import { HeuristicValue } from './heuristic-value.ts'
import { AUTO_TUNED } from './heuristic-weights.ts'
import { utility } from './utility.ts'

/** Francs per unit of the network's output. */
export const FRANCS_PER_UNIT = 50

export class NetworkEvaluator implements ScoreEstimator {
  readonly features: Features
  readonly network: Network
  /**
   * Heuristic value of each seat, own seat first; the network predicts the difference to the final wealth.
   */
  readonly promised: Float64Array
  /** Expected final wealth, own seat first. */
  readonly finals: Float64Array
  readonly #heuristic = new HeuristicValue(AUTO_TUNED)

  constructor(features: Features, network: Network) {
    this.features = features
    this.network = network
    this.promised = new Float64Array(features.players)
    this.finals = new Float64Array(features.players)
  }

  value(s: State, seat: Seat): number {
    this.expect(s, seat)
    return utility(this.finals)
  }

  setReference(s: State, seat: Seat): void {
    this.network.anchor(this.features.read(s, seat))
  }

  expect(s: State, seat: Seat): Float64Array {
    const { finals } = this
    const output = this.network.evaluateNear(this.features.read(s, seat))
    for (let place = 0; place < finals.length; place++) {
      const promised = this.#heuristic.value(s, (seat + place) % finals.length)
      this.promised[place] = promised
      finals[place] = promised + FRANCS_PER_UNIT * (output[place] as number)
    }
    if (phaseIndex(s) >= FINAL_PHASE) this.#count(s, seat)
    return finals
  }

  /** A seat that has taken its final action gets its actual wealth, which makes the last actions exact. */
  #count(s: State, viewer: Seat): void {
    for (let place = 0; place < this.finals.length; place++) {
      const seat = (viewer + place) % players(s)
      if (actionsLeft(s, seat) === 0) this.finals[place] = total(wealth(s, seat))
    }
  }
}
