/**
 * A game for one to its end: many lines side by side, each turn carried on with several actions, and only the most
 * promising lines kept.
 */

import type { RemainingBudget } from '@quayside/bots'
import { sortByValue } from '@quayside/bots'
import { roundIndex, turnIndex } from '../queries/index.ts'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { plannerFor } from './planners.ts'

/** Actions that each line is carried on with. */
const ACTIONS = 8

const SEAT = 0

export interface SoloGame {
  readonly wealth: number
  readonly commands: readonly Command[]
}

interface SoloLine {
  readonly state: State
  readonly past: Past | null
  readonly value: number
}

/** The latest command first, so that lines share what they have in common. */
interface Past {
  readonly command: Command
  readonly before: Past | null
}

/** The best way on that was found from a position, or null when the allowance did not last to the end. */
export const beamSearch = (from: State, width: number, allowance: RemainingBudget): SoloGame | null => {
  let lines: readonly SoloLine[] = [{ state: from, past: null, value: 0 }]
  let best: SoloGame | null = null
  while (lines.length > 0) {
    const next = new Map<string, SoloLine>()
    for (const line of lines)
      for (const end of carriedOn(line, allowance)) {
        const [result] = leHavre.outcome(end.state)?.scores ?? []
        if (result === undefined) next.set(leHavre.hash(end.state), end)
        else if (best === null || result.total > best.wealth)
          best = { wealth: result.total, commands: commandsOf(end.past) }
      }
    if (allowance.over) return null
    lines = sortByValue([...next.values()]).slice(0, width)
  }
  return best
}

/** The line after a turn with each of its best actions, the small decisions being taken as they look best. */
const carriedOn = (line: SoloLine, allowance: RemainingBudget): SoloLine[] => {
  const start = new SoloTable(line, allowance)
  while (!start.isOver && start.choices().length < 2) start.playBest()
  if (start.isOver) return [start.line()]
  const turn = turnOf(start.state)
  return start.choices().map((action) => {
    const table = new SoloTable(start, allowance)
    table.play(action)
    while (!table.isOver && turnOf(table.state) === turn) table.playBest()
    return table.line()
  })
}

/** A line that is being played on. */
class SoloTable {
  readonly state: State
  past: Past | null
  readonly #allowance: RemainingBudget

  constructor({ state, past }: Pick<SoloLine, 'state' | 'past'>, allowance: RemainingBudget) {
    this.state = leHavre.copy(state)
    this.past = past
    this.#allowance = allowance
  }

  get isOver(): boolean {
    return leHavre.deciders(this.state).length === 0
  }

  /** The best first. */
  choices(): Command[] {
    return sortByValue(plannerFor(this.state).rank(this.state, SEAT, this.#allowance))
      .slice(0, ACTIONS)
      .map(({ command }) => command)
  }

  play(command: Command): void {
    leHavre.apply(this.state, SEAT, command)
    this.past = { command, before: this.past }
  }

  playBest(): void {
    this.play(this.choices()[0] as Command)
  }

  line(): SoloLine {
    const { state, past } = this
    this.#allowance.spend()
    return { state, past, value: plannerFor(state).value(state, SEAT) }
  }
}

const turnOf = (s: State): number => 100 * roundIndex(s) + turnIndex(s)

const commandsOf = (past: Past | null): Command[] => {
  const commands: Command[] = []
  for (let at = past; at !== null; at = at.before) commands.push(at.command)
  return commands.reverse()
}
