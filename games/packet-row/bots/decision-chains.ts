/** Which decisions of Packet Row form a chain, and which commands are followed within it. */

import type { ChainPruning } from '@quayside/bots'
import type { Command, State } from '../rules/index.ts'

/** Deliveries followed at each decision of a chain. */
const DELIVERIES = 8

/**
 * Money cards are cashed first because money can do everything that they can. Then any number of deliveries
 * is tried before the turn ends.
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
