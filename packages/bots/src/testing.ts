/** For the tests of a game's bots: seats for a match, rules that count, and parts that they look into. */
import type { GameEvent, Rules } from '@quayside/kernel'
import { type Agent, type MatchResult, playMatch } from './arena/match.ts'
import type { Budget } from './bot.ts'
import type { BotGame } from './game-bots.ts'

export { compare } from './advice/compare-samples.ts'
export { suggestionsOf } from './advice/suggestion.ts'
export { uct } from './baselines/uct-bot.ts'
export { yieldToEventLoop } from './event-loop.ts'
export { Candidates } from './search/candidates.ts'

/** Rules that count the commands they carry out. */
export const counting = <S, C, O, E extends GameEvent>(
  rules: Rules<S, C, O, E>,
): { readonly rules: Rules<S, C, O, E>; readonly applied: () => number } => {
  let applied = 0
  const apply: Rules<S, C, O, E>['apply'] = (state, seat, command, log) => {
    applied++
    rules.apply(state, seat, command, log)
  }
  return { rules: { ...rules, apply }, applied: () => applied }
}

export const levelAgent = (
  { rules, levels }: BotGame,
  name: string,
  budget?: Budget,
): Agent<unknown, unknown> => {
  const level = levels[name]
  if (!level) throw new Error(`unknown level of ${rules.game}: ${name}`)
  return { decide: (view, seat, seed) => level.bot.decide(view, seat, budget ?? level.budget, seed) }
}

export const matchOf = (
  { rules }: BotGame,
  options: Readonly<Record<string, unknown>>,
  players: readonly Agent<unknown, unknown>[],
  seed = 'match',
): Promise<MatchResult> => playMatch(rules, { options, seed, players })
