/**
 * Games played to their end from a decision, to compare its commands by what really comes of them. Each command is carried
 * through as its plan, then the planner decides for every seat. All commands are tried in the same imagined worlds and
 * with the same whims, so that they can be compared world by world; nothing is estimated, the points are counted.
 */
import { type GameEvent, type Outcome, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import { RemainingBudget } from '../remaining-budget.ts'
import { WorldSampler } from '../world-sampler.ts'
import { choiceWithWhims, type Planner } from './planner.ts'

/** The decision that is looked into. */
export interface PlayoutQuestion<State> {
  /** What the seat may see; a whole state will do where everything may be known. */
  readonly view: State
  readonly seat: Seat
  /** Equal seeds give equal worlds and whims. */
  readonly seed: string
  /** Nodes, time and cancelling; no limit when absent. A world that it does not last for counts for nothing. */
  readonly allowance?: RemainingBudget
}

/** Everybody's final points, by seat. */
export type Finals = readonly number[]

/** World after world, for as long as whoever asks wants more of them. */
export class Playouts<State, Command> {
  readonly #rules: Rules<State, Command, unknown, GameEvent>
  readonly #planner: Planner<State, Command>
  readonly #question: PlayoutQuestion<State>
  readonly #allowance: RemainingBudget
  readonly #worlds: WorldSampler<State, Command, unknown, GameEvent>
  #played = 0

  constructor(
    rules: Rules<State, Command, unknown, GameEvent>,
    planner: Planner<State, Command>,
    question: PlayoutQuestion<State>,
  ) {
    this.#rules = rules
    this.#planner = planner
    this.#question = question
    this.#allowance = question.allowance ?? new RemainingBudget({ nodes: Number.POSITIVE_INFINITY })
    this.#worlds = new WorldSampler(rules, question.view, question.seed)
  }

  /** The final points after each command in the next world, or null when the allowance did not last for all of them. */
  next(commands: readonly Command[]): Finals[] | null {
    const world = this.#worlds.next()
    const whims = `${this.#question.seed} world ${this.#played}`
    const found: Finals[] = []
    for (const command of commands) {
      const finals = this.#playOut(this.#rules.copy(world), command, whims)
      if (finals === null) return null
      found.push(finals)
    }
    this.#played++
    return found
  }

  #playOut(state: State, command: Command, seed: string): Finals | null {
    const { seat } = this.#question
    const whims = Array.from({ length: this.#rules.seatCount(state) }, (_, other) =>
      random(`${seed} seat ${other}`),
    )
    let planned = !this.#planner.isTurnOver(state, seat)
    this.#rules.apply(state, seat, command)
    for (;;) {
      const [decider] = this.#rules.deciders(state)
      if (decider === undefined) break
      if (this.#allowance.over) return null
      const choices = this.#planner.rank(state, decider, this.#allowance)
      if (this.#allowance.over) return null
      planned &&= decider === seat && !this.#planner.isTurnOver(state, seat)
      const { command: next } = choiceWithWhims(choices, planned ? null : (whims[decider] as Random))
      this.#rules.apply(state, decider, next)
    }
    const outcome = this.#rules.outcome(state)
    if (outcome === null) throw new Error('a game without deciders that is not over cannot be played out')
    return finalsOf(outcome)
  }
}

/**
 * The final points after each command in each of as many worlds: first by command, then by world, then by seat. Fewer
 * worlds where the allowance is over before.
 */
export const playOut = <State, Command>(
  rules: Rules<State, Command, unknown, GameEvent>,
  planner: Planner<State, Command>,
  question: PlayoutQuestion<State>,
  commands: readonly Command[],
  worlds: number,
): Finals[][] => {
  const playouts = new Playouts(rules, planner, question)
  const found = commands.map((): Finals[] => [])
  for (let world = 0; world < worlds; world++) {
    const finals = playouts.next(commands)
    if (finals === null) break
    for (const [place, points] of finals.entries()) found[place]?.push(points)
  }
  return found
}

export const finalsOf = ({ scores }: Outcome): Finals =>
  [...scores].sort((a, b) => a.seat - b.seat).map(({ total }) => total)
