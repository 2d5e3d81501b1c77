/** A tutorial in steps, played at the real table; the lesson only explains the next step. */
import type { Seat } from '@quayside/kernel'

/** One decision of a step: what is to be done, or a question that an earlier part led to. */
export interface LessonPart {
  /** Its texts are found by it; parts of several steps may share it. */
  readonly id: string
  /** What it points at: a selector of something on the table. */
  readonly at: string
  /** The commands that do it, in the order in which the lesson itself would choose. */
  readonly plays: readonly string[]
  /** Beginnings of commands that do as well. */
  readonly admits?: readonly string[]
  /** Whether it takes several commands; it is over when the next part of the step can be done. */
  readonly repeats?: boolean
  /** Whether an earlier part brought this question, so that its reason is told. */
  readonly isAsked?: boolean
}

export interface LessonStep {
  readonly id: string
  /** What the step points at while there is only something to read. */
  readonly at: string
  /** The letter of the part of the text board that it is about. */
  readonly reads?: string
  /** What the person does, in order; nothing where there is only something to read. */
  readonly parts: readonly LessonPart[]
}

/** The texts of steps and parts by their ids. */
export type LessonTexts = (of: 'step' | 'part' | 'note' | 'learned' | 'tutorial', id: string) => LessonText

export interface LessonText {
  readonly title: string
  readonly body: string
}

export interface Lesson {
  readonly game: string
  /** As addresses and stored progress write it; the first lesson of a game goes by the name of the game alone. */
  readonly name: string
  /** Where it begins, as a literal of the game. */
  readonly position: unknown
  /** The names of the seats after the first, which is the person's. */
  readonly opponents: readonly string[]
  /** Everything the opponents do, seat by seat. */
  readonly answers: readonly (readonly string[])[]
  /** What may be asked at any time, such as what every turn begins with. */
  readonly always: readonly LessonPart[]
  readonly steps: readonly LessonStep[]
}

/** All lessons of a game, and the game that one is ready for after them. */
export interface Course<State = unknown> {
  /** The first one teaches the game; the others are about parts of it. */
  readonly lessons: readonly Lesson[]
  /** What one can do after the first one, by the ids of its texts. */
  readonly learned: readonly string[]
  readonly firstGame: {
    /** Without the number of players. */
    readonly options: Readonly<Record<string, unknown>>
    readonly players: number
    readonly rounds: number
    readonly minutes: number
  }
  /** The text that explains what a seat is asked; null where there is none. */
  noteFor(state: State, seat: Seat): string | null
}

/** Commands as they are written in lessons: a turn a line, with commas between. */
export const turns = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '))

/** The seat of the person who learns. */
export const LEARNER = 0

const begins = (command: string, beginning: string): boolean =>
  command === beginning || command.startsWith(`${beginning} `)

const does = ({ plays, admits = [] }: LessonPart, command: string): boolean =>
  [...plays, ...admits].some((beginning) => begins(command, beginning))

/** The first part that is not done yet; behind the last step when all are. */
export interface LessonPlace {
  readonly step: number
  readonly part: number
}

/** Where the person's commands so far have led to. */
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

/** The part of the step that can be done now: what the rules do by themselves is left out. Null while others act. */
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

/** The part that explains what is asked now, of the step or of what may always be asked; null while others act. */
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

/** Where steps to read begin that lead up to the one reached. */
export const readFrom = ({ steps }: Lesson, reached: number): number =>
  steps.findLastIndex(({ parts }, index) => index < reached && parts.length > 0) + 1

/** Null where the command may be carried out now; else the step that brings it, null where none does. */
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

/** What the lesson would do now, of what is possible: what the part suggests, or else what it admits. */
export const nextPlay = (
  lesson: Lesson,
  place: LessonPlace,
  possible: readonly string[],
): string | undefined => {
  const part = partAsked(lesson, place, possible)
  if (part === null) return undefined
  return part.plays.find((play) => possible.includes(play)) ?? possible.find((command) => does(part, command))
}

/** What an opponent does next, having done so much. */
export const answerOf = ({ answers }: Lesson, seat: number, done: number): string | null =>
  answers[seat - 1]?.[done] ?? null
