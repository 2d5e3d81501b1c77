import type { Advice, Reason, Suggestion } from '@quayside/bots'
import type { CliGameAdapter, GameWords } from '../games/kit.ts'
import type { Page } from '../terminal/page.ts'

/** What a command means in a position. */
export const commandWords = (
  { rules }: CliGameAdapter,
  text: string,
  state: unknown,
  words: GameWords,
): string => {
  const command = rules.notation.parse(text)
  return command.ok ? (words.commands([command.value], state)[0]?.text ?? text) : text
}

export const reasonLines = (reasons: readonly Reason[], words: GameWords, margin: number): string[] =>
  reasons.map((reason) => `${' '.repeat(margin)}${words.reason(reason)}`)

/** Under the numbers of a list. */
const MARGIN = 3

/** Advice for people: the best first, each with what it promises and why. */
export const adviceLines = (
  kit: CliGameAdapter,
  { suggestions }: Advice,
  view: unknown,
  words: GameWords,
  { paint }: Page,
): string[] => {
  const [best] = suggestions
  const verdict = (one: Suggestion): string =>
    one === best ? '' : ` · ${words.advice.behind(one.behind, one.even)}`
  return suggestions.flatMap((one, place) => [
    `${place + 1}. ${paint.bold(commandWords(kit, one.command, view, words))}  ${paint.dim(one.command)}`,
    `${' '.repeat(MARGIN)}${words.advice.expected(one.points)}${verdict(one)}`,
    ...reasonLines(one.reasons, words, MARGIN),
  ])
}
