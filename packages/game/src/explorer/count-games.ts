/** Replays finished games of one set-up and counts their positions, moves and cards. */
import type { AnyRules, GameLine, Seat } from '@quayside/kernel'
import { ItemCounter, type OwnedGame } from './count-items.ts'
import { PositionCounter } from './count-positions.ts'
import {
  type ExplorerIndex,
  type ExplorerSource,
  MIN_GAMES_FOR_AVERAGES,
  MIN_GAMES_OF_A_MOVE,
} from './explorer-index.ts'
import type { GameExplorer } from './game-explorer.ts'
import { TurnFollower } from './turns.ts'

/** Size limit of the files that the site loads. */
const MAX_POSITIONS = 20_000

export interface CountedSetUp {
  readonly game: string
  readonly setUp: string
  readonly rules: AnyRules
  readonly options: unknown
  readonly explorer: GameExplorer
}

export class GameCounter {
  readonly #setUp: CountedSetUp
  readonly #positions = new PositionCounter()
  readonly #items = new ItemCounter()
  readonly #sources = new Map<string, number>()
  #games = 0

  constructor(setUp: CountedSetUp) {
    this.#setUp = setUp
  }

  get games(): number {
    return this.#games
  }

  /**
   * `players` says who played, `options` which seat began if it was not the usual one. Throws for a game that does not
   * replay to its stated result.
   */
  add({ seed, moves, totals: stated }: GameLine, players: string, options = this.#setUp.options): void {
    const { rules, explorer } = this.#setUp
    const follower = new TurnFollower(rules, explorer, rules.setup(options, seed))
    const seats = Array.from({ length: rules.seatCount(follower.state) }, (_, seat) => seat)
    const worths = (): number[] => seats.map((seat) => explorer.worth(follower.state, seat))
    const worth: number[][] = [worths()]
    const got = new Map<string, { item: string; seat: Seat; round: number }>()
    for (const { seat, command: text } of moves) {
      const command = rules.notation.parse(text)
      if (!command.ok) throw new Error(`${seed}: ${text} is no command`)
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
    if (totals.join() !== stated.join())
      throw new Error(`the game of seed ${seed} ends with ${totals.join()}, not ${stated.join()}`)
    const winners = scores.filter(({ rank }) => rank === 1).length
    const wins = scores.map(({ rank }) => (rank === 1 ? 1 / winners : 0))
    const owners: OwnedGame['owners'] = [...got.values()].filter(({ item, seat }) =>
      explorer.keeps(follower.state, seat, item),
    )
    const dealt = options === this.#setUp.options ? {} : { options }
    this.#positions.add({ ...dealt, seed, moves, turns: follower.end(), totals, wins })
    this.#items.add({ owners, worth, totals, wins })
    this.#games++
    this.#sources.set(players, (this.#sources.get(players) ?? 0) + 1)
  }

  /** Moves with fewer than `fewest` games are grouped together. */
  index(fewest: number = MIN_GAMES_OF_A_MOVE): ExplorerIndex {
    const { game, setUp, rules, options } = this.#setUp
    return {
      game,
      setUp,
      rules: rules.version,
      options,
      games: this.#games,
      sources: [...this.#sources].map(([players, played]): ExplorerSource => ({ players, games: played })),
      positions: this.#positions.positions(MAX_POSITIONS, fewest),
      items: this.#items.items(Math.min(MIN_GAMES_FOR_AVERAGES, Math.ceil(this.#games / 100))),
    }
  }
}
