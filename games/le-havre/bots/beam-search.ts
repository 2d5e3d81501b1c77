/**
 * Beam search for a complete solo game: each line is continued with several actions per turn, and only the
 * most promising lines are kept.
 */

import type { Planner, RemainingBudget } from '@quayside/bots'
import { sortByValue } from '@quayside/bots'
import { roundIndex, turnIndex } from '../queries/index.ts'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { plannerFor } from './planners.ts'

/** Actions tried per line and turn. */
const ACTIONS = 8

const SEAT = 0

export interface SoloGame {
  readonly wealth: number
  readonly commands: readonly Command[]
}

interface SoloLine {
  readonly state: State
  readonly history: History | null
  readonly value: number
}

/** A linked list with the latest command first, so that lines share their common beginning. */
interface History {
  readonly command: Command
  readonly before: History | null
}

/** The best line found from a position to the end, or null if the budget ran out. */
export const beamSearch = (
  from: State,
  width: number,
  allowance: RemainingBudget,
  planner: Planner<State, Command> = plannerFor(from),
): SoloGame | null => {
  let best: SoloLine | null = null
  for (const [line] of new Beam(planner, width, allowance).deepen(from)) best = line ?? best
  const [result] = best === null ? [] : (leHavre.outcome(best.state)?.scores ?? [])
  if (best === null || result === undefined) return null
  return { wealth: result.total, commands: commandsOf(best.history) }
}

/** Share of the budget that a choice may use, so that some is left to compare it with other commands. */
const CHOICE_SHARE = 0.95

/** The first command of the best line as far ahead as the budget allows; null if it does not cover a turn. */
export const beamChoice = (
  from: State,
  width: number,
  allowance: RemainingBudget,
  planner: Planner<State, Command>,
): Command | null => {
  const limit = allowance.nodes + CHOICE_SHARE * allowance.left
  let best: SoloLine | null = null
  for (const [line] of new Beam(planner, width, allowance, limit).deepen(from)) best = line ?? best
  return best === null ? null : (commandsOf(best.history)[0] ?? null)
}

class Beam {
  readonly #planner: Planner<State, Command>
  readonly #width: number
  readonly #allowance: RemainingBudget
  readonly #limit: number

  /** No turn counts that is not complete when the budget has spent `limit` nodes. */
  constructor(
    planner: Planner<State, Command>,
    width: number,
    allowance: RemainingBudget,
    limit = Number.POSITIVE_INFINITY,
  ) {
    this.#planner = planner
    this.#width = width
    this.#allowance = allowance
    this.#limit = limit
  }

  get #isOver(): boolean {
    return this.#allowance.over || this.#allowance.nodes > this.#limit
  }

  /** The most promising lines after each turn, best first, until all are over or the budget is spent. */
  *deepen(from: State): Generator<readonly SoloLine[], void> {
    let lines: readonly SoloLine[] = [{ state: from, history: null, value: 0 }]
    while (lines.some(({ state }) => leHavre.deciders(state).length > 0)) {
      const next = new Map<string, SoloLine>()
      for (const line of lines)
        for (const end of this.#continuations(line)) {
          if (this.#isOver) return
          next.set(leHavre.hash(end.state), end)
        }
      if (this.#isOver) return
      lines = sortByValue([...next.values()]).slice(0, this.#width)
      yield lines
    }
  }

  /** The line after one turn with each of its best actions; smaller decisions take the best-ranked command. */
  *#continuations(line: SoloLine): Generator<SoloLine, void> {
    const start = new SoloPosition(line, this.#planner, this.#allowance)
    while (!start.isOver && start.choices().length < 2) start.playBest()
    if (start.isOver) {
      yield start.line()
      return
    }
    const turn = turnOf(start.state)
    for (const action of start.choices()) {
      const table = new SoloPosition(start, this.#planner, this.#allowance)
      table.play(action)
      while (!table.isOver && turnOf(table.state) === turn) table.playBest()
      yield table.line()
    }
  }
}

/** A line while it is played on. */
class SoloPosition {
  readonly state: State
  history: History | null
  readonly #planner: Planner<State, Command>
  readonly #allowance: RemainingBudget

  constructor(
    { state, history }: Pick<SoloLine, 'state' | 'history'>,
    planner: Planner<State, Command>,
    allowance: RemainingBudget,
  ) {
    this.state = leHavre.copy(state)
    this.history = history
    this.#planner = planner
    this.#allowance = allowance
  }

  get isOver(): boolean {
    return leHavre.deciders(this.state).length === 0
  }

  /** Best first. */
  choices(): Command[] {
    return sortByValue(this.#planner.rank(this.state, SEAT, this.#allowance))
      .slice(0, ACTIONS)
      .map(({ command }) => command)
  }

  play(command: Command): void {
    leHavre.apply(this.state, SEAT, command)
    this.history = { command, before: this.history }
  }

  playBest(): void {
    this.play(this.choices()[0] as Command)
  }

  line(): SoloLine {
    const { state, history } = this
    this.#allowance.spend()
    return { state, history, value: this.#planner.value(state, SEAT) }
  }
}

const turnOf = (s: State): number => 100 * roundIndex(s) + turnIndex(s)

const commandsOf = (history: History | null): Command[] => {
  const commands: Command[] = []
  for (let at = history; at !== null; at = at.before) commands.push(at.command)
  return commands.reverse()
}
