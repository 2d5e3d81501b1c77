/** A tutorial in steps, played at the real table; the lesson only explains the next step. */
import type { Seat } from '@quayside/kernel'

/** One decision of a step, or a question that an earlier part led to. */
export interface LessonPart {
  /** Key of its texts; parts of several steps may share it. */
  readonly id: string
  /** Selector of the element on the table that it points at. */
  readonly at: string
  /** The commands that complete it, in the lesson's order of preference. */
  readonly plays: readonly string[]
  /** Beginnings of commands that are accepted as well. */
  readonly admits?: readonly string[]
  /** Whether it takes several commands; it ends when the next part of the step is possible. */
  readonly repeats?: boolean
  /** Whether an earlier part led to this question, so that the text explains it. */
  readonly isAsked?: boolean
}

export interface LessonStep {
  readonly id: string
  /** Selector of the element that the step points at while there is only text. */
  readonly at: string
  /** Letter of the section of the text board that it is about. */
  readonly reads?: string
  /** The decisions of the learner in order; empty for a step with text only. */
  readonly parts: readonly LessonPart[]
}

/** The texts of steps and parts by id. */
export type LessonTexts = (of: 'step' | 'part' | 'note' | 'learned' | 'tutorial', id: string) => LessonText

export interface LessonText {
  readonly title: string
  readonly body: string
}

export interface Lesson {
  readonly game: string
  /** Name in addresses and stored progress; the first lesson of a game has the name of the game. */
  readonly name: string
  /** Starting position as JSON. */
  readonly position: unknown
  /** The number of bots, in the seats after the first, which is the learner's. */
  readonly opponents: number
  /** All commands of the opponents, by seat. */
  readonly answers: readonly (readonly string[])[]
  /** Parts that may come at any time, such as the beginning of every turn. */
  readonly always: readonly LessonPart[]
  readonly steps: readonly LessonStep[]
}

/** All lessons of a game, and the first game after them. */
export interface Course<State = unknown> {
  /** The first one teaches the game; the others cover parts of it. */
  readonly lessons: readonly Lesson[]
  /** Text ids of the skills learned in the first lesson. */
  readonly learned: readonly string[]
  readonly firstGame: {
    /** Without the number of players. */
    readonly options: Readonly<Record<string, unknown>>
    readonly players: number
    readonly rounds: number
    readonly minutes: number
  }
  /** Key of the text that explains a question to a seat; null if there is none. */
  noteFor(state: State, seat: Seat): string | null
}

/** Commands as written in lessons: one turn per line, separated by commas. */
export const turns = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '))

/** The learner's seat. */
export const LEARNER = 0

const begins = (command: string, beginning: string): boolean =>
  command === beginning || command.startsWith(`${beginning} `)

const does = ({ plays, admits = [] }: LessonPart, command: string): boolean =>
  [...plays, ...admits].some((beginning) => begins(command, beginning))

/** The first unfinished part; past the last step when all are done. */
export interface LessonPlace {
  readonly step: number
  readonly part: number
}

/** The place that the learner's commands have reached. */
export const placeReached = ({ steps }: Lesson, commands: readonly string[]): LessonPlace => {
  const parts = steps.flatMap((step, index) => step.parts.map((part, place) => ({ part, index, place })))
  let done = 0
  for (const command of commands) {
    const now = parts[done]?.index
    const found = parts.findIndex(
      ({ part, index }, place) => place >= done && index === now && does(part, command),
    )
    if (found >= 0) done = parts[found]?.part.repeats === true ? found : found + 1
  }
  const next = parts[done]
  return next === undefined ? { step: steps.length, part: 0 } : { step: next.index, part: next.place }
}

/**
 * The part of the step that is possible now, skipping those that the rules do automatically. Null while
 * others act.
 */
const partNow = (
  { steps }: Lesson,
  { step, part }: LessonPlace,
  possible: readonly string[],
): number | null => {
  const parts = steps[step]?.parts ?? []
  const found = parts.findIndex(
    (other, place) => place >= part && possible.some((command) => does(other, command)),
  )
  return found < 0 ? null : found
}

/** The part that explains the current question, from the step or from `always`; null while others act. */
export const partAsked = (
  lesson: Lesson,
  place: LessonPlace,
  possible: readonly string[],
): LessonPart | null => {
  const now = partNow(lesson, place, possible)
  return (
    (now === null ? undefined : lesson.steps[place.step]?.parts[now]) ??
    lesson.always.find((part) => possible.some((command) => does(part, command))) ??
    null
  )
}

/** Index of the first of the text-only steps before the reached one. */
export const readFrom = ({ steps }: Lesson, reached: number): number =>
  steps.findLastIndex(({ parts }, index) => index < reached && parts.length > 0) + 1

/** Null if the command is allowed now; otherwise the step that unlocks it, or null if none does. */
export const lockedStep = (
  lesson: Lesson,
  place: LessonPlace,
  possible: readonly string[],
  command: string,
): { readonly until: number | null } | null => {
  const { steps, always } = lesson
  const now = partAsked(lesson, place, possible)
  if (now !== null && does(now, command)) return null
  if (always.some((part) => does(part, command))) return null
  const until = steps.findIndex(
    ({ parts }, index) => index >= place.step && parts.some((part) => does(part, command)),
  )
  return { until: until < 0 ? null : until }
}

/** The lesson's own choice among the legal commands. */
export const nextPlay = (
  lesson: Lesson,
  place: LessonPlace,
  possible: readonly string[],
): string | undefined => {
  const part = partAsked(lesson, place, possible)
  if (part === null) return undefined
  return part.plays.find((play) => possible.includes(play)) ?? possible.find((command) => does(part, command))
}

/** An opponent's next command, given how many it has made. */
export const answerOf = ({ answers }: Lesson, seat: number, done: number): string | null =>
  answers[seat - 1]?.[done] ?? null
