/** The slider over the moves of the game: under the curve, or on the review page under the numbers of the mistakes. */
import { useSize } from '@quayside/table/charts/use-size.ts'
import frameStyles from '@quayside/table/frame.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { type CSSProperties, useRef, useState } from 'react'
import { GameCurve } from './curve.tsx'
import { useMistakes } from './mistakes.tsx'
import { type Across, layOutMarks, MARK, NumberedMarks } from './numbered-marks.tsx'
import styles from './replay.module.css'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { moveNumberText, useReplayTexts } from './replay-texts.ts'

/** The middle of the knob marks the move, so the track is longer than the curve by one knob. */
const KNOB = 22

/** The filled share of the track, which CSS cannot compute. */
const trackStyle = ({ left, right }: Across, share: number): CSSProperties & Record<'--done', string> => ({
  left: left - KNOB / 2,
  width: right - left + KNOB,
  '--done': `${share * 100}%`,
})

interface SliderProps {
  readonly across: Across
  readonly focus?: (hasFocus: boolean) => void
}

const Slider = ({ across, focus }: SliderProps) => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const moveNumber = useReplay((replay) => replay.moveNumber)
  const go = useReplay((replay) => replay.go)
  return (
    <input
      type="range"
      className={styles.range}
      style={trackStyle(across, moveNumber / Math.max(1, steps.length))}
      min={0}
      max={steps.length}
      value={moveNumber}
      aria-label={tableTexts.replay('slider')}
      aria-valuetext={tableTexts.replay('slider.text', {
        at: moveNumberText(moveNumber, steps.length, tableTexts),
        when: texts.when(views[moveNumber], people),
      })}
      onChange={({ target }) => go(target.valueAsNumber)}
      onFocus={() => focus?.(true)}
      onBlur={() => focus?.(false)}
    />
  )
}

/** The slider under the curve, with a switch between the expected result and the standings. */
export const Scrubber = () => {
  const { replay } = useTexts()
  const isReviewed = useReplay(({ review }) => review !== null)
  const [hasFocus, setFocus] = useState(false)
  const [isExpected, setExpected] = useState(true)
  return (
    <GameCurve
      isExpected={isExpected}
      isMarked={hasFocus}
      below={(across) => (
        <>
          <Slider across={across} focus={setFocus} />
          {isReviewed && (
            <button
              type="button"
              className={`${frameStyles.tag} ${styles.curve} ${isExpected ? frameStyles.on : ''}`}
              aria-pressed={isExpected}
              onClick={() => setExpected(!isExpected)}
            >
              {replay('chart.expected')}
            </button>
          )}
        </>
      )}
    />
  )
}

/** Room for half a number at both ends. */
const MARGIN = 20

/** Each mistake has its place in the list as its number. */
export const MistakeScrubber = () => {
  const { replay } = useTexts()
  const { steps } = useReplayGame()
  const mistakes = useMistakes()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const across = { left: MARGIN, right: width - MARGIN }
  const inOrder = mistakes
    .map(({ at, played }, place) => ({ at, cost: Math.round(played.behind), number: place + 1 }))
    .toSorted((one, other) => one.at - other.at)
  const marks = inOrder.map(({ at, cost, number }) => ({
    number,
    position: at + 1,
    label: replay('mistakes.mark', { number, position: at + 1 }),
    title: `−${cost}`,
  }))
  const laid = layOutMarks(marks, across, steps.length)
  const bottom = laid.rows * MARK + 8
  const height = bottom + KNOB + 12
  return (
    <div className={`${styles.scrubber} ${styles.mistakeScrubber}`} style={{ height }} ref={box}>
      <NumberedMarks
        kind="mistake-mark"
        marks={marks}
        laid={laid}
        paper={{ ...across, width, height, top: 0, bottom }}
        moves={steps.length}
      />
      <Slider across={across} />
    </div>
  )
}
