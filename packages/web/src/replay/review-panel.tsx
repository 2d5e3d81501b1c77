/** A bot's review of the game: its progress, turning points and the current decision. */
import type { Review, ReviewedDecision } from '@quayside/bots'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { sentence } from '@quayside/texts'
import { useEffect, useRef } from 'react'
import { PlayFromHereButton } from './play-from-here.tsx'
import styles from './replay.module.css'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { useReplayTexts } from './replay-texts.ts'

/** One decision: what was played, what was better, by how much and why. */
const DecisionReview = ({ decision }: { readonly decision: ReviewedDecision }) => {
  const words = useTexts()
  const texts = useReplayTexts()
  const { names, viewer } = usePeople()
  const { views } = useReplayGame()
  const top = useRef<HTMLDivElement>(null)
  // The player may have selected a move far down the list.
  useEffect(() => {
    if (decision.mistake) top.current?.scrollIntoView({ block: 'nearest' })
  }, [decision])
  const before = views[decision.at]
  if (before === undefined) return null
  const { seat, played, better, mistake } = decision
  const inWords = (command: string): string => texts.command(command, before, names)
  const why = (better ?? played).reasons.map((reason) => sentence(texts.reason(reason), words.locale))
  return (
    <>
      <div ref={top} className={mistake ? `${styles.verdict} ${styles.mistake}` : styles.verdict}>
        <p className={`${trayStyles.caption} ${styles.caption}`}>
          <SeatShape seat={seat} />
          {words.replay('review.played', {
            player: names[seat] ?? '',
            you: seat === viewer ? 'yes' : 'no',
          })}
        </p>
        <h3>{inWords(played.command)}</h3>
        {better === null && <p>{words.replay('review.best')}</p>}
        {better !== null && !mistake && (
          <p>{words.replay('review.even', { command: inWords(better.command) })}</p>
        )}
      </div>
      {better !== null && mistake && (
        <div className={styles.better}>
          <p className={`${trayStyles.caption} ${styles.caption}`}>
            <Icon name="u-spark" />
            {words.replay('review.better-was')}
          </p>
          <h3>{inWords(better.command)}</h3>
          <p className={styles.gain}>
            {words.replay('review.costs', { points: texts.points(Math.round(played.behind)) })}
          </p>
          {why.length > 0 && <p>{words.common.sentences(why)}</p>}
          <div className={styles.buttons}>
            <PlayFromHereButton
              position={decision.at}
              label={words.replay('retry.this')}
              className={`${trayStyles.button} ${trayStyles.secondary}`}
            />
          </div>
        </div>
      )}
    </>
  )
}

/** The result: the current move, the turning points, and the points that each seat lost. */
const ReviewResult = ({ review }: { readonly review: Review }) => {
  const words = useTexts()
  const texts = useReplayTexts()
  const { names } = usePeople()
  const { views } = useReplayGame()
  const { moveNumber, go } = useReplay()
  const say = texts.advice(names)
  const decision = review.decisions.find((one) => one.at + 1 === moveNumber)
  return (
    <>
      {review.reviewed < review.commands && <p>{say.stopped(review.reviewed, review.commands)}</p>}
      {decision !== undefined && <DecisionReview key={moveNumber} decision={decision} />}
      <h3>{words.replay('review.turning')}</h3>
      {review.turningPoints.length === 0 && <p>{words.replay('review.turning.none')}</p>}
      <ol className={styles.turningPoints} data-ui="turning-points">
        {review.turningPoints.map((point, place) => (
          <li key={`${point.at} ${point.kind}`}>
            <button
              type="button"
              aria-label={words.common.sentences([
                `${texts.turningPoint(place + 1, views[point.at])}.`,
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

/** A bot's review of the game: unavailable, not started, in progress, failed, or its result. */
export const ReviewPanel = () => {
  const { replay } = useTexts()
  const { text } = useReplayGame()
  const review = useReplay(({ review }) => review)
  const reviewing = useReplay(({ reviewing }) => reviewing)
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <div className={frameStyles.zoneHead}>
        <h2 id="review-title">{replay('review')}</h2>
      </div>
      {text === null ? (
        <p>{replay('review.under-way')}</p>
      ) : reviewing !== null ? (
        <UnderWay share={reviewing} />
      ) : review === null ? (
        <ReviewButton />
      ) : (
        <ReviewResult review={review} />
      )}
    </section>
  )
}

const ReviewButton = () => {
  const { replay } = useTexts()
  const failed = useReplay(({ reviewFailed }) => reviewFailed)
  const startReview = useReplay(({ startReview }) => startReview)
  return (
    <>
      <p role={failed ? 'alert' : undefined}>{replay(failed ? 'review.failed' : 'review.hint')}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${trayStyles.button} ${trayStyles.secondary}`}
          onClick={() => startReview('mate')}
        >
          {replay('review.quick')}
        </button>
        <button
          type="button"
          className={`${trayStyles.button} ${trayStyles.primary}`}
          onClick={() => startReview('captain')}
        >
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
        <button type="button" className={`${trayStyles.button} ${trayStyles.secondary}`} onClick={stopReview}>
          {replay('review.stop')}
        </button>
      </div>
    </>
  )
}
