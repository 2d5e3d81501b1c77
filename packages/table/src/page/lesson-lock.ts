/** Lesson lock: commands that the rules allow but the lesson opens later. */
import type { Refusal } from '@quayside/kernel'
import { create } from 'zustand'
import type { Words } from './texts.ts'

/** `step` counts from 1, and is 0 for what the lesson never comes to. */
type LessonLockRefusal = Refusal<'locked-by-lesson'>

interface LessonLockState {
  /** Null while one plays freely. */
  readonly refuse: ((command: string) => LessonLockRefusal | null) | null
}

export const useLessonLock = create<LessonLockState>()(() => ({ refuse: null }))

export const lessonLockRefusal = (step: number): LessonLockRefusal => ({
  code: 'locked-by-lesson',
  params: { step },
})

/** Null for a refusal that is not a lesson's. */
export const lessonLockText = ({ code, params }: Refusal, { tray }: Words): string | null =>
  code === 'locked-by-lesson' ? tray('tutorial.later', { step: Number(params['step']) }) : null
