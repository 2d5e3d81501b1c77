/** A lesson on the text board: a section before the board, and commands to navigate. */

import type { Lesson, LessonTexts } from '@quayside/game/lesson'
import { type ExtraCommand, firstPhrase } from '@quayside/game/outline/extra-commands.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { type ExtraCommands, ExtraCommandsContext } from '@quayside/table/text/extra-commands.ts'
import { sentence } from '@quayside/texts'
import { useMemo } from 'react'
import { gameTitle, useGameLessonTexts } from '../games.ts'
import { ManualLink } from '../shell/components/manual-link.tsx'
import { TableScreen } from '../shell/table/table-screen.tsx'
import textBoard from '../text-board/text-board.module.css'
import { LessonButtons } from './lesson-buttons.tsx'
import {
  type CurrentStep,
  goBack,
  goOn,
  leaveLesson,
  nextLessonCommand,
  showStep,
  useCurrentStep,
} from './lesson-store.ts'
import { coachText, type TranslateLesson, useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

interface LessonAtStep {
  readonly lesson: Lesson
  readonly current: CurrentStep
}

/** The sentences of a step: its text, the section to read, and the command to type. */
const stepSentences = (
  { lesson, current }: LessonAtStep,
  { sections, read }: Pick<TextView<unknown>, 'sections' | 'read'>,
  say: TranslateLesson,
  stepTexts: LessonTexts,
): readonly string[] => {
  const { step, mood } = current
  if (mood === 'wait') return [say('coach.others')]
  const { body, task } = coachText(current, stepTexts, say)
  const part = sections.find(({ key }) => key === step.reads)
  const play = mood === 'do' ? nextLessonCommand(lesson) : undefined
  const action = play === undefined ? null : read(play)
  return [
    body,
    ...(task === '' ? [] : [task]),
    ...(part === undefined ? [] : [say('coach.read', { key: part.key, title: part.title })]),
    ...(action === null ? [] : [say('coach.say', { command: action.text })]),
    ...(mood === 'read' ? [say('coach.go-on', { word: firstPhrase(say('say.next')) })] : []),
  ]
}

interface StepProps extends LessonAtStep {
  readonly textView: Pick<TextView<unknown>, 'sections' | 'read'>
}

const Step = ({ lesson, current, textView }: StepProps) => {
  const texts = useTexts()
  const say = useLessonTexts()
  const { index, mood, step } = current
  const head = say('tutorial', { game: gameTitle(lesson.game, texts) })
  const stepTexts = useGameLessonTexts(lesson.game)
  const { title } = coachText(current, stepTexts, say)
  const body = stepSentences({ lesson, current }, textView, say, stepTexts)
  return (
    <section
      className={`${textBoard.section} ${textBoard.lesson} ${styles.text}`}
      data-ui="text-lesson"
      id="tb-tutorial"
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
      {mood !== 'wait' && <LessonButtons current={current} lesson={lesson} />}
      {(index === 0 || current.isLast) && <ManualLink className={styles.manual} besideGame />}
    </section>
  )
}

/** The commands of a lesson: next, back, show me, repeat, leave. */
const lessonCommands = (
  { lesson, current }: LessonAtStep,
  textView: Pick<TextView<unknown>, 'sections' | 'read'>,
  say: TranslateLesson,
  texts: LessonTexts,
  punctuate: (sentences: readonly string[]) => readonly string[],
): readonly ExtraCommand[] => {
  const { index, mood, isEarlier } = current
  const repeat = (): readonly string[] =>
    punctuate([
      say('coach.step', { step: index + 1, steps: lesson.steps.length }),
      ...(mood === 'wait' ? [] : [coachText(current, texts, say).title]),
      ...stepSentences({ lesson, current }, textView, say, texts),
    ])
  const canRead = mood === 'read' || isEarlier
  return [
    {
      phrases: say('say.next'),
      help: say('help.next'),
      run: () => {
        if (!canRead) return repeat()
        goOn(current, lesson)
        return []
      },
    },
    {
      phrases: say('say.back'),
      help: say('help.back'),
      run: () => {
        if (index === 0) return repeat()
        goBack(current)
        return []
      },
    },
    {
      phrases: say('say.show'),
      help: say('help.show'),
      run: () => {
        if (canRead || mood === 'wait') return repeat()
        showStep()
        return []
      },
    },
    { phrases: say('say.tutorial'), help: say('help.tutorial'), run: repeat },
    {
      phrases: say('say.leave'),
      help: say('help.leave'),
      run: () => {
        leaveLesson()
        return []
      },
    },
  ]
}

const useLessonCommands = (lesson: Lesson): ExtraCommands | null => {
  const say = useLessonTexts()
  const texts = useGameLessonTexts(lesson.game)
  const { locale } = useTexts()
  const current = useCurrentStep(lesson)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  return useMemo(() => {
    if (current === null || isSandbox) return null
    const punctuate = (sentences: readonly string[]) => sentences.map((one) => sentence(one, locale))
    return {
      section: (textView) => <Step lesson={lesson} current={current} textView={textView} />,
      commands: (textView) => lessonCommands({ lesson, current }, textView, say, texts, punctuate),
    }
  }, [lesson, current, isSandbox, say, texts, locale])
}

interface TextLessonProps {
  readonly lesson: Lesson
  readonly id: string
}

export const TextLesson = ({ lesson, id }: TextLessonProps) => (
  <ExtraCommandsContext value={useLessonCommands(lesson)}>
    <TableScreen id={id} />
  </ExtraCommandsContext>
)
