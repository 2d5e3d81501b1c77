import type { Advice, Reason, Review, ReviewedDecision, Suggestion } from '@quayside/bots'
import type { CliGameAdapter, GameWords } from '../games/game-adapter.ts'
import type { CliText } from '../messages/index.ts'
import { columnsOf, type Page } from '../terminal/text-layout.ts'

const BARS = '▁▂▃▄▅▆▇█'

/** A curve in one line, at most so wide; `least` and `most` are the ends of the scale. */
export const sparkline = (
  values: readonly number[],
  width: number,
  { least, most }: { readonly least: number; readonly most: number },
): string => {
  const columns = Math.min(width, values.length)
  return Array.from({ length: columns }, (_, column) => {
    const value = values[Math.round((column * (values.length - 1)) / Math.max(1, columns - 1))] ?? 0
    const height = (value - least) / Math.max(1, most - least)
    return BARS[Math.max(0, Math.min(BARS.length - 1, Math.round(height * (BARS.length - 1))))] ?? ''
  }).join('')
}

/** What a command means in a position. */
const commandWords = ({ rules }: CliGameAdapter, text: string, state: unknown, words: GameWords): string => {
  const command = rules.notation.parse(text)
  return command.ok ? (words.commands([command.value], state)[0]?.text ?? text) : text
}

const reasonLines = (reasons: readonly Reason[], words: GameWords, margin: number): string[] =>
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

/** A reviewed game and how to speak of it. */
export interface Reviewed {
  readonly kit: CliGameAdapter
  readonly review: Review
  readonly words: GameWords
  /** What a seat could see in a position. */
  readonly view: (at: number, seat: number) => unknown
}

export const reviewLines = (reviewed: Reviewed, t: CliText, page: Page): string[] => {
  const { review, words } = reviewed
  const mistakes = review.decisions.filter(({ mistake }) => mistake)
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [page.paint.bold(title), ...lines, '']
  return [
    ...section(t('review.curve'), curveLines(reviewed, page)),
    ...section(
      t('review.turning-points'),
      review.turningPoints.map((turn) => `${numbered(turn.at)}${words.advice.turningPoint(turn)}`),
    ),
    ...section(
      t('review.mistakes'),
      mistakes.flatMap((decision) => mistakeLines(decision, reviewed)),
    ),
    ...review.seats.map((seat) => words.advice.summary(seat)),
    ...(review.reviewed < review.commands ? [words.advice.stopped(review.reviewed, review.commands)] : []),
  ]
}

/** The number of a command, as records count it, and what stands under its text. */
const numbered = (at: number): string => `${`${at}`.padStart(4)}  `
const REVIEW_MARGIN = 6

const curveLines = ({ review, words }: Reviewed, { columns }: Page): string[] => {
  const all = review.curve.flat()
  const scale = { least: Math.min(...all), most: Math.max(...all) }
  const [first = []] = review.curve
  const wide = Math.max(10, Math.min(60, columns - 30))
  return columnsOf(
    first.map((start, seat) => {
      const values = review.curve.map((finals) => finals[seat] ?? 0)
      return [
        `  ${words.seat(seat)}`,
        `${Math.round(start)}`,
        sparkline(values, wide, scale),
        `${Math.round(values.at(-1) ?? 0)}`,
      ]
    }),
  )
}

const mistakeLines = ({ at, seat, played, better }: ReviewedDecision, reviewed: Reviewed): string[] => {
  const { kit, words, view } = reviewed
  const seen = view(at, seat)
  const said = (command: string): string => commandWords(kit, command, seen, words)
  if (better === null) return []
  return [
    `${numbered(at)}${words.seat(seat)}  ${said(played.command)}`,
    `${' '.repeat(REVIEW_MARGIN)}${words.advice.better(said(better.command), played.behind)}`,
    ...reasonLines(better.reasons, words, REVIEW_MARGIN),
  ]
}
