/**
 * Evaluates a position by its network: expected final points of every seat, and their utility for the seat.
 */

import type { Network } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import {
  bankerPoints,
  LAST_DELIVERIES,
  MONEY_PER_POINT,
  money,
  phaseIndex,
  players,
} from '../queries/index.ts'
import { packetRow, type State } from '../rules/index.ts'
import type { Features } from './features.ts'
import { utility } from './utility.ts'

/** Points per unit of the network's output. */
export const POINTS_PER_UNIT = 5

/** Money breaks ties, so a dollar counts a little at the end. */
const DOLLAR = 1 / 1000

export class NetworkEvaluator {
  readonly features: Features
  readonly network: Network
  /** Expected final points, own seat first. */
  readonly finals: Float64Array

  constructor(features: Features, network: Network) {
    this.features = features
    this.network = network
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
    const { finals, features } = this
    const output = this.network.evaluateNear(features.read(s, seat))
    for (let place = 0; place < finals.length; place++)
      finals[place] = (features.worth[place] as number) + POINTS_PER_UNIT * (output[place] as number)
    if (phaseIndex(s) >= LAST_DELIVERIES) this.#count(s, seat)
    return finals
  }

  /** After the last round the seat can count its own points; when the game is over, those of all seats. */
  #count(s: State, viewer: Seat): void {
    const { hand } = this.features
    this.finals[0] = hand.points + hand.dollars / MONEY_PER_POINT + hand.bankers * bankerPoints(s, viewer)
    const outcome = packetRow.outcome(s)
    if (outcome === null) return
    for (let place = 0; place < this.finals.length; place++) {
      const seat = (viewer + place) % players(s)
      this.finals[place] = (outcome.scores[seat]?.total ?? 0) + DOLLAR * money(s, seat)
    }
  }
}
