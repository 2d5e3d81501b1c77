/** Counts the games of data sets, one index per set-up. */
import { GameCounter } from '@quayside/game/explorer/count-games.ts'
import type { ExplorerIndex } from '@quayside/game/explorer/explorer-index.ts'
import { games } from '@quayside/games'
import type { GameLine, GameLinesHead } from '@quayside/kernel'

/** A network of a training run and its earlier versions count as one player. */
const OLDER = 'older '

/** The player of all seats of a game; null if they were different. */
const playersOf = ({ level }: GameLinesHead, { seats }: GameLine): string | null => {
  const names = new Set(
    (seats ?? [level ?? 'unknown']).map((name) => (name.startsWith(OLDER) ? name.slice(OLDER.length) : name)),
  )
  return names.size === 1 ? ([...names][0] ?? null) : null
}

export class IndexBuilder {
  readonly #counted = new Map<string, GameCounter>()
  /** Games skipped because their seats had different players. */
  mixed = 0

  async add(head: GameLinesHead, line: GameLine): Promise<void> {
    const players = playersOf(head, line)
    if (players === null) {
      this.mixed++
      return
    }
    const counter = await this.#counterFor(head)
    counter.add(line, players)
  }

  async #counterFor({ game, rules: version, options: given }: GameLinesHead): Promise<GameCounter> {
    const key = `${game} ${version} ${JSON.stringify(given)}`
    const known = this.#counted.get(key)
    if (known !== undefined) return known
    const [manifest, rules] = [games.get(game), await games.rules(game, version)]
    if (!manifest.ok || !rules.ok) throw new Error(`there are no rules ${version} of ${game}`)
    const explorer = await manifest.value.explorer?.()
    const options = rules.value.options(given)
    if (explorer === undefined || !options.ok)
      throw new Error(`${game} has no explorer for ${JSON.stringify(given)}`)
    const setUp = explorer.setUpOf(options.value)
    if (setUp === null) throw new Error(`${game} does not count ${JSON.stringify(given)}`)
    const counter = new GameCounter({ game, setUp, rules: rules.value, options: options.value, explorer })
    this.#counted.set(key, counter)
    return counter
  }

  /** Moves with fewer than `fewest` games are grouped together. */
  indexes(fewest?: number): ExplorerIndex[] {
    return [...this.#counted.values()].map((counter) => counter.index(fewest))
  }
}
