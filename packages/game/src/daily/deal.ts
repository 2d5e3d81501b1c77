/** The daily harbor: the deals that a game declares, and how they follow from the date. */
import { type GameEvent, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { Games } from '../games.ts'

/** One daily deal, played by one person. */
export interface DailyDeal {
  /** Identifies it among the deals of all games; part of the seed. */
  readonly kind: string
  /** In the form that the rules read. */
  readonly options: Readonly<Record<string, unknown>>
  /** The seats: a bot level, or null for the person. */
  readonly seats: readonly (string | null)[]
  /** 0 if the number of rounds is not known. */
  readonly rounds: number
  /** Approximate duration for a person. */
  readonly minutes: number
}

/** A position of an attempt, with the events just before it. */
export interface DailyMoment<State = unknown, Event = GameEvent> {
  readonly state: State
  readonly events: readonly Event[]
}

/** Summary of a finished attempt that does not give away any move. */
export interface DailySummary {
  /** A series of numbers, such as the wealth after each round. */
  readonly course: readonly number[]
  /** One number besides the points, such as loans or deliveries. */
  readonly figure: number
}

/** Texts about a game's deals in one language. */
export interface DailyTexts {
  title(this: void, kind: string): string
  /** The task, and the opponents. */
  task(this: void, kind: string): string
  /** `112 francs`. */
  points(this: void, points: number): string
  /** Column headings. */
  readonly pointsHead: string
  readonly figureHead: string
  /** `After each round: 14, 39, 71, 112`. */
  course(this: void, numbers: readonly number[]): string
  /** `No loans, everyone fed`; empty if the series already shows it. */
  figure(this: void, figure: number): string
}

/** Some rounds of a finished game in words. */
export interface DailyPart {
  /** Rounds, counted from 1. */
  readonly first: number
  readonly last: number
  /** What the seat did, as whole sentences. */
  readonly sentences: readonly string[]
  /** The seat's points at the end of these rounds. */
  readonly points: number
}

/** What a game provides for the daily harbor. */
export interface GameDaily<State = unknown, Event = GameEvent> {
  readonly deals: readonly DailyDeal[]
  /** Points per bar of the distribution. */
  readonly step: number
  summary(course: readonly DailyMoment<State, Event>[], seat: Seat): DailySummary
  /** A finished game in a few parts. */
  parts(
    course: readonly DailyMoment<State, Event>[],
    seat: Seat,
    locale: Locale,
  ): Promise<readonly DailyPart[]>
  texts(locale: Locale): Promise<DailyTexts>
}

/** A deal with its game. */
export interface OfferedDeal {
  readonly game: string
  readonly deal: DailyDeal
  readonly daily: GameDaily
}

/** All daily deals, in the order of the games. */
export const offeredDeals = async (games: Games): Promise<readonly OfferedDeal[]> => {
  const offers = games.all.map(async ({ id, daily: load }): Promise<readonly OfferedDeal[]> => {
    const daily = await load?.()
    return daily === undefined ? [] : daily.deals.map((deal) => ({ game: id, deal, daily }))
  })
  return (await Promise.all(offers)).flat()
}

/** The person's seat. */
export const seatOf = ({ seats }: Pick<DailyDeal, 'seats'>): Seat => seats.indexOf(null)

/**
 * Versions of the deal and its bots, by the first date they apply to. A bot that plays differently needs a
 * new version.
 */
const VERSIONS: readonly { readonly version: number; readonly from: string }[] = [
  { version: 1, from: '2026-01-01' },
]

/** Null before the first date. */
export const versionOn = (date: string): number | null =>
  VERSIONS.findLast(({ from }) => from <= date)?.version ?? null

/** The seed of a deal, the same for all players; null for a date without deals. */
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

/** Null for a seed that is not of a daily deal. */
export const readSeed = (seed: string): DailySeed | null => {
  const parts = SEED.exec(seed)?.groups
  const { version = '', kind = '', date = '' } = parts ?? {}
  return parts === undefined || !isDate(date) ? null : { version: Number(version), kind, date }
}

/**
 * The seed of a bot's decision. In a daily deal it depends on the seat, so that equal commands meet equal
 * answers.
 */
export const botSeed = (seed: string, seat: Seat, moveNumber: number): string =>
  readSeed(seed) === null ? `${seed} ${moveNumber}` : `${seed}:bot:${seat} ${moveNumber}`

// Dates are strings such as 2026-11-16, so they sort as strings.

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Midnight UTC. */
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text)) && dateAt(startOf(text)) === text

export const addDays = (date: string, days: number): string => dateAt(startOf(date) + days * DAY_MS)

/** Days from the first date to the second. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((startOf(second) - startOf(first)) / DAY_MS)

/** The calendar date in the local time zone. */
export const localDate = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-')

/** Milliseconds until the next local midnight. */
export const untilMidnight = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1).getTime() - time.getTime()

/** The period in which a date exists anywhere on earth: from UTC+14 to UTC-12. */
export const opensAt = (date: string): number => startOf(date) - 14 * HOUR_MS
export const closesAt = (date: string): number => startOf(date) + 36 * HOUR_MS

/** The latest date that is over everywhere. */
export const lastClosed = (now: number): string => dateAt(now - 36 * HOUR_MS)

export type WindowCode = 'daily-not-begun' | 'daily-over'

/** Whether an entry for the date can be submitted now. */
export const checkWindow = (date: string, now: number): Refusal<WindowCode> | null => {
  if (now < opensAt(date)) return refused('daily-not-begun', { date }).refusal
  return now < closesAt(date) ? null : refused('daily-over', { date }).refusal
}

/** Finds a deal by its kind and date. */
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
