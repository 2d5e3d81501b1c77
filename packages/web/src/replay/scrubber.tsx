/** The curve of the game with a slider under it: both have the same positions above each other. */

import type { Paper } from '@quayside/table/charts/scale.ts'
import { useSize } from '@quayside/table/charts/size.ts'
import { useTexts } from '@quayside/table/page/words.ts'
import { type CSSProperties, useRef, useState } from 'react'
import { moveNumberText } from './at-text.ts'
import { Chart } from './chart.tsx'
import { measureOf } from './curve.ts'
import styles from './replay.module.css'
import { useReplay } from './replay-store.ts'
import { useSpoken } from './replay-texts.ts'
import { layOut, MARK, TurningMarks } from './turning-marks.tsx'
import { useCurve, usePast, usePeople } from './use-past.ts'

/** The knob's middle is above the position, so the track is longer than the curve by one knob. */
const KNOB = 22

const NARROW = 520

const acrossOf = (width: number): Pick<Paper, 'left' | 'right'> =>
  width < NARROW ? { left: 34, right: width - 124 } : { left: 38, right: width - 128 }

/** Every further row of numbers makes the paper higher. */
const paperOf = (width: number, rows: number): Paper => {
  const top = 22 + (rows - 1) * MARK
  const bottom = top + (width < NARROW ? 90 : 68)
  return { ...acrossOf(width), width, height: bottom + (width < NARROW ? 20 : 18), top, bottom }
}

/** How far the game has come is filled in; style sheets cannot know it. */
const trackStyle = ({ left, right }: Paper, share: number): CSSProperties & Record<'--done', string> => ({
  left: left - KNOB / 2,
  width: right - left + KNOB,
  '--done': `${share * 100}%`,
})

export const Scrubber = () => {
  const words = useTexts()
  const spoken = useSpoken()
  const people = usePeople()
  const past = usePast()
  const { steps, views } = past
  const at = useReplay(({ at }) => at)
  const go = useReplay(({ go }) => go)
  const found = useReplay(({ review }) => review)
  const played = useCurve()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const points = found?.turningPoints ?? []
  const laid = layOut(points, acrossOf(width), steps.length)
  const paper = paperOf(width, laid.rows)
  const [isWanted, want] = useState(true)
  const expected = found !== null && isWanted ? found.curve : null
  const what = words.replay(`chart.${expected === null ? measureOf(past) : 'expected'}`)
  return (
    <div className={styles.scrubber} ref={box}>
      {paper.width > 0 && <Chart curve={expected ?? played} paper={paper} what={what} />}
      <TurningMarks points={points} laid={laid} paper={paper} moves={steps.length} />
      <input
        type="range"
        className={styles.range}
        style={trackStyle(paper, at / Math.max(1, steps.length))}
        min={0}
        max={steps.length}
        value={at}
        aria-label={words.replay('slider')}
        aria-valuetext={words.replay('spoken', {
          at: moveNumberText(at, steps.length, words),
          when: spoken.when(views[at], people),
        })}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      {found !== null && (
        <button
          type="button"
          className={isWanted ? `tag ${styles.curve} on` : `tag ${styles.curve}`}
          aria-pressed={isWanted}
          onClick={() => want(!isWanted)}
        >
          {words.replay('chart.expected')}
        </button>
      )}
    </div>
  )
}
