/** A bot's review of the game: its progress, the current decision, turning points and totals. */
import type { ReviewedDecision, Suggestion } from '@quayside/bots'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { allReasons, sentence } from '@quayside/texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { MistakeSteps, Mistakes } from './mistakes.tsx'
import { PlayFromHereButton } from './play-from-here.tsx'
import styles from './replay.module.css'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { type NamedTurningPoint, useReplayTexts, useTurningPoints } from './replay-texts.ts'
import { betterLine, type CommandInPosition, isMistake, playedLine } from './review-lines.ts'

/** The review of the current move; undefined if it was no decision or is not reviewed yet. */
export const useDecision = (): ReviewedDecision | undefined => {
  const review = useReplay((replay) => replay.review)
  const moveNumber = useReplay((replay) => replay.moveNumber)
  return review?.decisions.find(({ at }) => at + 1 === moveNumber)
}

interface DecisionReviewProps {
  readonly decision: ReviewedDecision
  /** Whether there is room for the reasons and lines; otherwise they are folded. */
  readonly isWide?: boolean
}

/** One decision: what was played, what was better, by how much and why. */
export const DecisionReview = ({ decision, isWide = false }: DecisionReviewProps) => {
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
  const lineText = (line: readonly CommandInPosition[]): string | null =>
    line.length < 2
      ? null
      : tableTexts.replay('review.line', {
          line: line
            .slice(1)
            .map(({ command, before: then }) => texts.command(command, then, names))
            .join(' · '),
        })
  const done = lineText(playedLine(game.rules, steps, views, decision.at))
  const instead = isMistake(decision) ? lineText(betterLine(game.rules, decision, before)) : null
  const why = tableTexts.common.sentences(
    allReasons(better ?? played).map((reason) => sentence(texts.reason(reason), tableTexts.locale)),
  )
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
          {isWide && mistake && done !== null && <p data-ui="line">{done}</p>}
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
            {isWide && instead !== null && <p data-ui="line">{instead}</p>}
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
        <details className={styles.because} open={isWide}>
          <summary className={styles.gain}>
            {tableTexts.replay('review.costs', { points: texts.points(Math.round(played.behind)), rivals })}
          </summary>
          {rivals > 0 && <p>{tableTexts.replay('review.costs.hint')}</p>}
          {why !== '' && <p>{why}</p>}
          {!isWide && done !== null && <p data-ui="line">{`${commandText(played.command)}. ${done}`}</p>}
          {!isWide && instead !== null && (
            <p data-ui="line">{`${commandText(better.command)}. ${instead}`}</p>
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

export const TurningPoints = () => {
  const { replay } = useTexts()
  const points = useTurningPoints()
  return (
    <>
      <h3>{replay('review.turning')}</h3>
      {points.length === 0 && <p>{replay('review.turning.none')}</p>}
      <ol className={styles.turningPoints} data-ui="turning-points">
        {points.map((named) => (
          <li key={named.number}>
            <TurningPointRow {...named} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** A turning point with its move, round and value. */
const TurningPointRow = ({ point, number, name, position }: NamedTurningPoint) => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { views } = useReplayGame()
  const go = useReplay((state) => state.go)
  const isCurrent = useReplay(({ moveNumber }) => moveNumber === position)
  const summary = texts.advice(people).turningPoint(point)
  const points = Math.round(point.points)
  return (
    <button
      type="button"
      className={isCurrent ? styles.current : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={tableTexts.common.sentences(
        [texts.turningPoint(number, views[point.at]), name, summary].map((text) =>
          sentence(text, tableTexts.locale),
        ),
      )}
      onClick={() => go(position)}
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

/** What each seat lost; a press lists its mistakes. */
export const Totals = () => {
  const { replay } = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const seats = useReplay(({ review }) => review?.seats) ?? []
  const seat = useReplay(({ reviewedSeat }) => reviewedSeat)
  const filter = useReplay(({ filterMistakes }) => filterMistakes)
  return (
    <>
      <h3>{replay('review.totals')}</h3>
      <ul className={styles.totals} data-ui="totals">
        {seats.map((one) => (
          <li key={one.seat}>
            <button type="button" aria-pressed={seat === one.seat} onClick={() => filter(one.seat)}>
              <SeatShape seat={one.seat} /> {texts.advice(people).summary(one)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Why there is no review, the buttons to start one, its progress, or that it was stopped. */
export const ReviewStatus = () => {
  const { replay } = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { text } = useReplayGame()
  const review = useReplay((state) => state.review)
  const reviewing = useReplay((state) => state.reviewing)
  if (text === null) return <p>{replay('review.under-way')}</p>
  if (reviewing !== null) return <UnderWay share={reviewing} />
  if (review === null) return <ReviewButtons />
  return review.reviewed < review.commands ? (
    <p>{texts.advice(people).stopped(review.reviewed, review.commands)}</p>
  ) : null
}

const ReviewButtons = () => {
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

/** Beside the drawn table: how to start a review, or what it says about the current move. */
export const MoveReviewPanel = () => {
  const review = useReplay((replay) => replay.review)
  const decision = useDecision()
  return (
    <ReviewSection>
      <ReviewStatus />
      {review !== null && decision !== undefined && <DecisionReview decision={decision} />}
    </ReviewSection>
  )
}

/** On the text board: everything that the review says. */
export const WholeReviewPanel = () => {
  const review = useReplay((replay) => replay.review)
  const decision = useDecision()
  return (
    <ReviewSection>
      <ReviewStatus />
      {review !== null && (
        <>
          {decision !== undefined && <DecisionReview decision={decision} />}
          <Mistakes />
          <div className={styles.buttons}>
            <MistakeSteps />
          </div>
          <TurningPoints />
          <Totals />
        </>
      )}
    </ReviewSection>
  )
}

const ReviewSection = ({ children }: { readonly children: ReactNode }) => {
  const { replay } = useTexts()
  return (
    <section className={styles.review} aria-labelledby="review-title" data-ui="review">
      <div className={frameStyles.zoneHead}>
        <h2 id="review-title">{replay('review')}</h2>
      </div>
      {children}
    </section>
  )
}
