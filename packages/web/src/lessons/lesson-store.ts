/** Where in a lesson the person is, and how it goes on. */

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
import { useLessons } from './lesson-progress.ts'

interface LessonState {
  /** The step that the game has reached. */
  readonly reached: number
  /** How far texts have been read. */
  readonly read: number
  /** A step further back that the person looks at. */
  readonly lookingAt: number | null
  /** Whether the lesson does the step itself. */
  readonly showing: boolean
}

const BEGINNING: LessonState = { reached: 0, read: 0, lookingAt: null, showing: false }

const useLessonState = create<LessonState>()(() => BEGINNING)

const seatsOf = ({ game, opponents }: Lesson): SeatOccupant[] => [
  { name: '', bot: null },
  ...opponents.map((name) => ({ name, bot: lessonBot(game) })),
]

/** Lays the lesson out from its beginning; returns the name of its game. */
const beginLesson = (lesson: Lesson): string => {
  const id = createId()
  const { lessons, note } = useLessons.getState()
  const before = lessons[lesson.game]
  if (before !== undefined) void deleteSavedGame('games', before.id)
  useLessonState.setState(BEGINNING)
  note(lesson.game, { id, step: 0, steps: lesson.steps.length, done: false })
  realGame().importText(id, JSON.stringify(lesson.position), seatsOf(lesson))
  return id
}

/** Goes on where the person left, or begins. */
export const openLesson = async (lesson: Lesson): Promise<string> => {
  const kept = useLessons.getState().lessons[lesson.game]
  if (kept === undefined || kept.done || !(await readSavedGame(kept.id)).ok) return beginLesson(lesson)
  useLessonState.setState({ ...BEGINNING, read: kept.step })
  realGame().resume(kept.id)
  return kept.id
}

export interface CurrentStep {
  readonly step: LessonStep
  /** The number of the step, from 0. */
  readonly index: number
  /** Whether it is an earlier step that is looked at again. */
  readonly isPast: boolean
  readonly isLast: boolean
  /** What the person can do: read, do the step, finish something else first, or wait for the others. */
  readonly mood: 'read' | 'do' | 'between' | 'wait'
}

type Game = Pick<GameStoreState, 'shown' | 'coming' | 'history' | 'rules'>

const ownCommands = ({ history, rules }: Game): string[] =>
  rules === null
    ? []
    : history.filter(({ seat }) => seat === LEARNER).map(({ command }) => rules.notation.print(command))

const possible = ({ shown, rules }: Game): string[] =>
  shown === null || rules === null
    ? []
    : rules.commands(shown.view, LEARNER).map((command) => rules.notation.print(command))

const moodOf = (lesson: Lesson, reached: number, step: LessonStep, game: Game): CurrentStep['mood'] => {
  const { shown, rules, coming } = game
  if (shown === null || rules === null) return 'wait'
  if (step.plays.length === 0)
    return reached < lesson.steps.length || rules.outcome(shown.view) !== null ? 'read' : 'wait'
  const commands = coming.length > 0 ? [] : possible(game)
  const isMeant = (command: string): boolean =>
    step.plays.includes(command) ||
    (!lesson.always.includes(command) && lockedStep(lesson, reached, command) === null)
  if (commands.some(isMeant)) return 'do'
  return coming.length === 0 && rules.deciders(shown.view).includes(LEARNER) ? 'between' : 'wait'
}

/** What the lesson says now. */
export const useLecture = (lesson: Lesson): CurrentStep | null => {
  const { shown, coming, history, rules } = useBaseGame((game) => game)
  const { read, lookingAt } = useLessonState()
  return useMemo(() => {
    const game = { shown, coming, history, rules }
    const last = lesson.steps.length - 1
    const reached = stepReached(lesson, ownCommands(game))
    const now = Math.min(Math.max(read, readFrom(lesson, reached)), reached, last)
    const index = lookingAt === null ? now : Math.min(lookingAt, now)
    const step = lesson.steps[index]
    if (shown === null || step === undefined) return null
    const isPast = index < now
    return {
      step,
      index,
      isPast,
      isLast: index === last,
      mood: isPast ? 'read' : moodOf(lesson, reached, step, game),
    }
  }, [lesson, shown, coming, history, rules, read, lookingAt])
}

export const goBack = ({ index }: CurrentStep): void => useLessonState.setState({ lookingAt: index - 1 })

/** On to the next step: of those looked at again, or of those to read. */
const goForward = ({ index, isPast }: CurrentStep): void =>
  useLessonState.setState(isPast ? { lookingAt: index + 1 } : { read: index + 1, lookingAt: null })

export const showStep = (): void => useLessonState.setState({ showing: true, lookingAt: null })

/** What the lesson does itself can be followed, unless one likes everything at once. */
const SHOWN_AFTER: Readonly<Record<Pace, number>> = { instant: 120, brisk: 700, calm: 1400, step: 700 }

const useShowing = (lesson: Lesson): void => {
  const game = useBaseGame((table) => table)
  const showing = useLessonState((state) => state.showing)
  const pace = useSettings((settings) => settings.pace)
  useEffect(() => {
    const { rules, submit } = game
    if (!showing || rules === null || game.coming.length > 0) return
    const timer = setTimeout(() => {
      const play = playNow(lesson)
      const command = play === undefined ? null : rules.notation.parse(play)
      if (command?.ok) submit(LEARNER, command.value)
    }, SHOWN_AFTER[pace])
    return () => clearTimeout(timer)
  }, [lesson, game, showing, pace])
}

/** Holds back what comes later, does what is to be shown, and notes how far the person is. */
export const useLesson = (lesson: Lesson): void => {
  const reached = useBaseGame((game) => stepReached(lesson, ownCommands(game)))
  const id = useBaseGame((game) => game.id)
  const index = useLecture(lesson)?.index ?? null
  const isPast = useLessonState(({ lookingAt }) => lookingAt !== null)
  useEffect(() => {
    if (useLessonState.getState().reached !== reached)
      useLessonState.setState({ reached, showing: false, lookingAt: null })
  }, [reached])
  useEffect(() => {
    useLessonLock.setState({
      refuse: (command) => {
        const held = lockedStep(lesson, reached, command)
        return held === null ? null : lessonLockRefusal(held.until === null ? 0 : held.until + 1)
      },
    })
    return () => useLessonLock.setState({ refuse: null })
  }, [lesson, reached])
  useEffect(() => {
    const { lessons, note } = useLessons.getState()
    const before = lessons[lesson.game]
    if (index === null || isPast || before === undefined || before.id !== id) return
    note(lesson.game, { ...before, step: index, steps: lesson.steps.length })
  }, [lesson, id, index, isPast])
  useShowing(lesson)
}

const finishLesson = ({ game }: Lesson): void => {
  const { lessons, note } = useLessons.getState()
  const before = lessons[game]
  if (before !== undefined) note(game, { ...before, done: true })
}

export const leaveLesson = (): void => goTo({ page: 'home' })

/** Somebody has read the step; after the last one the lesson is over. */
export const goOn = (lecture: CurrentStep, lesson: Lesson): void => {
  if (!lecture.isLast || lecture.isPast) goForward(lecture)
  else {
    finishLesson(lesson)
    leaveLesson()
  }
}

/** What the lesson would do now. */
export const playNow = (lesson: Lesson): string | undefined => {
  const game = realGame()
  return nextPlay(lesson, stepReached(lesson, ownCommands(game)), possible(game))
}
