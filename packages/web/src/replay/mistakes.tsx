/** The mistakes found by a review, the most costly first, with buttons to step through them. */
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo } from 'react'
import styles from './replay.module.css'
import { roundAt } from './replay-game.ts'
import { usePeople, useReplay, useReplayGame, useRounds } from './replay-store.ts'
import { useReplayTexts, useRoundText } from './replay-texts.ts'
import { adjacentMistake, type Mistake, mistakesOf } from './review-lines.ts'

/** The mistakes that the list shows. */
export const useMistakes = (): readonly Mistake[] => {
  const review = useReplay((replay) => replay.review)
  const seat = useReplay((replay) => replay.reviewedSeat)
  return useMemo(() => (review === null ? [] : mistakesOf(review, seat)), [review, seat])
}

/** The previous and the next mistake. */
export const MistakeSteps = () => {
  const { replay } = useTexts()
  const mistakes = useMistakes()
  const moveNumber = useReplay((state) => state.moveNumber)
  const go = useReplay((state) => state.go)
  const walk = (by: 1 | -1): void => {
    const next = adjacentMistake(mistakes, moveNumber, by)
    if (next !== undefined) go(next.at + 1)
  }
  return (
    <>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.primary}`}
        disabled={mistakes.length === 0}
        onClick={() => walk(1)}
      >
        {replay('mistakes.next')}
        <Icon name="u-arrow" />
      </button>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.secondary}`}
        disabled={mistakes.length === 0}
        onClick={() => walk(-1)}
      >
        {replay('mistakes.previous')}
      </button>
    </>
  )
}

/** A filter by seat, what the mistakes cost in all, and the list. */
export const Mistakes = () => {
  const { replay } = useTexts()
  const texts = useReplayTexts()
  const { viewer, names } = usePeople()
  const review = useReplay((state) => state.review)
  const isRunning = useReplay((state) => state.reviewing !== null)
  const moveNumber = useReplay((state) => state.moveNumber)
  const seat = useReplay((state) => state.reviewedSeat)
  const filter = useReplay((state) => state.filterMistakes)
  const mistakes = useMistakes()
  const lost = mistakes.reduce((sum, { played }) => sum + played.behind, 0)
  const decisions = review?.decisions.filter((one) => seat === null || one.seat === seat).length ?? 0
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
        {mistakes.map((mistake, place) => (
          <li key={mistake.at}>
            <MistakeRow mistake={mistake} number={place + 1} isCurrent={mistake.at + 1 === moveNumber} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface MistakeRowProps {
  readonly mistake: Mistake
  /** Its place in the list. */
  readonly number: number
  readonly isCurrent: boolean
}

const MistakeRow = ({ mistake: { at, seat, played, better }, number, isCurrent }: MistakeRowProps) => {
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
        <i>{number}</i>
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
