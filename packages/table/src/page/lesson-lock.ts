/** Lesson lock: commands that the rules allow but the lesson unlocks later, and those that it suggests now. */
import type { Refusal } from '@quayside/kernel'
import { create } from 'zustand'
import type { TableTexts } from './texts.ts'

/**
 * `step` counts from 1 and is 0 for commands that the lesson never unlocks; `first` names another part of the same step
 * that must be done first.
 */
type LessonLockRefusal = Refusal<'locked-by-lesson'>

interface LessonLockState {
  /** Null outside lessons. */
  readonly refuse: ((command: string) => LessonLockRefusal | null) | null
  /** Whether the lesson suggests the command now; null outside lessons. */
  readonly suggests: ((command: string) => boolean) | null
}

export const useLessonLock = create<LessonLockState>()(() => ({ refuse: null, suggests: null }))

export const lessonLockRefusal = (step: number | 'first'): LessonLockRefusal => ({
  code: 'locked-by-lesson',
  params: { step },
})

/** Null for any other refusal. */
export const lessonLockText = ({ code, params }: Refusal, { tray }: TableTexts): string | null => {
  if (code !== 'locked-by-lesson') return null
  return params['step'] === 'first'
    ? tray('tutorial.first')
    : tray('tutorial.later', { step: Number(params['step']) })
}
