import { useTexts } from '@quayside/table/page/words.ts'
import { Comparison } from './comparison.tsx'
import { Moves } from './moves.tsx'
import styles from './replay.module.css'
import { ReviewPanel } from './review-panel.tsx'

/** In place of the log: the comparison, the review, and every move of the game. */
export const Side = () => {
  const words = useTexts()
  return (
    <section className={`zone log ${styles.side}`} data-zone="log" aria-label={words.replay('moves')}>
      <div className={styles.findings}>
        <Comparison />
        <ReviewPanel />
      </div>
      <Moves />
    </section>
  )
}
