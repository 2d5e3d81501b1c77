import { useTexts } from '@quayside/table/page/texts.ts'
import { JumpMenu } from '../../replay/jump-menu.tsx'
import { MoveLink } from '../../replay/move-link.tsx'
import { PlayFromHereButton } from '../../replay/play-from-here.tsx'
import { PlaybackControls } from '../../replay/playback-controls.tsx'
import replayStyles from '../../replay/replay.module.css'
import { usePeople, useReplay, useReplayGame } from '../../replay/replay-store.ts'
import { moveNumberText, useReplayTexts } from '../../replay/replay-texts.ts'
import { CompareButton } from '../../replay/replay-tray.tsx'
import styles from '../text-board.module.css'

/** In place of a question: where in the game the board is, and the ways to go elsewhere. */
export const PastTray = () => {
  const words = useTexts()
  const spoken = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const at = useReplay((replay) => replay.moveNumber)
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
      <PlaybackControls />
      <JumpMenu />
      <div className={`go ${styles.go}`}>
        <PlayFromHereButton position={at} label={words.replay('retry')} className="btn p" />
        <MoveLink />
        <CompareButton />
      </div>
    </section>
  )
}
