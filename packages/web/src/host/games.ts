/** The games that a table can keep. Each is fetched when it is first asked for. */
import { type AnyRules, Game, type GameEvent, type Result, RulesRegistry } from '@quayside/kernel'
import type { Stage } from './saved-game.ts'

export type { AnyRules }
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

export interface Kept {
  readonly rules: AnyRules
  /** For the list of games. */
  stage(state: unknown): Stage
}

const LOADERS = {
  'le-havre': async () => (await import('./kept/le-havre.ts')).kept,
  'packet-row': async () => (await import('./kept/packet-row.ts')).kept,
} as const satisfies Readonly<Record<string, () => Promise<Kept>>>

export type GameName = keyof typeof LOADERS

export const GAME_NAMES = Object.keys(LOADERS) as readonly GameName[]

export const isGameName = (name: string): name is GameName => Object.hasOwn(LOADERS, name)

const loaded = new Map<string, Kept>()

const keptOf = async (game: string): Promise<Kept | null> => {
  if (!isGameName(game)) return null
  const kept = loaded.get(game) ?? (await LOADERS[game]())
  loaded.set(game, kept)
  return kept
}

/** In the version that a stored game was begun under; the latest when none is named. */
export const rulesOf = async (game: string, version: number | null = null): Promise<Result<AnyRules>> => {
  const kept = await keptOf(game)
  return new RulesRegistry(kept === null ? [] : [kept.rules]).find(game, version)
}

/** Whoever has a game has its rules, so they are there. */
export const stageOf = ({ rules, state }: AnyGame): Stage =>
  loaded.get(rules.game)?.stage(state) ?? { version: '', round: 0, rounds: 0 }

export const newGame = async (game: string, options: unknown, seed: string): Promise<Result<AnyGame>> => {
  const rules = await rulesOf(game)
  return rules.ok ? Game.open(rules.value, options, seed) : rules
}
