import { useTexts } from '@quayside/table/page/words.ts'
import { moveNumberText } from '../../replay/at-text.ts'
import { Jump } from '../../replay/jump.tsx'
import { PositionLink } from '../../replay/position-link.tsx'
import replayStyles from '../../replay/replay.module.css'
import { useReplay } from '../../replay/replay-state.ts'
import { CompareButton } from '../../replay/replay-tray.tsx'
import { RetryButton } from '../../replay/retry-button.tsx'
import { useSpoken } from '../../replay/spoken.ts'
import { Transport } from '../../replay/transport.tsx'
import { usePast, usePeople } from '../../replay/use-past.ts'
import styles from '../text-board.module.css'

/** In place of a question: where in the game the board is, and the ways to go elsewhere. */
export const PastTray = () => {
  const words = useTexts()
  const spoken = useSpoken()
  const people = usePeople()
  const { steps, views } = usePast()
  const at = useReplay((replay) => replay.at)
  return (
    <section
      className={`${styles.question} ${replayStyles.tray} ${styles.past}`}
      data-ui="replay-tray"
      id="tb-answers"
      tabIndex={-1}
      aria-labelledby="tb-question"
    >
      <p className={styles.context}>{moveNumberText(at, steps.length, words)}</p>
      <h2 id="tb-question">{spoken.when(views[at], people)}</h2>
      <Transport />
      <Jump />
      <div className={`go ${styles.go}`}>
        <RetryButton position={at} label={words.replay('retry')} className="btn p" />
        <PositionLink />
        <CompareButton />
      </div>
    </section>
  )
}
