/** The games that a program offers, by id. A game that is not listed is refused, never replaced by another. */
import type { BotGame } from '@quayside/bots'
import {
  type AnyRules,
  accept,
  type Policies,
  type Result,
  readPolicy,
  refused,
  type VersionCode,
  versionAmong,
} from '@quayside/kernel'
import type { AnyManifest } from './manifest.ts'

export type AnyPolicies = Policies<unknown, unknown, unknown>

/** For a game in which nothing can be settled in advance. */
const NO_POLICIES: AnyPolicies = {
  read: (raw) => readPolicy(raw, {}, {}),
  answer: () => null,
  standard: {},
}

export type UnknownGame = 'unknown-game'

export class Games {
  readonly all: readonly AnyManifest[]
  readonly ids: readonly string[]
  /** Asked for at every decision of a bot. */
  readonly #bots = new Map<string, Promise<BotGame>>()

  constructor(all: readonly AnyManifest[]) {
    this.all = all
    this.ids = all.map(({ id }) => id)
  }

  has(id: string): boolean {
    return this.ids.includes(id)
  }

  get(id: string): Result<AnyManifest, UnknownGame> {
    const found = this.all.find((game) => game.id === id)
    return found === undefined ? refused('unknown-game', { game: id, known: this.ids }) : accept(found)
  }

  async rules(id: string, version: number | null): Promise<Result<AnyRules, UnknownGame | VersionCode>> {
    const game = this.get(id)
    if (!game.ok) return game
    const load = versionAmong(game.value.rules, version)
    return load.ok ? accept(await load.value()) : load
  }

  /** The latest rules with every bot that plays by them. */
  async bots(id: string): Promise<Result<BotGame, UnknownGame | VersionCode>> {
    const known = this.#bots.get(id)
    if (known !== undefined) return accept(await known)
    const [game, rules] = [this.get(id), await this.rules(id, null)]
    if (!game.ok) return game
    if (!rules.ok) return rules
    const bots = this.#bots.get(id) ?? withBots(rules.value, game.value)
    this.#bots.set(id, bots)
    return accept(await bots)
  }

  /** All games with what is looked up where nobody can wait, such as in a server that opens a room. */
  async load(): Promise<LoadedGames> {
    return new LoadedGames(this, await Promise.all(this.all.map(loaded)))
  }
}

/** Bots are large, so nobody waits for them who needs none. */
const withBots = async (rules: AnyRules, game: AnyManifest): Promise<BotGame> => {
  const [{ botGame }, own = null] = await Promise.all([import('@quayside/bots'), game.bots?.()])
  return botGame(rules, own)
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

export class LoadedGames {
  /** The same games as they can be asked for one by one. */
  readonly games: Games
  readonly #byId: ReadonlyMap<string, Loaded>

  constructor(games: Games, all: readonly Loaded[]) {
    this.games = games
    this.#byId = new Map(all.map((game) => [game.id, game]))
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
