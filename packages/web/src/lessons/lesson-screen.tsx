/** The screen of a lesson: the table with the coach. */

import type { Lesson } from '@quayside/game/lesson'
import { useSettings } from '@quayside/table/page/settings.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePart } from '../games.ts'
import { Loading } from '../shell/components/still-screen.tsx'
import { GameUnavailable } from '../shell/table/game-unavailable.tsx'
import { TableScreen } from '../shell/table/table-screen.tsx'
import { Coach } from './coach.tsx'
import { openLesson, useLesson } from './lesson-store.ts'
import styles from './lessons.module.css'

const TextLesson = lazy(async () => ({ default: (await import('./text-lesson.tsx')).TextLesson }))

export const LessonScreen = ({ game }: { readonly game: string }) => {
  const lesson = usePart(game, 'lesson')
  return lesson === null ? (
    <GameUnavailable id={game} refusal={{ code: 'unknown-game', params: { game } }} />
  ) : (
    <Opened lesson={lesson} />
  )
}

const Opened = ({ lesson }: { readonly lesson: Lesson }) => {
  const [id, open] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    void openLesson(lesson).then((opened) => {
      if (!left) open(opened)
    })
    return () => {
      left = true
    }
  }, [lesson])
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
