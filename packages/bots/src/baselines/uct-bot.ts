/**
 * Plain UCT for any number of seats: every seat maximises its own result, rollouts are random, and hidden
 * information is sampled again for each simulation.
 */
import { type GameEvent, type Outcome, type Random, type Rules, random, type Seat } from '@quayside/kernel'
import type { Bot } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { WorldSampler } from '../world-sampler.ts'

/** Exploration constant of UCB1. */
const EXPLORATION = 0.7

class TreeNode<Command> {
  readonly children = new Map<Command | string, TreeNode<Command>>()
  readonly command: Command | null
  visits = 0
  /** Sum of the results by seat. */
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
  readonly #root: TreeNode<Command>
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
    this.#root = new TreeNode<Command>(null, rules.seatCount(view))
  }

  /** The most visited command; null if no simulation finished. */
  run(): Command | null {
    while (!this.#allowance.over) this.#simulate()
    let best: TreeNode<Command> | null = null
    for (const child of this.#root.children.values()) if (child.visits > (best?.visits ?? 0)) best = child
    return best?.command ?? null
  }

  #simulate(): void {
    const state = this.#worlds.next()
    const path = [this.#root]
    let mover: Seat | undefined = this.#seat
    for (let expanded = false; mover !== undefined && !expanded; [mover] = this.#rules.deciders(state)) {
      const node = path[path.length - 1] as TreeNode<Command>
      const commands = this.#rules.commands(state, mover, this.#list)
      const untried = commands.filter((command) => !node.children.has(this.#key(command)))
      expanded = untried.length > 0
      const child = expanded ? this.#expand(node, untried) : this.#select(node, commands, mover)
      this.#apply(state, mover, child.command as Command)
      path.push(child)
    }
    const outcome = this.#playOut(state)
    if (outcome === null) return
    const results = this.#scale.results(outcome)
    for (const node of path) {
      node.visits++
      for (let seat = 0; seat < results.length; seat++)
        node.results[seat] = (node.results[seat] as number) + (results[seat] as number)
    }
  }

  /** Equal commands need equal keys; a number is its own key. */
  #key(command: Command): Command | string {
    return typeof command === 'number' ? command : this.#rules.notation.print(command)
  }

  #expand(node: TreeNode<Command>, untried: readonly Command[]): TreeNode<Command> {
    const command = untried[this.#chance.nextInt(untried.length)] as Command
    const child = new TreeNode(command, node.results.length)
    node.children.set(this.#key(command), child)
    return child
  }

  #select(node: TreeNode<Command>, commands: readonly Command[], mover: Seat): TreeNode<Command> {
    let best: TreeNode<Command> | undefined
    let highest = Number.NEGATIVE_INFINITY
    const tries = Math.log(node.visits + 1)
    for (const command of commands) {
      const child = node.children.get(this.#key(command)) as TreeNode<Command>
      // A child whose only simulation ran out of budget has no result yet.
      const visits = Math.max(1, child.visits)
      const mean = this.#scale.share((child.results[mover] as number) / visits)
      const bound = mean + EXPLORATION * Math.sqrt(tries / visits)
      if (bound > highest) {
        highest = bound
        best = child
      }
    }
    return best as TreeNode<Command>
  }

  #apply(state: State, mover: Seat, command: Command): void {
    this.#rules.apply(state, mover, command)
    this.#allowance.spend()
  }

  /** Null if the budget is spent before the game ends. */
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

/**
 * Maps results to 0..1: the share of opponents that a seat beats, or in a solo game the points, scaled by the
 * range seen so far.
 */
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
