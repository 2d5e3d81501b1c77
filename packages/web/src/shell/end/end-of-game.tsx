import type { GameEnd } from '@quayside/game'
import type { Outcome } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { LaurelGlyph, TableGlyph } from '@quayside/table/controls/glyphs.tsx'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import type { Frame } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ExportButtons, gameText } from '../components/export-game.tsx'
import { GamePage } from '../components/game-page.tsx'
import shared from '../components/shared.module.css'
import {
  EndNotes,
  ReplayButtons,
  ReviewButton,
  useAddressedViewer,
  useCanReplay,
  useRematch,
} from './after-game.tsx'
import styles from './end.module.css'
import { OwnResult } from './own-result.tsx'
import { ScoreSheet } from './score-sheet.tsx'

/** Lazy, because it replays the whole game. */
const TurningPoints = lazy(async () => ({
  default: (await import('./turning-points.tsx')).TurningPoints,
}))

interface EndOfGameProps {
  readonly id: string
  readonly frame: Frame
  readonly outcome: Outcome
  /** Must be a stable object. */
  readonly end: GameEnd
  /** Returns to the table. */
  readonly look: () => void
}

/** The record of a game, for the curve and the turning points. */
const useGameText = (id: string): string | null => {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    void gameText(id).then(setText)
  }, [id])
  return text
}

/** The end page of any game: result and points by source. */
export const EndOfGame = ({ id, frame: { view }, outcome, end, look }: EndOfGameProps) => {
  const text = useGameText(id)
  const viewer = useAddressedViewer()
  const canReplay = useCanReplay()
  const { result, about, parts, total, points, more } = end.useEnd({ view, viewer, outcome, text })
  const texts = useTexts()
  const ranking = [...outcome.scores].sort((one, other) => one.rank - other.rank)
  return (
    <GamePage title={texts.shell('end.title')} className={styles.end}>
      <section
        className={`${styles.hero} ${viewer === 'spectator' ? '' : `${styles.own} ${seatClass(viewer)}`}`}
      >
        {viewer === 'spectator' && (
          <span className={styles.laurel}>
            <LaurelGlyph />
          </span>
        )}
        <div>
          <h1>
            {outcome.winners.map((seat) => (
              <SeatShape key={seat} seat={seat} />
            ))}
            {result}
          </h1>
          <p>{about}</p>
        </div>
        {viewer !== 'spectator' && (
          <Suspense>
            <OwnResult id={id} outcome={outcome} me={viewer} points={points} />
          </Suspense>
        )}
      </section>
      <ScoreSheet id={id} ranking={ranking} me={viewer} parts={parts} total={total} />
      {canReplay && (
        <Suspense>
          <TurningPoints id={id} text={text} />
        </Suspense>
      )}
      {more}
      <EndNotes id={id} />
      <Next id={id} look={look} />
    </GamePage>
  )
}

const Next = ({ id, look }: Pick<EndOfGameProps, 'id' | 'look'>) => {
  const texts = useTexts()
  const rematch = useRematch(id)
  const className = `${controls.button} ${controls.ghost}`
  return (
    <section className={`${shared.deep} ${shared.rope} ${styles.nextSteps}`} aria-labelledby="next">
      <h2 id="next">{texts.shell('end.next')}</h2>
      <div className={controls.row}>
        {rematch !== null && (
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={rematch}>
            <Icon name="u-loop" />
            {texts.shell('end.rematch')}
          </button>
        )}
        <ReviewButton id={id} className={className} />
      </div>
      <div className={controls.row}>
        <ReplayButtons id={id} className={className} />
        <button type="button" className={className} onClick={look}>
          <TableGlyph />
          {texts.shell('end.table')}
        </button>
        <ExportButtons id={id} className={className} />
      </div>
    </section>
  )
}
