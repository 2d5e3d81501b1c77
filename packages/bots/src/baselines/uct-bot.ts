/**
 * Plain UCT for any number of seats: every seat maximises its own result, games are played out at random, and what
 * is hidden is imagined afresh for each of them.
 */
import { type GameEvent, type Outcome, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import type { Bot } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { WorldSampler } from '../world-sampler.ts'

/** How strongly what was seldom tried attracts. */
const CURIOSITY = 0.7

class Branch<Command> {
  readonly children = new Map<Command | string, Branch<Command>>()
  readonly command: Command | null
  visits = 0
  /** Sum of the results, by seat. */
  readonly results: Float64Array

  constructor(command: Command | null, seats: number) {
    this.command = command
    this.results = new Float64Array(seats)
  }
}

export const uct = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const commands = rules.commands(view, seat)
    if (commands.length === 1) return commands[0] as Command
    const search = new Search(rules, view, seat, seed, new RemainingBudget(budget, watch))
    return search.run() ?? (commands[random(seed).nextInt(commands.length)] as Command)
  },
})

class Search<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #seat: Seat
  readonly #allowance: RemainingBudget
  readonly #worlds: WorldSampler<State, Command, Options, Event>
  readonly #chance: Random
  readonly #root: Branch<Command>
  readonly #list: Command[] = []
  readonly #scale = new Scale()

  constructor(
    rules: Rules<State, Command, Options, Event>,
    view: State,
    seat: Seat,
    seed: string,
    allowance: RemainingBudget,
  ) {
    this.#rules = rules
    this.#seat = seat
    this.#allowance = allowance
    this.#worlds = new WorldSampler(rules, view, seed)
    this.#chance = random(`uct ${seed}`)
    this.#root = new Branch<Command>(null, rules.seatCount(view))
  }

  /** The command tried most often; null when not one game came to its end. */
  run(): Command | null {
    while (!this.#allowance.over) this.#simulate()
    let best: Branch<Command> | null = null
    for (const child of this.#root.children.values()) if (child.visits > (best?.visits ?? 0)) best = child
    return best?.command ?? null
  }

  #simulate(): void {
    const state = this.#worlds.next()
    const path = [this.#root]
    let mover: Seat | undefined = this.#seat
    for (let grown = false; mover !== undefined && !grown; [mover] = this.#rules.deciders(state)) {
      const branch = path[path.length - 1] as Branch<Command>
      const commands = this.#rules.commands(state, mover, this.#list)
      const untried = commands.filter((command) => !branch.children.has(this.#key(command)))
      grown = untried.length > 0
      const child = grown ? this.#grow(branch, untried) : this.#select(branch, commands, mover)
      this.#apply(state, mover, child.command as Command)
      path.push(child)
    }
    const outcome = this.#playOut(state)
    if (outcome === null) return
    const results = this.#scale.results(outcome)
    for (const branch of path) {
      branch.visits++
      for (let seat = 0; seat < results.length; seat++)
        branch.results[seat] = (branch.results[seat] as number) + (results[seat] as number)
    }
  }

  /** Equal commands need an equal key; numbers are their own. */
  #key(command: Command): Command | string {
    return typeof command === 'number' ? command : this.#rules.notation.print(command)
  }

  #grow(branch: Branch<Command>, untried: readonly Command[]): Branch<Command> {
    const command = untried[this.#chance.nextInt(untried.length)] as Command
    const child = new Branch(command, branch.results.length)
    branch.children.set(this.#key(command), child)
    return child
  }

  #select(branch: Branch<Command>, commands: readonly Command[], mover: Seat): Branch<Command> {
    let best: Branch<Command> | undefined
    let highest = Number.NEGATIVE_INFINITY
    const tries = Math.log(branch.visits + 1)
    for (const command of commands) {
      const child = branch.children.get(this.#key(command)) as Branch<Command>
      // A branch whose only game was cut short by the budget has no result yet.
      const visits = Math.max(1, child.visits)
      const mean = this.#scale.share((child.results[mover] as number) / visits)
      const attraction = mean + CURIOSITY * Math.sqrt(tries / visits)
      if (attraction > highest) {
        highest = attraction
        best = child
      }
    }
    return best as Branch<Command>
  }

  #apply(state: State, mover: Seat, command: Command): void {
    this.#rules.apply(state, mover, command)
    this.#allowance.spend()
  }

  /** Null when the budget ends before the game. */
  #playOut(state: State): Outcome | null {
    for (
      let [mover] = this.#rules.deciders(state);
      mover !== undefined;
      [mover] = this.#rules.deciders(state)
    ) {
      if (this.#allowance.over) return null
      const commands = this.#rules.commands(state, mover, this.#list)
      this.#apply(state, mover, commands[this.#chance.nextInt(commands.length)] as Command)
    }
    return this.#rules.outcome(state)
  }
}

/** Brings results between 0 and 1: the part of the others that a seat leaves behind, and alone its points. */
class Scale {
  #least = 0
  #most = 1
  #points = false

  results(outcome: Outcome): number[] {
    const { scores } = outcome
    if (scores.length > 1) return scores.map(({ rank }) => behind(outcome, rank))
    const points = scores[0]?.total ?? 0
    this.#least = this.#points ? Math.min(this.#least, points) : points
    this.#most = this.#points ? Math.max(this.#most, points) : points
    this.#points = true
    return [points]
  }

  share(result: number): number {
    return this.#most > this.#least ? (result - this.#least) / (this.#most - this.#least) : 0.5
  }
}

/** Equal ranks count half. */
const behind = ({ scores }: Outcome, rank: number): number => {
  let beaten = -0.5
  for (const other of scores) beaten += other.rank > rank ? 1 : other.rank === rank ? 0.5 : 0
  return beaten / (scores.length - 1)
}
