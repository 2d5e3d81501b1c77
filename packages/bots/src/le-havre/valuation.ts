/** What a position is worth: the final wealth that the network expects for every seat, and the wish that follows. */
import type { Seat } from '@quayside/kernel'
import { type State, total, wealth } from '@quayside/le-havre'
import { phaseIndex, players } from '@quayside/le-havre/reading'
import type { Network } from '../network/network.ts'
import type { Features } from './features.ts'
import type { Judge } from './judge.ts'
import { wish } from './wish.ts'

/** Francs for one unit of the network's output. */
export const FRANCS_PER_UNIT = 50

const OVER = 4

export class Valuation implements Judge {
  readonly features: Features
  readonly network: Network
  /** Expected final wealth, the valued seat first. */
  readonly finals: Float64Array
  evaluations = 0

  constructor(features: Features, network: Network) {
    this.features = features
    this.network = network
    this.finals = new Float64Array(features.players)
  }

  /** How much the seat likes the position. */
  value(s: State, seat: Seat): number {
    this.expect(s, seat)
    return wish(this.finals)
  }

  /** Positions that are valued next differ little from this one. */
  near(s: State, seat: Seat): void {
    this.network.anchor(this.features.read(s, seat))
  }

  expect(s: State, seat: Seat): Float64Array {
    this.evaluations++
    const { finals } = this
    if (phaseIndex(s) === OVER) {
      for (let place = 0; place < finals.length; place++)
        finals[place] = total(wealth(s, (seat + place) % players(s)))
      return finals
    }
    const output = this.network.evaluateNear(this.features.read(s, seat))
    for (let place = 0; place < finals.length; place++)
      finals[place] = (this.features.worth[place] as number) + FRANCS_PER_UNIT * (output[place] as number)
    return finals
  }
}
