/**
 * A finished attempt as text, for the page and the terminal; the text to share reveals nothing about good
 * moves.
 */
import { parseRecord, type Refusal } from '@quayside/kernel'
import { calendarText, formatTag, type Locale } from '@quayside/texts'
import type { SayDaily } from '@quayside/texts/messages/daily'
import type { DailyDeal, DailyTexts } from './deal.ts'
import type { FinishedTry } from './play.ts'
import { type BotResults, DAILY_LEVELS, type DailyRank, rankOf } from './rank.ts'

/** The deal with the texts of its game. */
export interface DealTexts {
  readonly deal: DailyDeal
  readonly texts: DailyTexts
  readonly say: SayDaily
  readonly locale: Locale
}

/** Null for an abandoned attempt. */
type Attempt = Pick<FinishedTry, 'points' | 'result' | 'place' | 'course' | 'figure'> | null

const isAlone = ({ seats }: DailyDeal): boolean => seats.length === 1

/** Points, place and rank in one line. */
export const resultLine = (
  attempt: Attempt,
  comparison: BotResults,
  { deal, texts, say }: DealTexts,
): string => {
  if (attempt === null) return say('given-up')
  const rank = rankOf(attempt.result, comparison)
  const points = texts.points(attempt.points)
  if (rank === null) return points
  const line = { points, rank: say(`rank.${rank}`) }
  return isAlone(deal) ? say('line', line) : say('line.place', { ...line, place: attempt.place })
}

/** The number that ranks are based on, as text. */
export const comparedText = (result: number, { deal, texts, say }: DealTexts): string => {
  if (isAlone(deal)) return texts.points(result)
  if (result === 0) return say('margin.level')
  const points = texts.points(Math.abs(result))
  return say(result > 0 ? 'margin.ahead' : 'margin.behind', { points })
}

/** Comparison with the bots: the one equalled, and the result of the next stronger one. */
export const comparisonSentences = (
  { result }: Pick<FinishedTry, 'result'>,
  comparison: BotResults,
  tableTexts: DealTexts,
): readonly string[] => {
  const { say } = tableTexts
  const rank = rankOf(result, comparison)
  if (rank === null) return [say('rank.pending')]
  const reached = (level: keyof BotResults): string => comparedText(comparison[level] ?? 0, tableTexts)
  if (rank === 'beyond') return [say('compare.beyond', { result: reached('commodore') })]
  const own = DAILY_LEVELS.find((level) => level === rank)
  const above = own === undefined ? 0 : DAILY_LEVELS.indexOf(own) + 1
  const next = DAILY_LEVELS.slice(above).filter((level) => (comparison[level] ?? 0) > result)
  return [
    ...(own === undefined ? [] : [say('compare.level', { rank: say(`rank.${own}`), result: reached(own) })]),
    ...next
      .slice(0, 1)
      .map((level) => say('compare.next', { rank: say(`rank.${level}`), result: reached(level) })),
  ]
}

const attemptLines = (
  attempt: Attempt,
  rank: DailyRank | null,
  { deal, texts, say }: DealTexts,
): readonly string[] => {
  const title = texts.title(deal.kind)
  if (attempt === null) return [say('share.given-up', { deal: title })]
  const line = {
    deal: title,
    points: texts.points(attempt.points),
    rank: rank === null ? '–' : say(`rank.${rank}`),
  }
  return [
    isAlone(deal) ? say('share.line', line) : say('share.line.place', { ...line, place: attempt.place }),
    texts.course(attempt.course),
    texts.figure(attempt.figure),
  ]
}

/** Number of the first move in which two records differ; null if they are the same game. */
export const firstDifference = (one: string, other: string): number | null => {
  const [first, second] = [parseRecord(one), parseRecord(other)]
  if (!first.ok || !second.ok) return null
  const [moves, others] = [first.value.moves, second.value.moves]
  const length = Math.max(moves.length, others.length)
  for (let at = 0; at < length; at++)
    if (moves[at]?.command !== others[at]?.command || moves[at]?.seat !== others[at]?.seat) return at + 1
  return null
}

const REFUSALS = [
  'daily-unknown',
  'daily-not-begun',
  'daily-over',
  'daily-entered',
  'daily-record',
  'daily-game',
  'daily-seed',
  'daily-options',
  'daily-version',
  'daily-result',
  'daily-time',
  'daily-unfinished',
  'daily-unchecked',
] as const

const MOVE_REFUSALS = ['daily-move', 'daily-bot-move'] as const

/** Why an attempt was refused; null for other refusals. */
export const dailyRefusalText = ({ code, params }: Refusal, say: SayDaily): string | null => {
  const plain = REFUSALS.find((known) => known === code)
  if (plain !== undefined) return say(`refusal.${plain}`)
  const about = MOVE_REFUSALS.find((known) => known === code)
  if (about === undefined) return null
  return say(`refusal.${about}`, { move: Number(params['move']), seat: Number(params['seat']) })
}

export interface Shared {
  readonly date: string
  readonly attempt: Attempt
  readonly comparison: BotResults
  readonly streak: number
  /** Opens the deal, never a result. */
  readonly link: string
}

export const shareText = (
  { date, attempt, comparison, streak, link }: Shared,
  tableTexts: DealTexts,
): string => {
  const { say, locale } = tableTexts
  const rank = attempt === null ? null : rankOf(attempt.result, comparison)
  return [
    say('share.head', { date: calendarText(date, 'short', formatTag(locale)) }),
    ...attemptLines(attempt, rank, tableTexts),
    ...(streak > 0 ? [say('streak', { days: streak })] : []),
    link,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
