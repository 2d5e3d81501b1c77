/** Candidate commands of a search, all rolled out equally far. */
import { type GameEvent, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import type { RemainingBudget } from '../remaining-budget.ts'
import { bestCommand, choiceWithNoise, type Planner } from './planner.ts'

/** A candidate that is still being compared. */
export interface Candidate<State, Command> {
  readonly command: Command
  /** The commands that complete its action in the first world. */
  readonly follow: readonly Command[]
  /** The state reached in each world. */
  readonly ends: readonly State[]
  /** Mean of its values so far, the first of them taken before the rollout, and their number. */
  readonly value: number
  readonly seen: number
}

export class Candidates<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #planner: Planner<State, Command>
  readonly #seat: Seat
  readonly #allowance: RemainingBudget
  readonly #noise: string | null
  #segments = 0

  constructor(
    rules: Rules<State, Command, Options, Event>,
    planner: Planner<State, Command>,
    seat: Seat,
    allowance: RemainingBudget,
    /** Seed of the noise, drawn again for every segment and equal for all lines; null for none. */
    noise: string | null = null,
  ) {
    this.#rules = rules
    this.#planner = planner
    this.#seat = seat
    this.#allowance = allowance
    this.#noise = noise
  }

  begin(command: Command, value: number, worlds: readonly State[]): Candidate<State, Command> {
    let follow: readonly Command[] = []
    const ends = worlds.map((world, place) => {
      const end = this.#rules.copy(world)
      const underWay = !this.#planner.isTurnOver(world, this.#seat)
      this.#rules.apply(end, this.#seat, command)
      const carried = underWay ? this.#carryThrough(end) : []
      if (place === 0) follow = carried
      return end
    })
    return { command, follow, ends, value, seen: 1 }
  }

  /**
   * Some commands are a complete action and others only begin one; completing it makes later turns count from
   * the same point.
   */
  #carryThrough(state: State): Command[] {
    const carried: Command[] = []
    while (!this.#allowance.over && !this.#planner.isTurnOver(state, this.#seat)) {
      if (this.#rules.deciders(state)[0] !== this.#seat) break
      const { command } = bestCommand(this.#planner.rank(state, this.#seat, this.#allowance))
      this.#rules.apply(state, this.#seat, command)
      carried.push(command)
    }
    return carried
  }

  /**
   * Rolls out every line for some turns of the seat. Null if the budget ran out: values are comparable only
   * if all lines are equally far.
   */
  extendAll(lines: readonly Candidate<State, Command>[], turns: number): Candidate<State, Command>[] | null {
    const extended: Candidate<State, Command>[] = []
    const segment = this.#segments++
    for (const line of lines) {
      let sum = 0
      const noise = this.#noise === null ? null : random(`${this.#noise} stretch ${segment}`)
      for (const end of line.ends) {
        if (!this.#playOn(end, turns, noise)) return null
        sum += this.#planner.value(end, this.#seat)
        this.#allowance.spend()
      }
      const seen = line.seen + 1
      // Early values count as well; otherwise anything that can be postponed would be postponed for ever.
      extended.push({ ...line, seen, value: line.value + (sum / line.ends.length - line.value) / seen })
    }
    return extended
  }

  #playOn(state: State, turns: number, noise: Random | null): boolean {
    let acted = 0
    for (;;) {
      const [decider] = this.#rules.deciders(state)
      if (decider === undefined) return true
      if (this.#allowance.over) return false
      const choices = this.#planner.rank(state, decider, this.#allowance)
      if (this.#allowance.over) return false
      const { command } = choiceWithNoise(choices, noise)
      const already = this.#planner.isTurnOver(state, this.#seat)
      this.#rules.apply(state, decider, command)
      if (!already && this.#planner.isTurnOver(state, this.#seat)) acted++
      if (acted === turns) return true
    }
  }
}
