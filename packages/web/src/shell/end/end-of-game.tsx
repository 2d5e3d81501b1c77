import type { GameEnd } from '@quayside/game'
import type { Outcome, Score, Viewer } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { DoorGlyph, LaurelGlyph, TableGlyph } from '@quayside/table/controls/glyphs.tsx'
import { signed } from '@quayside/table/format.ts'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { type Frame, useTable } from '@quayside/table/session/current-game.ts'
import type { SeatRating } from '@quayside/table/session/messages.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFinalRatings } from '../../online/final-ratings.ts'
import { ExportButtons, gameText } from '../components/export-game.tsx'
import { GamePage } from '../components/game-page.tsx'
import shared from '../components/shared.module.css'
import { EndNotes, ReplayButtons, useAddressedViewer, useCanReplay, useRematch } from './after-game.tsx'
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
      <section className={styles.hero}>
        <span className={styles.laurel}>
          <LaurelGlyph />
        </span>
        <div>
          <p>{texts.shell('end.title')}</p>
          <h1>
            {outcome.winners.map((seat) => (
              <SeatShape key={seat} seat={seat} />
            ))}
            {result}
          </h1>
          <p>{about}</p>
        </div>
        {ranking.length > 1 && <Podium id={id} ranking={ranking} me={viewer} />}
      </section>
      {viewer !== 'spectator' && (
        <Suspense>
          <OwnResult id={id} outcome={outcome} me={viewer} points={points} />
        </Suspense>
      )}
      {canReplay && (
        <Suspense>
          <TurningPoints id={id} text={text} />
        </Suspense>
      )}
      <ScoreSheet ranking={ranking} me={viewer} parts={parts} total={total} />
      {more}
      <EndNotes id={id} />
      <Next id={id} look={look} />
    </GamePage>
  )
}

interface PodiumProps {
  readonly id: string
  readonly ranking: readonly Score[]
  readonly me: Viewer
}

const Podium = ({ id, ranking, me }: PodiumProps) => {
  const ratings = useFinalRatings(id)
  const texts = useTexts()
  const { seats } = useTable()
  return (
    <ol className={styles.podium} data-ui="podium" aria-label={texts.shell('end.ranking')}>
      {ranking.map(({ seat, rank, total }) => (
        <li key={seat} className={`${seatClass(seat)} ${seat === me ? styles.me : ''}`}>
          <em>{texts.shell('end.rank', { rank })}</em>
          <SeatShape seat={seat} />
          <b>{signed(total)}</b>
          <span>{seat === me ? texts.board('you') : seatName(seats, seat, texts)}</span>
          <RatingChange rating={ratings.find((one) => one.seat === seat)} />
        </li>
      ))}
    </ol>
  )
}

/** The change of a seat's rating, once the server has rated the game. */
const RatingChange = ({ rating }: { readonly rating: SeatRating | undefined }) => {
  const texts = useTexts()
  if (rating === undefined || rating.change === null) return null
  return (
    <small data-ui="rating-change">
      {texts.online('seat.rating.change', {
        points: rating.ratingPoints,
        change: rating.change > 0 ? `+${rating.change}` : signed(rating.change),
      })}
    </small>
  )
}

const Next = ({ id, look }: Pick<EndOfGameProps, 'id' | 'look'>) => {
  const texts = useTexts()
  const rematch = useRematch(id)
  return (
    <section className={`${shared.deep} ${shared.rope} ${styles.nextSteps}`} aria-labelledby="next">
      <h2 id="next">{texts.shell('end.next')}</h2>
      <div className={`${controls.row} ${styles.row}`}>
        {rematch !== null && (
          <button
            type="button"
            className={`${controls.button} ${styles.button} ${controls.primary} ${styles.primary}`}
            onClick={rematch}
          >
            <Icon name="u-loop" />
            {texts.shell('end.rematch')}
          </button>
        )}
        <ReplayButtons id={id} className={`${controls.button} ${styles.button} ${controls.ghost}`} />
        <button
          type="button"
          className={`${controls.button} ${styles.button} ${controls.ghost}`}
          onClick={look}
        >
          <TableGlyph />
          {texts.shell('end.table')}
        </button>
        <ExportButtons id={id} className={`${controls.button} ${styles.button} ${controls.ghost}`} />
        <a
          className={`${controls.button} ${styles.button} ${controls.ghost}`}
          href={addressOf({ page: 'home' })}
        >
          <DoorGlyph />
          {texts.shell('home')}
        </a>
      </div>
    </section>
  )
}
