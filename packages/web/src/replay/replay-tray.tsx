import { useTexts } from '@quayside/table/page/texts.ts'
import { sentence } from '@quayside/texts'
import { Jump } from './jump-menu.tsx'
import { PositionLink } from './move-link.tsx'
import { RetryButton } from './play-from-here.tsx'
import { Transport } from './playback-controls.tsx'
import styles from './replay.module.css'
import { usePast, usePeople, useReplay } from './replay-store.ts'
import { moveNumberText, useMoveTexts, useSpoken } from './replay-texts.ts'
import { Scrubber } from './scrubber.tsx'

/** Instead of a decision: where in the game the table is, and the ways to go elsewhere. */
export const ReplayTray = () => {
  const words = useTexts()
  const spoken = useSpoken()
  const people = usePeople()
  const { steps, views } = usePast()
  const at = useReplay(({ at }) => at)
  return (
    <section
      className={`tray ${styles.tray}`}
      data-ui="replay-tray"
      data-zone="tray"
      aria-label={words.replay('replay')}
    >
      <div className="qn">
        <p className={`k ${styles.caption}`}>{moveNumberText(at, steps.length, words)}</p>
        <h2>{spoken.when(views[at], people)}</h2>
        <Transport />
        <Jump />
      </div>
      <Scrubber />
      <div className="go">
        <RetryButton position={at} label={words.replay('retry')} className="btn p" />
        <PositionLink />
        <CompareButton />
      </div>
      <Told />
    </section>
  )
}

export const CompareButton = () => {
  const words = useTexts()
  const { at, mark, compare } = useReplay()
  return (
    <button
      type="button"
      className="btn s"
      data-ui="comparison"
      title={words.replay('compare.hint')}
      aria-pressed={mark !== null}
      onClick={() => compare(mark === null ? at : null)}
    >
      {words.replay(mark === null ? 'compare' : 'compare.end')}
    </button>
  )
}

/** Reads aloud what led to the position. */
const Told = () => {
  const words = useTexts()
  const at = useReplay(({ at }) => at)
  const lines = useMoveTexts().find(({ position }) => position === at)?.lines ?? []
  return (
    <p className="vh" aria-live="polite">
      {words.common.sentences(lines.map((line) => sentence(line, words.locale)))}
    </p>
  )
}
