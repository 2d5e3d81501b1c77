/** A puzzle's position on a card: the question, and what is on the table and held, as icons with numbers. */
import type { SketchIcon } from '@quayside/game'
import controls from '@quayside/table/controls/controls.module.css'
import { Quantity } from '@quayside/table/icon-line.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { Suspense } from 'react'
import { GamePicture } from '../shell/components/game-picture.tsx'
import type { Listed } from './puzzle-choice.ts'
import { useSketch } from './puzzle-library.ts'
import styles from './puzzles.module.css'

interface SketchProps {
  readonly entry: Listed
}

const Picture = ({ entry }: SketchProps) => (
  <div className={styles.picture}>
    <GamePicture game={entry.game} />
  </div>
)

/** With the game's picture until the position is loaded. */
export const PicturedSketch = ({ entry }: SketchProps) => (
  <Suspense fallback={<Picture entry={entry} />}>
    <Loaded entry={entry} />
  </Suspense>
)

export const Sketch = ({ entry }: SketchProps) => (
  <Suspense>
    <Loaded entry={entry} />
  </Suspense>
)

const nameOfPiece = (icons: readonly SketchIcon[]): string =>
  icons.map(({ icon, amount }) => `${amount} ${icon}`).join(' ')

const Loaded = ({ entry }: SketchProps) => {
  const sketch = useSketch(entry)
  if (sketch === null) return null
  const { stage, question, rows } = sketch
  return (
    <div className={styles.sketch} data-ui="sketch">
      <p>
        {question !== null && <b>{question}</b>}{' '}
        {stage !== null && <small className={styles.note}>{stage}</small>}
      </p>
      <dl>
        {rows.map(({ label, text, pieces }) => (
          <div key={label} className={controls.row}>
            <dt className={styles.note}>{label}</dt>
            <dd>
              <span role="img" aria-label={text} className={controls.row}>
                {withListKeys(pieces, nameOfPiece).map(({ key, item: icons }) => (
                  <span key={key} className={styles.piece}>
                    {icons.map(({ icon, amount }) => (
                      <Quantity key={icon} amount={amount ?? ''} icon={icon} />
                    ))}
                  </span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
