/** Evaluates the end of every plan for the current decision and ranks the commands by their best plan. */

import type { Budget, Planner, RankedCommand } from '@quayside/bots'
import { RemainingBudget } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import {
  activeSeat,
  depth,
  END_STEP,
  FEEDING_PHASE,
  isSettling,
  MAIN_STEP,
  phaseIndex,
  SUPPLY_STEP,
  stepIndex,
} from '../queries/index.ts'
import { type Command, leHavre, readAll, readCommand, type State, verbNameOf } from '../rules/index.ts'
import type { Evaluator } from './evaluator.ts'
import { pruneAnswers } from './prune-answers.ts'

/** Maximum depth of a plan; no action of the game is longer. */
const MAX_DEPTH = 24

/** Maximum number of evaluations for one decision; after that the plans found so far are compared. */
const MAX_EVALUATIONS = 600

const UNLIMITED: Budget = { nodes: Number.POSITIVE_INFINITY }

/** Selects the answers to a small decision that are searched. */
export type Answers = (s: State, seat: Seat, commands: readonly Command[]) => readonly Command[]

export class OnePly implements Planner<State, Command> {
  readonly #evaluator: Evaluator
  readonly #answers: Answers
  readonly #maxEvaluations: number
  readonly #levels: State[] = []
  #evaluationsLeft = 0
  #allowance = new RemainingBudget(UNLIMITED)

  constructor(evaluator: Evaluator, answers: Answers = pruneAnswers, maxEvaluations = MAX_EVALUATIONS) {
    this.#evaluator = evaluator
    this.#answers = answers
    this.#maxEvaluations = maxEvaluations
  }

  rank(s: State, seat: Seat, allowance = new RemainingBudget(UNLIMITED)): RankedCommand<Command>[] {
    const commands = leHavre.commands(s, seat)
    this.#evaluationsLeft = this.#maxEvaluations
    this.#allowance = allowance
    this.#evaluator.setReference(s, seat)
    if (depth(s) > 0 || isSettling(s)) return this.#valueEach(s, seat, this.#answers(s, seat, commands))
    if (stepIndex(s) === SUPPLY_STEP) return commands.slice(0, 1).map((command) => ({ command, value: 0 }))
    if (stepIndex(s) === MAIN_STEP) return this.#rankMain(s, seat, commands)
    return this.#rankEnd(s, seat, commands)
  }

  value(s: State, seat: Seat): number {
    this.#evaluator.setReference(s, seat)
    return this.#evaluator.value(s, seat)
  }

  isTurnOver(s: State, seat: Seat): boolean {
    return (
      depth(s) === 0 && stepIndex(s) === END_STEP && phaseIndex(s) !== FEEDING_PHASE && activeSeat(s) === seat
    )
  }

  #rankMain(s: State, seat: Seat, commands: readonly Command[]): RankedCommand<Command>[] {
    const plans = this.#valueEach(
      s,
      seat,
      commands.filter((command) => MAIN_VERBS.has(verbNameOf(command))),
    )
    for (const command of commands) {
      if (verbNameOf(command) !== 'buy') continue
      if (this.#allowance.over && plans.length > 0) break
      const value = this.#valueOfBuyingAndEntering(s, seat, command)
      if (value !== null) plans.push({ command, value })
    }
    return plans
  }

  /**
   * Buying first pays off when the building is entered immediately: no entry fee, and the previous disc
   * leaves.
   */
  #valueOfBuyingAndEntering(s: State, seat: Seat, buy: Command): number | null {
    const bought = this.#copy(s, 0)
    leHavre.apply(bought, seat, buy)
    const card = readCommand(buy)
    const enter = readAll(leHavre.commands(bought, seat), 'enter').find(
      ({ building }) => card.verb === 'buy' && building === card.building,
    )
    return enter === undefined ? null : this.#valueAfter(bought, seat, enter.command, 1)
  }

  /** After the main action: end the turn, or buy or repay first; all evaluated before the turn ends. */
  #rankEnd(s: State, seat: Seat, commands: readonly Command[]): RankedCommand<Command>[] {
    const plans: RankedCommand<Command>[] = []
    for (const command of commands) {
      if (this.#allowance.over && plans.length > 0) break
      const verb = verbNameOf(command)
      if (verb === 'end') plans.push({ command, value: this.#evaluate(s, seat) })
      else if (END_VERBS.has(verb)) plans.push({ command, value: this.#valueAfter(s, seat, command, 0) })
    }
    return plans
  }

  #valueEach(s: State, seat: Seat, commands: readonly Command[]): RankedCommand<Command>[] {
    const plans: RankedCommand<Command>[] = []
    for (const command of commands) {
      if (this.#allowance.over && plans.length > 0) break
      plans.push({ command, value: this.#valueAfter(s, seat, command, 0) })
    }
    return plans
  }

  #valueAfter(s: State, seat: Seat, command: Command, level: number): number {
    const next = this.#copy(s, level)
    leHavre.apply(next, seat, command)
    return this.#complete(next, seat, level + 1)
  }

  /** Value of the best way to finish the current action. */
  #complete(s: State, seat: Seat, level: number): number {
    if (depth(s) === 0 || level >= MAX_DEPTH) return this.#evaluate(s, seat)
    let best = Number.NEGATIVE_INFINITY
    for (const command of this.#answers(s, seat, leHavre.commands(s, seat))) {
      const enough = this.#evaluationsLeft < 0 || this.#allowance.over
      if (enough && best > Number.NEGATIVE_INFINITY) break
      best = Math.max(best, this.#valueAfter(s, seat, command, level))
    }
    return best
  }

  #evaluate(s: State, seat: Seat): number {
    this.#evaluationsLeft--
    this.#allowance.spend()
    return this.#evaluator.value(s, seat)
  }

  #copy(s: State, level: number): State {
    const buffer = this.#levels[level]
    if (buffer === undefined) {
      const fresh = leHavre.copy(s)
      this.#levels[level] = fresh
      return fresh
    }
    buffer.set(s)
    return buffer
  }
}

const MAIN_VERBS = new Set(['take', 'enter', 'end'])
const END_VERBS = new Set(['buy', 'buy-ship', 'repay'])
