/** How far every lesson is, so that it can be gone on with. */

import {
  browserStorage,
  readText,
  type TextStorage,
  writeText,
} from '@quayside/table/page/browser-storage.ts'
import { create } from 'zustand'
import { games } from '../games.ts'

export interface Progress {
  /** The name under which its game is kept. */
  readonly id: string
  /** Counted from 0. */
  readonly step: number
  readonly steps: number
  readonly done: boolean
}

type Lessons = Readonly<Partial<Record<string, Progress>>>

const KEY = 'quayside.lessonProgress'

/** Where version 0.1 stored it. */
const FORMER_KEY = 'quayside.lessons'

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null) return false
  const { id, step, steps, done } = value as Partial<Record<keyof Progress, unknown>>
  return (
    typeof id === 'string' && Number.isInteger(step) && Number.isInteger(steps) && typeof done === 'boolean'
  )
}

export const readLessons = (text: string | null): Lessons => {
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
export const storedLessons = (storage: () => TextStorage): Lessons =>
  readLessons(readText(storage, KEY) ?? readText(storage, FORMER_KEY))

interface LessonsState {
  readonly lessons: Lessons
  readonly note: (game: string, progress: Progress) => void
}

export const useLessons = create<LessonsState>()((set, get) => ({
  lessons: storedLessons(browserStorage),
  note: (game, progress) => {
    const lessons = { ...get().lessons, [game]: progress }
    set({ lessons })
    writeText(browserStorage, KEY, JSON.stringify(lessons))
  },
}))
