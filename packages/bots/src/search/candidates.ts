/** Commands that are carried through and played on from, all equally far. */
import { type GameEvent, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import type { RemainingBudget } from '../remaining-budget.ts'
import { bestCommand, choiceWithWhims, type Planner } from './planner.ts'

/** A command that is still in the running. */
export interface Line<State, Command> {
  readonly command: Command
  /** What finishes the action that it begins, in the first of the worlds. */
  readonly follow: readonly Command[]
  /** Where it has led in each world. */
  readonly ends: readonly State[]
  /** The mean of its values so far, the first of them before anybody played on, and how many they are. */
  readonly value: number
  readonly seen: number
}

export class Candidates<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #mind: Planner<State, Command>
  readonly #seat: Seat
  readonly #allowance: RemainingBudget
  readonly #whims: string | null
  #stretches = 0

  constructor(
    rules: Rules<State, Command, Options, Event>,
    mind: Planner<State, Command>,
    seat: Seat,
    allowance: RemainingBudget,
    /** The seed of whims, new ones for every stretch and the same for every line; without it there are none. */
    whims: string | null = null,
  ) {
    this.#rules = rules
    this.#mind = mind
    this.#seat = seat
    this.#allowance = allowance
    this.#whims = whims
  }

  begin(command: Command, value: number, worlds: readonly State[]): Line<State, Command> {
    let follow: readonly Command[] = []
    const ends = worlds.map((world, place) => {
      const end = this.#rules.copy(world)
      const underWay = !this.#mind.isTurnOver(world, this.#seat)
      this.#rules.apply(end, this.#seat, command)
      const carried = underWay ? this.#carryThrough(end) : []
      if (place === 0) follow = carried
      return end
    })
    return { command, follow, ends, value, seen: 1 }
  }

  /** Some commands are a whole action and others only begin one; the turns to come count from the same moment. */
  #carryThrough(state: State): Command[] {
    const carried: Command[] = []
    while (!this.#allowance.over && !this.#mind.isTurnOver(state, this.#seat)) {
      if (this.#rules.deciders(state)[0] !== this.#seat) break
      const { command } = bestCommand(this.#mind.rank(state, this.#seat, this.#allowance))
      this.#rules.apply(state, this.#seat, command)
      carried.push(command)
    }
    return carried
  }

  /**
   * Plays on for some of the seat's turns in every line. Null when the allowance did not last: values are only
   * comparable where all lines have come equally far.
   */
  extendAll(lines: readonly Line<State, Command>[], turns: number): Line<State, Command>[] | null {
    const extended: Line<State, Command>[] = []
    const stretch = this.#stretches++
    for (const line of lines) {
      let sum = 0
      const whims = this.#whims === null ? null : random(`${this.#whims} stretch ${stretch}`)
      for (const end of line.ends) {
        if (!this.#playOn(end, turns, whims)) return null
        sum += this.#mind.value(end, this.#seat)
        this.#allowance.spend()
      }
      const seen = line.seen + 1
      // What is good soon counts as well: what can be put off is otherwise put off for ever.
      extended.push({ ...line, seen, value: line.value + (sum / line.ends.length - line.value) / seen })
    }
    return extended
  }

  #playOn(state: State, turns: number, whims: Random | null): boolean {
    let acted = 0
    for (;;) {
      const [decider] = this.#rules.deciders(state)
      if (decider === undefined) return true
      if (this.#allowance.over) return false
      const choices = this.#mind.rank(state, decider, this.#allowance)
      if (this.#allowance.over) return false
      const { command } = choiceWithWhims(choices, whims)
      const already = this.#mind.isTurnOver(state, this.#seat)
      this.#rules.apply(state, decider, command)
      if (!already && this.#mind.isTurnOver(state, this.#seat)) acted++
      if (acted === turns) return true
    }
  }
}
