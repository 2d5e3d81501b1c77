/** The state of the open lesson: its current step, the lesson lock, and demonstrations. */

import {
  LEARNER,
  type Lesson,
  type LessonStep,
  lockedStep,
  nextPlay,
  readFrom,
  stepReached,
} from '@quayside/game/lesson'
import { lessonLockRefusal, useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { type Pace, useSettings } from '@quayside/table/page/settings.ts'
import { type GameStoreState, realGame, useBaseGame } from '@quayside/table/session/current-game.ts'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { deleteSavedGame, readSavedGame } from '../backend/saved-games.ts'
import { createId } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { lessonBot } from './lesson-bots.ts'
import { useLessonProgress } from './lesson-progress.ts'

interface LessonState {
  /** The step that the player's moves have reached. */
  readonly reached: number
  /** The step up to which texts were read. */
  readonly read: number
  /** An earlier step that is read again. */
  readonly reviewedStep: number | null
  /** Whether the lesson plays the step itself. */
  readonly isDemonstrating: boolean
}

const INITIAL_STATE: LessonState = { reached: 0, read: 0, reviewedStep: null, isDemonstrating: false }

const useLessonState = create<LessonState>()(() => INITIAL_STATE)

const lessonSeats = ({ game, opponents }: Lesson): SeatOccupant[] => [
  { name: '', bot: null },
  ...opponents.map((name) => ({ name, bot: lessonBot(game) })),
]

/** Starts the lesson from its first step; returns the id of its game. */
const beginLesson = (lesson: Lesson): string => {
  const id = createId()
  const { lessons, store } = useLessonProgress.getState()
  const before = lessons[lesson.game]
  if (before !== undefined) void deleteSavedGame('games', before.id)
  useLessonState.setState(INITIAL_STATE)
  store(lesson.game, { id, step: 0, steps: lesson.steps.length, done: false })
  realGame().importText(id, JSON.stringify(lesson.position), lessonSeats(lesson))
  return id
}

/** Resumes the saved game of the lesson, or starts anew. */
export const openLesson = async (lesson: Lesson): Promise<string> => {
  const saved = useLessonProgress.getState().lessons[lesson.game]
  if (saved === undefined || saved.done || !(await readSavedGame(saved.id)).ok) return beginLesson(lesson)
  useLessonState.setState({ ...INITIAL_STATE, read: saved.step })
  realGame().resume(saved.id)
  return saved.id
}

export interface CurrentStep {
  readonly step: LessonStep
  /** From 0. */
  readonly index: number
  /** Whether it is an earlier step that is read again. */
  readonly isEarlier: boolean
  readonly isLast: boolean
  /** What the player can do: read, play the step, finish another action first, or wait for the others. */
  readonly mood: 'read' | 'do' | 'between' | 'wait'
}

type Game = Pick<GameStoreState, 'currentFrame' | 'queuedFrames' | 'history' | 'rules'>

const ownCommands = ({ history, rules }: Game): string[] =>
  rules === null
    ? []
    : history.filter(({ seat }) => seat === LEARNER).map(({ command }) => rules.notation.print(command))

const possibleCommands = ({ currentFrame, rules }: Game): string[] =>
  currentFrame === null || rules === null
    ? []
    : rules.commands(currentFrame.view, LEARNER).map((command) => rules.notation.print(command))

const stepMood = (lesson: Lesson, reached: number, step: LessonStep, game: Game): CurrentStep['mood'] => {
  const { currentFrame, rules, queuedFrames } = game
  if (currentFrame === null || rules === null) return 'wait'
  if (step.plays.length === 0)
    return reached < lesson.steps.length || rules.outcome(currentFrame.view) !== null ? 'read' : 'wait'
  const commands = queuedFrames.length > 0 ? [] : possibleCommands(game)
  const isMeant = (command: string): boolean =>
    step.plays.includes(command) ||
    (!lesson.always.includes(command) && lockedStep(lesson, reached, command) === null)
  if (commands.some(isMeant)) return 'do'
  return queuedFrames.length === 0 && rules.deciders(currentFrame.view).includes(LEARNER) ? 'between' : 'wait'
}

/** The step that the coach explains now. */
export const useCurrentStep = (lesson: Lesson): CurrentStep | null => {
  const { currentFrame, queuedFrames, history, rules } = useBaseGame((game) => game)
  const { read, reviewedStep } = useLessonState()
  return useMemo(() => {
    const game = { currentFrame, queuedFrames, history, rules }
    const last = lesson.steps.length - 1
    const reached = stepReached(lesson, ownCommands(game))
    const now = Math.min(Math.max(read, readFrom(lesson, reached)), reached, last)
    const index = reviewedStep === null ? now : Math.min(reviewedStep, now)
    const step = lesson.steps[index]
    if (currentFrame === null || step === undefined) return null
    const isEarlier = index < now
    return {
      step,
      index,
      isEarlier,
      isLast: index === last,
      mood: isEarlier ? 'read' : stepMood(lesson, reached, step, game),
    }
  }, [lesson, currentFrame, queuedFrames, history, rules, read, reviewedStep])
}

export const goBack = ({ index }: CurrentStep): void => useLessonState.setState({ reviewedStep: index - 1 })

/** Next step, of those read again or of those still unread. */
const goForward = ({ index, isEarlier }: CurrentStep): void =>
  useLessonState.setState(isEarlier ? { reviewedStep: index + 1 } : { read: index + 1, reviewedStep: null })

export const showStep = (): void => useLessonState.setState({ isDemonstrating: true, reviewedStep: null })

/** Slow enough to follow, at the player's own pace setting. */
const DEMONSTRATION_DELAY_MS: Readonly<Record<Pace, number>> = {
  instant: 120,
  brisk: 700,
  calm: 1400,
  step: 700,
}

const useDemonstration = (lesson: Lesson): void => {
  const game = useBaseGame((table) => table)
  const isDemonstrating = useLessonState((state) => state.isDemonstrating)
  const pace = useSettings((settings) => settings.pace)
  useEffect(() => {
    const { rules, submit } = game
    if (!isDemonstrating || rules === null || game.queuedFrames.length > 0) return
    const timer = setTimeout(() => {
      const play = nextLessonCommand(lesson)
      const command = play === undefined ? null : rules.notation.parse(play)
      if (command?.ok) submit(LEARNER, command.value)
    }, DEMONSTRATION_DELAY_MS[pace])
    return () => clearTimeout(timer)
  }, [lesson, game, isDemonstrating, pace])
}

/** Locks commands of later steps, plays demonstrations, and stores the progress. */
export const useLesson = (lesson: Lesson): void => {
  const reached = useBaseGame((game) => stepReached(lesson, ownCommands(game)))
  const id = useBaseGame((game) => game.id)
  const index = useCurrentStep(lesson)?.index ?? null
  const isEarlier = useLessonState(({ reviewedStep }) => reviewedStep !== null)
  useEffect(() => {
    if (useLessonState.getState().reached !== reached)
      useLessonState.setState({ reached, isDemonstrating: false, reviewedStep: null })
  }, [reached])
  useEffect(() => {
    useLessonLock.setState({
      refuse: (command) => {
        const locked = lockedStep(lesson, reached, command)
        return locked === null ? null : lessonLockRefusal(locked.until === null ? 0 : locked.until + 1)
      },
    })
    return () => useLessonLock.setState({ refuse: null })
  }, [lesson, reached])
  useEffect(() => {
    const { lessons, store } = useLessonProgress.getState()
    const before = lessons[lesson.game]
    if (index === null || isEarlier || before === undefined || before.id !== id) return
    store(lesson.game, { ...before, step: index, steps: lesson.steps.length })
  }, [lesson, id, index, isEarlier])
  useDemonstration(lesson)
}

const finishLesson = ({ game }: Lesson): void => {
  const { lessons, store } = useLessonProgress.getState()
  const before = lessons[game]
  if (before !== undefined) store(game, { ...before, done: true })
}

export const leaveLesson = (): void => goTo({ page: 'home' })

/** Continues after a step was read; after the last one the lesson is over. */
export const goOn = (current: CurrentStep, lesson: Lesson): void => {
  if (!current.isLast || current.isEarlier) goForward(current)
  else {
    finishLesson(lesson)
    leaveLesson()
  }
}

/** The command that the lesson would play now. */
export const nextLessonCommand = (lesson: Lesson): string | undefined => {
  const game = realGame()
  return nextPlay(lesson, stepReached(lesson, ownCommands(game)), possibleCommands(game))
}
