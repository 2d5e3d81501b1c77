import type { Advice, Reason, Review, ReviewedDecision, Suggestion } from '@quayside/bots'
import { allReasons } from '@quayside/texts'
import type { CliGameAdapter, CliGameTexts } from '../games/game-adapter.ts'
import type { CliText } from '../messages/index.ts'
import { columnsOf, type TextLayout } from '../terminal/text-layout.ts'

const BARS = '▁▂▃▄▅▆▇█'

/** A curve as one line of bars; `least` and `most` are the ends of the scale. */
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

/** A command as a sentence. */
const commandText = (
  { rules }: CliGameAdapter,
  text: string,
  state: unknown,
  texts: CliGameTexts,
): string => {
  const command = rules.notation.parse(text)
  return command.ok ? (texts.commands([command.value], state)[0]?.text ?? text) : text
}

const reasonLines = (reasons: readonly Reason[], texts: CliGameTexts, margin: number): string[] =>
  reasons.map((reason) => `${' '.repeat(margin)}${texts.reason(reason)}`)

/** Indent below the number of a list entry. */
const MARGIN = 3

/** Suggestions, best first, with expected points and reasons. */
export const adviceLines = (
  adapter: CliGameAdapter,
  { suggestions }: Advice,
  view: unknown,
  texts: CliGameTexts,
  { paint }: TextLayout,
): string[] => {
  const [best, next] = suggestions
  const verdict = (one: Suggestion): string => {
    if (one !== best) return ` · ${texts.advice.behind(one.behind, one.even)}`
    return next === undefined ? '' : ` · ${texts.advice.ahead(next.behind, next.even)}`
  }
  return suggestions.flatMap((one, index) => [
    `${index + 1}. ${paint.bold(commandText(adapter, one.command, view, texts))}  ${paint.dim(one.command)}`,
    `${' '.repeat(MARGIN)}${texts.advice.expected(one.points, one.error)}${verdict(one)}`,
    ...reasonLines(allReasons(one), texts, MARGIN),
  ])
}

/** A reviewed game with its texts. */
export interface Reviewed {
  readonly adapter: CliGameAdapter
  readonly review: Review
  readonly texts: CliGameTexts
  /** The view of a seat at a move number. */
  readonly view: (moveNumber: number, seat: number) => unknown
}

export const reviewLines = (reviewed: Reviewed, t: CliText, layout: TextLayout): string[] => {
  const { review, texts } = reviewed
  const mistakes = review.decisions.filter(({ mistake }) => mistake)
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [layout.paint.bold(title), ...lines, '']
  return [
    ...section(t('review.curve'), curveLines(reviewed, layout)),
    ...section(
      t('review.turning-points'),
      review.turningPoints.map((turn) => `${numbered(turn.at)}${texts.advice.turningPoint(turn)}`),
    ),
    ...section(
      t('review.mistakes'),
      mistakes.flatMap((decision) => mistakeLines(decision, reviewed)),
    ),
    ...review.seats.map((seat) => texts.advice.summary(seat)),
    ...(review.reviewed < review.commands ? [texts.advice.stopped(review.reviewed, review.commands)] : []),
  ]
}

/** The move number, padded to the indent of a review. */
const numbered = (moveNumber: number): string => `${`${moveNumber}`.padStart(4)}  `
const REVIEW_MARGIN = 6

const curveLines = ({ review, texts }: Reviewed, { columns }: TextLayout): string[] => {
  const all = review.curve.flat()
  const scale = { least: Math.min(...all), most: Math.max(...all) }
  const [first = []] = review.curve
  const chartWidth = Math.max(10, Math.min(60, columns - 30))
  return columnsOf(
    first.map((start, seat) => {
      const values = review.curve.map((finals) => finals[seat] ?? 0)
      return [
        `  ${texts.seat(seat)}`,
        `${Math.round(start)}`,
        sparkline(values, chartWidth, scale),
        `${Math.round(values.at(-1) ?? 0)}`,
      ]
    }),
  )
}

const mistakeLines = ({ at, seat, played, better }: ReviewedDecision, reviewed: Reviewed): string[] => {
  const { adapter, texts, view } = reviewed
  const seatView = view(at, seat)
  const sentence = (command: string): string => commandText(adapter, command, seatView, texts)
  if (better === null) return []
  return [
    `${numbered(at)}${texts.seat(seat)}  ${sentence(played.command)}`,
    `${' '.repeat(REVIEW_MARGIN)}${texts.advice.better(sentence(better.command), played.behind)}`,
    ...reasonLines(allReasons(better), texts, REVIEW_MARGIN),
  ]
}
