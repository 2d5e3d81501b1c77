/** Looks at every plan for the decision at hand, down to its end, and takes the one whose outcome it likes best. */

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

/** Deeper than any action goes. */
const LEVELS = 24

/** No decision is worth more looks than this; the plans found so far count. */
const LOOKS = 600

const UNLIMITED: Budget = { nodes: Number.POSITIVE_INFINITY }

/** Which of the answers to a small decision are followed. */
export type Answers = (s: State, seat: Seat, commands: readonly Command[]) => readonly Command[]

export class OnePly implements Planner<State, Command> {
  readonly #judge: Evaluator
  readonly #answers: Answers
  readonly #looks: number
  readonly #levels: State[] = []
  #looksLeft = 0
  #allowance = new RemainingBudget(UNLIMITED)

  constructor(judge: Evaluator, answers: Answers = pruneAnswers, looks = LOOKS) {
    this.#judge = judge
    this.#answers = answers
    this.#looks = looks
  }

  /** The commands worth thinking about, each with the value of the best plan that begins with it. */
  rank(s: State, seat: Seat, allowance = new RemainingBudget(UNLIMITED)): RankedCommand<Command>[] {
    const commands = leHavre.commands(s, seat)
    this.#looksLeft = this.#looks
    this.#allowance = allowance
    this.#judge.setReference(s, seat)
    if (depth(s) > 0 || isSettling(s)) return this.#valueEach(s, seat, this.#answers(s, seat, commands))
    if (stepIndex(s) === SUPPLY_STEP) return commands.slice(0, 1).map((command) => ({ command, value: 0 }))
    if (stepIndex(s) === MAIN_STEP) return this.#rankMain(s, seat, commands)
    return this.#rankEnd(s, seat, commands)
  }

  value(s: State, seat: Seat): number {
    this.#judge.setReference(s, seat)
    return this.#judge.value(s, seat)
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

  /** Buying first pays when the building is used at once: no fee, and whoever was inside is gone. */
  #valueOfBuyingAndEntering(s: State, seat: Seat, buy: Command): number | null {
    const bought = this.#copy(s, 0)
    leHavre.apply(bought, seat, buy)
    const card = readCommand(buy)
    const enter = readAll(leHavre.commands(bought, seat), 'enter').find(
      ({ building }) => card.verb === 'buy' && building === card.building,
    )
    return enter === undefined ? null : this.#valueAfter(bought, seat, enter.command, 1)
  }

  /** After the main action: stop here, or buy or repay first; all seen before the turn is handed on. */
  #rankEnd(s: State, seat: Seat, commands: readonly Command[]): RankedCommand<Command>[] {
    const plans: RankedCommand<Command>[] = []
    for (const command of commands) {
      if (this.#allowance.over && plans.length > 0) break
      const verb = verbNameOf(command)
      if (verb === 'end') plans.push({ command, value: this.#look(s, seat) })
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

  /** The best way to finish the action under way. */
  #complete(s: State, seat: Seat, level: number): number {
    if (depth(s) === 0 || level >= LEVELS) return this.#look(s, seat)
    let best = Number.NEGATIVE_INFINITY
    for (const command of this.#answers(s, seat, leHavre.commands(s, seat))) {
      const enough = this.#looksLeft < 0 || this.#allowance.over
      if (enough && best > Number.NEGATIVE_INFINITY) break
      best = Math.max(best, this.#valueAfter(s, seat, command, level))
    }
    return best
  }

  #look(s: State, seat: Seat): number {
    this.#looksLeft--
    this.#allowance.spend()
    return this.#judge.value(s, seat)
  }

  #copy(s: State, level: number): State {
    const kept = this.#levels[level]
    if (kept === undefined) {
      const fresh = leHavre.copy(s)
      this.#levels[level] = fresh
      return fresh
    }
    kept.set(s)
    return kept
  }
}

const MAIN_VERBS = new Set(['take', 'enter', 'end'])
const END_VERBS = new Set(['buy', 'buy-ship', 'repay'])
