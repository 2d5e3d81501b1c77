/** A lesson on the text board: it stands before the situation, and words lead through it. */

import type { Lesson, LessonWords } from '@quayside/game/lesson'
import { type ExtraCommand, firstOf } from '@quayside/game/outline/extra-commands.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { BesideContext, type ExtraCommands } from '@quayside/table/text/extra-commands.ts'
import { sentence } from '@quayside/texts'
import { useMemo } from 'react'
import { gameTitle, useLessonWords } from '../games.ts'
import { TableScreen } from '../shell/table/table-screen.tsx'
import textBoard from '../text-board/text-board.module.css'
import { LessonButtons } from './lesson-buttons.tsx'
import { type CurrentStep, goBack, goOn, leaveLesson, playNow, showStep, useLecture } from './lesson-store.ts'
import { type SayLesson, useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

interface Lectured {
  readonly lesson: Lesson
  readonly lecture: CurrentStep
}

const titleOf = ({ step, mood }: CurrentStep, say: SayLesson, told: LessonWords): string =>
  mood === 'between' ? say('coach.between') : told(step.id, 'title')

/** What the step is about, what to hear of the table, and what to say. */
const bodyOf = (
  { lesson, lecture: { step, mood } }: Lectured,
  { parts, read }: Pick<TextView<unknown>, 'parts' | 'read'>,
  say: SayLesson,
  told: LessonWords,
): readonly string[] => {
  if (mood === 'wait') return [say('coach.others')]
  if (mood === 'between') return [say('coach.between.hint')]
  const part = parts.find(({ key }) => key === step.reads)
  const play = mood === 'do' ? playNow(lesson) : undefined
  const deed = play === undefined ? null : read(play)
  return [
    told(step.id, 'body'),
    ...(part === undefined ? [] : [say('coach.read', { key: part.key, title: part.title })]),
    ...(deed === null ? [] : [say('coach.say', { command: deed.text })]),
    ...(mood === 'read' ? [say('coach.go-on', { word: firstOf(say('say.next')) })] : []),
  ]
}

interface StepProps extends Lectured {
  readonly telling: Pick<TextView<unknown>, 'parts' | 'read'>
}

const Step = ({ lesson, lecture, telling }: StepProps) => {
  const words = useTexts()
  const say = useLessonTexts()
  const { index, mood, step } = lecture
  const head = say('lesson', { game: gameTitle(lesson.game, words) })
  const told = useLessonWords(lesson.game)
  const title = titleOf(lecture, say, told)
  const body = bodyOf({ lesson, lecture }, telling, say, told)
  return (
    <section
      className={`${textBoard.section} ${textBoard.lesson} ${styles.text}`}
      data-ui="text-lesson"
      id="tb-beside"
      tabIndex={-1}
      aria-label={head}
      data-step={step.id}
      data-mood={mood}
    >
      <p className={textBoard.partOf}>
        {head} · {say('coach.step', { step: index + 1, steps: lesson.steps.length })}
      </p>
      <div role="status">
        {mood !== 'wait' && <h2>{title}</h2>}
        {body.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {mood !== 'wait' && <LessonButtons lecture={lecture} lesson={lesson} />}
    </section>
  )
}

/** What leads through the lesson in words. */
const ordersOf = (
  { lesson, lecture }: Lectured,
  telling: Pick<TextView<unknown>, 'parts' | 'read'>,
  say: SayLesson,
  words: LessonWords,
  told: (sentences: readonly string[]) => readonly string[],
): readonly ExtraCommand[] => {
  const { index, mood, isPast } = lecture
  const repeat = (): readonly string[] =>
    told([
      say('coach.step', { step: index + 1, steps: lesson.steps.length }),
      ...(mood === 'wait' ? [] : [titleOf(lecture, say, words)]),
      ...bodyOf({ lesson, lecture }, telling, say, words),
    ])
  const canRead = mood === 'read' || isPast
  return [
    {
      says: say('say.next'),
      help: say('help.next'),
      obey: () => {
        if (!canRead) return repeat()
        goOn(lecture, lesson)
        return []
      },
    },
    {
      says: say('say.back'),
      help: say('help.back'),
      obey: () => {
        if (index === 0) return repeat()
        goBack(lecture)
        return []
      },
    },
    {
      says: say('say.show'),
      help: say('help.show'),
      obey: () => {
        if (canRead || mood === 'wait') return repeat()
        showStep()
        return []
      },
    },
    { says: say('say.lesson'), help: say('help.lesson'), obey: repeat },
    {
      says: say('say.leave'),
      help: say('help.leave'),
      obey: () => {
        leaveLesson()
        return []
      },
    },
  ]
}

const useLessonBeside = (lesson: Lesson): ExtraCommands | null => {
  const say = useLessonTexts()
  const words = useLessonWords(lesson.game)
  const { locale } = useTexts()
  const lecture = useLecture(lesson)
  const isRehearsal = useTable(({ rehearsed }) => rehearsed !== null)
  return useMemo(() => {
    if (lecture === null || isRehearsal) return null
    const told = (sentences: readonly string[]) => sentences.map((one) => sentence(one, locale))
    return {
      section: (telling) => <Step lesson={lesson} lecture={lecture} telling={telling} />,
      orders: (telling) => ordersOf({ lesson, lecture }, telling, say, words, told),
    }
  }, [lesson, lecture, isRehearsal, say, words, locale])
}

interface TextLessonProps {
  readonly lesson: Lesson
  readonly id: string
}

export const TextLesson = ({ lesson, id }: TextLessonProps) => (
  <BesideContext value={useLessonBeside(lesson)}>
    <TableScreen id={id} />
  </BesideContext>
)
