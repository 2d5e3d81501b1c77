/**
 * Plays on from every promising command with everybody doing what they like best, first for one turn of one's own,
 * then for two and for four; after each stretch the weaker half of the commands is given up, down to a few. Those are
 * compared again in heat after heat, each in a newly imagined world in which now and then somebody does not do what
 * they like best, until one of them is clearly ahead or the budget is spent.
 */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Bot } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { WorldSampler } from '../world-sampler.ts'
import { Candidates, type Line } from './candidates.ts'
import { bestCommand, type Planner, type RankedCommand, sortByValue } from './planner.ts'
import type { Finals } from './playouts.ts'
import { race, raceInRounds } from './racing.ts'

export interface SearchBreadth {
  /** Commands that are followed at all. */
  readonly commands: number
  /** Own turns that are played on, stretch after stretch. */
  readonly stretches: readonly number[]
  /** Commands that are left when the heats begin, and how many heats there are at most. */
  readonly finalists: number
  readonly heats: number
  /** Heats before anybody is given up for being behind; a few when absent. */
  readonly firstHeats?: number
}

/** What is asked of somebody who compares commands. */
interface WeighQuestion<State, Command> {
  readonly view: State
  readonly seat: Seat
  readonly seed: string
  readonly allowance: RemainingBudget
  /** Everybody's final points as a position promises them, by seat. */
  expect(this: void, state: State): Finals
  /** A command that is tried and kept whatever it is worth. */
  readonly also?: Command
}

/** A command and what was found out about it. */
export interface WeighedCommand<State, Command> {
  readonly command: Command
  /** What finishes the action that it begins. */
  readonly follow: readonly Command[]
  /** Where the own action ends, in the first of the worlds. */
  readonly after: State
  /**
   * What everybody may expect: first where the own action ends, then one sample a heat and stretch. Those of two commands
   * were taken in the same worlds, as far as both go.
   */
  readonly samples: readonly Finals[]
}

/** A bot that can tell what it thinks: what it likes best is what it would play with the same view, nodes and seed. */
export interface WeighingBot<State, Command> extends Bot<State, Command> {
  /** After every heat what is known so far, the best first. */
  weigh(
    question: WeighQuestion<State, Command>,
  ): Generator<readonly WeighedCommand<State, Command>[], readonly WeighedCommand<State, Command>[]>
}

export const lookahead = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  mindFor: (view: State) => Planner<State, Command>,
  breadth: SearchBreadth,
): WeighingBot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const mind = mindFor(view)
    const allowance = new RemainingBudget(budget, watch)
    const choices = sortByValue(mind.rank(view, seat, allowance)).slice(0, breadth.commands)
    if (choices.length < 2) return bestCommand(choices).command
    const heats = new Heats(rules, mind, { view, seat, seed, allowance }, breadth)
    return race(choices, breadth.heats, (running, number) => heats.run(running, number), breadth.firstHeats)
  },

  *weigh({ expect, also, ...question }) {
    const { view, seat, allowance } = question
    const mind = mindFor(view)
    const ranked = sortByValue(mind.rank(view, seat, allowance)).slice(0, breadth.commands)
    const print = (command: Command): string => rules.notation.print(command)
    const asked = also === undefined ? [] : [print(also)]
    const choices =
      also === undefined || ranked.some(({ command }) => asked.includes(print(command)))
        ? ranked
        : // Nobody would have thought of it, so it begins as the least of them.
          [...ranked, { command: also, value: ranked.at(-1)?.value ?? 0 }]
    const findings = new Findings<State, Command>(expect)
    const heats = new Heats(rules, mind, question, breadth, findings, (command) =>
      asked.includes(print(command)),
    )
    if (choices.length < 2) heats.begin(choices)
    const rounds = raceInRounds(
      choices,
      breadth.heats,
      (running, number) => heats.run(running, number),
      breadth.firstHeats,
    )
    for (;;) {
      const { done, value } = rounds.next()
      if (done) return findings.inOrder(value)
      yield findings.inOrder(value)
    }
  },
})

/** What is known of every command, in the order in which they were left behind. */
class Findings<State, Command> {
  readonly #expect: (state: State) => Finals
  readonly #found = new Map<
    Command,
    { follow: readonly Command[]; after: State; samples: Finals[]; value: number }
  >()

  constructor(expect: (state: State) => Finals) {
    this.#expect = expect
  }

  begin({ command, follow, value }: Line<State, Command>, after: State): void {
    this.#found.set(command, { follow, after, samples: [this.#expect(after)], value })
  }

  /** Lines that have come equally far, with what they promise now. */
  look(lines: readonly Line<State, Command>[]): readonly (readonly [Line<State, Command>, Finals])[] {
    return lines.map((line) => [line, this.#expect(line.ends[0] as State)])
  }

  add(seen: readonly (readonly [Line<State, Command>, Finals])[]): void {
    for (const [{ command, value }, finals] of seen) {
      const found = this.#found.get(command)
      if (found === undefined) continue
      found.samples.push(finals)
      found.value = value
    }
  }

  inOrder(running: readonly Command[]): WeighedCommand<State, Command>[] {
    const fallen = [...this.#found]
      .filter(([command]) => !running.includes(command))
      .toSorted(([, a], [, b]) => b.samples.length - a.samples.length || b.value - a.value)
      .map(([command]) => command)
    return [...running, ...fallen].flatMap((command) => {
      const found = this.#found.get(command)
      return found === undefined ? [] : [{ command, ...found }]
    })
  }
}

/** Heats of one decision: the first without whims, all in worlds of their own. */
class Heats<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #mind: Planner<State, Command>
  readonly #question: Omit<WeighQuestion<State, Command>, 'expect' | 'also'>
  readonly #breadth: SearchBreadth
  readonly #worlds: WorldSampler<State, Command, Options, Event>
  readonly #findings: Findings<State, Command> | null
  readonly #isKept: (command: Command) => boolean

  constructor(
    rules: Rules<State, Command, Options, Event>,
    mind: Planner<State, Command>,
    question: Omit<WeighQuestion<State, Command>, 'expect' | 'also'>,
    breadth: SearchBreadth,
    findings: Findings<State, Command> | null = null,
    isKept: (command: Command) => boolean = () => false,
  ) {
    this.#rules = rules
    this.#mind = mind
    this.#question = question
    this.#breadth = breadth
    this.#worlds = new WorldSampler(rules, question.view, question.seed)
    this.#findings = findings
    this.#isKept = isKept
  }

  /** The commands that came through the heat, or null when the allowance did not last for it. */
  run(running: readonly RankedCommand<Command>[], number: number): Line<State, Command>[] | null {
    const { seat, seed, allowance } = this.#question
    const whims = number === 0 ? null : `${seed} heat ${number}`
    const search = new Candidates(this.#rules, this.#mind, seat, allowance, whims)
    let lines = this.#beginAll(search, running, number === 0)
    const seen: (readonly [Line<State, Command>, Finals])[] = []
    let isWhole = true
    for (const stretch of this.#breadth.stretches) {
      const extended = search.extendAll(lines, stretch)
      isWhole = extended !== null
      if (extended === null) break
      seen.push(...(this.#findings?.look(extended) ?? []))
      lines = this.#best(extended, Math.max(this.#breadth.finalists, Math.ceil(lines.length / 2)))
    }
    if (!isWhole && lines.length === running.length) return null
    this.#findings?.add(seen)
    return lines
  }

  /** Carries the commands through to the end of their action, for whoever has nothing to compare. */
  begin(choices: readonly RankedCommand<Command>[]): void {
    const { seat, allowance } = this.#question
    this.#beginAll(new Candidates(this.#rules, this.#mind, seat, allowance), choices, true)
  }

  #beginAll(
    search: Candidates<State, Command, Options, Event>,
    running: readonly RankedCommand<Command>[],
    isFirst: boolean,
  ): Line<State, Command>[] {
    const world = this.#worlds.next()
    return running.map(({ command, value }, place) => {
      const line = search.begin(command, value, [world])
      // Cut short in the middle of an action, a command cannot be compared.
      if (isFirst && (place === 0 || !this.#question.allowance.over))
        this.#findings?.begin(line, this.#rules.copy(this.#afterAction(world, line.ends[0] as State)))
      return line
    })
  }

  /** Whoever hands the turn on is judged by where it stood: nobody else has moved yet. */
  #afterAction(world: State, end: State): State {
    const { seat } = this.#question
    const handsOn = this.#mind.isTurnOver(world, seat) && !this.#mind.isTurnOver(end, seat)
    return handsOn ? world : end
  }

  #best(lines: readonly Line<State, Command>[], count: number): Line<State, Command>[] {
    return sortByValue(lines).filter(({ command }, place) => place < count || this.#isKept(command))
  }
}
