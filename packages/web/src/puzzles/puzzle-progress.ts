/** What a player has solved, kept on the device: rating, answers, what was missed and when it comes again. */
import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import { create } from 'zustand'
import { NEW_PLAYER, type Rating, rated } from './glicko.ts'

export interface Answer {
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

/** A puzzle that was missed: the day it comes again, and how often it has. */
interface Missed {
  readonly due: number
  readonly times: number
}

export interface Progress {
  readonly player: Rating
  /** The latest last. */
  readonly answers: readonly Answer[]
  readonly missed: Readonly<Partial<Record<string, Missed>>>
  readonly bestStreak: number
}

export interface Solved {
  readonly key: string
  readonly themes: readonly string[]
  readonly rating: number
  readonly score: number
  readonly hints: number
}

export const NO_PROGRESS: Progress = { player: NEW_PLAYER, answers: [], missed: {}, bestStreak: 0 }

/** Days until a missed puzzle comes again, longer each time that it is found. */
const AGAIN = [1, 3, 9, 27]

/** In a row in training: an answer counts with this score or more. */
const IN_A_ROW = 0.75

const DAY = 86_400_000

/** The calendar date here, as days since the beginning of 1970. */
export const today = (now = new Date()): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY)

const nextTime = (missed: Missed | undefined, score: number, day: number): Missed | null => {
  if (score < IN_A_ROW) return { due: day + (AGAIN[0] ?? 1), times: 0 }
  if (missed === undefined) return null
  const times = missed.times + 1
  const wait = AGAIN[times]
  return wait === undefined ? null : { due: day + wait, times }
}

/** A first answer; what was answered before comes again by its own calendar and is not rated twice. */
export const answered = (progress: Progress, solved: Solved, day: number): Progress => {
  const { key, themes, rating, score, hints } = solved
  const { [key]: before, ...others } = progress.missed
  const next = nextTime(before, score, day)
  const missed = next === null ? others : { ...others, [key]: next }
  if (progress.answers.some((answer) => answer.key === key)) return { ...progress, missed }
  const player = rated(progress.player, rating, score)
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

export const inARow = ({ answers }: Progress): number => {
  const last = answers.findLastIndex(({ score }) => score < IN_A_ROW)
  return answers.length - 1 - last
}

/** What was missed and is due by a day, the longest due first. */
export const dueAgain = ({ missed }: Progress, day: number): readonly string[] =>
  Object.entries(missed)
    .flatMap(([key, one]) => (one !== undefined && one.due <= day ? [{ key, due: one.due }] : []))
    .sort((a, b) => a.due - b.due)
    .map(({ key }) => key)

export interface ThemeResult {
  readonly answers: number
  /** First answers that were right without a hint. */
  readonly right: number
}

export const themeResults = ({ answers }: Progress, game: string): ReadonlyMap<string, ThemeResult> => {
  const found = new Map<string, ThemeResult>()
  for (const { key, themes, score } of answers)
    if (key.startsWith(`${game}/`))
      for (const theme of themes) {
        const { answers: all, right } = found.get(theme) ?? { answers: 0, right: 0 }
        found.set(theme, { answers: all + 1, right: right + (score === 1 ? 1 : 0) })
      }
  return found
}

/** Below so many answers nothing is said of a theme. */
const ENOUGH_ANSWERS = 5

/** The theme with the fewest right answers, as `game/theme`; null while too little is known. */
export const weakestTheme = (progress: Progress, games: readonly string[]): string | null => {
  const known = games.flatMap((game) =>
    [...themeResults(progress, game)].flatMap(([theme, { answers, right }]) =>
      answers < ENOUGH_ANSWERS ? [] : [{ name: `${game}/${theme}`, share: right / answers }],
    ),
  )
  return known.sort((a, b) => a.share - b.share)[0]?.name ?? null
}

const KEY = 'quayside.puzzles'

const isRating = (value: unknown): value is Rating => {
  if (typeof value !== 'object' || value === null) return false
  const { rating, deviation, volatility } = value as Partial<Record<keyof Rating, unknown>>
  return [rating, deviation, volatility].every((one) => typeof one === 'number' && Number.isFinite(one))
}

const isAnswer = (value: unknown): value is Answer => {
  if (typeof value !== 'object' || value === null) return false
  const { key, themes, score } = value as Partial<Record<keyof Answer, unknown>>
  return typeof key === 'string' && Array.isArray(themes) && typeof score === 'number'
}

/** Whatever cannot be read is as if it had never been. */
export const parseProgress = (text: string | null): Progress => {
  try {
    const { player, answers, missed, bestStreak } = JSON.parse(text ?? '{}') as Partial<Progress>
    return {
      player: isRating(player) ? player : NEW_PLAYER,
      answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
      missed: typeof missed === 'object' && missed !== null ? missed : {},
      bestStreak: typeof bestStreak === 'number' ? bestStreak : 0,
    }
  } catch {
    return NO_PROGRESS
  }
}

interface ProgressState extends Progress {
  /** Another tab may have answered meanwhile: the first answer counts. */
  readonly answer: (solved: Solved) => void
  readonly endStreak: (length: number) => void
}

const stored = (storage: () => TextStorage): Progress => parseProgress(readText(storage, KEY))

const change = (by: (progress: Progress) => Progress): Progress => {
  const next = by(stored(browserStorage))
  writeText(browserStorage, KEY, JSON.stringify(next))
  return next
}

export const usePuzzleProgress = create<ProgressState>()((set) => ({
  ...stored(browserStorage),
  answer: (solved) => set(change((progress) => answered(progress, solved, today()))),
  endStreak: (length) =>
    set(change((progress) => ({ ...progress, bestStreak: Math.max(length, progress.bestStreak) }))),
}))
