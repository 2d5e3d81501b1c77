import { useTexts } from '@quayside/table/page/texts.ts'
import { Jump } from '../../replay/jump-menu.tsx'
import { PositionLink } from '../../replay/move-link.tsx'
import { RetryButton } from '../../replay/play-from-here.tsx'
import { Transport } from '../../replay/playback-controls.tsx'
import replayStyles from '../../replay/replay.module.css'
import { usePast, usePeople, useReplay } from '../../replay/replay-store.ts'
import { moveNumberText, useSpoken } from '../../replay/replay-texts.ts'
import { CompareButton } from '../../replay/replay-tray.tsx'
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
