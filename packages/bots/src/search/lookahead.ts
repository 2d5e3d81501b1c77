/**
 * Plays on from every promising command with everybody doing what they like best, first for one turn of one's own,
 * then for two, then for four; after each stretch the weaker half of the commands is given up. What is hidden is
 * imagined anew for each world, the same worlds for every command.
 */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import { Allowance } from '../allowance.ts'
import type { Bot } from '../bot.ts'
import { Worlds } from '../sampling.ts'
import { bestOf, byValue, type Mind } from './mind.ts'

export interface Breadth {
  /** Commands that are followed at all. */
  readonly commands: number
  readonly worlds: number
}

/** A command that is still in the running. */
interface Line<State, Command> {
  readonly command: Command
  /** Where it has led in each world. */
  readonly ends: readonly State[]
  /** The mean of its values so far, the first of them before anybody played on, and how many they are. */
  readonly value: number
  readonly seen: number
}

/** Stretches of own turns; the last ones reach the end of most games. */
const STRETCHES = [1, 1, 2, 4, 8, 16, 32]

export const lookahead = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  mindFor: (view: State) => Mind<State, Command>,
  breadth: Breadth,
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const mind = mindFor(view)
    const allowance = new Allowance(budget, watch)
    const choices = byValue(mind.rank(view, seat, allowance)).slice(0, breadth.commands)
    const search = new Lines(rules, mind, seat, allowance)
    if (choices.length < 2) return bestOf(choices).command
    const worlds = new Worlds(rules, view, seed)
    const imagined = Array.from({ length: breadth.worlds }, () => worlds.next())
    let lines: readonly Line<State, Command>[] = choices.map(({ command, value }) =>
      search.begin(command, value, imagined),
    )
    for (const stretch of STRETCHES) {
      const extended = lines.length < 2 ? null : search.extendAll(lines, stretch)
      if (extended === null) break
      lines = byValue(extended).slice(0, Math.ceil(lines.length / 2))
    }
    return bestOf(lines).command
  },
})

class Lines<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #mind: Mind<State, Command>
  readonly #seat: Seat
  readonly #allowance: Allowance

  constructor(
    rules: Rules<State, Command, Options, Event>,
    mind: Mind<State, Command>,
    seat: Seat,
    allowance: Allowance,
  ) {
    this.#rules = rules
    this.#mind = mind
    this.#seat = seat
    this.#allowance = allowance
  }

  begin(command: Command, value: number, worlds: readonly State[]): Line<State, Command> {
    const ends = worlds.map((world) => {
      const end = this.#rules.copy(world)
      const underWay = !this.#mind.hasActed(world, this.#seat)
      this.#rules.apply(end, this.#seat, command)
      if (underWay) this.#carryThrough(end)
      return end
    })
    return { command, ends, value, seen: 1 }
  }

  /** Some commands are a whole action and others only begin one; the turns to come count from the same moment. */
  #carryThrough(state: State): void {
    while (!this.#allowance.over && !this.#mind.hasActed(state, this.#seat)) {
      if (this.#rules.deciders(state)[0] !== this.#seat) return
      const { command } = bestOf(this.#mind.rank(state, this.#seat, this.#allowance))
      this.#rules.apply(state, this.#seat, command)
    }
  }

  /**
   * Plays on for some of the seat's turns in every line. Null when the allowance did not last: values are only
   * comparable where all lines have come equally far.
   */
  extendAll(lines: readonly Line<State, Command>[], turns: number): Line<State, Command>[] | null {
    const extended: Line<State, Command>[] = []
    for (const line of lines) {
      let sum = 0
      for (const end of line.ends) {
        if (!this.#playOn(end, turns)) return null
        sum += this.#mind.value(end, this.#seat)
        this.#allowance.spend()
      }
      const seen = line.seen + 1
      // What is good soon counts as well: what can be put off is otherwise put off for ever.
      extended.push({ ...line, seen, value: line.value + (sum / line.ends.length - line.value) / seen })
    }
    return extended
  }

  #playOn(state: State, turns: number): boolean {
    let acted = 0
    for (;;) {
      const [decider] = this.#rules.deciders(state)
      if (decider === undefined) return true
      if (this.#allowance.over) return false
      const { command } = bestOf(this.#mind.rank(state, decider, this.#allowance))
      if (this.#allowance.over) return false
      const already = this.#mind.hasActed(state, this.#seat)
      this.#rules.apply(state, decider, command)
      if (!already && this.#mind.hasActed(state, this.#seat)) acted++
      if (acted === turns) return true
    }
  }
}
