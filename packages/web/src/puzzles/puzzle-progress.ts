/** The player's puzzle progress on this device: rating, answers, and the schedule of missed puzzles. */
import { NEW_PLAYER, newPuzzle, type Rating, rated } from '@quayside/game/puzzles/glicko.ts'
import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import { create } from 'zustand'
import { PROGRESS_KEY } from './progress-key.ts'

export interface StoredAnswer {
  /** `game/id`. */
  readonly key: string
  readonly themes: readonly string[]
  /** From 0 to 1. */
  readonly score: number
  readonly hints: number
  /** The player's rating before and after. */
  readonly before: number
  readonly after: number
  readonly day: number
}

/** A missed puzzle: the day it is due again, and how often it was repeated. */
interface Missed {
  readonly due: number
  readonly times: number
}

export interface PuzzleProgress {
  readonly player: Rating
  /** The latest last. */
  readonly answers: readonly StoredAnswer[]
  readonly missed: Readonly<Partial<Record<string, Missed>>>
  readonly bestStreak: number
}

export interface SolvedPuzzle {
  readonly key: string
  readonly themes: readonly string[]
  readonly rating: number
  readonly score: number
  readonly hints: number
}

export const NO_PROGRESS: PuzzleProgress = { player: NEW_PLAYER, answers: [], missed: {}, bestStreak: 0 }

/** Spaced repetition: days until a missed puzzle is due again, longer after each success. */
const REPEAT_DAYS = [1, 3, 9, 27]

/** Minimum score that continues a run in training. */
const IN_A_ROW = 0.75

const DAY = 86_400_000

/** The local date in days since 1970-01-01. */
export const today = (now = new Date()): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY)

const nextTime = (missed: Missed | undefined, score: number, day: number): Missed | null => {
  if (score < IN_A_ROW) return { due: day + (REPEAT_DAYS[0] ?? 1), times: 0 }
  if (missed === undefined) return null
  const times = missed.times + 1
  const wait = REPEAT_DAYS[times]
  return wait === undefined ? null : { due: day + wait, times }
}

/** Records a first answer; a repeated puzzle is rescheduled but not rated again. */
export const answered = (progress: PuzzleProgress, solved: SolvedPuzzle, day: number): PuzzleProgress => {
  const { key, themes, rating, score, hints } = solved
  const { [key]: before, ...others } = progress.missed
  const next = nextTime(before, score, day)
  const missed = next === null ? others : { ...others, [key]: next }
  if (progress.answers.some((answer) => answer.key === key)) return { ...progress, missed }
  const player = rated(progress.player, newPuzzle(rating), score)
  const answer = {
    key,
    themes,
    score,
    hints,
    before: Math.round(progress.player.rating),
    after: Math.round(player.rating),
    day,
  }
  return { ...progress, player, missed, answers: [...progress.answers, answer] }
}

export const inARow = ({ answers }: PuzzleProgress): number => {
  const last = answers.findLastIndex(({ score }) => score < IN_A_ROW)
  return answers.length - 1 - last
}

/** Missed puzzles that are due, the longest overdue first. */
export const dueAgain = ({ missed }: PuzzleProgress, day: number): readonly string[] =>
  Object.entries(missed)
    .flatMap(([key, one]) => (one !== undefined && one.due <= day ? [{ key, due: one.due }] : []))
    .sort((a, b) => a.due - b.due)
    .map(({ key }) => key)

export interface ThemeResult {
  readonly answers: number
  /** First answers that were right without a hint. */
  readonly right: number
}

export const themeResults = ({ answers }: PuzzleProgress, game: string): ReadonlyMap<string, ThemeResult> => {
  const found = new Map<string, ThemeResult>()
  for (const { key, themes, score } of answers)
    if (key.startsWith(`${game}/`))
      for (const theme of themes) {
        const { answers: all, right } = found.get(theme) ?? { answers: 0, right: 0 }
        found.set(theme, { answers: all + 1, right: right + (score === 1 ? 1 : 0) })
      }
  return found
}

/** Minimum number of answers for statistics about a theme. */
export const ENOUGH_ANSWERS = 5

/**
 * The player's rating in each theme of a game, from the first answers to its puzzles alone; `ratings` are those of the
 * puzzles by key.
 */
export const themeLevels = (
  { answers }: PuzzleProgress,
  game: string,
  ratings: ReadonlyMap<string, number>,
): ReadonlyMap<string, Rating> => {
  const levels = new Map<string, Rating>()
  for (const { key, themes, score } of answers) {
    const rating = ratings.get(key)
    if (rating === undefined || !key.startsWith(`${game}/`)) continue
    for (const theme of themes)
      levels.set(theme, rated(levels.get(theme) ?? NEW_PLAYER, newPuzzle(rating), score))
  }
  return levels
}

/** The theme with the lowest share of right answers, as `game/theme`; null without enough answers. */
export const weakestTheme = (progress: PuzzleProgress, games: readonly string[]): string | null => {
  const known = games.flatMap((game) =>
    [...themeResults(progress, game)].flatMap(([theme, { answers, right }]) =>
      answers < ENOUGH_ANSWERS ? [] : [{ name: `${game}/${theme}`, share: right / answers }],
    ),
  )
  return known.sort((a, b) => a.share - b.share)[0]?.name ?? null
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRating = (value: unknown): value is Rating =>
  isObject(value) && [value['rating'], value['deviation'], value['volatility']].every(isNumber)

const isAnswer = (value: unknown): value is StoredAnswer => {
  if (!isObject(value)) return false
  const { key, themes, score, hints, before, after, day } = value
  return (
    typeof key === 'string' &&
    Array.isArray(themes) &&
    themes.every((theme) => typeof theme === 'string') &&
    [score, hints, before, after, day].every(isNumber)
  )
}

const isMissed = (value: unknown): value is Missed =>
  isObject(value) && [value['due'], value['times']].every(isNumber)

/** The valid parts of stored progress. */
export const checkedProgress = (value: unknown): PuzzleProgress => {
  const { player, answers, missed, bestStreak } = isObject(value) ? value : {}
  const due = Object.entries(isObject(missed) ? missed : {})
  return {
    player: isRating(player) ? player : NEW_PLAYER,
    answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
    missed: Object.fromEntries(due.flatMap(([key, one]) => (isMissed(one) ? [[key, one]] : []))),
    bestStreak: isNumber(bestStreak) ? bestStreak : 0,
  }
}

/** Invalid data counts as no progress. */
export const parseProgress = (text: string | null): PuzzleProgress => {
  try {
    return checkedProgress(JSON.parse(text ?? '{}'))
  } catch {
    return NO_PROGRESS
  }
}

interface ProgressState extends PuzzleProgress {
  /** Reads the stored progress first, because another tab may have answered: the first answer counts. */
  readonly answer: (solved: SolvedPuzzle) => void
  readonly endStreak: (length: number) => void
  /** Replaces all progress; used to restore and to delete it. */
  readonly replace: (by: (progress: PuzzleProgress) => PuzzleProgress) => void
}

const stored = (storage: () => TextStorage): PuzzleProgress => parseProgress(readText(storage, PROGRESS_KEY))

const change = (by: (progress: PuzzleProgress) => PuzzleProgress): PuzzleProgress => {
  const next = by(stored(browserStorage))
  writeText(browserStorage, PROGRESS_KEY, JSON.stringify(next))
  return next
}

export const usePuzzleProgress = create<ProgressState>()((set) => ({
  ...stored(browserStorage),
  answer: (solved) => set(change((progress) => answered(progress, solved, today()))),
  endStreak: (length) =>
    set(change((progress) => ({ ...progress, bestStreak: Math.max(length, progress.bestStreak) }))),
  replace: (by) => set(change(by)),
}))
