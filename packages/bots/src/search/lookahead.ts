/**
 * Rolls out every promising command with all seats playing their best-ranked command: first for one own turn,
 * then for two and four; after each segment the weaker half is dropped, down to a few finalists. Those are
 * compared in further rounds, each in a newly sampled world and with occasional second-best moves, until one
 * is clearly ahead or the budget is spent.
 */
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import type { Bot } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { WorldSampler } from '../world-sampler.ts'
import { type Candidate, Candidates } from './candidates.ts'
import { bestCommand, type Planner, type RankedCommand, sortByValue } from './planner.ts'
import type { Finals } from './playouts.ts'
import { race, raceInRounds } from './racing.ts'

export interface SearchBreadth {
  /** Candidate commands. */
  readonly commands: number
  /** Own turns to roll out in each segment. */
  readonly segments: readonly number[]
  /** Candidates left after the first round, and the maximum number of rounds. */
  readonly finalists: number
  readonly rounds: number
  /** Rounds before a candidate may be dropped for being behind; a few by default. */
  readonly firstRounds?: number
}

interface WeighQuestion<State, Command> {
  readonly view: State
  readonly seat: Seat
  readonly seed: string
  readonly allowance: RemainingBudget
  /** Expected final points by seat. */
  expect(this: void, state: State): Finals
  /** A command that is always compared, whatever its rank. */
  readonly also?: Command
}

/** A command and the findings about it. */
export interface WeighedCommand<State, Command> {
  readonly command: Command
  /** The commands that complete the action it begins. */
  readonly follow: readonly Command[]
  /** The state at the end of the seat's action, in the first world. */
  readonly after: State
  /**
   * Expected final points: first at the end of the seat's action, then one sample per round and segment.
   * Samples with equal index of two commands were taken in the same world.
   */
  readonly samples: readonly Finals[]
}

/**
 * A bot that reports its evaluations: its best command is the one it would play with the same view, nodes and
 * seed.
 */
export interface WeighingBot<State, Command> extends Bot<State, Command> {
  /** Yields the findings after every round, best first. */
  weigh(
    question: WeighQuestion<State, Command>,
  ): Generator<readonly WeighedCommand<State, Command>[], readonly WeighedCommand<State, Command>[]>
}

export const lookahead = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  plannerFor: (view: State) => Planner<State, Command>,
  breadth: SearchBreadth,
): WeighingBot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const planner = plannerFor(view)
    const allowance = new RemainingBudget(budget, watch)
    const choices = sortByValue(planner.rank(view, seat, allowance)).slice(0, breadth.commands)
    if (choices.length < 2) return bestCommand(choices).command
    const rounds = new Rounds(rules, planner, { view, seat, seed, allowance }, breadth)
    return race(
      choices,
      breadth.rounds,
      (running, number) => rounds.run(running, number),
      breadth.firstRounds,
    )
  },

  *weigh({ expect, also, ...question }) {
    const { view, seat, allowance } = question
    const planner = plannerFor(view)
    const ranked = sortByValue(planner.rank(view, seat, allowance)).slice(0, breadth.commands)
    const print = (command: Command): string => rules.notation.print(command)
    const asked = also === undefined ? [] : [print(also)]
    const choices =
      also === undefined || ranked.some(({ command }) => asked.includes(print(command)))
        ? ranked
        : // The planner did not consider it, so it starts with the lowest value.
          [...ranked, { command: also, value: ranked.at(-1)?.value ?? 0 }]
    const findings = new Findings<State, Command>(expect)
    const rounds = new Rounds(rules, planner, question, breadth, findings, (command) =>
      asked.includes(print(command)),
    )
    if (choices.length < 2) rounds.begin(choices)
    const steps = raceInRounds(
      choices,
      breadth.rounds,
      (running, number) => rounds.run(running, number),
      breadth.firstRounds,
    )
    for (;;) {
      const { done, value } = steps.next()
      if (done) return findings.inOrder(value)
      yield findings.inOrder(value)
    }
  },
})

/** Findings about every command, in the order in which they were dropped. */
class Findings<State, Command> {
  readonly #expect: (state: State) => Finals
  readonly #found = new Map<
    Command,
    { follow: readonly Command[]; after: State; samples: Finals[]; value: number }
  >()

  constructor(expect: (state: State) => Finals) {
    this.#expect = expect
  }

  begin({ command, follow, value }: Candidate<State, Command>, after: State): void {
    this.#found.set(command, { follow, after, samples: [this.#expect(after)], value })
  }

  /** Lines that are equally far, with their expected points. */
  look(
    lines: readonly Candidate<State, Command>[],
  ): readonly (readonly [Candidate<State, Command>, Finals])[] {
    return lines.map((line) => [line, this.#expect(line.ends[0] as State)])
  }

  add(seen: readonly (readonly [Candidate<State, Command>, Finals])[]): void {
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

/** Rounds of one decision, each in its own world; the first without noise. */
class Rounds<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #planner: Planner<State, Command>
  readonly #question: Omit<WeighQuestion<State, Command>, 'expect' | 'also'>
  readonly #breadth: SearchBreadth
  readonly #worlds: WorldSampler<State, Command, Options, Event>
  readonly #findings: Findings<State, Command> | null
  readonly #isKept: (command: Command) => boolean

  constructor(
    rules: Rules<State, Command, Options, Event>,
    planner: Planner<State, Command>,
    question: Omit<WeighQuestion<State, Command>, 'expect' | 'also'>,
    breadth: SearchBreadth,
    findings: Findings<State, Command> | null = null,
    isKept: (command: Command) => boolean = () => false,
  ) {
    this.#rules = rules
    this.#planner = planner
    this.#question = question
    this.#breadth = breadth
    this.#worlds = new WorldSampler(rules, question.view, question.seed)
    this.#findings = findings
    this.#isKept = isKept
  }

  /** The commands that survived the round, or null if the budget ran out. */
  run(running: readonly RankedCommand<Command>[], number: number): Candidate<State, Command>[] | null {
    const { seat, seed, allowance } = this.#question
    const noise = number === 0 ? null : `${seed} heat ${number}`
    const search = new Candidates(this.#rules, this.#planner, seat, allowance, noise)
    let lines = this.#beginAll(search, running, number === 0)
    const seen: (readonly [Candidate<State, Command>, Finals])[] = []
    let isWhole = true
    for (const segment of this.#breadth.segments) {
      const extended = search.extendAll(lines, segment)
      isWhole = extended !== null
      if (extended === null) break
      seen.push(...(this.#findings?.look(extended) ?? []))
      lines = this.#best(extended, Math.max(this.#breadth.finalists, Math.ceil(lines.length / 2)))
    }
    if (!isWhole && lines.length === running.length) return null
    this.#findings?.add(seen)
    return lines
  }

  /** Completes the actions of the commands when there is nothing to compare. */
  begin(choices: readonly RankedCommand<Command>[]): void {
    const { seat, allowance } = this.#question
    this.#beginAll(new Candidates(this.#rules, this.#planner, seat, allowance), choices, true)
  }

  #beginAll(
    search: Candidates<State, Command, Options, Event>,
    running: readonly RankedCommand<Command>[],
    isFirst: boolean,
  ): Candidate<State, Command>[] {
    const world = this.#worlds.next()
    return running.map(({ command, value }, place) => {
      const line = search.begin(command, value, [world])
      // A command that was cut off in the middle of its action cannot be compared.
      if (isFirst && (place === 0 || !this.#question.allowance.over))
        this.#findings?.begin(line, this.#rules.copy(this.#afterAction(world, line.ends[0] as State)))
      return line
    })
  }

  /** A command that ends the turn is valued by the position before it: no other seat has moved yet. */
  #afterAction(world: State, end: State): State {
    const { seat } = this.#question
    const handsOn = this.#planner.isTurnOver(world, seat) && !this.#planner.isTurnOver(end, seat)
    return handsOn ? world : end
  }

  #best(lines: readonly Candidate<State, Command>[], count: number): Candidate<State, Command>[] {
    return sortByValue(lines).filter(({ command }, place) => place < count || this.#isKept(command))
  }
}
