/**
 * Games with their bots, and fully loaded games. Separate from the list of games, which a page loads first.
 */
import { type BotGame, botGame } from '@quayside/bots'
import {
  type AnyRules,
  accept,
  type Policies,
  parsePolicy,
  type Result,
  refused,
  type VersionCode,
  versionAmong,
} from '@quayside/kernel'
import type { Games, UnknownGame } from './games.ts'
import type { AnyManifest } from './manifest.ts'

export type AnyPolicies = Policies<unknown, unknown, unknown>

/** For a game without policies. */
const NO_POLICIES: AnyPolicies = {
  parse: (raw) => parsePolicy(raw, {}, {}),
  decide: () => null,
  defaults: {},
}

/** Cached because it is needed for every decision of a bot. */
const assembled = new WeakMap<AnyManifest, Promise<BotGame>>()

const withBots = (rules: AnyRules, game: AnyManifest): Promise<BotGame> => {
  const known = assembled.get(game)
  if (known !== undefined) return known
  const bots = (async () => botGame(rules, (await game.bots?.()) ?? null))()
  assembled.set(game, bots)
  return bots
}

/** The latest rules of a game with all of its bots. */
export const botsOf = async (
  games: Games,
  id: string,
): Promise<Result<BotGame, UnknownGame | VersionCode>> => {
  const [game, rules] = [games.get(id), await games.rules(id, null)]
  if (!game.ok) return game
  return rules.ok ? accept(await withBots(rules.value, game.value)) : rules
}

interface Loaded {
  readonly id: string
  readonly versions: Readonly<Record<number, AnyRules>>
  readonly policies: AnyPolicies
  readonly bots: BotGame
}

const loaded = async (game: AnyManifest): Promise<Loaded> => {
  const entries = Object.entries(game.rules).map(async ([version, load]) => [version, await load()] as const)
  const versions: Readonly<Record<number, AnyRules>> = Object.fromEntries(await Promise.all(entries))
  const latest = versionAmong(versions, null)
  if (!latest.ok) throw new Error(`${game.id} has no rules`)
  const bots = await withBots(latest.value, game)
  return { id: game.id, versions, policies: (await game.policies?.()) ?? NO_POLICIES, bots }
}

/** Games with everything loaded, for synchronous look-ups, such as in a server that opens a room. */
export class LoadedGames {
  /** The same games with lazy loading. */
  readonly games: Games
  readonly #byId: ReadonlyMap<string, Loaded>

  private constructor(games: Games, all: readonly Loaded[]) {
    this.games = games
    this.#byId = new Map(all.map((game) => [game.id, game]))
  }

  static async load(games: Games): Promise<LoadedGames> {
    return new LoadedGames(games, await Promise.all(games.all.map(loaded)))
  }

  rules(id: string, version: number | null): Result<AnyRules, UnknownGame | VersionCode> {
    const game = this.#byId.get(id)
    if (game === undefined) return refused('unknown-game', { game: id, known: this.games.ids })
    return versionAmong(game.versions, version)
  }

  /** The policies of a game. */
  policies(id: string): AnyPolicies {
    return this.#byId.get(id)?.policies ?? NO_POLICIES
  }

  /** Level names of a game; empty for an unlisted game. */
  levels(id: string): readonly string[] {
    return Object.keys(this.#byId.get(id)?.bots.levels ?? {})
  }
}
