import frameStyles from '@quayside/table/frame.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { sentence } from '@quayside/texts'
import { JumpMenu } from './jump-menu.tsx'
import { MistakeSteps } from './mistakes.tsx'
import { MoveLink } from './move-link.tsx'
import { PlayFromHereButton } from './play-from-here.tsx'
import { PlaybackControls } from './playback-controls.tsx'
import styles from './replay.module.css'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { moveNumberText, useMoveTexts, useReplayTexts } from './replay-texts.ts'
import { MistakeScrubber, Scrubber } from './scrubber.tsx'

/** Replaces the tray: move number, playback, slider, and what can be done at this move. */
export const ReplayTray = () => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const moveNumber = useReplay((replay) => replay.moveNumber)
  const isReview = useReplay(({ page }) => page === 'review')
  return (
    <section
      className={`${layout.strip} ${trayStyles.tray} ${styles.tray}`}
      data-ui="replay-tray"
      data-zone="tray"
      aria-label={tableTexts.replay('replay')}
    >
      <div className={trayStyles.question}>
        <div className={styles.caption}>
          <p className={trayStyles.caption}>{moveNumberText(moveNumber, steps.length, tableTexts)}</p>
          <PageSwitch />
        </div>
        <h2>{texts.when(views[moveNumber], people)}</h2>
        <PlaybackControls />
        <JumpMenu />
      </div>
      {isReview ? <MistakeScrubber /> : <Scrubber />}
      <div className={trayStyles.actions}>
        {isReview ? (
          <MistakeSteps />
        ) : (
          <>
            <PlayFromHereButton
              position={moveNumber}
              label={tableTexts.replay('retry')}
              className={`${trayStyles.button} ${trayStyles.primary}`}
            />
            <MoveLink />
            <CompareButton />
          </>
        )}
      </div>
      <MoveAnnouncer />
    </section>
  )
}

/** Chooses between the table at this move and the review. */
const PageSwitch = () => {
  const { replay } = useTexts()
  const page = useReplay((state) => state.page)
  const turnTo = useReplay((state) => state.turnTo)
  return (
    <div className={styles.pages} data-ui="pages">
      {(['table', 'review'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={`${frameStyles.tag} ${one === page ? frameStyles.on : ''}`}
          aria-pressed={one === page}
          onClick={() => turnTo(one)}
        >
          {replay(one)}
        </button>
      ))}
    </div>
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
