/** The coach of a lesson: a box near its target that explains the step part by part, while the table stays usable. */

import type { Lesson, LessonTexts } from '@quayside/game/lesson'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useTable } from '@quayside/table/session/current-game.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import { gameTitle, useGameLessonTexts } from '../games.ts'
import { ManualLink } from '../shell/components/manual-link.tsx'
import { useCoachPlacement } from './coach-placement.ts'
import { LessonButtons } from './lesson-buttons.tsx'
import { type CurrentStep, useCurrentStep } from './lesson-store.ts'
import { type CoachText, coachText, useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

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
  const texts = useTexts()
  const say = useLessonTexts()
  const lessonTexts = useGameLessonTexts(lesson.game)
  const [hidden, setHidden] = useState(false)
  const { step, index, part, mood } = current
  const text = coachText(current, lessonTexts, say)
  const steps = lesson.steps.length
  return (
    <>
      <Announcement text={mood === 'wait' ? null : text} />
      {mood === 'wait' || hidden ? (
        <CoachPill>
          {mood === 'wait' ? (
            <p>{say('coach.others')}</p>
          ) : (
            <UnhideButton label={say('coach.unhide')} show={() => setHidden(false)} />
          )}
        </CoachPill>
      ) : (
        <CoachBox
          key={`${step.id} ${part?.id}`}
          at={part?.at ?? step.at}
          step={step.id}
          part={part?.id ?? ''}
          mood={mood}
          head={`${say('tutorial', { game: gameTitle(lesson.game, texts) })} · ${say('coach.step', { step: index + 1, steps })}`}
          progress={{ steps: lesson.steps.map(({ id }) => id), index }}
          text={text}
          hide={() => setHidden(true)}
        >
          <div className={styles.foot}>
            {step.parts.length > 1 && part !== null && (
              <Parts
                parts={step.parts.map(({ id }) => id)}
                now={step.parts.indexOf(part)}
                lessonTexts={lessonTexts}
              />
            )}
            <LessonButtons current={current} lesson={lesson} />
          </div>
          {mood === 'read' && !current.isLast && (
            <p className={styles.stays}>{say('coach.leave.hint', { step: index + 1 })}</p>
          )}
          {mood === 'read' && (index === 0 || current.isLast) && (
            <ManualLink className={styles.manual} besideGame />
          )}
        </CoachBox>
      )}
    </>
  )
}

interface PartsProps {
  readonly parts: readonly string[]
  /** From 0; negative for a question that is no part of the step. */
  readonly now: number
  readonly lessonTexts: LessonTexts
}

/** Progress dots for the parts of a step: done, current, next. */
const Parts = ({ parts, now, lessonTexts }: PartsProps) => {
  const say = useLessonTexts()
  return (
    <ol className={styles.parts} aria-label={say('coach.parts')}>
      {parts.map((id, place) => (
        <li
          key={id}
          data-state={place < now ? 'done' : place === now ? 'now' : 'next'}
          aria-current={place === now ? 'step' : undefined}
        >
          <b aria-hidden="true">{place < now ? <Icon name="u-check" /> : place + 1}</b>
          <span>{lessonTexts('part', id).title}</span>
          {place < now && <span className={pieceStyles.hidden}> {say('coach.part.done')}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Live region; it stays mounted while the coach is redrawn, because only its changes are announced. */
export const Announcement = ({ text }: { readonly text: CoachText | null }) => (
  <p className={pieceStyles.hidden} role="status">
    {text === null ? '' : `${text.title}. ${text.body} ${text.task}`}
  </p>
)

/** Replaces the coach while it is minimised or has nothing to explain. */
export const CoachPill = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.still} data-zone="coach">
    {children}
  </div>
)

interface UnhideButtonProps {
  readonly label: string
  readonly show: () => void
}

export const UnhideButton = ({ label, show }: UnhideButtonProps) => (
  <button type="button" className={`${trayStyles.button} ${styles.btn}`} onClick={show}>
    {label}
  </button>
)

interface CoachBoxProps {
  /** The element that the coach points at. */
  readonly at: string
  readonly step: string
  readonly part: string
  readonly mood: string
  readonly head: string
  readonly progress: { readonly steps: readonly string[]; readonly index: number } | null
  readonly text: CoachText
  readonly hide: () => void
  readonly children: ReactNode
}

export const CoachBox = ({ at, step, part, mood, head, progress, text, hide, children }: CoachBoxProps) => {
  const { common } = useTexts()
  const say = useLessonTexts()
  const [title, body] = [useId(), useId()]
  const coach = useRef<HTMLElement>(null)
  const placed = useCoachPlacement(at, coach)
  const leader = placed?.place.leader ?? null
  return (
    <>
      {placed?.target && (
        <div className={styles.light} data-ui="coach-light" aria-hidden="true" style={{ ...placed.target }} />
      )}
      {leader && (
        <div className={styles.leader} data-ui="coach-leader" aria-hidden="true" style={{ ...leader }} />
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
        data-step={step}
        data-part={part}
        data-mood={mood}
        style={{ left: placed?.place.left ?? 0, top: placed?.place.top ?? 0, width: placed?.place.width }}
      >
        <div className={styles.head}>
          <p>{head}</p>
          <button type="button" className={styles.hide} aria-label={say('coach.hide')} onClick={hide}>
            <Icon name="u-close" />
          </button>
        </div>
        {progress !== null && <ProgressBar {...progress} />}
        <h2 id={title}>{text.title}</h2>
        <p id={body}>
          {text.task === '' ? text.body : common.sentences([text.body, ''])}
          {text.task !== '' && <b>{text.task}</b>}
        </p>
        {children}
      </section>
    </>
  )
}

const ProgressBar = ({ steps, index }: NonNullable<CoachBoxProps['progress']>) => (
  <div className={styles.steps} aria-hidden="true">
    {steps.map((id, place) => (
      <i key={id} className={place < index ? styles.done : place === index ? styles.now : ''} />
    ))}
  </div>
)
