import {
  type GameEvent,
  type GameRecord,
  newRecord,
  type RecordMove,
  type Rules,
  resultOf,
} from '@quayside/kernel'
import type { Dice } from './fast-random.ts'

/** The rules of any game. */
export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>

export const completed = (rules: AnyRules, raw: unknown): unknown => {
  const options = rules.options(raw)
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`)
  return options.value
}

const list: unknown[] = []

/** Plays a random game, listing all commands at every decision; returns the number of decisions. */
export const playGame = (rules: AnyRules, options: unknown, seed: string, dice: Dice): number => {
  const state = rules.setup(options, seed)
  for (let decisions = 0; ; decisions++) {
    const deciders = rules.deciders(state)
    const seat = deciders[deciders.length === 1 ? 0 : dice.below(deciders.length)]
    if (seat === undefined) return decisions
    rules.commands(state, seat, list)
    rules.apply(state, seat, list[dice.below(list.length)])
  }
}

/** The record of a random game; `visit` is called at every decision. */
export const recordGame = (
  rules: AnyRules,
  options: unknown,
  seed: string,
  dice: Dice,
  visit?: (state: unknown, seat: number) => void,
): GameRecord => {
  const opened = newRecord(rules, options, seed)
  if (!opened.ok) throw new Error(`no record: ${JSON.stringify(opened.refusal)}`)
  const state = rules.setup(options, seed)
  const lines: RecordMove[] = []
  for (;;) {
    const deciders = rules.deciders(state)
    const seat = deciders[dice.below(deciders.length)]
    if (seat === undefined) return { ...opened.value, moves: lines, result: resultOf(rules, state) }
    visit?.(state, seat)
    const commands = rules.commands(state, seat)
    const command = commands[dice.below(commands.length)]
    lines.push({ moveNumber: lines.length, seat, command: rules.notation.print(command) })
    rules.apply(state, seat, command)
  }
}
