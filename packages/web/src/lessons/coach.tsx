/** The coach of a lesson: a box that points at its target and explains the step, while the table stays usable. */

import type { Lesson } from '@quayside/game/lesson'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useTable } from '@quayside/table/session/current-game.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useId, useRef, useState } from 'react'
import { gameTitle, useGameLessonTexts } from '../games.ts'
import { useCoachPlacement } from './coach-placement.ts'
import { LessonButtons } from './lesson-buttons.tsx'
import { type CurrentStep, useCurrentStep } from './lesson-store.ts'
import { useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

/** While another action must be finished first, the coach points at the tray. */
const TRAY = '[data-zone="tray"]'

export const Coach = ({ lesson }: { readonly lesson: Lesson }) => {
  const current = useCurrentStep(lesson)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  return current === null || isSandbox ? null : <Lecturing lesson={lesson} current={current} />
}

interface LecturingProps {
  readonly lesson: Lesson
  readonly current: CurrentStep
}

const Lecturing = ({ lesson, current }: LecturingProps) => {
  const words = useTexts()
  const say = useLessonTexts()
  const told = useGameLessonTexts(lesson.game)
  const [hidden, hide] = useState(false)
  const { step, mood } = current
  const text =
    mood === 'between'
      ? { title: say('coach.between'), body: say('coach.between.hint') }
      : { title: told(step.id, 'title'), body: told(step.id, 'body') }
  return (
    <>
      <p className={pieceStyles.hidden} role="status">
        {mood === 'wait' ? '' : `${text.title}. ${text.body}`}
      </p>
      {mood === 'wait' || hidden ? (
        <div className={styles.still} data-zone="coach">
          {mood === 'wait' ? (
            <p>{say('coach.others')}</p>
          ) : (
            <button
              type="button"
              className={`${trayStyles.button} ${styles.btn}`}
              onClick={() => hide(false)}
            >
              {say('coach.unhide')}
            </button>
          )}
        </div>
      ) : (
        <Mark
          key={step.id}
          current={current}
          lesson={lesson}
          at={mood === 'between' ? TRAY : step.at}
          head={say('tutorial', { game: gameTitle(lesson.game, words) })}
          text={text}
          hide={() => hide(true)}
        />
      )}
    </>
  )
}

interface MarkProps extends LecturingProps {
  readonly at: string
  readonly head: string
  readonly text: { readonly title: string; readonly body: string }
  readonly hide: () => void
}

const Mark = ({ current, lesson, at, head, text, hide }: MarkProps) => {
  const say = useLessonTexts()
  const [title, body] = [useId(), useId()]
  const coach = useRef<HTMLElement>(null)
  const placed = useCoachPlacement(at, coach, current.mood !== 'read')
  const { index } = current
  const steps = lesson.steps.length
  const pointer = placed?.place.pointer ?? null
  return (
    <>
      {placed?.target && (
        <div className={styles.light} data-ui="coach-light" aria-hidden="true" style={{ ...placed.target }} />
      )}
      <section
        ref={coach}
        role="dialog"
        aria-modal="false"
        aria-labelledby={title}
        aria-describedby={body}
        className={styles.coach}
        data-ui="coach"
        data-zone="coach"
        data-step={current.step.id}
        data-mood={current.mood}
        style={{ left: placed?.place.left ?? 0, top: placed?.place.top ?? 0 }}
      >
        {pointer && (
          <i
            className={styles.pointer}
            data-edge={pointer.edge}
            aria-hidden="true"
            style={
              pointer.edge === 'top' || pointer.edge === 'bottom'
                ? { left: pointer.along }
                : { top: pointer.along }
            }
          />
        )}
        <div className={styles.head}>
          <p>
            {head} · {say('coach.step', { step: index + 1, steps })}
          </p>
          <button type="button" className={styles.hide} aria-label={say('coach.hide')} onClick={hide}>
            <Icon name="u-close" />
          </button>
        </div>
        <div className={styles.steps} aria-hidden="true">
          {lesson.steps.map(({ id }, place) => (
            <i key={id} className={place < index ? styles.done : place === index ? styles.now : ''} />
          ))}
        </div>
        <h2 id={title}>{text.title}</h2>
        <p id={body}>{text.body}</p>
        <LessonButtons current={current} lesson={lesson} />
        {!current.isLast && <p className={styles.stays}>{say('coach.leave.hint', { step: index + 1 })}</p>}
      </section>
    </>
  )
}
