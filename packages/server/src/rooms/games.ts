/** The games that can be played online. */
import type { Game, GameEvent, Rules } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

const GAMES: ReadonlyMap<string, AnyRules> = new Map(
  [leHavre as AnyRules, packetRow as AnyRules].map((rules) => [rules.game, rules]),
)

export const rulesOf = (game: string): AnyRules | null => GAMES.get(game) ?? null
