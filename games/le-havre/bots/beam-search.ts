/**
 * Beam search for a complete solo game: each line is continued with several actions per turn, and only the
 * most promising lines are kept.
 */

import type { RemainingBudget } from '@quayside/bots'
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
export const beamSearch = (from: State, width: number, allowance: RemainingBudget): SoloGame | null => {
  let lines: readonly SoloLine[] = [{ state: from, history: null, value: 0 }]
  let best: SoloGame | null = null
  while (lines.length > 0) {
    const next = new Map<string, SoloLine>()
    for (const line of lines)
      for (const end of continuations(line, allowance)) {
        const [result] = leHavre.outcome(end.state)?.scores ?? []
        if (result === undefined) next.set(leHavre.hash(end.state), end)
        else if (best === null || result.total > best.wealth)
          best = { wealth: result.total, commands: commandsOf(end.history) }
      }
    if (allowance.over) return null
    lines = sortByValue([...next.values()]).slice(0, width)
  }
  return best
}

/** The line after one turn with each of its best actions; smaller decisions take the best-ranked command. */
const continuations = (line: SoloLine, allowance: RemainingBudget): SoloLine[] => {
  const start = new SoloPosition(line, allowance)
  while (!start.isOver && start.choices().length < 2) start.playBest()
  if (start.isOver) return [start.line()]
  const turn = turnOf(start.state)
  return start.choices().map((action) => {
    const table = new SoloPosition(start, allowance)
    table.play(action)
    while (!table.isOver && turnOf(table.state) === turn) table.playBest()
    return table.line()
  })
}

/** A line while it is played on. */
class SoloPosition {
  readonly state: State
  history: History | null
  readonly #allowance: RemainingBudget

  constructor({ state, history }: Pick<SoloLine, 'state' | 'history'>, allowance: RemainingBudget) {
    this.state = leHavre.copy(state)
    this.history = history
    this.#allowance = allowance
  }

  get isOver(): boolean {
    return leHavre.deciders(this.state).length === 0
  }

  /** Best first. */
  choices(): Command[] {
    return sortByValue(plannerFor(this.state).rank(this.state, SEAT, this.#allowance))
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
    return { state, history, value: plannerFor(state).value(state, SEAT) }
  }
}

const turnOf = (s: State): number => 100 * roundIndex(s) + turnIndex(s)

const commandsOf = (history: History | null): Command[] => {
  const commands: Command[] = []
  for (let at = history; at !== null; at = at.before) commands.push(at.command)
  return commands.reverse()
}
