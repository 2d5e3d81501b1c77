import type { ReviewedDecision } from '@quayside/bots'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/words.ts'
import { sentence } from '@quayside/texts'
import { useEffect, useRef } from 'react'
import styles from './replay.module.css'
import { useSpoken } from './replay-texts.ts'
import { RetryButton } from './retry-button.tsx'
import { usePast, usePeople } from './use-past.ts'

/** What was played in one decision, what was better and by how much, and why. */
export const Verdict = ({ decision }: { readonly decision: ReviewedDecision }) => {
  const words = useTexts()
  const spoken = useSpoken()
  const { names, viewer } = usePeople()
  const { views } = usePast()
  const top = useRef<HTMLDivElement>(null)
  // Whoever points at a move far down the list asked for this.
  useEffect(() => {
    if (decision.mistake) top.current?.scrollIntoView({ block: 'nearest' })
  }, [decision])
  const before = views[decision.at]
  if (before === undefined) return null
  const { seat, played, better, mistake } = decision
  const inWords = (command: string): string => spoken.command(command, before, names)
  const why = (better ?? played).reasons.map((reason) => sentence(spoken.reason(reason), words.locale))
  return (
    <>
      <div ref={top} className={mistake ? `${styles.verdict} ${styles.mistake}` : styles.verdict}>
        <p className={`k ${styles.caption}`}>
          <SeatShape seat={seat} />
          {words.replay('review.played', {
            player: names[seat] ?? '',
            you: seat === viewer ? 'yes' : 'no',
          })}
        </p>
        <h3>{inWords(played.command)}</h3>
        {better === null && <p className="cost">{words.replay('review.best')}</p>}
        {better !== null && !mistake && (
          <p className="cost">{words.replay('review.even', { command: inWords(better.command) })}</p>
        )}
      </div>
      {better !== null && mistake && (
        <div className={styles.better}>
          <p className={`k ${styles.caption}`}>
            <Icon name="u-spark" />
            {words.replay('review.better-was')}
          </p>
          <h3>{inWords(better.command)}</h3>
          <p className={styles.gain}>
            {words.replay('review.costs', { points: spoken.points(Math.round(played.behind)) })}
          </p>
          {why.length > 0 && <p>{words.common.sentences(why)}</p>}
          <div className={styles.buttons}>
            <RetryButton position={decision.at} label={words.replay('retry.this')} className="btn s" />
          </div>
        </div>
      )}
    </>
  )
}
