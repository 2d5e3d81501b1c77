import { useTexts } from '@quayside/table/page/words.ts'
import styles from './replay.module.css'
import { useReplay } from './replay-store.ts'
import { ReviewResult } from './review-result.tsx'
import { usePast } from './use-past.ts'

/** A bot's judgement of the game: why there is none, the wish for it, how far it is, or what it says. */
export const ReviewPanel = () => {
  const { replay } = useTexts()
  const { text } = usePast()
  const review = useReplay(({ review }) => review)
  const reviewing = useReplay(({ reviewing }) => reviewing)
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <div className="zh">
        <h2 id="review-title">{replay('review')}</h2>
      </div>
      {text === null ? (
        <p>{replay('review.under-way')}</p>
      ) : reviewing !== null ? (
        <UnderWay share={reviewing} />
      ) : review === null ? (
        <Wish />
      ) : (
        <ReviewResult review={review} />
      )}
    </section>
  )
}

const Wish = () => {
  const { replay } = useTexts()
  const failed = useReplay(({ reviewFailed }) => reviewFailed)
  const startReview = useReplay(({ startReview }) => startReview)
  return (
    <>
      <p role={failed ? 'alert' : undefined}>{replay(failed ? 'review.failed' : 'review.hint')}</p>
      <div className={styles.buttons}>
        <button type="button" className="btn s" onClick={() => startReview('mate')}>
          {replay('review.quick')}
        </button>
        <button type="button" className="btn p" onClick={() => startReview('captain')}>
          {replay('review.thorough')}
        </button>
      </div>
    </>
  )
}

const UnderWay = ({ share }: { readonly share: number }) => {
  const { replay } = useTexts()
  const stopReview = useReplay(({ stopReview }) => stopReview)
  const percent = Math.floor(100 * share)
  return (
    <>
      <p>{replay('review.progress', { percent })}</p>
      <progress max={1} value={share} aria-label={replay('review')} />
      <div className={styles.buttons}>
        <button type="button" className="btn s" onClick={stopReview}>
          {replay('review.stop')}
        </button>
      </div>
    </>
  )
}
