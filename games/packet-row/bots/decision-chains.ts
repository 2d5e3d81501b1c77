/** Where a chain of decisions in Packet Row begins and ends, and what is worth following in between. */

import type { ChainPruning } from '@quayside/bots'
import type { Command, State } from '../rules/index.ts'

/** Ways to deliver that are followed at each link. */
const DELIVERIES = 8

/**
 * Money cards are cashed first: money does all that they can and more. Then deliveries are weighed, in any number,
 * before the word that hands on.
 */
export const chains: ChainPruning<State, Command> = {
  keep(_s, _seat, commands) {
    const cash = commands.find(({ verb }) => verb === 'cash')
    if (cash !== undefined) return [cash]
    let deliveries = 0
    return commands.filter(({ verb }) => verb !== 'deliver' || ++deliveries <= DELIVERIES)
  },
  isChainEnd: () => false,
  endsTurn: () => false,
}
