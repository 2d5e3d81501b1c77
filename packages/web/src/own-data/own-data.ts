/** The file with everything that a player has on this device: saved games, reviews, daily attempts, puzzle answers. */
import { accept, type Result, refused } from '@quayside/kernel'
import { type DailyTry, isTry, tryKey } from '../backend/daily-tries.ts'
import { isSavedGame, type SavedGame } from '../backend/saved-games.ts'
import { checkedProgress, type PuzzleProgress, type StoredAnswer } from '../puzzles/puzzle-progress.ts'
import { isReviewedGame, type ReviewedGame } from '../statistics/reviewed-game.ts'

export interface OwnData {
  readonly games: readonly SavedGame[]
  readonly reviews: readonly ReviewedGame[]
  readonly tries: readonly DailyTry[]
  readonly puzzles: PuzzleProgress
}

const FORMAT = 'quayside own data'
const VERSION = 1

export const printOwnData = ({ games, reviews, tries, puzzles }: OwnData): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, games, reviews, tries, puzzles })}\n`

export interface ReadOwnData extends OwnData {
  /** Number of entries that are damaged, or of a kind that this version does not know. */
  readonly unreadable: number
}

const parseJson = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

const listIn = <Entry>(
  value: unknown,
  isEntry: (entry: unknown) => entry is Entry,
): { readonly entries: readonly Entry[]; readonly unreadable: number } => {
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  const entries = all.filter(isEntry)
  return { entries, unreadable: all.length - entries.length }
}

const isNumberOrNull = (value: unknown): boolean => value === null || Number.isFinite(value)

/** Its games are replayed later. */
const isCheckedTry = (entry: unknown): entry is DailyTry =>
  isTry(entry) &&
  entry.id === tryKey(entry) &&
  [entry.endedAt, entry.practiceBest].every(isNumberOrNull) &&
  (entry.endedOn === null || typeof entry.endedOn === 'string') &&
  typeof entry.finished === 'object' &&
  Object.values(entry.comparison).every(Number.isFinite)

export const readOwnData = (text: string): Result<ReadOwnData> => {
  const file = parseJson(text)
  if (file?.['format'] !== FORMAT) return refused('not-own-data', {})
  if (file['version'] !== VERSION) return refused('newer-own-data', {})
  const games = listIn(file['games'], isSavedGame)
  const reviews = listIn(file['reviews'], isReviewedGame)
  const tries = listIn(file['tries'], isCheckedTry)
  return accept({
    games: games.entries,
    reviews: reviews.entries,
    tries: tries.entries,
    puzzles: checkedProgress(file['puzzles']),
    unreadable: games.unreadable + reviews.unreadable + tries.unreadable,
  })
}

/** Games of the file that are missing here, or were played further on the other device. */
export const gamesToAdd = (here: readonly SavedGame[], added: readonly SavedGame[]): readonly SavedGame[] => {
  const changes = new Map(here.map(({ id, changed }) => [id, changed]))
  return added.filter(({ id, changed }) => changed > (changes.get(id) ?? Number.NEGATIVE_INFINITY))
}

/** Of two attempts at one deal the one begun first counts; the same attempt is replaced only by its end. */
const replaces = (added: DailyTry, here: DailyTry): boolean =>
  added.startedAt < here.startedAt ||
  (added.startedAt === here.startedAt && here.endedAt === null && added.endedAt !== null)

export const triesToAdd = (here: readonly DailyTry[], added: readonly DailyTry[]): readonly DailyTry[] => {
  const known = new Map(here.map((one) => [one.id, one]))
  return added.filter((one) => {
    const stored = known.get(one.id)
    return stored === undefined || replaces(one, stored)
  })
}

const byDay = (one: StoredAnswer, other: StoredAnswer): number => one.day - other.day

/**
 * Puzzle answers of two devices: the rating is that of the device with more answers, because ratings cannot be added
 * up; the answers of both count.
 */
export const mergedProgress = (here: PuzzleProgress, added: PuzzleProgress): PuzzleProgress => {
  const [main, other] = added.answers.length > here.answers.length ? [added, here] : [here, added]
  const known = new Set(main.answers.map(({ key }) => key))
  const news = other.answers.filter(({ key }) => !known.has(key))
  return {
    player: main.player,
    answers: news.length === 0 ? main.answers : [...main.answers, ...news].toSorted(byDay),
    missed: { ...other.missed, ...main.missed },
    bestStreak: Math.max(here.bestStreak, added.bestStreak),
  }
}
