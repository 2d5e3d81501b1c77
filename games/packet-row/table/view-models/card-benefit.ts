/** The immediate benefit of a card. */
import type { Seat } from '@quayside/kernel'
import { bestPlan, type DeliveryPlan } from '../../queries/index.ts'
import { type Command, packetRow, type State } from '../../rules/index.ts'
import { cardOf } from './card-look.ts'

export const rewardOf = (view: State, plan: DeliveryPlan): number =>
  plan
    .flatMap(({ contracts }) => contracts)
    .reduce((sum, word) => {
      const card = cardOf(view, word)
      return sum + (card !== null && 'reward' in card ? card.reward : 0)
    }, 0)

export interface Gain {
  /** How much more the seat could earn by delivering, and with how many contracts in total. */
  readonly reward: number
  readonly contracts: number
}

/** Null if taking it makes no further delivery possible. */
export const gainOf = (view: State, seat: Seat, command: Command, now: DeliveryPlan): Gain | null => {
  if (command.verb !== 'take' || packetRow.refuse(view, seat, command) !== null) return null
  const after = packetRow.copy(view)
  packetRow.apply(after, seat, command)
  const plan = bestPlan(after, seat)
  const reward = rewardOf(view, plan) - rewardOf(view, now)
  return reward > 0 ? { reward, contracts: plan.flatMap(({ contracts }) => contracts).length } : null
}
