import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { sentence } from '@quayside/texts'
import { JumpMenu } from './jump-menu.tsx'
import { MoveLink } from './move-link.tsx'
import { PlayFromHereButton } from './play-from-here.tsx'
import { PlaybackControls } from './playback-controls.tsx'
import styles from './replay.module.css'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { moveNumberText, useMoveTexts, useReplayTexts } from './replay-texts.ts'
import { Scrubber } from './scrubber.tsx'

/** Replaces the tray: move number, playback, scrubber, and buttons to play on, share and compare. */
export const ReplayTray = () => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  return (
    <section
      className={`${layout.strip} ${trayStyles.tray} ${styles.tray}`}
      data-ui="replay-tray"
      data-zone="tray"
      aria-label={tableTexts.replay('replay')}
    >
      <div className={trayStyles.question}>
        <p className={`${trayStyles.caption} ${styles.caption}`}>
          {moveNumberText(moveNumber, steps.length, tableTexts)}
        </p>
        <h2>{texts.when(views[moveNumber], people)}</h2>
        <PlaybackControls />
        <JumpMenu />
      </div>
      <Scrubber />
      <div className={trayStyles.actions}>
        <PlayFromHereButton
          position={moveNumber}
          label={tableTexts.replay('retry')}
          className={`${trayStyles.button} ${trayStyles.primary}`}
        />
        <MoveLink />
        <CompareButton />
      </div>
      <MoveAnnouncer />
    </section>
  )
}

export const CompareButton = () => {
  const tableTexts = useTexts()
  const { moveNumber, comparedMove, compare } = useReplay()
  return (
    <button
      type="button"
      className={`${trayStyles.button} ${trayStyles.secondary}`}
      data-ui="comparison"
      title={tableTexts.replay('compare.hint')}
      aria-pressed={comparedMove !== null}
      onClick={() => compare(comparedMove === null ? moveNumber : null)}
    >
      {tableTexts.replay(comparedMove === null ? 'compare' : 'compare.end')}
    </button>
  )
}

/** Live region that reads the move to a screen reader. */
const MoveAnnouncer = () => {
  const tableTexts = useTexts()
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const lines = useMoveTexts().find(({ position }) => position === moveNumber)?.lines ?? []
  return (
    <p className={pieceStyles.hidden} aria-live="polite">
      {tableTexts.common.sentences(lines.map((line) => sentence(line, tableTexts.locale)))}
    </p>
  )
}
