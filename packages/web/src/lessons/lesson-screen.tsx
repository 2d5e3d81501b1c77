/** The screens of a game's lessons: the table with the coach, the page after a lesson, and the first game. */

import type { Course, Lesson } from '@quayside/game/lesson'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePart } from '../games.ts'
import { Loading } from '../shell/components/still-screen.tsx'
import { GameUnavailable } from '../shell/table/game-unavailable.tsx'
import { TableScreen } from '../shell/table/table-screen.tsx'
import { Coach } from './coach.tsx'
import { CoursePage } from './course-page.tsx'
import { FirstGameNotes } from './first-game-notes.tsx'
import { FIRST_GAME, FIRST_LESSON, progressKey, useLessonProgress } from './lesson-progress.ts'
import { openLesson, useLesson } from './lesson-store.ts'
import styles from './lessons.module.css'

const TextLesson = lazy(async () => ({ default: (await import('./text-lesson.tsx')).TextLesson }))

interface LessonScreenProps {
  readonly game: string
  /** A lesson, or the page after it; by default the first lesson. */
  readonly name: string | undefined
}

export const LessonScreen = ({ game, name = FIRST_LESSON }: LessonScreenProps) => {
  const course = usePart(game, 'lessons')
  if (course === null)
    return <GameUnavailable id={game} refusal={{ code: 'unknown-game', params: { game } }} />
  const lesson = course.lessons.find((other) => other.name === name)
  if (lesson !== undefined) return <Opened lesson={lesson} />
  return name === FIRST_GAME ? (
    <FirstGame game={game} course={course} />
  ) : (
    <CoursePage game={game} course={course} />
  )
}

const Opened = ({ lesson }: { readonly lesson: Lesson }) => {
  const texts = useTexts()
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    void openLesson(lesson, texts).then((opened) => {
      if (!left) setId(opened)
    })
    return () => {
      left = true
    }
  }, [lesson, texts])
  return id === null ? <Loading /> : <Lectured key={id} lesson={lesson} id={id} />
}

const Lectured = ({ lesson, id }: { readonly lesson: Lesson; readonly id: string }) => {
  useLesson(lesson)
  const board = useSettings((settings) => settings.board)
  if (board === 'text')
    return (
      <Suspense fallback={<Loading />}>
        <TextLesson lesson={lesson} id={id} />
      </Suspense>
    )
  return (
    <div className={styles.lesson}>
      <TableScreen id={id} />
      <Coach lesson={lesson} />
    </div>
  )
}

interface FirstGameProps {
  readonly game: string
  readonly course: Course
}

const FirstGame = ({ game, course }: FirstGameProps) => {
  const id = useLessonProgress(({ lessons }) => lessons[progressKey(game, FIRST_GAME)]?.id)
  const board = useSettings((settings) => settings.board)
  if (id === undefined) return <CoursePage game={game} course={course} />
  return (
    <>
      <TableScreen id={id} />
      {board !== 'text' && <FirstGameNotes game={game} course={course} />}
    </>
  )
}
