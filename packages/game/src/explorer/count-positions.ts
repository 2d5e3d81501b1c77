/** Counts the moves in each position of the first turns, with their results. */

import { type LineMove, printLineMoves } from '@quayside/kernel'
import type { Dealt, ExplorerPosition, MoveTally } from './explorer-index.ts'
import { RunningTally } from './tally.ts'
import type { CountedTurn } from './turns.ts'

interface CountedPosition {
  readonly key: string
  readonly turn: number
  readonly seat: number
  readonly seed: string
  readonly commands: string
  readonly dealt: Dealt | null
  games: number
  readonly moves: Map<string, RunningTally>
  /** Number of games by previous position and move. */
  readonly from: Map<string, number>
}

/** A finished game, split into turns. */
export interface FollowedGame {
  /** If they are not those of the set-up. */
  readonly options?: unknown
  readonly seed: string
  readonly moves: readonly LineMove[]
  readonly turns: readonly CountedTurn[]
  /** By seat; a shared win counts as a fraction. */
  readonly totals: readonly number[]
  readonly wins: readonly number[]
}

export class PositionCounter {
  readonly #positions = new Map<string, CountedPosition>()

  add(game: FollowedGame): void {
    const { turns, totals, wins } = game
    let before: CountedTurn | null = null
    for (const turn of turns) {
      const position = this.#positionOf(turn, game)
      position.games++
      const tally = position.moves.get(turn.move) ?? new RunningTally()
      position.moves.set(turn.move, tally)
      tally.add(totals[turn.seat] ?? 0, wins[turn.seat] ?? 0)
      if (before !== null) {
        const path = `${before.key} ${before.move}`
        position.from.set(path, (position.from.get(path) ?? 0) + 1)
      }
      before = turn
    }
  }

  #positionOf(
    { key, turn, seat, at }: CountedTurn,
    { options, seed, moves, turns }: FollowedGame,
  ): CountedPosition {
    const known = this.#positions.get(key)
    if (known !== undefined) return known
    const commands = printLineMoves(moves.slice(0, at))
    const dealt = options === undefined ? null : { options, first: turns[0]?.seat ?? 0 }
    const position = { key, turn, seat, seed, commands, dealt, games: 0, moves: new Map(), from: new Map() }
    this.#positions.set(key, position)
    return position
  }

  /**
   * The most frequent positions, at most `most`, sorted by turn; without those that would only have "other
   * moves".
   */
  positions(most: number, fewest: number): ExplorerPosition[] {
    const kept = [...this.#positions.values()]
      .filter(({ games }) => games >= fewest)
      .sort((one, other) => other.games - one.games)
      .slice(0, most)
      .sort((one, other) => one.turn - other.turn || other.games - one.games)
    const places = new Map(kept.map(({ key }, place) => [key, place]))
    const tallies = kept.map(({ moves }) => tallyMoves(moves, fewest))
    return kept.map(({ key, turn, seat, games, seed, commands, dealt, from, moves }, place) => ({
      key,
      turn,
      seat,
      games,
      from: commonestPath(from, places, tallies),
      seed,
      commands,
      ...(dealt === null ? {} : { dealt }),
      moves: tallies[place] ?? [],
      others: othersOf(moves, fewest),
    }))
  }
}

const tallyMoves = (moves: ReadonlyMap<string, RunningTally>, fewest: number): MoveTally[] =>
  [...moves]
    .filter(([, { games }]) => games >= fewest)
    .map(([move, running]) => ({ move, ...running.tally }))
    .sort((one, other) => other.games - one.games || (one.move < other.move ? -1 : 1))

const othersOf = (
  moves: ReadonlyMap<string, RunningTally>,
  fewest: number,
): { kinds: number; games: number } => {
  const few = [...moves.values()].filter(({ games }) => games < fewest)
  return { kinds: few.length, games: few.reduce((sum, { games }) => sum + games, 0) }
}

const commonestPath = (
  from: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
  tallies: readonly (readonly MoveTally[])[],
): readonly [number, number] | null => {
  const paths = [...from].sort(([, one], [, other]) => other - one)
  for (const [path] of paths) {
    const gap = path.indexOf(' ')
    const position = places.get(path.slice(0, gap))
    const move = tallies[position ?? -1]?.findIndex((tally) => tally.move === path.slice(gap + 1)) ?? -1
    if (position !== undefined && move >= 0) return [position, move]
  }
  return null
}
