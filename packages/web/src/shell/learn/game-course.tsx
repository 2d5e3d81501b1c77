/** Everything there is to learn about a game: the next step, what the tutorial covers, further ones, rules and cards. */
import type { Course } from '@quayside/game/lesson'
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { Suspense } from 'react'
import { gameTitle, useGameLessonTexts, usePart } from '../../games.ts'
import courseStyles from '../../lessons/course.module.css'
import { FIRST_LESSON, progressKey, useLessonProgress } from '../../lessons/lesson-progress.ts'
import { useLessonTexts } from '../../lessons/lesson-texts.ts'
import { hasRulebook } from '../../rules/rulebook.ts'
import { GamePicture } from '../components/game-picture.tsx'
import styles from './learn.module.css'
import { useLearnTexts } from './learn-texts.ts'
import { howFar, LessonEntry } from './lesson-list.tsx'

export const GameCourse = ({ game }: { readonly game: string }) => {
  const texts = useSiteTexts()
  return (
    <section className={`${controls.zone} ${styles.course}`} aria-labelledby={`learn-${game}`}>
      <div className={courseStyles.picture}>
        <GamePicture game={game} />
      </div>
      <h2 id={`learn-${game}`}>{gameTitle(game, texts)}</h2>
      <ul className={styles.lessons}>
        <LessonEntry game={game} isMain />
      </ul>
      <Suspense>
        <Contents game={game} />
      </Suspense>
      {hasRulebook(game) && <LookUp game={game} />}
    </section>
  )
}

const Contents = ({ game }: { readonly game: string }) => {
  const course = usePart(game, 'lessons')
  return course === null ? null : (
    <>
      <Skills game={game} course={course} />
      <Further game={game} course={course} />
    </>
  )
}

interface CourseProps {
  readonly game: string
  readonly course: Course
}

const Skills = ({ game, course: { learned } }: CourseProps) => {
  const say = useLearnTexts()
  const lessonTexts = useGameLessonTexts(game)
  const isDone = useLessonProgress(({ lessons }) => lessons[game]?.done === true)
  return (
    <>
      <h3>{say('contents')}</h3>
      <ul className={`${courseStyles.skills} ${styles.skills}`}>
        {learned.map((id) => {
          const { title, body } = lessonTexts('learned', id)
          return (
            <li key={id}>
              {isDone && <SiteIcon name="u-check" />}
              <span>
                <b>{title}</b>
                <small>{body}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Further = ({ game, course: { lessons } }: CourseProps) => {
  const texts = useSiteTexts()
  const say = useLessonTexts()
  const lessonTexts = useGameLessonTexts(game)
  const progress = useLessonProgress((state) => state.lessons)
  const further = lessons.filter(({ name }) => name !== FIRST_LESSON)
  if (further.length === 0) return null
  return (
    <>
      <h3>{say('course.further')}</h3>
      <ul className={styles.lookUp}>
        {further.map(({ name }) => {
          const own = progress[progressKey(game, name)]
          return (
            <li key={name}>
              <a href={addressOf({ page: 'lesson', game, name })}>{lessonTexts('tutorial', name).title}</a>
              {own !== undefined && <small>{howFar(own, texts)}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const LookUp = ({ game }: { readonly game: string }) => {
  const texts = useSiteTexts()
  const title = gameTitle(game, texts)
  return (
    <div className={`${controls.row} ${styles.reading}`}>
      <a className={controls.button} href={addressOf({ page: 'rules', game, topic: null })}>
        {texts.shell('learn.rules', { game: title })}
      </a>
      <a className={controls.button} href={addressOf({ page: 'cards', game })}>
        {texts.shell('learn.cards', { game: title })}
      </a>
    </div>
  )
}
