/** The state of the open lesson: its current step and part, the lesson lock, and demonstrations. */

import {
  LEARNER,
  type Lesson,
  type LessonPart,
  type LessonPlace,
  type LessonStep,
  lockedStep,
  nextPlay,
  partAsked,
  placeReached,
  readFrom,
} from '@quayside/game/lesson'
import { lessonLockRefusal, useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { type Pace, useSettings } from '@quayside/table/page/settings.ts'
import type { SiteTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { type GameStoreState, realGame, useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { deleteSavedGame, readSavedGame } from '../backend/saved-games.ts'
import { createId } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { lessonBot } from './lesson-bots.ts'
import { progressKey, useLessonProgress } from './lesson-progress.ts'

interface LessonState {
  /** The step reached by the player's moves. */
  readonly reached: number
  /** The step up to which the texts were read. */
  readonly read: number
  /** An earlier step that is being read again. */
  readonly reviewedStep: number | null
  /** Whether the lesson demonstrates the step. */
  readonly isDemonstrating: boolean
}

const INITIAL_STATE: LessonState = { reached: 0, read: 0, reviewedStep: null, isDemonstrating: false }

const useLessonState = create<LessonState>()(() => INITIAL_STATE)

const keyOf = ({ game, name }: Lesson): string => progressKey(game, name)

/** The opponents have the first names of bots, by which the texts of the lesson call them. */
const lessonSeats = (lesson: Lesson, texts: SiteTexts): SeatOccupant[] => [
  { name: '', bot: null },
  ...Array.from({ length: lesson.opponents }, (_, at) => ({
    name: botName(at, texts),
    bot: lessonBot(lesson),
  })),
]

/** Starts the lesson from its first step; returns the id of its game. */
export const beginLesson = (lesson: Lesson, texts: SiteTexts): string => {
  const id = createId()
  const { lessons, store } = useLessonProgress.getState()
  const before = lessons[keyOf(lesson)]
  if (before !== undefined) void deleteSavedGame('games', before.id)
  useLessonState.setState(INITIAL_STATE)
  store(keyOf(lesson), { id, step: 0, steps: lesson.steps.length, done: false })
  realGame().importText(id, JSON.stringify(lesson.position), lessonSeats(lesson, texts))
  return id
}

/** Resumes the saved game of the lesson; restarts if there is none or the lesson has changed. */
export const openLesson = async (lesson: Lesson, texts: SiteTexts): Promise<string> => {
  const saved = useLessonProgress.getState().lessons[keyOf(lesson)]
  const isCurrent = saved !== undefined && !saved.done && saved.steps === lesson.steps.length
  if (!isCurrent || !(await readSavedGame(saved.id)).ok) return beginLesson(lesson, texts)
  useLessonState.setState({ ...INITIAL_STATE, read: saved.step })
  realGame().resume(saved.id)
  return saved.id
}

export interface CurrentStep {
  readonly step: LessonStep
  /** From 0. */
  readonly index: number
  /** The command to play now; null where there is only text to read, or others act. */
  readonly part: LessonPart | null
  /** Whether an earlier step is being read again. */
  readonly isEarlier: boolean
  readonly isLast: boolean
  /** What the player can do: read, play the step, or wait for the others. */
  readonly mood: 'read' | 'do' | 'wait'
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

const placeIn = (lesson: Lesson, game: Game): LessonPlace => placeReached(lesson, ownCommands(game))

/** The step that the coach explains now. */
const currentStep = (lesson: Lesson, game: Game, { read, reviewedStep }: LessonState): CurrentStep | null => {
  const last = lesson.steps.length - 1
  const place = placeIn(lesson, game)
  const now = Math.min(Math.max(read, readFrom(lesson, place.step)), place.step, last)
  const index = reviewedStep === null ? now : Math.min(reviewedStep, now)
  const step = lesson.steps[index]
  if (game.currentFrame === null || step === undefined) return null
  const isEarlier = index < now
  const isRead = isEarlier || step.parts.length === 0
  const part =
    isRead || game.queuedFrames.length > 0 ? null : partAsked(lesson, place, possibleCommands(game))
  return {
    step,
    index,
    part,
    isEarlier,
    isLast: index === last,
    mood: isRead ? 'read' : part === null ? 'wait' : 'do',
  }
}

export const useCurrentStep = (lesson: Lesson): CurrentStep | null => {
  const { currentFrame, queuedFrames, history, rules } = useBaseGame((game) => game)
  const state = useLessonState()
  return useMemo(
    () => currentStep(lesson, { currentFrame, queuedFrames, history, rules }, state),
    [lesson, currentFrame, queuedFrames, history, rules, state],
  )
}

export const goBack = ({ index }: CurrentStep): void => useLessonState.setState({ reviewedStep: index - 1 })

/** The next step, of those read again or of those still unread. */
const goForward = ({ index, isEarlier }: CurrentStep): void =>
  useLessonState.setState(isEarlier ? { reviewedStep: index + 1 } : { read: index + 1, reviewedStep: null })

export const showStep = (): void => useLessonState.setState({ isDemonstrating: true, reviewedStep: null })

/** Delay between demonstrated moves, by the player's pace setting. */
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

/**
 * Reads the current store instead of a render's state, because a multi-step choice sends its commands faster than the
 * page renders.
 */
const useLock = (lesson: Lesson): void =>
  useEffect(() => {
    // A sandbox has no lock.
    const isFree = (): boolean => useTable.getState().sandboxSeat !== null
    useLessonLock.setState({
      refuse: (command) => {
        if (isFree()) return null
        const place = placeIn(lesson, realGame())
        const locked = lockedStep(lesson, place, possibleCommands(realGame()), command)
        if (locked === null) return null
        return lessonLockRefusal(locked.until === place.step ? 'first' : (locked.until ?? -1) + 1)
      },
      suggests: (command) => {
        const game = realGame()
        const part = isFree() ? null : partAsked(lesson, placeIn(lesson, game), possibleCommands(game))
        return part?.plays.includes(command) === true
      },
    })
    return () => useLessonLock.setState({ refuse: null, suggests: null })
  }, [lesson])

/** Locks commands of later steps, plays demonstrations, and stores the progress. */
export const useLesson = (lesson: Lesson): void => {
  const reached = useBaseGame((game) => placeIn(lesson, game).step)
  const id = useBaseGame((game) => game.id)
  const index = useCurrentStep(lesson)?.index ?? null
  const isEarlier = useLessonState(({ reviewedStep }) => reviewedStep !== null)
  useEffect(() => {
    if (useLessonState.getState().reached !== reached)
      useLessonState.setState({ reached, isDemonstrating: false, reviewedStep: null })
  }, [reached])
  useLock(lesson)
  useEffect(() => {
    const { lessons, store } = useLessonProgress.getState()
    const before = lessons[keyOf(lesson)]
    if (index === null || isEarlier || before === undefined || before.id !== id) return
    store(keyOf(lesson), { ...before, step: index, steps: lesson.steps.length })
  }, [lesson, id, index, isEarlier])
  useDemonstration(lesson)
}

const finishLesson = (lesson: Lesson): void => {
  const { lessons, store } = useLessonProgress.getState()
  const before = lessons[keyOf(lesson)]
  if (before !== undefined) store(keyOf(lesson), { ...before, done: true })
}

export const leaveLesson = (): void => goTo({ page: 'home' })

/** Continues after a step was read; after the last one, the lesson is over and the next page opens. */
export const goOn = (current: CurrentStep, lesson: Lesson): void => {
  if (!current.isLast || current.isEarlier) goForward(current)
  else {
    finishLesson(lesson)
    goTo({ page: 'lesson', game: lesson.game, name: 'next' })
  }
}

/** The command that the lesson would play now. */
export const nextLessonCommand = (lesson: Lesson): string | undefined => {
  const game = realGame()
  return nextPlay(lesson, placeIn(lesson, game), possibleCommands(game))
}
