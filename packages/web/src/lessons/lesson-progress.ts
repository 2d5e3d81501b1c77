/** The progress of each lesson, stored in localStorage so that it can be resumed. */

import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import { create } from 'zustand'
import { games } from '../games.ts'

export interface LessonProgress {
  /** Id of the saved game. */
  readonly id: string
  /** From 0. */
  readonly step: number
  readonly steps: number
  readonly done: boolean
}

type Lessons = Readonly<Partial<Record<string, LessonProgress>>>

const KEY = 'quayside.lessonProgress'

/** Where version 0.1 stored it. */
const FORMER_KEY = 'quayside.lessons'

/** The first lesson of a game is stored under the game's id alone, as before there were others. */
export const FIRST_LESSON = 'first'

/** Progress of the game against bots after the first lesson. */
export const FIRST_GAME = 'game'

export const progressKey = (game: string, name: string): string =>
  name === FIRST_LESSON ? game : `${game}/${name}`

const isProgress = (value: unknown): value is LessonProgress => {
  if (typeof value !== 'object' || value === null) return false
  const { id, step, steps, done } = value as Partial<Record<keyof LessonProgress, unknown>>
  return (
    typeof id === 'string' && Number.isInteger(step) && Number.isInteger(steps) && typeof done === 'boolean'
  )
}

export const parseLessonProgress = (text: string | null): Lessons => {
  try {
    const stored = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, progress]) =>
        games.ids.includes(key.split('/')[0] ?? '') && isProgress(progress) ? [[key, progress]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** The value stored under this key or that of version 0.1. */
export const readLessonProgress = (storage: () => TextStorage): Lessons =>
  parseLessonProgress(readText(storage, KEY) ?? readText(storage, FORMER_KEY))

interface LessonsState {
  readonly lessons: Lessons
  readonly store: (key: string, progress: LessonProgress) => void
}

export const useLessonProgress = create<LessonsState>()((set, get) => ({
  lessons: readLessonProgress(browserStorage),
  store: (key, progress) => {
    const lessons = { ...get().lessons, [key]: progress }
    set({ lessons })
    writeText(browserStorage, KEY, JSON.stringify(lessons))
  },
}))
