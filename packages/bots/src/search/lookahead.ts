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
  value: number
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
    const choices = byValue(mind.rank(view, seat)).slice(0, breadth.commands)
    const search = new Lines(rules, mind, seat, allowance)
    if (choices.length < 2) return bestOf(choices).command
    const worlds = new Worlds(rules, view, seed)
    const imagined = Array.from({ length: breadth.worlds }, () => worlds.next())
    let lines = choices.map(({ command, value }) => search.begin(command, value, imagined))
    for (const stretch of STRETCHES) {
      if (lines.length < 2 || !lines.every((line) => search.extend(line, stretch))) break
      lines = lines.sort((a, b) => b.value - a.value).slice(0, Math.max(1, Math.ceil(lines.length / 2)))
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
      this.#rules.apply(end, this.#seat, command)
      return end
    })
    return { command, ends, value }
  }

  /** Plays on for some of the seat's turns; false when the allowance did not last, and then nothing is learnt. */
  extend(line: Line<State, Command>, turns: number): boolean {
    let sum = 0
    for (const end of line.ends) {
      if (!this.#playOn(end, turns)) return false
      sum += this.#mind.value(end, this.#seat)
    }
    line.value = sum / line.ends.length
    return true
  }

  #playOn(state: State, turns: number): boolean {
    let acted = 0
    for (;;) {
      if (this.#allowance.over) return false
      const [decider] = this.#rules.deciders(state)
      if (decider === undefined) return true
      const before = this.#mind.evaluations
      const { command } = bestOf(this.#mind.rank(state, decider))
      const already = this.#mind.hasActed(state, this.#seat)
      this.#rules.apply(state, decider, command)
      for (let spent = this.#mind.evaluations - before; spent > 0; spent--) this.#allowance.spend()
      if (!already && this.#mind.hasActed(state, this.#seat)) acted++
      if (acted === turns) return true
    }
  }
}
