/** Opening numbers from the games that may be published. */
import { GameCounter } from '@quayside/game/explorer/count-games.ts'
import { type ExplorerIndex, MIN_GAMES_OF_A_MOVE } from '@quayside/game/explorer/explorer-index.ts'
import { games } from '../games.ts'
import type { Store } from '../storage/store.ts'
import { findRules } from './game-registry.ts'
import { publishableGames } from './open-data.ts'
import type { Rooms } from './rooms.ts'

/** How long they are kept: that long after a consent was withdrawn its games may still be counted. */
const KEPT_MS = 10 * 60_000

/** Of each game the newest, so that counting them takes a bounded time. */
const MAX_GAMES = 1000

/** With few games each move is listed; with many, rare ones are put together. */
const GAMES_FOR_EACH = 100

/** By set-up. */
type Indexes = ReadonlyMap<string, ExplorerIndex>

export class PeopleIndexes {
  readonly #store: Store
  readonly #rooms: Rooms
  readonly #now: () => number
  readonly #counted = new Map<string, { readonly at: number; readonly indexes: Promise<Indexes> }>()

  constructor(store: Store, rooms: Rooms, now: () => number) {
    this.#store = store
    this.#rooms = rooms
    this.#now = now
  }

  /** Null without a game of this set-up under the current rules. */
  async index(game: string, setUp: string): Promise<ExplorerIndex | null> {
    if (!games.get(game).ok) return null
    const known = this.#counted.get(game)
    if (known !== undefined && known.at > this.#now() - KEPT_MS)
      return (await known.indexes).get(setUp) ?? null
    const indexes = this.#count(game)
    this.#counted.set(game, { at: this.#now(), indexes })
    indexes.catch(() => this.#counted.delete(game))
    return (await indexes).get(setUp) ?? null
  }

  /** All set-ups of a game, so that its games are read once. */
  async #count(game: string): Promise<Indexes> {
    const counters = new Map<string, GameCounter>()
    const manifest = games.get(game)
    const rules = findRules(game, null)
    const explorer = manifest.ok ? await manifest.value.explorer?.() : undefined
    if (!rules || !explorer) return new Map()
    for await (const { rules: version, options, line } of publishableGames(this.#store, this.#rooms, {
      game,
      newest: MAX_GAMES,
    })) {
      const own = version === rules.version ? rules.options(options) : null
      if (!own?.ok) continue
      const setUp = explorer.setUpOf(own.value)
      const usual = explorer.setUps.find(({ id }) => id === setUp)
      const shown = rules.options(usual?.options)
      if (usual === undefined || !shown.ok) continue
      const counter =
        counters.get(usual.id) ??
        new GameCounter({ game, setUp: usual.id, rules, options: shown.value, explorer })
      counters.set(usual.id, counter)
      counter.add(line, 'person', own.value)
      // Rooms are served between two games.
      await new Promise((resolve) => setImmediate(resolve))
    }
    return new Map(
      [...counters].map(([setUp, counter]) => [
        setUp,
        counter.index(Math.min(MIN_GAMES_OF_A_MOVE, Math.ceil(counter.games / GAMES_FOR_EACH))),
      ]),
    )
  }
}
