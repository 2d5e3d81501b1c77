/** Replays the games of data sets and counts them, one index per set-up. */
import type { GameExplorer } from '@quayside/game'
import {
  type ExplorerIndex,
  type ExplorerSource,
  MIN_GAMES_FOR_AVERAGES,
  MIN_GAMES_OF_A_MOVE,
} from '@quayside/game/explorer/explorer-index.ts'
import { TurnFollower } from '@quayside/game/explorer/turns.ts'
import { games } from '@quayside/games'
import type { AnyRules, GameLine, GameLinesHead, Seat } from '@quayside/kernel'
import { ItemCounter, type OwnedGame } from './count-items.ts'
import { PositionCounter } from './count-positions.ts'

/** Size limit of the files that the site loads. */
const MAX_POSITIONS = 20_000

interface Counted {
  readonly game: string
  readonly setUp: string
  readonly rules: AnyRules
  readonly options: unknown
  readonly explorer: GameExplorer
  readonly positions: PositionCounter
  readonly items: ItemCounter
  readonly sources: Map<string, number>
  games: number
}

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
  readonly #counted = new Map<string, Counted>()
  /** Games skipped because their seats had different players. */
  mixed = 0

  async add(head: GameLinesHead, line: GameLine): Promise<void> {
    const players = playersOf(head, line)
    if (players === null) {
      this.mixed++
      return
    }
    const counted = await this.#countedFor(head)
    counted.games++
    counted.sources.set(players, (counted.sources.get(players) ?? 0) + 1)
    this.#follow(counted, line)
  }

  async #countedFor({ game, rules: version, options: given }: GameLinesHead): Promise<Counted> {
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
    const counted: Counted = {
      game,
      setUp,
      rules: rules.value,
      options: options.value,
      explorer,
      positions: new PositionCounter(),
      items: new ItemCounter(),
      sources: new Map(),
      games: 0,
    }
    this.#counted.set(key, counted)
    return counted
  }

  #follow({ rules, options, explorer, positions, items }: Counted, line: GameLine): void {
    const follower = new TurnFollower(rules, explorer, rules.setup(options, line.seed))
    const seats = Array.from({ length: rules.seatCount(follower.state) }, (_, seat) => seat)
    const worths = (): number[] => seats.map((seat) => explorer.worth(follower.state, seat))
    const worth: number[][] = [worths()]
    const got = new Map<string, { item: string; seat: Seat; round: number }>()
    for (const { seat, command: text } of line.moves) {
      const command = rules.notation.parse(text)
      if (!command.ok) throw new Error(`${line.seed}: ${text} is no command`)
      const round = explorer.round(follower.state)
      for (const item of explorer.gains(follower.state, command.value)) {
        const owner = `${seat} ${item}`
        if (!got.has(owner)) got.set(owner, { item, seat, round })
      }
      follower.give({ seat, command: command.value })
      if (explorer.round(follower.state) > round) worth.push(worths())
    }
    const scores = (rules.outcome(follower.state)?.scores ?? []).toSorted(
      (one, other) => one.seat - other.seat,
    )
    const totals = scores.map(({ total }) => total)
    if (totals.join() !== line.totals.join())
      throw new Error(`the game of seed ${line.seed} ends with ${totals.join()}, not ${line.totals.join()}`)
    const winners = scores.filter(({ rank }) => rank === 1).length
    const wins = scores.map(({ rank }) => (rank === 1 ? 1 / winners : 0))
    const owners: OwnedGame['owners'] = [...got.values()].filter(({ item, seat }) =>
      explorer.keeps(follower.state, seat, item),
    )
    positions.add({ seed: line.seed, moves: line.moves, turns: follower.end(), totals, wins })
    items.add({ owners, worth, totals, wins })
  }

  /** Moves with fewer than `fewest` games are grouped together. */
  indexes(fewest: number = MIN_GAMES_OF_A_MOVE): ExplorerIndex[] {
    return [...this.#counted.values()].map(
      ({ game, setUp, rules, options, positions, items, sources, games: count }) => ({
        game,
        setUp,
        rules: rules.version,
        options,
        games: count,
        sources: [...sources].map(([players, played]): ExplorerSource => ({ players, games: played })),
        positions: positions.positions(MAX_POSITIONS, fewest),
        items: items.items(Math.min(MIN_GAMES_FOR_AVERAGES, Math.ceil(count / 100))),
      }),
    )
  }
}
