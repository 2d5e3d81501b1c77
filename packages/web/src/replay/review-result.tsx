import type { Review } from '@quayside/bots'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/words.ts'
import styles from './replay.module.css'
import { useReplay } from './replay-store.ts'
import { useSpoken } from './replay-texts.ts'
import { usePast, usePeople } from './use-past.ts'
import { Verdict } from './verdict.tsx'

/** What was found: about the move that led here, where the game turned, and what everybody gave away. */
export const ReviewResult = ({ review }: { readonly review: Review }) => {
  const words = useTexts()
  const spoken = useSpoken()
  const { names } = usePeople()
  const { views } = usePast()
  const { at, go } = useReplay()
  const say = spoken.advice(names)
  const decision = review.decisions.find((one) => one.at + 1 === at)
  return (
    <>
      {review.reviewed < review.commands && <p>{say.stopped(review.reviewed, review.commands)}</p>}
      {decision !== undefined && <Verdict key={at} decision={decision} />}
      <h3>{words.replay('review.turning')}</h3>
      {review.turningPoints.length === 0 && <p>{words.replay('review.turning.none')}</p>}
      <ol className={styles.turningPoints} data-ui="turning-points">
        {review.turningPoints.map((point, place) => (
          <li key={`${point.at} ${point.kind}`}>
            <button
              type="button"
              aria-label={words.common.sentences([
                `${spoken.turningPoint(place + 1, views[point.at])}.`,
                say.turningPoint(point),
              ])}
              onClick={() => go(point.at + 1)}
            >
              <em>{place + 1}</em>
              <SeatShape seat={point.seat} />
              <span>{say.turningPoint(point)}</span>
            </button>
          </li>
        ))}
      </ol>
      <h3>{words.replay('review.totals')}</h3>
      <ul className={styles.totals} data-ui="totals">
        {review.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatShape seat={seat.seat} /> {say.summary(seat)}
          </li>
        ))}
      </ul>
    </>
  )
}
