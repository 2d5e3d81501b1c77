/** The games that can be played online. */
import type { AnyPolicies } from '@quayside/game/loaded'
import { type AnyRules, type Game, type GameEvent, RulesRegistry } from '@quayside/kernel'
import { loadedGames } from '../games.ts'

export type { AnyRules }

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** Rules by game and version: null for the latest, which new rooms are opened with. */
export type FindRules = (game: string, version: number | null) => AnyRules | null

/** A room keeps the rules version that it was started under. */
export const rulesFinder = (latest: readonly AnyRules[]): FindRules => {
  const registry = new RulesRegistry(latest)
  return (game, version) => {
    const found = registry.find(game, version)
    return found.ok ? found.value : null
  }
}

export const findRules: FindRules = (game, version) => {
  const found = loadedGames.rules(game, version)
  return found.ok ? found.value : null
}

/** The standing policies that a game offers. */
export const findPolicies = (game: string): AnyPolicies => loadedGames.policies(game)

/** The bot levels of a game. */
export const botLevels = (game: string): readonly string[] => loadedGames.levels(game)
