import type { Random } from '../random.ts'
import type { GameEvent } from '../rules.ts'
import { pick, type StateRules, sample } from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'
import type { PlayoutMove } from './playout.ts'

/** How many different texts of a game are bent. */
const BENT_TEXTS = 60

/**
 * Commands that belong elsewhere: to other positions and seats of a playout, to its onlookers, or to nobody
 * because a number in them was changed.
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
  for (const text of sample([...byText.keys()], BENT_TEXTS, source)) {
    for (const bent of bend(text)) {
      const parsed = rules.notation.parse(bent)
      if (parsed.ok) keep(parsed.value)
      else
        assertConforms(
          'refusal-code',
          parsed.refusal.code !== '',
          () => `${bent} is not understood without a reason`,
        )
    }
  }
  return [...byText.values()]
}

/** The text with each of its numbers changed, and with its last word missing or said again. */
const bend = (text: string): string[] => {
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
