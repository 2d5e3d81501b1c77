/** The curve of the game with a slider under it: both have the same positions above each other. */
import { type CSSProperties, useRef, useState } from 'react'
import type { Sight } from '../le-havre/state/sight.ts'
import { useWords } from '../state/words.ts'
import { Chart } from './chart.tsx'
import type { Paper } from './chart-scale.ts'
import { useReplay } from './replay-state.ts'
import { TurningMarks } from './turning-marks.tsx'
import { useFortunes, usePast } from './use-past.ts'
import { atText, whenText } from './when.ts'
import { useWidth } from './width.ts'

/** The knob's middle is above the position, so the track is longer than the curve by one knob. */
const KNOB = 22

const NARROW = 520

const paperOf = (width: number): Paper =>
  width < NARROW
    ? { width, height: 132, left: 34, right: width - 116, top: 22, bottom: 112 }
    : { width, height: 108, left: 38, right: width - 128, top: 22, bottom: 90 }

/** How far the game has come is filled in; style sheets cannot know it. */
const trackStyle = ({ left, right }: Paper, share: number): CSSProperties & Record<'--done', string> => ({
  left: left - KNOB / 2,
  width: right - left + KNOB,
  '--done': `${share * 100}%`,
})

type Shown = 'wealth' | 'expected'

export const Scrubber = ({ sight }: { readonly sight: Sight }) => {
  const words = useWords()
  const { steps } = usePast()
  const at = useReplay(({ at }) => at)
  const go = useReplay(({ go }) => go)
  const found = useReplay(({ review }) => review)
  const fortunes = useFortunes()
  const box = useRef<HTMLDivElement>(null)
  const paper = paperOf(useWidth(box))
  const [wanted, want] = useState<Shown>('expected')
  const shown: Shown = found === null ? 'wealth' : wanted
  const curve = found !== null && shown === 'expected' ? found.curve : fortunes
  const what = words.replay(`chart.${shown}`)
  return (
    <div className="scr" ref={box}>
      {paper.width > 0 && <Chart curve={curve} paper={paper} sight={sight} what={what} />}
      {found !== null && <TurningMarks points={found.turningPoints} paper={paper} moves={steps.length} />}
      <input
        type="range"
        className="rng"
        style={trackStyle(paper, at / Math.max(1, steps.length))}
        min={0}
        max={steps.length}
        value={at}
        aria-label={words.replay('slider')}
        aria-valuetext={words.replay('spoken', {
          at: atText(at, steps.length, words),
          when: whenText(sight, words),
        })}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      {found !== null && (
        <button
          type="button"
          className={shown === 'expected' ? 'tag curve on' : 'tag curve'}
          aria-pressed={shown === 'expected'}
          onClick={() => want(shown === 'expected' ? 'wealth' : 'expected')}
        >
          {words.replay('chart.expected')}
        </button>
      )}
    </div>
  )
}
