import type { Lesson } from '@quayside/game/lesson'
import { Icon } from '@quayside/table/icons/icon.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { type CurrentStep, goBack, goOn, leaveLesson, showStep } from './lesson-store.ts'
import { useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

interface LessonButtonsProps {
  readonly lesson: Lesson
  readonly current: CurrentStep
}

/** Buttons of a lesson step: back, leave, and next or show me. */
export const LessonButtons = ({ current, lesson }: LessonButtonsProps) => {
  const say = useLessonTexts()
  const { index, isEarlier, isLast, mood } = current
  return (
    <div className={styles.ways}>
      {index > 0 && (
        <button
          type="button"
          className={`${trayStyles.button} ${styles.btn}`}
          onClick={() => goBack(current)}
        >
          <Icon name="u-undo" />
          {say('coach.back')}
        </button>
      )}
      {!isLast && (
        <button type="button" className={styles.leave} onClick={leaveLesson}>
          {say('coach.leave')}
        </button>
      )}
      {mood === 'do' ? (
        <button
          type="button"
          className={`${trayStyles.button} ${styles.btn} ${trayStyles.primary} ${styles.p}`}
          data-ui="primary"
          onClick={showStep}
        >
          {say('coach.show')}
        </button>
      ) : (
        <button
          type="button"
          className={`${trayStyles.button} ${styles.btn} ${trayStyles.primary} ${styles.p}`}
          data-ui="primary"
          onClick={() => goOn(current, lesson)}
        >
          {say(isEarlier ? 'coach.forward' : isLast ? 'coach.finish' : 'coach.got-it')}
        </button>
      )}
    </div>
  )
}
