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
  /** The id of its saved game. */
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

const isProgress = (value: unknown): value is LessonProgress => {
  if (typeof value !== 'object' || value === null) return false
  const { id, step, steps, done } = value as Partial<Record<keyof LessonProgress, unknown>>
  return (
    typeof id === 'string' && Number.isInteger(step) && Number.isInteger(steps) && typeof done === 'boolean'
  )
}

export const parseLessonProgress = (text: string | null): Lessons => {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>
    return Object.fromEntries(
      games.ids.flatMap((game) => (isProgress(stored[game]) ? [[game, stored[game]]] : [])),
    )
  } catch {
    return {}
  }
}

/** What is stored, under this key or that of version 0.1. */
export const readLessonProgress = (storage: () => TextStorage): Lessons =>
  parseLessonProgress(readText(storage, KEY) ?? readText(storage, FORMER_KEY))

interface LessonsState {
  readonly lessons: Lessons
  readonly store: (game: string, progress: LessonProgress) => void
}

export const useLessonProgress = create<LessonsState>()((set, get) => ({
  lessons: readLessonProgress(browserStorage),
  store: (game, progress) => {
    const lessons = { ...get().lessons, [game]: progress }
    set({ lessons })
    writeText(browserStorage, KEY, JSON.stringify(lessons))
  },
}))
