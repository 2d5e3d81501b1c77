/** The mistakes found by a review, the most costly first, with buttons to step through them. */
import type { Review } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import styles from './replay.module.css'
import { roundAt } from './replay-game.ts'
import { usePeople, useReplay, useReplayGame, useRounds } from './replay-store.ts'
import { useReplayTexts, useRoundText } from './replay-texts.ts'
import { adjacentMistake, type Mistake, mistakesOf } from './review-lines.ts'

interface MistakesProps {
  readonly review: Review
  /** Whether the review is still running. */
  readonly isRunning: boolean
  /** Null for all seats. */
  readonly seat: Seat | null
  readonly filter: (seat: Seat | null) => void
}

export const Mistakes = ({ review, isRunning, seat, filter }: MistakesProps) => {
  const { replay } = useTexts()
  const texts = useReplayTexts()
  const { viewer, names } = usePeople()
  const moveNumber = useReplay((state) => state.moveNumber)
  const go = useReplay((state) => state.go)
  const mistakes = mistakesOf(review, seat)
  const lost = mistakes.reduce((sum, { played }) => sum + played.behind, 0)
  const decisions = review.decisions.filter((one) => seat === null || one.seat === seat).length
  const walk = (by: 1 | -1): void => {
    const next = adjacentMistake(mistakes, moveNumber, by)
    if (next !== undefined) go(next.at + 1)
  }
  const choices = viewer === 'spectator' ? [null] : [viewer, null]
  return (
    <section aria-labelledby="mistakes-title" data-ui="mistakes">
      <div className={frameStyles.zoneHead}>
        <h3 id="mistakes-title">
          {seat === null
            ? replay('mistakes.all')
            : replay('mistakes.of', { player: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' })}
        </h3>
        <span className={frameStyles.grow} />
        {choices.map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={seat === one ? `${frameStyles.tag} ${frameStyles.on}` : frameStyles.tag}
            aria-pressed={seat === one}
            onClick={() => filter(one)}
          >
            {replay(one === null ? 'mistakes.everybody' : 'mistakes.mine')}
          </button>
        ))}
      </div>
      <p>
        {mistakes.length === 0
          ? replay(isRunning ? 'mistakes.none.yet' : 'mistakes.none')
          : replay('mistakes.sum', {
              mistakes: mistakes.length,
              decisions,
              points: texts.points(Math.round(lost)),
            })}
      </p>
      <ol className={styles.mistakes}>
        {mistakes.map((mistake) => (
          <li key={mistake.at}>
            <MistakeRow mistake={mistake} isCurrent={mistake.at + 1 === moveNumber} />
          </li>
        ))}
      </ol>
      {mistakes.length > 1 && (
        <div className={`${styles.buttons} ${styles.walk}`}>
          <button
            type="button"
            className={`${trayStyles.button} ${trayStyles.secondary}`}
            onClick={() => walk(-1)}
          >
            {replay('mistakes.previous')}
          </button>
          <button
            type="button"
            className={`${trayStyles.button} ${trayStyles.primary}`}
            onClick={() => walk(1)}
          >
            {replay('mistakes.next')}
            <Icon name="u-arrow" />
          </button>
        </div>
      )}
    </section>
  )
}

interface MistakeRowProps {
  readonly mistake: Mistake
  readonly isCurrent: boolean
}

const MistakeRow = ({ mistake: { at, seat, played, better }, isCurrent }: MistakeRowProps) => {
  const { replay } = useTexts()
  const texts = useReplayTexts()
  const { names, displayNames } = usePeople()
  const { views } = useReplayGame()
  const rounds = useRounds()
  const roundText = useRoundText()
  const go = useReplay((state) => state.go)
  const commandText = (command: string): string => texts.command(command, views[at], names)
  const points = Math.round(played.behind)
  return (
    <button
      type="button"
      className={isCurrent ? `${styles.mistakeRow} ${styles.current}` : styles.mistakeRow}
      data-ui="mistake"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => go(at + 1)}
    >
      <em>
        {replay('mistakes.where', { round: roundText(roundAt(rounds, at)?.round ?? null), position: at + 1 })}
      </em>
      <b>−{points}</b>
      <span className={styles.did}>
        <SeatShape seat={seat} /> {displayNames[seat]}
      </span>
      <span>{commandText(played.command)}</span>
      <span className={styles.did}>{replay('mistakes.better')}</span>
      <span>{commandText(better.command)}</span>
    </button>
  )
}
