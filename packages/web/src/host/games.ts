/** The games that a table can keep. */
import { Game, type GameEvent, type Result, type Rules, refused } from '@quayside/kernel'
import { leHavre, type State } from '@quayside/le-havre'
import { roundIndex, rounds, versionOf } from '@quayside/le-havre/reading'
import type { Stage } from './saved-game.ts'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

interface Kept {
  readonly rules: AnyRules
  /** For the list of games. */
  stage(state: unknown): Stage
}

const leHavreStage = (state: State): Stage => ({
  version: versionOf(state),
  round: Math.min(roundIndex(state) + 1, rounds(state).length),
  rounds: rounds(state).length,
})

const GAMES: ReadonlyMap<string, Kept> = new Map([
  [leHavre.game, { rules: leHavre as AnyRules, stage: (state: unknown) => leHavreStage(state as State) }],
])

export const GAME_NAMES: readonly string[] = [...GAMES.keys()]

export const rulesOf = (game: string): Result<AnyRules> => {
  const kept = GAMES.get(game)
  return kept ? { ok: true, value: kept.rules } : refused('unknown-game', { game })
}

export const stageOf = ({ rules, state }: AnyGame): Stage =>
  GAMES.get(rules.game)?.stage(state) ?? { version: '', round: 0, rounds: 0 }

export const newGame = (game: string, options: unknown, seed: string): Result<AnyGame> => {
  const rules = rulesOf(game)
  return rules.ok ? Game.open(rules.value, options, seed) : rules
}
