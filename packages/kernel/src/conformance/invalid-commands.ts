import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import { pick, type StateRules, sample } from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'
import type { PlayoutMove } from './playout.ts'

/** How many texts of a game are modified. */
const MODIFIED_TEXTS = 60

/**
 * Commands that must be refused in most states: those of other states and seats of a playout, those that spectators
 * see, and commands with a changed number.
 */
export const foreignCommands = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  turns: readonly PlayoutMove<Command, Event>[],
  source: Random,
): readonly Command[] => {
  const byText = new Map<string, Command>()
  const keep = (command: Command): unknown => byText.set(rules.notation.print(command), command)
  for (const { seat, command, list } of turns) {
    keep(command)
    keep(rules.viewCommand(command, seat, 'spectator'))
    const unplayed = pick(list, source)
    if (unplayed !== undefined) keep(unplayed)
  }
  for (const text of sample([...byText.keys()], MODIFIED_TEXTS, source)) {
    for (const modified of modifications(text)) {
      const parsed = rules.notation.parse(modified)
      if (parsed.ok) keep(parsed.value)
      else
        assertConforms(
          'refusal-code',
          parsed.refusal.code !== '',
          () => `${modified} is not understood without a reason`,
        )
    }
  }
  return [...byText.values()]
}

/** The text with each of its numbers changed, and with its last word missing or repeated. */
const modifications = (text: string): string[] => {
  const words = text.split(' ')
  const cut = words.slice(0, -1).join(' ')
  const numbers = words.flatMap((word, index) =>
    /^\d+$/.test(word)
      ? neighbours(Number(word)).map((number) => words.with(index, String(number)).join(' '))
      : [],
  )
  return [...numbers, cut, `${text} ${words.at(-1) ?? ''}`]
}

const neighbours = (number: number): number[] => [number + 1, number - 1, number * 2 + 1, 0, 999]
