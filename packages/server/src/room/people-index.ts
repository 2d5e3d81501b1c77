/** Opening numbers from the games that may be published. */
import { GameCounter } from '@quayside/game/explorer/count-games.ts'
import { type ExplorerIndex, MIN_GAMES_OF_A_MOVE } from '@quayside/game/explorer/explorer-index.ts'
import { games } from '../games.ts'
import type { Store } from '../storage/store.ts'
import { findRules } from './games.ts'
import { type OpenGames, openGames } from './open-data.ts'
import type { Rooms } from './rooms.ts'

/** How long they are kept: that long after a consent was withdrawn its games may still be counted. */
const KEPT_MS = 10 * 60_000

/** With few games each move is listed; with many, rare ones are put together. */
const GAMES_FOR_EACH = 100

export class PeopleIndexes {
  readonly #store: Store
  readonly #rooms: Rooms
  readonly #now: () => number
  #sets: { readonly readAt: number; readonly sets: Promise<readonly OpenGames[]> } | null = null
  readonly #counted = new Map<string, Promise<ExplorerIndex | null>>()

  constructor(store: Store, rooms: Rooms, now: () => number) {
    this.#store = store
    this.#rooms = rooms
    this.#now = now
  }

  /** Null without a game of this set-up under the current rules. */
  index(game: string, setUp: string): Promise<ExplorerIndex | null> {
    const sets = this.#read()
    const key = `${game} ${setUp}`
    const counted = this.#counted.get(key) ?? count(game, setUp, sets)
    this.#counted.set(key, counted)
    return counted
  }

  #read(): Promise<readonly OpenGames[]> {
    if (this.#sets !== null && this.#sets.readAt > this.#now() - KEPT_MS) return this.#sets.sets
    const sets = openGames(this.#store, this.#rooms)
    this.#sets = { readAt: this.#now(), sets }
    this.#counted.clear()
    sets.catch(() => {
      this.#sets = null
      this.#counted.clear()
    })
    return sets
  }
}

const count = async (
  game: string,
  setUp: string,
  read: Promise<readonly OpenGames[]>,
): Promise<ExplorerIndex | null> => {
  const sets = await read
  const manifest = games.get(game)
  const rules = findRules(game, null)
  const explorer = manifest.ok ? await manifest.value.explorer?.() : undefined
  const usual = explorer?.setUps.find(({ id }) => id === setUp)
  const options = rules?.options(usual?.options)
  if (!rules || !explorer || usual === undefined || !options?.ok) return null
  const counter = new GameCounter({ game, setUp, rules, options: options.value, explorer })
  for (const set of sets) {
    const own = set.game === game && set.rules === rules.version ? rules.options(set.options) : null
    if (!own?.ok || explorer.setUpOf(own.value) !== setUp) continue
    for (const line of set.lines) {
      counter.add(line, 'person', own.value)
      // Rooms are served between two games.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  if (counter.games === 0) return null
  return counter.index(Math.min(MIN_GAMES_OF_A_MOVE, Math.ceil(counter.games / GAMES_FOR_EACH)))
}
