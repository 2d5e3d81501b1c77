/** A lesson: the table of its game, and the coach beside it. */
import { lazy, Suspense, use, useEffect, useState } from 'react'
import type { GameName } from '../host/games.ts'
import { Opening } from '../shell/parts/opening.tsx'
import { TableScreen } from '../shell/table/table-screen.tsx'
import { useSettings } from '../state/settings.ts'
import '../styles/learning.css'
import { Coach } from './coach.tsx'
import type { Lesson } from './lesson.ts'
import { loadLesson } from './lessons/load.ts'
import { openLesson, useLesson } from './state.ts'

const TextLesson = lazy(async () => ({ default: (await import('./text-lesson.tsx')).TextLesson }))

const fetched = new Map<GameName, Promise<Lesson>>()

const useLessonOf = (game: GameName): Lesson => {
  const loading = fetched.get(game) ?? loadLesson(game)
  fetched.set(game, loading)
  return use(loading)
}

export const LessonScreen = ({ game }: { readonly game: GameName }) => {
  const lesson = useLessonOf(game)
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
  return id === null ? <Opening /> : <Lectured key={id} lesson={lesson} id={id} />
}

const Lectured = ({ lesson, id }: { readonly lesson: Lesson; readonly id: string }) => {
  useLesson(lesson)
  const board = useSettings((settings) => settings.board)
  if (board === 'text')
    return (
      <Suspense fallback={<Opening />}>
        <TextLesson lesson={lesson} id={id} />
      </Suspense>
    )
  return (
    <div className="lesson">
      <TableScreen id={id} />
      <Coach lesson={lesson} />
    </div>
  )
}
