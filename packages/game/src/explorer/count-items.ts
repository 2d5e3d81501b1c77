/** Counts what players obtained, when, and the results of the final owners. */

import type { Seat } from '@quayside/kernel'
import type { ItemTally } from './explorer-index.ts'
import { RunningTally, rounded } from './tally.ts'

/** The owner of an item at the end of the game. */
interface Owner {
  readonly item: string
  readonly seat: Seat
  /** The round in which it was first obtained. */
  readonly round: number
}

export interface OwnedGame {
  readonly owners: readonly Owner[]
  /** Worth of each seat before the first round, after it, and so on. */
  readonly worth: readonly (readonly number[])[]
  readonly totals: readonly number[]
  readonly wins: readonly number[]
}

/** Maximum difference between seats that count as equal in worth. */
const NEAR = 3

class Sums {
  readonly #games = new Map<string, { count: number; sum: number }>()

  static key(round: number, seat: Seat, worth: number): string {
    return `${round} ${seat} ${Math.round(worth)}`
  }

  add(key: string, points: number): void {
    const known = this.#games.get(key) ?? { count: 0, sum: 0 }
    known.count++
    known.sum += points
    this.#games.set(key, known)
  }

  near(round: number, seat: Seat, worth: number): { count: number; sum: number } {
    const found = { count: 0, sum: 0 }
    for (let away = -NEAR; away <= NEAR; away++) {
      const { count = 0, sum = 0 } = this.#games.get(Sums.key(round, seat, worth + away)) ?? {}
      found.count += count
      found.sum += sum
    }
    return found
  }
}

interface CountedItem {
  games: number
  readonly rounds: number[]
  readonly owners: RunningTally
  /** Sums over the owners by their worth, to subtract from those of all players. */
  readonly sums: Sums
  readonly list: { readonly seat: Seat; readonly round: number; readonly worth: number; points: number }[]
}

export class ItemCounter {
  readonly #allSeats = new Sums()
  readonly #items = new Map<string, CountedItem>()

  add({ owners, worth, totals, wins }: OwnedGame): void {
    const points = (seat: Seat): number => totals[seat] ?? 0
    for (const [round, seats] of worth.entries())
      for (const [seat, value] of seats.entries())
        this.#allSeats.add(Sums.key(round, seat, value), points(seat))
    for (const item of new Set(owners.map((owner) => owner.item))) this.#itemOf(item).games++
    for (const { item, seat, round } of owners) {
      const counted = this.#itemOf(item)
      counted.rounds[round - 1] = (counted.rounds[round - 1] ?? 0) + 1
      counted.owners.add(points(seat), wins[seat] ?? 0)
      for (const [before, seats] of worth.entries())
        counted.sums.add(Sums.key(before, seat, seats[seat] ?? 0), points(seat))
      counted.list.push({ seat, round, worth: worth[round - 1]?.[seat] ?? 0, points: points(seat) })
    }
  }

  #itemOf(item: string): CountedItem {
    const known = this.#items.get(item)
    if (known !== undefined) return known
    const counted: CountedItem = {
      games: 0,
      rounds: [],
      owners: new RunningTally(),
      sums: new Sums(),
      list: [],
    }
    this.#items.set(item, counted)
    return counted
  }

  /** Items with enough games, those with the largest difference first. */
  items(fewest: number): ItemTally[] {
    return [...this.#items]
      .filter(([, { games }]) => games >= fewest)
      .map(([item, counted]) => {
        const differences = new RunningTally()
        for (const { seat, round, worth, points } of counted.list) {
          const all = this.#allSeats.near(round - 1, seat, worth)
          const owners = counted.sums.near(round - 1, seat, worth)
          const others = all.count - owners.count
          if (others > 0) differences.add(points - (all.sum - owners.sum) / others, 0)
        }
        return {
          item,
          games: counted.games,
          rounds: Array.from(counted.rounds, (count) => count ?? 0),
          owners: counted.owners.games,
          wins: rounded(counted.owners.wins),
          difference: differences.games === 0 ? 0 : rounded(differences.mean),
          sd: rounded(differences.sd),
          compared: differences.games,
        }
      })
      .sort((one, other) => other.difference - one.difference)
  }
}
