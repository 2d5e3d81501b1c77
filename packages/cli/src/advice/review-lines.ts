import type { Review, ReviewedDecision } from '@quayside/bots'
import type { CliGameAdapter, GameWords } from '../games/kit.ts'
import type { CliText } from '../messages/index.ts'
import type { Page } from '../terminal/page.ts'
import { columnsOf } from '../terminal/width.ts'
import { sparkline } from './curve.ts'
import { commandWords, reasonLines } from './lines.ts'

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
const MARGIN = 6

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
    `${' '.repeat(MARGIN)}${words.advice.better(said(better.command), played.behind)}`,
    ...reasonLines(better.reasons, words, MARGIN),
  ]
}
