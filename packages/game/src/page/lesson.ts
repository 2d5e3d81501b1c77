/** A tutorial in steps, played at the real table; the lesson only explains the next step. */

export interface LessonStep {
  readonly id: string
  /** What the step points at: a selector of something on the table. */
  readonly at: string
  /** The letter of the part of the text board that it is about. */
  readonly reads?: string
  /** What the person does, in the order in which it is possible; nothing where there is only something to read. */
  readonly plays: readonly string[]
  /** Beginnings of commands that do as well. */
  readonly admits?: readonly string[]
  /** The beginning of the command that ends the step; else the last of the plays. */
  readonly until?: string
}

/** The text of a step by its id. */
export type LessonTexts = (step: string, part: 'title' | 'body') => string

export interface Lesson {
  readonly game: string
  /** Where it begins, as a literal of the game. */
  readonly position: unknown
  /** The names of the seats after the first, which is the person's. */
  readonly opponents: readonly string[]
  /** Everything the opponents do, seat by seat. */
  readonly answers: readonly (readonly string[])[]
  /** Always possible: what every turn begins and ends with. */
  readonly always: readonly string[]
  readonly steps: readonly LessonStep[]
}

/** Commands as they are written in lessons: a turn a line, with commas between. */
export const turns = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '))

/** The seat of the person who learns. */
export const LEARNER = 0

const begins = (command: string, beginning: string): boolean =>
  command === beginning || command.startsWith(`${beginning} `)

const isAdmittedIn = ({ plays, admits = [] }: LessonStep, command: string): boolean =>
  [...plays, ...admits].some((beginning) => begins(command, beginning))

const isDone = (step: LessonStep, command: string): boolean => {
  const until = step.until ?? step.plays.at(-1)
  return until !== undefined && begins(command, until)
}

/** The first step that the person's commands so far have not done; behind the last one when all are. */
export const stepReached = ({ steps }: Lesson, commands: readonly string[]): number => {
  const toDo = steps.flatMap((step, index) => (step.plays.length > 0 ? [{ step, index }] : []))
  let done = 0
  for (const command of commands) {
    const next = toDo[done]
    if (next !== undefined && isDone(next.step, command)) done++
  }
  return toDo[done]?.index ?? steps.length
}

/** Where steps to read begin that lead up to the one reached. */
export const readFrom = ({ steps }: Lesson, reached: number): number =>
  steps.findLastIndex(({ plays }, index) => index < reached && plays.length > 0) + 1

/** Null where the command may be carried out in this step; else the step that brings it, null where none does. */
export const lockedStep = (
  { steps, always }: Lesson,
  reached: number,
  command: string,
): { readonly until: number | null } | null => {
  const step = steps[reached]
  if (always.some((beginning) => begins(command, beginning))) return null
  if (step === undefined || isAdmittedIn(step, command)) return null
  const later = steps.findIndex((other, index) => index > reached && isAdmittedIn(other, command))
  return { until: later < 0 ? null : later }
}

/** What the lesson would do now, of what is possible: the next of the step's plays, or else what it admits. */
export const nextPlay = (lesson: Lesson, reached: number, possible: readonly string[]): string | undefined =>
  lesson.steps[reached]?.plays.find((play) => possible.includes(play)) ??
  possible.find((command) => lockedStep(lesson, reached, command) === null)

/** What an opponent does next, having done so much. */
export const answerOf = ({ answers }: Lesson, seat: number, done: number): string | null =>
  answers[seat - 1]?.[done] ?? null
