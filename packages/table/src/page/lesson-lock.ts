/** Lesson lock: commands that the rules allow but the lesson opens later, and those that it suggests now. */
import type { Refusal } from '@quayside/kernel'
import { create } from 'zustand'
import type { Words } from './texts.ts'

/**
 * `step` counts from 1, and is 0 for what the lesson never comes to; `first` where something else of the same step
 * comes first.
 */
type LessonLockRefusal = Refusal<'locked-by-lesson'>

interface LessonLockState {
  /** Null while one plays freely. */
  readonly refuse: ((command: string) => LessonLockRefusal | null) | null
  /** Whether the lesson itself would choose the command now; null while one plays freely. */
  readonly suggests: ((command: string) => boolean) | null
}

export const useLessonLock = create<LessonLockState>()(() => ({ refuse: null, suggests: null }))

export const lessonLockRefusal = (step: number | 'first'): LessonLockRefusal => ({
  code: 'locked-by-lesson',
  params: { step },
})

/** Null for a refusal that is not a lesson's. */
export const lessonLockText = ({ code, params }: Refusal, { tray }: Words): string | null => {
  if (code !== 'locked-by-lesson') return null
  return params['step'] === 'first'
    ? tray('tutorial.first')
    : tray('tutorial.later', { step: Number(params['step']) })
}
