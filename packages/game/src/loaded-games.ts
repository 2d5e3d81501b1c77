/** Games with their bots, and games that are loaded as a whole. Apart from the list, which a page fetches first. */
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

/** For a game in which nothing can be settled in advance. */
const NO_POLICIES: AnyPolicies = {
  parse: (raw) => parsePolicy(raw, {}, {}),
  decide: () => null,
  defaults: {},
}

/** Asked for at every decision of a bot. */
const assembled = new WeakMap<AnyManifest, Promise<BotGame>>()

const withBots = (rules: AnyRules, game: AnyManifest): Promise<BotGame> => {
  const known = assembled.get(game)
  if (known !== undefined) return known
  const bots = (async () => botGame(rules, (await game.bots?.()) ?? null))()
  assembled.set(game, bots)
  return bots
}

/** The latest rules of a game with every bot that plays by them. */
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
  /** The same games as they can be asked for one by one. */
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

  /** What a game's seats may settle in advance. */
  policies(id: string): AnyPolicies {
    return this.#byId.get(id)?.policies ?? NO_POLICIES
  }

  /** The names of the bots that play a game; none for a game that is not listed. */
  levels(id: string): readonly string[] {
    return Object.keys(this.#byId.get(id)?.bots.levels ?? {})
  }
}
