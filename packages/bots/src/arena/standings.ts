/** Results of many games by contestant, with confidence intervals. */
import { bootstrap, type Interval } from './bootstrap-intervals.ts'
import { ratings } from './elo.ts'
import type { Forfeit, MatchResult } from './match.ts'
import type { Pairing } from './pairings.ts'
import { MIN_DEALS, shareInterval } from './share-interval.ts'

export interface PlayedMatch extends Pairing {
  readonly result: MatchResult
}

/** A value with its confidence interval; the interval is null if there were too few deals or no variance. */
export interface Figure {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

export interface Standing {
  readonly bot: string
  /** Seats taken in all games. */
  readonly seats: number
  /** Share of its seats that won; a shared win counts as a fraction. By chance it would be 1 / seats. */
  readonly winShare: Figure
  readonly points: Figure
  readonly place: number
  /** Elo; the contestants average 0. */
  readonly elo: Figure
  readonly forfeits: number
}

export interface HeadToHead {
  readonly first: string
  readonly second: string
  /** How many times both played in the same game, counted by pairs of seats. */
  readonly comparisons: number
  /** Share of those in which the first finished before the second, ties as halves. */
  readonly share: Figure
}

export interface Standings {
  readonly players: number
  readonly games: number
  readonly deals: number
  /** Strongest first. */
  readonly bots: readonly Standing[]
  readonly duels: readonly HeadToHead[]
  readonly forfeits: readonly (Forfeit & { readonly bot: string; readonly seed: string })[]
}

/** Sums over the games of one deal, or of several. */
class Tally {
  readonly seats: Float64Array
  readonly wins: Float64Array
  readonly points: Float64Array
  readonly places: Float64Array
  /** How often the row's contestant finished before the column's. */
  readonly before: readonly Float64Array[]

  constructor(contestants: number) {
    this.seats = new Float64Array(contestants)
    this.wins = new Float64Array(contestants)
    this.points = new Float64Array(contestants)
    this.places = new Float64Array(contestants)
    this.before = Array.from({ length: contestants }, () => new Float64Array(contestants))
  }

  count({ seats, result: { scores, places } }: PlayedMatch): void {
    const winners = places.filter((place) => place === 1).length
    for (const [seat, own] of seats.entries()) {
      const place = places[seat] as number
      add(this.seats, own, 1)
      add(this.points, own, scores[seat] as number)
      add(this.places, own, place)
      if (place === 1) add(this.wins, own, 1 / winners)
      for (const [otherSeat, other] of seats.entries()) {
        const gap = (places[otherSeat] as number) - place
        if (other !== own) add(this.before[own], other, gap > 0 ? 1 : gap === 0 ? 0.5 : 0)
      }
    }
  }

  add(other: Tally): void {
    for (const own of this.seats.keys()) {
      add(this.seats, own, other.seats[own] as number)
      add(this.wins, own, other.wins[own] as number)
      add(this.points, own, other.points[own] as number)
      add(this.places, own, other.places[own] as number)
      for (const [rival, count] of (other.before[own] as Float64Array).entries())
        add(this.before[own], rival, count)
    }
  }

  comparisons(first: number, second: number): number {
    return (this.before[first]?.[second] ?? 0) + (this.before[second]?.[first] ?? 0)
  }

  /** Points of all contestants, then their ratings. */
  figures(): number[] {
    const points = Array.from(this.points, (sum, own) => sum / (this.seats[own] as number))
    return [...points, ...ratings(this.before.map((row) => [...row]))]
  }
}

const add = (sums: Float64Array | undefined, at: number, amount: number): void => {
  if (sums) sums[at] = (sums[at] as number) + amount
}

const sumOf = (contestants: number, tallies: readonly Tally[]): Tally => {
  const sum = new Tally(contestants)
  for (const tally of tallies) sum.add(tally)
  return sum
}

export const standings = (names: readonly string[], games: readonly PlayedMatch[]): Standings => {
  const tallies: Tally[] = []
  for (const game of games) {
    tallies[game.deal] ??= new Tally(names.length)
    tallies[game.deal]?.count(game)
  }
  const whole = sumOf(names.length, tallies)
  const pairs = names
    .flatMap((_, first) => names.map((_, second) => [first, second] as const))
    .filter(([first, second]) => first < second && whole.comparisons(first, second) > 0)
  const values = whole.figures()
  const intervals = bootstrap(tallies.length, names.join(' '), (chosen) =>
    sumOf(
      names.length,
      chosen.map((deal) => tallies[deal] as Tally),
    ).figures(),
  )
  const figure = (place: number): Figure => {
    const { low, high } = intervals[place] as Interval
    const hasInterval = tallies.length >= MIN_DEALS && low < high
    return { value: values[place] as number, low: hasInterval ? low : null, high: hasInterval ? high : null }
  }
  const share = (won: (tally: Tally) => number, of: (tally: Tally) => number): Figure => {
    const interval = shareInterval(tallies.map((tally) => ({ won: won(tally), games: of(tally) })))
    return { value: won(whole) / of(whole), low: interval?.low ?? null, high: interval?.high ?? null }
  }
  const forfeits = games.flatMap(({ seats, seed, result }) =>
    result.forfeits.map((forfeit) => ({
      ...forfeit,
      bot: names[seats[forfeit.seat] as number] as string,
      seed,
    })),
  )
  return {
    players: games[0]?.seats.length ?? 0,
    games: games.length,
    deals: tallies.length,
    bots: names
      .map((bot, own) => ({
        bot,
        seats: whole.seats[own] as number,
        winShare: share(
          (tally) => tally.wins[own] as number,
          (tally) => tally.seats[own] as number,
        ),
        points: figure(own),
        place: (whole.places[own] as number) / (whole.seats[own] as number),
        elo: figure(names.length + own),
        forfeits: forfeits.filter((forfeit) => forfeit.bot === bot).length,
      }))
      .sort((a, b) => b.elo.value - a.elo.value || b.points.value - a.points.value),
    duels: pairs.map(([first, second]) => ({
      first: names[first] as string,
      second: names[second] as string,
      comparisons: whole.comparisons(first, second),
      share: share(
        (tally) => tally.before[first]?.[second] ?? 0,
        (tally) => tally.comparisons(first, second),
      ),
    })),
    forfeits,
  }
}
