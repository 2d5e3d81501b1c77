/** The games that can be played online. */
import type { Game, GameEvent, Policies, Rules } from '@quayside/kernel'
import { leHavre, leHavrePolicies } from '@quayside/le-havre'
import { packetRow, packetRowPolicies } from '@quayside/packet-row'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>
type AnyPolicies = Policies<unknown, unknown, unknown>
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** Rules by game and version: null for the latest, which new tables are opened with. */
export type FindRules = (game: string, version: number | null) => AnyRules | null

/** Every version that a table may have been begun with; a table stays with its own. */
export const findAmong =
  (all: readonly AnyRules[]): FindRules =>
  (game, version) => {
    const known = all.filter(
      (rules) => rules.game === game && (version === null || rules.version === version),
    )
    return known.toSorted((one, other) => other.version - one.version)[0] ?? null
  }

export const rulesOf = findAmong([leHavre, packetRow])

/** What a game's seats may settle in advance. */
export const policiesOf = (game: string): AnyPolicies =>
  game === packetRow.game ? packetRowPolicies : leHavrePolicies
