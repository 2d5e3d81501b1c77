/** A bot's review of the game: its progress, turning points and the current decision. */
import type { Review, ReviewedDecision, Suggestion, TurningPoint } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { allReasons, sentence } from '@quayside/texts'
import { useEffect, useRef, useState } from 'react'
import { Mistakes } from './mistakes.tsx'
import { PlayFromHereButton } from './play-from-here.tsx'
import styles from './replay.module.css'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { turningPointName, useReplayTexts } from './replay-texts.ts'
import { betterLine, type CommandInPosition, isMistake, playedLine } from './review-lines.ts'

/** One decision: what was played, what was better, by how much and why. */
const DecisionReview = ({ decision }: { readonly decision: ReviewedDecision }) => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const { names, viewer } = usePeople()
  const { game, steps, views } = useReplayGame()
  const top = useRef<HTMLDivElement>(null)
  // The selected move may be far down the list, so scrolls up to the verdict.
  const { at, mistake } = decision
  useEffect(() => {
    if (mistake && at >= 0) top.current?.scrollIntoView({ block: 'nearest' })
  }, [at, mistake])
  const before = views[decision.at]
  if (before === undefined) return null
  const { seat, played, better, suspect, playouts } = decision
  const rivals = names.length - 1
  const commandText = (command: string): string => texts.command(command, before, names)
  const inLine = (line: readonly CommandInPosition[]): string =>
    line
      .slice(1)
      .map(({ command, before: then }) => texts.command(command, then, names))
      .join(' · ')
  const done = inLine(playedLine(game.rules, steps, views, decision.at))
  const instead = isMistake(decision) ? inLine(betterLine(game.rules, decision, before)) : ''
  const why = allReasons(better ?? played).map((reason) => sentence(texts.reason(reason), tableTexts.locale))
  return (
    <>
      <div ref={top} className={styles.verdicts}>
        <div className={mistake ? `${styles.verdict} ${styles.mistake}` : styles.verdict}>
          <p className={`${trayStyles.caption} ${styles.caption}`}>
            <SeatShape seat={seat} />
            {tableTexts.replay('review.played', {
              player: names[seat] ?? '',
              you: seat === viewer ? 'yes' : 'no',
            })}
          </p>
          <h3>{commandText(played.command)}</h3>
          {mistake && <Expected {...played} />}
          {better === null && <p>{tableTexts.replay('review.best')}</p>}
          {better !== null && !mistake && (
            <p>
              {tableTexts.replay(suspect ? 'review.suspect' : 'review.even', {
                command: commandText(better.command),
              })}
            </p>
          )}
        </div>
        {better !== null && mistake && (
          <div className={styles.better}>
            <p className={`${trayStyles.caption} ${styles.caption}`}>
              <Icon name="u-spark" />
              {tableTexts.replay('review.better-was')}
            </p>
            <h3>{commandText(better.command)}</h3>
            <Expected {...better} />
            <div className={styles.buttons}>
              <PlayFromHereButton
                position={decision.at}
                label={tableTexts.replay('retry.this')}
                className={`${trayStyles.button} ${trayStyles.secondary}`}
              />
            </div>
          </div>
        )}
      </div>
      {better !== null && mistake && (
        <details className={styles.because}>
          <summary className={styles.gain}>
            {tableTexts.replay('review.costs', { points: texts.points(Math.round(played.behind)), rivals })}
          </summary>
          {rivals > 0 && <p>{tableTexts.replay('review.costs.hint')}</p>}
          {why.length > 0 && <p>{tableTexts.common.sentences(why)}</p>}
          {done !== '' && (
            <p data-ui="line">{`${commandText(played.command)}. ${tableTexts.replay('review.line', { line: done })}`}</p>
          )}
          {instead !== '' && (
            <p data-ui="line">{`${commandText(better.command)}. ${tableTexts.replay('review.line', { line: instead })}`}</p>
          )}
          <p>{tableTexts.replay('review.playouts', { games: playouts })}</p>
        </details>
      )}
    </>
  )
}

/** The seat's expected final score. */
const Expected = ({ points, error }: Pick<Suggestion, 'points' | 'error'>) => {
  const texts = useReplayTexts()
  const people = usePeople()
  return <p className={styles.expected}>{texts.advice(people).expected(points, error)}</p>
}

interface ReviewResultProps {
  readonly review: Review
  /** Whether the review is still running. */
  readonly isRunning: boolean
}

/** The result so far: the current move, the mistakes, the turning points, and what each seat lost. */
const ReviewResult = ({ review, isRunning }: ReviewResultProps) => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { viewer } = people
  const { moveNumber } = useReplay()
  const [seat, setSeat] = useState<Seat | null>(viewer === 'spectator' ? null : viewer)
  const say = texts.advice(people)
  const decision = review.decisions.find((one) => one.at + 1 === moveNumber)
  return (
    <>
      {!isRunning && review.reviewed < review.commands && (
        <p>{say.stopped(review.reviewed, review.commands)}</p>
      )}
      {decision !== undefined && <DecisionReview decision={decision} />}
      <Mistakes review={review} isRunning={isRunning} seat={seat} filter={setSeat} />
      <h3>{tableTexts.replay('review.turning')}</h3>
      {review.turningPoints.length === 0 && <p>{tableTexts.replay('review.turning.none')}</p>}
      <ol className={styles.turningPoints} data-ui="turning-points">
        {review.turningPoints.map((point, place) => (
          <li key={`${point.at} ${point.kind}`}>
            <TurningPointRow point={point} number={place + 1} />
          </li>
        ))}
      </ol>
      <h3>{tableTexts.replay('review.totals')}</h3>
      <ul className={styles.totals} data-ui="totals">
        {review.seats.map((one) => (
          <li key={one.seat}>
            <button type="button" aria-pressed={seat === one.seat} onClick={() => setSeat(one.seat)}>
              <SeatShape seat={one.seat} /> {say.summary(one)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface TurningPointRowProps {
  readonly point: TurningPoint
  readonly number: number
}

/** A turning point with its move, round and value. */
const TurningPointRow = ({ point, number }: TurningPointRowProps) => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const go = useReplay((state) => state.go)
  const name = turningPointName(point, steps, texts, people)
  const summary = texts.advice(people).turningPoint(point)
  const points = Math.round(point.points)
  return (
    <button
      type="button"
      aria-label={tableTexts.common.sentences(
        [texts.turningPoint(number, views[point.at]), name, summary].map((text) =>
          sentence(text, tableTexts.locale),
        ),
      )}
      onClick={() => go(point.at + 1)}
    >
      <em>{number}</em>
      <SeatShape seat={point.seat} />
      <span>
        {name}
        <small>{summary}</small>
      </span>
      <b className={point.kind === 'loss' ? styles.loss : styles.gain}>
        {point.kind === 'loss' ? '−' : '+'}
        {points}
      </b>
    </button>
  )
}

/** A bot's review of the game: unavailable, not started, in progress, failed, or its result. */
export const ReviewPanel = () => {
  const { replay } = useTexts()
  const { text } = useReplayGame()
  const review = useReplay(({ review }) => review)
  const reviewing = useReplay(({ reviewing }) => reviewing)
  return (
    <section className={styles.review} aria-labelledby="review-title" data-ui="review">
      <div className={frameStyles.zoneHead}>
        <h2 id="review-title">{replay('review')}</h2>
      </div>
      {text === null ? (
        <p>{replay('review.under-way')}</p>
      ) : (
        <>
          {reviewing !== null && <UnderWay share={reviewing} />}
          {review !== null && <ReviewResult review={review} isRunning={reviewing !== null} />}
          {reviewing === null && review === null && <ReviewButton />}
        </>
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
