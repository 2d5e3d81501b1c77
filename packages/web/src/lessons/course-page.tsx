/** After a lesson: what the player has learned, a short game ready to start, and further lessons. */

import type { Course, Lesson } from '@quayside/game/lesson'
import controls from '@quayside/table/controls/controls.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { realGame } from '@quayside/table/session/current-game.ts'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { games, gameTitle, useGameLessonTexts } from '../games.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import { GamePicture } from '../shell/components/game-picture.tsx'
import shared from '../shell/components/shared.module.css'
import { createId, defaultLevel } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import styles from './course.module.css'
import {
  FIRST_GAME,
  FIRST_LESSON,
  type LessonProgress,
  progressKey,
  useLessonProgress,
} from './lesson-progress.ts'
import { beginLesson } from './lesson-store.ts'
import { useLessonTexts } from './lesson-texts.ts'

interface CourseProps {
  readonly game: string
  readonly course: Course
}

export const CoursePage = ({ game, course }: CourseProps) => {
  const texts = useTexts()
  const say = useLessonTexts()
  const title = gameTitle(game, texts)
  const isReady = useLessonProgress(({ lessons }) => lessons[game]?.done === true)
  const [first] = course.lessons
  return (
    <GamePage title={say('tutorial', { game: title })} className={styles.course}>
      <div className={styles.layout}>
        <section className={`${controls.zone} ${styles.hero}`} aria-labelledby="ready">
          <div className={styles.picture}>
            <GamePicture game={game} />
          </div>
          <p>{say('tutorial', { game: title })}</p>
          <h1 id="ready">{say(isReady ? 'course.ready' : 'course.title', { game: title })}</h1>
        </section>
        <NextGame game={game} course={course} isReady={isReady} />
        <div>
          <Learned game={game} course={course} isReady={isReady} />
          <Links game={game} first={first} isReady={isReady} />
          <Further game={game} course={course} />
        </div>
      </div>
    </GamePage>
  )
}

interface ReadyProps extends CourseProps {
  readonly isReady: boolean
}

/** What the first lesson teaches, ticked once it is done. */
const Learned = ({ game, course, isReady }: ReadyProps) => {
  const lessonTexts = useGameLessonTexts(game)
  return (
    <ul className={styles.skills}>
      {course.learned.map((id) => {
        const { title, body } = lessonTexts('learned', id)
        return (
          <li key={id}>
            {isReady && <Icon name="u-check" />}
            <span>
              <b>{title}</b>
              <small>{body}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface LinksProps {
  readonly game: string
  readonly first: Lesson | undefined
  readonly isReady: boolean
}

const Links = ({ game, first, isReady }: LinksProps) => {
  const texts = useTexts()
  const say = useLessonTexts()
  const { lessons } = useLessonProgress()
  const others = games.all.filter(({ id, lessons: part }) => id !== game && part !== undefined)
  const open = (): void => {
    if (isReady && first !== undefined) beginLesson(first, texts)
    goTo({ page: 'lesson', game })
  }
  return (
    <div className={`${controls.row} ${styles.links}`}>
      <button
        type="button"
        className={isReady ? controls.button : `${controls.button} ${controls.primary}`}
        onClick={open}
      >
        <Icon name={isReady ? 'u-loop' : 'u-arrow'} />
        {say(isReady ? 'course.again' : 'course.begin')}
      </button>
      <a className={controls.button} href={addressOf({ page: 'rules', game, topic: null })}>
        {texts.shell('learn.rules', { game: gameTitle(game, texts) })}
      </a>
      {others.map(({ id }) =>
        lessons[id]?.done === true ? null : (
          <a key={id} className={controls.button} href={addressOf({ page: 'lesson', game: id })}>
            {say('tutorial', { game: gameTitle(id, texts) })}
          </a>
        ),
      )}
    </div>
  )
}

/** A game against bots that starts with one click. */
const NextGame = ({ game, course: { firstGame }, isReady }: ReadyProps) => {
  const texts = useTexts()
  const say = useLessonTexts()
  const { players, rounds, minutes, options } = firstGame
  const store = useLessonProgress((state) => state.store)
  const level = defaultLevel(game)
  const seats = Array.from(
    { length: players },
    (_, seat): SeatOccupant =>
      seat === 0 ? { name: '', bot: null } : { name: botName(seat, texts), bot: level },
  )
  const start = (): void => {
    const id = createId()
    store(progressKey(game, FIRST_GAME), { id, step: 0, steps: 0, done: false })
    realGame().begin(id, { game, options: { ...options, players, start: 0 }, seed: createId(), seats })
    goTo({ page: 'lesson', game, name: FIRST_GAME })
  }
  return (
    <section className={`${shared.deep} ${styles.next}`} data-ui="next-game" aria-labelledby="next">
      <p>{say('course.next')}</p>
      <h2 id="next">{say('course.game', { players, rounds })}</h2>
      <p>{say('course.game.hint', { rounds, minutes })}</p>
      <ul>
        {seats.map(({ name, bot }, seat) => (
          <li key={name}>
            <SeatShape seat={seat} />
            <b>{bot === null ? texts.board('you') : name}</b>
            <small>
              {bot === null
                ? say('course.starts')
                : `${texts.shell(`level.${level}`)} · ${texts.shell(`level.${level}.hint`)}`}
            </small>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${controls.button} ${isReady ? controls.primary : controls.ghost}`}
        onClick={start}
      >
        <Icon name="u-play" />
        {say('course.play', { bots: players - 1 })}
      </button>
      <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'new-game', game })}>
        {say('course.set-up')}
      </a>
      <p>{say('course.notes')}</p>
    </section>
  )
}

const stateText = (
  progress: LessonProgress | undefined,
): 'course.open' | 'course.continue' | 'course.done' => {
  if (progress === undefined) return 'course.open'
  return progress.done ? 'course.done' : 'course.continue'
}

/** Lessons about parts of the game. */
const Further = ({ game, course: { lessons } }: CourseProps) => {
  const say = useLessonTexts()
  const lessonTexts = useGameLessonTexts(game)
  const progress = useLessonProgress((state) => state.lessons)
  const further = lessons.filter(({ name }) => name !== FIRST_LESSON)
  if (further.length === 0) return null
  return (
    <section className={`${controls.zone} ${styles.further}`} aria-labelledby="further">
      <h2 id="further">{say('course.further')}</h2>
      <ul>
        {further.map(({ name }) => {
          const { title, body } = lessonTexts('tutorial', name)
          return (
            <li key={name}>
              <a href={addressOf({ page: 'lesson', game, name })} data-ui="further">
                <span>
                  <b>{title}</b>
                  <small>{body}</small>
                </span>
                <em>{say(stateText(progress[progressKey(game, name)]))}</em>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
