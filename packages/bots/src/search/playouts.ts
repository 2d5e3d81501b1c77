/**
 * Rolls games out to their end to compare the commands of a decision by real final scores. Each command is
 * completed as planned, then the planner decides for every seat. All commands use the same sampled worlds and
 * the same noise, so that they can be compared world by world.
 */
import { type GameEvent, type Outcome, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import { RemainingBudget } from '../remaining-budget.ts'
import { WorldSampler } from '../world-sampler.ts'
import { choiceWithNoise, type Planner } from './planner.ts'

export interface PlayoutQuestion<State> {
  /** The seat's view; a full state if everything may be known. */
  readonly view: State
  readonly seat: Seat
  /** Equal seeds give equal worlds and noise. */
  readonly seed: string
  /** Nodes, time and cancellation; unlimited by default. An unfinished world is discarded. */
  readonly allowance?: RemainingBudget
}

/** Final points by seat. */
export type Finals = readonly number[]

/** Rollouts world by world, as many as the caller asks for. */
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

  /** The final points after each command in the next world, or null if the budget ran out. */
  next(commands: readonly Command[]): Finals[] | null {
    const world = this.#worlds.next()
    const noise = `${this.#question.seed} world ${this.#played}`
    const found: Finals[] = []
    for (const command of commands) {
      const finals = this.#playOut(this.#rules.copy(world), command, noise)
      if (finals === null) return null
      found.push(finals)
    }
    this.#played++
    return found
  }

  #playOut(state: State, command: Command, seed: string): Finals | null {
    const { seat } = this.#question
    const noise = Array.from({ length: this.#rules.seatCount(state) }, (_, other) =>
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
      const { command: next } = choiceWithNoise(choices, planned ? null : (noise[decider] as Random))
      this.#rules.apply(state, decider, next)
    }
    const outcome = this.#rules.outcome(state)
    if (outcome === null) throw new Error('a game without deciders that is not over cannot be played out')
    return finalsOf(outcome)
  }
}

/** The final points by command, world and seat. Fewer worlds if the budget runs out. */
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
