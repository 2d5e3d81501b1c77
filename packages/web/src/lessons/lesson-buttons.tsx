import type { Lesson } from '@quayside/game/lesson'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { type CurrentStep, goBack, goOn, leaveLesson, showStep } from './lesson-store.ts'
import { useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

interface WaysProps {
  readonly lesson: Lesson
  readonly lecture: CurrentStep
}

/** Back, away, and on: by reading or by being shown. */
export const LessonButtons = ({ lecture, lesson }: WaysProps) => {
  const say = useLessonTexts()
  const { index, isPast, isLast, mood } = lecture
  return (
    <div className={styles.ways}>
      {index > 0 && (
        <button type="button" className={`btn ${styles.btn}`} onClick={() => goBack(lecture)}>
          <Icon name="u-undo" />
          {say('coach.back')}
        </button>
      )}
      {!isLast && (
        <button type="button" className={styles.leave} onClick={leaveLesson}>
          {say('coach.leave')}
        </button>
      )}
      {mood === 'do' || mood === 'between' ? (
        <button type="button" className={`btn ${styles.btn} p ${styles.p}`} onClick={showStep}>
          {say('coach.show')}
        </button>
      ) : (
        <button
          type="button"
          className={`btn ${styles.btn} p ${styles.p}`}
          onClick={() => goOn(lecture, lesson)}
        >
          {say(isPast ? 'coach.forward' : isLast ? 'coach.finish' : 'coach.got-it')}
        </button>
      )}
    </div>
  )
}
