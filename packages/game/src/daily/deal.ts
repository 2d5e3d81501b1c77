/** The daily harbor: what a game declares for it, and the deals that follow from a date alone. */
import { type GameEvent, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { Games } from '../games.ts'

/** One deal of every date, for one person. */
export interface DailyDeal {
  /** Names it among the deals of all games; a part of the seed. */
  readonly kind: string
  /** As the rules read them. */
  readonly options: Readonly<Record<string, unknown>>
  /** Who sits where: a bot by its level, null for the person. */
  readonly seats: readonly (string | null)[]
  /** 0 where the number of rounds is not known. */
  readonly rounds: number
  /** How long a person needs, about. */
  readonly minutes: number
}

/** A position of a try, with what happened just before. */
export interface DailyMoment<State = unknown, Event = GameEvent> {
  readonly state: State
  readonly events: readonly Event[]
}

/** What a finished try tells of itself without giving a move away. */
export interface DailySummary {
  /** Numbers in the order of the game, such as the wealth after each round. */
  readonly course: readonly number[]
  /** One number beside the points, such as loans or deliveries. */
  readonly figure: number
}

/** What a game says of its deals in one language. */
export interface DailyTexts {
  title(this: void, kind: string): string
  /** What is to be done, and against whom. */
  task(this: void, kind: string): string
  /** `112 francs`. */
  points(this: void, points: number): string
  /** Heads of columns. */
  readonly pointsHead: string
  readonly figureHead: string
  /** `After each round: 14, 39, 71, 112`. */
  course(this: void, numbers: readonly number[]): string
  /** `No loan, nobody hungry`; empty where the course says it. */
  figure(this: void, figure: number): string
}

/** What a game brings to the daily harbor. */
export interface GameDaily<State = unknown, Event = GameEvent> {
  readonly deals: readonly DailyDeal[]
  /** Points in one bar of a distribution. */
  readonly step: number
  summary(course: readonly DailyMoment<State, Event>[], seat: Seat): DailySummary
  texts(locale: Locale): Promise<DailyTexts>
}

/** A deal with the game that declares it. */
export interface OfferedDeal {
  readonly game: string
  readonly deal: DailyDeal
  readonly daily: GameDaily
}

/** The deals of every date, in the order of the games. */
export const offeredDeals = async (games: Games): Promise<readonly OfferedDeal[]> => {
  const offers = games.all.map(async ({ id, daily: load }): Promise<readonly OfferedDeal[]> => {
    const daily = await load?.()
    return daily === undefined ? [] : daily.deals.map((deal) => ({ game: id, deal, daily }))
  })
  return (await Promise.all(offers)).flat()
}

/** The person's place. */
export const seatOf = ({ seats }: Pick<DailyDeal, 'seats'>): Seat => seats.indexOf(null)

/**
 * The versions of this rule and of the bots that play by it, by the first date each counts for. A bot that plays
 * otherwise than before needs a new one.
 */
const VERSIONS: readonly { readonly version: number; readonly from: string }[] = [
  { version: 1, from: '2026-01-01' },
]

/** Null before the first date. */
export const versionOn = (date: string): number | null =>
  VERSIONS.findLast(({ from }) => from <= date)?.version ?? null

/** Everybody's seed of a deal; null for a date without deals. */
export const seedOf = (kind: string, date: string): string | null => {
  const version = isDate(date) ? versionOn(date) : null
  return version === null ? null : `daily:${version}:${kind}:${date}`
}

const SEED = /^daily:(?<version>\d{1,4}):(?<kind>[a-z-]{1,16}):(?<date>\d{4}-\d\d-\d\d)$/

export interface DailySeed {
  readonly version: number
  readonly kind: string
  readonly date: string
}

/** Null for the seed of any other game. */
export const readSeed = (seed: string): DailySeed | null => {
  const parts = SEED.exec(seed)?.groups
  const { version = '', kind = '', date = '' } = parts ?? {}
  return parts === undefined || !isDate(date) ? null : { version: Number(version), kind, date }
}

/** What a bot decides with: in a daily deal every seat has its own, so that the same commands meet the same answers. */
export const botSeed = (seed: string, seat: Seat, moveNumber: number): string =>
  readSeed(seed) === null ? `${seed} ${moveNumber}` : `${seed}:bot:${seat} ${moveNumber}`

// Dates are texts such as 2026-11-16, and so in order as texts.

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Midnight in Greenwich. */
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text)) && dateAt(startOf(text)) === text

export const addDays = (date: string, days: number): string => dateAt(startOf(date) + days * DAY_MS)

/** How many days the second date lies after the first. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((startOf(second) - startOf(first)) / DAY_MS)

/** The date on the calendar where the program runs. */
export const localDate = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-')

/** Milliseconds until the next midnight where the program runs. */
export const untilMidnight = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1).getTime() - time.getTime()

/** While a date exists somewhere on earth: from UTC+14 to UTC-12. */
export const opensAt = (date: string): number => startOf(date) - 14 * HOUR_MS
export const closesAt = (date: string): number => startOf(date) + 36 * HOUR_MS

export type WindowCode = 'daily-not-begun' | 'daily-over'

/** Whether an entry for the date can be handed in now. */
export const checkWindow = (date: string, now: number): Refusal<WindowCode> | null => {
  if (now < opensAt(date)) return refused('daily-not-begun', { date }).refusal
  return now < closesAt(date) ? null : refused('daily-over', { date }).refusal
}

/** A deal by its kind, on a date that has deals. */
export const findDeal = (
  offers: readonly OfferedDeal[],
  kind: string,
  date: string,
): Result<OfferedDeal & { readonly seed: string }, 'daily-unknown'> => {
  const offer = offers.find(({ deal }) => deal.kind === kind)
  const seed = seedOf(kind, date)
  return offer === undefined || seed === null
    ? refused('daily-unknown', { kind, date })
    : { ok: true, value: { ...offer, seed } }
}
