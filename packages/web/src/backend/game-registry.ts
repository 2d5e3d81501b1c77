/** Registry of the games; their rules are loaded lazily. */
import type { GameProgress, Progress } from '@quayside/game'
import { games } from '@quayside/games'
import { type AnyRules, Game, type GameEvent, type Refusal, type Result } from '@quayside/kernel'

export { games }

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

const progressIn = new Map<string, GameProgress<unknown>>()

/** By default the latest version; a stored game needs the version it began with. */
export const rulesOf = async (id: string, version: number | null = null): Promise<Result<AnyRules>> => {
  const game = games.get(id)
  const [rules, progress] = await Promise.all([
    games.rules(id, version),
    game.ok ? game.value.progress?.() : undefined,
  ])
  if (progress !== undefined) progressIn.set(id, progress)
  return rules
}

/** Progress for the list of games. A loaded game implies that its manifest is loaded too. */
export const progressOf = ({ rules, state }: AnyGame): Progress =>
  progressIn.get(rules.game)?.progress(state) ?? { version: '', round: 0, rounds: 0 }

export const newGame = async (game: string, options: unknown, seed: string): Promise<Result<AnyGame>> => {
  const rules = await rulesOf(game)
  return rules.ok ? Game.open(rules.value, options, seed) : rules
}

interface GameRefusal extends Refusal {
  readonly game: string
}

/** Other fields of the refusal, such as the line of a record, are kept. */
export const refusedByGame = (
  game: string,
  refusal: Refusal,
): { readonly ok: false; readonly refusal: GameRefusal } => ({
  ok: false,
  refusal: { ...refusal, game },
})

/** The game that refused; null for other refusals. */
export const refusingGame = (refusal: Refusal): string | null =>
  'game' in refusal && typeof refusal.game === 'string' && games.has(refusal.game) ? refusal.game : null
