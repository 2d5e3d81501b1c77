/**
 * Tries commands against each other: each is carried through, then everybody plays on as they like best, and after
 * every stretch each seat's final points are expected anew. Those that are not left behind are tried again in heat after
 * heat, each in a newly imagined world in which now and then somebody does something else. All commands go equally far
 * in the same worlds, so that they can be compared sample by sample.
 */
import type { GameEvent, Seat } from '@quayside/kernel'
import type { RemainingBudget } from '../remaining-budget.ts'
import { Candidates, type Line } from '../search/lookahead.ts'
import { type Planner, sortByValue } from '../search/planner.ts'
import { WorldSampler } from '../world-sampler.ts'
import { type Adviser, expected } from './adviser.ts'
import { lead } from './lead.ts'

export interface CommandEvaluation<State, Command> {
  readonly command: Command
  /** What finishes the action that it begins. */
  readonly follow: readonly Command[]
  /** Where the own action ends, in the first of the worlds. */
  readonly after: State
  /** Everybody's expected final points, by seat; one sample a heat and stretch. */
  readonly samples: readonly (readonly number[])[]
}

export interface SearchExtent {
  /** Commands that are tried at all. */
  readonly commands: number
  /** Own turns that are played on, stretch after stretch; none at all for a judgement at once. */
  readonly stretches: readonly number[]
  /** Commands that are followed to the end, however far they fall behind. */
  readonly kept: number
  /** How often those are tried, the first time included. */
  readonly heats: number
}

export interface Question<State, Command> {
  readonly view: State
  readonly seat: Seat
  readonly seed: string
  readonly allowance: RemainingBudget
  /** A command that is tried and kept whatever it is worth. */
  readonly also?: Command
}

/** The best first. Whatever the allowance did not last for is missing. */
export const evaluateCommands = <State, Command>(
  adviser: Adviser<State, Command>,
  question: Question<State, Command>,
  extent: SearchExtent,
): CommandEvaluation<State, Command>[] => {
  const contest = new Contest(adviser, question, extent)
  contest.firstHeat()
  for (let number = 1; number < extent.heats && contest.heat(number); number++);
  return contest.trials()
}

class Contest<State, Command> {
  readonly #adviser: Adviser<State, Command>
  readonly #question: Question<State, Command>
  readonly #extent: SearchExtent
  readonly #mind: Planner<State, Command>
  readonly #worlds: WorldSampler<State, Command, unknown, GameEvent>
  /** The best first. */
  #running: CommandEvaluation<State, Command>[] = []
  readonly #fallen: CommandEvaluation<State, Command>[] = []

  constructor(adviser: Adviser<State, Command>, question: Question<State, Command>, extent: SearchExtent) {
    const { view, seed } = question
    this.#adviser = adviser
    this.#question = question
    this.#extent = extent
    this.#mind = adviser.plannerFor(view)
    this.#worlds = new WorldSampler(adviser.rules, view, seed)
  }

  /** Everybody does what they like best; the weaker half is given up after every stretch. */
  firstHeat(): void {
    const search = this.#search(null)
    const world = this.#worlds.next()
    let lines = this.#begin(search, world)
    for (const stretch of this.#extent.stretches) {
      const extended = lines.length < 2 ? null : search.extendAll(lines, stretch)
      if (extended === null) break
      this.#sample(extended)
      this.#keep(Math.ceil(this.#running.length / 2))
      lines = extended.filter(({ command }) => this.#running.some((trial) => trial.command === command))
    }
    this.#keep(0)
  }

  /** False when there is nothing left to compare or not enough to spend; half a heat counts for nothing. */
  heat(number: number): boolean {
    const { seed } = this.#question
    if (this.#running.length < 2) return false
    const search = this.#search(`${seed} heat ${number}`)
    const world = [this.#worlds.next()]
    let lines = this.#running.map(({ command }) => search.begin(command, 0, world))
    const seen = this.#running.map((): (readonly number[])[] => [])
    for (const stretch of this.#extent.stretches) {
      const extended = search.extendAll(lines, stretch)
      if (extended === null) return false
      lines = extended
      for (const [place, { ends }] of lines.entries()) seen[place]?.push(this.#expected(ends[0] as State))
    }
    this.#running = this.#running.map((trial, place) => ({
      ...trial,
      samples: [...trial.samples, ...(seen[place] ?? [])],
    }))
    this.#sort()
    return true
  }

  trials(): CommandEvaluation<State, Command>[] {
    return [...this.#running, ...this.#fallen]
  }

  #search(whims: string | null): Candidates<State, Command, unknown, GameEvent> {
    const { seat, allowance } = this.#question
    return new Candidates(this.#adviser.rules, this.#mind, seat, allowance, whims)
  }

  /** Carries every candidate through to the end of its action. */
  #begin(
    search: Candidates<State, Command, unknown, GameEvent>,
    world: State,
  ): readonly Line<State, Command>[] {
    const lines: Line<State, Command>[] = []
    for (const command of this.#candidates()) {
      const line = search.begin(command, 0, [world])
      // Cut short in the middle of an action, a command cannot be compared.
      if (this.#question.allowance.over && lines.length > 0) break
      const after = this.#adviser.rules.copy(this.#afterAction(world, line.ends[0] as State))
      lines.push(line)
      this.#running.push({ command, follow: line.follow, after, samples: [this.#expected(after)] })
    }
    this.#sort()
    return lines
  }

  #candidates(): Command[] {
    const { view, seat, allowance, also } = this.#question
    const ranked = sortByValue(this.#mind.rank(view, seat, allowance)).map(({ command }) => command)
    const [best, ...others] = ranked.slice(0, this.#extent.commands)
    if (best === undefined || also === undefined || this.#isAlso(best))
      return best === undefined ? [] : [best, ...others]
    // What was asked for comes early, so that the allowance lasts for it.
    return [best, also, ...others.filter((command) => !this.#isAlso(command))]
  }

  #isAlso(command: Command): boolean {
    const { notation } = this.#adviser.rules
    const { also } = this.#question
    return also !== undefined && notation.print(command) === notation.print(also)
  }

  /** Whoever hands the turn on is judged by where it stood: nobody else has moved yet. */
  #afterAction(world: State, end: State): State {
    const { seat } = this.#question
    const handsOn = this.#mind.isTurnOver(world, seat) && !this.#mind.isTurnOver(end, seat)
    return handsOn ? world : end
  }

  #expected(end: State): readonly number[] {
    this.#question.allowance.spend()
    return expected(this.#adviser, end, this.#question.seat)
  }

  #sample(lines: readonly Line<State, Command>[]): void {
    this.#running = this.#running.map((trial) => {
      const end = lines.find(({ command }) => command === trial.command)?.ends[0] as State
      return { ...trial, samples: [...trial.samples, this.#expected(end)] }
    })
    this.#sort()
  }

  #sort(): void {
    const { seat } = this.#question
    const measured = this.#running.map((trial) => ({
      trial,
      value: mean(leadsOf(this.#adviser, trial, seat)),
    }))
    this.#running = sortByValue(measured).map(({ trial }) => trial)
  }

  /** Gives up all but the best. */
  #keep(count: number): void {
    const size = Math.max(this.#extent.kept, count)
    const stays = ({ command }: CommandEvaluation<State, Command>, place: number): boolean =>
      place < size || this.#isAlso(command)
    this.#fallen.unshift(...this.#running.filter((trial, place) => !stays(trial, place)))
    this.#running = this.#running.filter(stays)
  }
}

export const leadsOf = <State, Command>(
  adviser: Adviser<State, Command>,
  { samples }: CommandEvaluation<State, Command>,
  seat: Seat,
): number[] => samples.map((finals) => lead(finals, seat, adviser.lead))

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
