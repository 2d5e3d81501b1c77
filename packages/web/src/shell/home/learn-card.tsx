/** Lessons with how far one is, and where to read; the page "Learn" has all of it. */
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { LessonList } from '../learn/lesson-list.tsx'
import { STUDY_TOOLS } from '../navigation.ts'
import styles from './home.module.css'

export const LearnCard = () => {
  const { shell } = useSiteTexts()
  return (
    <section className={`${controls.zone} ${styles.learn}`} aria-labelledby="learn">
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id="learn">{shell('learn')}</h2>
        <a href={addressOf({ page: 'learn' })}>{shell('first.rules')}</a>
      </div>
      <LessonList />
      {STUDY_TOOLS.length > 0 && (
        <p>
          <a href={addressOf({ page: 'study' })}>{shell('nav.study')}</a>
        </p>
      )}
    </section>
  )
}
