/** The games that can be played online. */
import { type AnyRules, type Game, type GameEvent, type Policies, RulesRegistry } from '@quayside/kernel'
import { leHavre, leHavrePolicies } from '@quayside/le-havre'
import { packetRow, packetRowPolicies } from '@quayside/packet-row'

export type { AnyRules }

type AnyPolicies = Policies<unknown, unknown, unknown>
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** Rules by game and version: null for the latest, which new tables are opened with. */
export type FindRules = (game: string, version: number | null) => AnyRules | null

/** A table stays with the version that it was begun under. */
export const findAmong = (latest: readonly AnyRules[]): FindRules => {
  const registry = new RulesRegistry(latest)
  return (game, version) => {
    const found = registry.find(game, version)
    return found.ok ? found.value : null
  }
}

export const rulesOf = findAmong([leHavre, packetRow])

/** What a game's seats may settle in advance. */
export const policiesOf = (game: string): AnyPolicies =>
  game === packetRow.game ? packetRowPolicies : leHavrePolicies
