/** Running sums of final points and wins. */
import type { GameTally } from './explorer-index.ts'

export class RunningTally {
  games = 0
  wins = 0
  #sum = 0
  #squares = 0

  add(points: number, won: number): void {
    this.games++
    this.wins += won
    this.#sum += points
    this.#squares += points * points
  }

  get mean(): number {
    return this.#sum / this.games
  }

  get sd(): number {
    if (this.games < 2) return 0
    return Math.sqrt(Math.max(0, this.#squares - this.games * this.mean ** 2) / (this.games - 1))
  }

  get tally(): GameTally {
    return { games: this.games, mean: rounded(this.mean), sd: rounded(this.sd), wins: rounded(this.wins) }
  }
}

/** Two decimals are far more precise than any confidence interval. */
export const rounded = (value: number): number => Number(value.toFixed(2))
