/** A finished try in words, for the page and the terminal; the text to share tells nothing of how the deal is played well. */
import type { Refusal } from '@quayside/kernel'
import { calendarText, formatTag, type Locale } from '@quayside/texts'
import type { SayDaily } from '@quayside/texts/messages/daily'
import type { DailyDeal, DailyTexts } from './deal.ts'
import type { FinishedTry } from './play.ts'
import { type Comparison, DAILY_LEVELS, type DailyRank, rankOf } from './rank.ts'

/** Who tells of a deal, and in whose words. */
export interface DealWords {
  readonly deal: DailyDeal
  readonly texts: DailyTexts
  readonly say: SayDaily
  readonly locale: Locale
}

/** Null for a try that was given up. */
type Told = Pick<FinishedTry, 'points' | 'result' | 'place' | 'course' | 'figure'> | null

const isAlone = ({ seats }: DailyDeal): boolean => seats.length === 1

/** Points, place and rank in one line. */
export const resultLine = (told: Told, comparison: Comparison, { deal, texts, say }: DealWords): string => {
  if (told === null) return say('given-up')
  const rank = rankOf(told.result, comparison)
  const points = texts.points(told.points)
  if (rank === null) return points
  const line = { points, rank: say(`rank.${rank}`) }
  return isAlone(deal) ? say('line', line) : say('line.place', { ...line, place: told.place })
}

/** What ranks are given for. */
export const comparedText = (result: number, { deal, texts, say }: DealWords): string => {
  if (isAlone(deal)) return texts.points(result)
  if (result === 0) return say('margin.level')
  const points = texts.points(Math.abs(result))
  return say(result > 0 ? 'margin.ahead' : 'margin.behind', { points })
}

/** How the try stands to the bots: whom it equals, and what the next stronger one reaches. */
export const comparisonSentences = (
  { result }: Pick<FinishedTry, 'result'>,
  comparison: Comparison,
  words: DealWords,
): readonly string[] => {
  const { say } = words
  const rank = rankOf(result, comparison)
  if (rank === null) return [say('rank.pending')]
  const reached = (level: keyof Comparison): string => comparedText(comparison[level] ?? 0, words)
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

const tryLines = (told: Told, rank: DailyRank | null, { deal, texts, say }: DealWords): readonly string[] => {
  const title = texts.title(deal.kind)
  if (told === null) return [say('share.given-up', { deal: title })]
  const line = {
    deal: title,
    points: texts.points(told.points),
    rank: rank === null ? '–' : say(`rank.${rank}`),
  }
  return [
    isAlone(deal) ? say('share.line', line) : say('share.line.place', { ...line, place: told.place }),
    texts.course(told.course),
    texts.figure(told.figure),
  ]
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
  'daily-unfinished',
  'daily-unchecked',
] as const

const MOVE_REFUSALS = ['daily-move', 'daily-bot-move'] as const

/** Why a try was not taken; null for what is not about daily deals. */
export const dailyRefusalText = ({ code, params }: Refusal, say: SayDaily): string | null => {
  const plain = REFUSALS.find((known) => known === code)
  if (plain !== undefined) return say(`refusal.${plain}`)
  const about = MOVE_REFUSALS.find((known) => known === code)
  if (about === undefined) return null
  return say(`refusal.${about}`, { move: Number(params['move']), seat: Number(params['seat']) })
}

export interface Shared {
  readonly date: string
  readonly told: Told
  readonly comparison: Comparison
  readonly streak: number
  /** Opens the deal, never a result. */
  readonly link: string
}

export const shareText = ({ date, told, comparison, streak, link }: Shared, words: DealWords): string => {
  const { say, locale } = words
  const rank = told === null ? null : rankOf(told.result, comparison)
  return [
    say('share.head', { date: calendarText(date, 'short', formatTag(locale)) }),
    ...tryLines(told, rank, words),
    ...(streak > 0 ? [say('streak', { days: streak })] : []),
    link,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
