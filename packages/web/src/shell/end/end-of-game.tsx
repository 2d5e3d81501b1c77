import type { Outcome, Score, Viewer } from '@quayside/kernel'
import type { ReactNode } from 'react'
import { Icon, SeatShape } from '../../icons/icon.tsx'
import { seatClass } from '../../icons/icon-names.ts'
import { addressOf } from '../../state/address.ts'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { ExportButtons } from '../parts/export-buttons.tsx'
import { DoorGlyph, LaurelGlyph, TableGlyph } from '../parts/glyphs.tsx'
import { Page } from '../parts/page.tsx'
import { seatName, signed } from '../parts/texts-of-games.ts'
import { EndNotes } from './end-notes.tsx'
import { LookBack } from './look-back.tsx'
import { useRematch } from './rematch.ts'
import { type Part, ScoreSheet } from './score-sheet.tsx'

interface EndOfGameProps {
  readonly id: string
  readonly viewer: Viewer
  readonly outcome: Outcome
  /** Who has won, in words. */
  readonly result: string
  /** What was played. */
  readonly about: string
  /** Where points come from. */
  readonly parts: readonly Part[]
  readonly total: string
  /** Further looks at the game. */
  readonly children?: ReactNode
  readonly look: () => void
}

/** The result of any game, with its points by source. */
export const EndOfGame = ({
  id,
  viewer,
  outcome,
  result,
  about,
  parts,
  total,
  children,
  look,
}: EndOfGameProps) => {
  const words = useWords()
  const ranking = [...outcome.scores].sort((one, other) => one.rank - other.rank)
  return (
    <Page title={words.shell('end.title')} className="sh-end">
      <section className="sh-hero">
        <span className="sh-laurel">
          <LaurelGlyph />
        </span>
        <div>
          <p>{words.shell('end.title')}</p>
          <h1>
            {outcome.winners.map((seat) => (
              <SeatShape key={seat} seat={seat} />
            ))}
            {result}
          </h1>
          <p>{about}</p>
        </div>
        {ranking.length > 1 && <Podium ranking={ranking} me={viewer} />}
      </section>
      <ScoreSheet ranking={ranking} me={viewer} parts={parts} total={total} />
      {children}
      <EndNotes id={id} />
      <Next id={id} look={look} />
    </Page>
  )
}

interface PodiumProps {
  readonly ranking: readonly Score[]
  readonly me: Viewer
}

const Podium = ({ ranking, me }: PodiumProps) => {
  const words = useWords()
  const { seats } = useTable()
  return (
    <ol className="sh-podium" aria-label={words.shell('end.ranking')}>
      {ranking.map(({ seat, rank, total }) => (
        <li key={seat} className={`${seatClass(seat)} ${seat === me ? 'sh-me' : ''}`}>
          <em>{words.shell('end.rank', { rank })}</em>
          <SeatShape seat={seat} />
          <b>{signed(total)}</b>
          <span>{seatName(seats, seat, words)}</span>
        </li>
      ))}
    </ol>
  )
}

const Next = ({ id, look }: Pick<EndOfGameProps, 'id' | 'look'>) => {
  const words = useWords()
  const rematch = useRematch(id)
  return (
    <section className="sh-next-steps" aria-labelledby="next">
      <h2 id="next">{words.shell('end.next')}</h2>
      <div className="sh-row">
        {rematch !== null && (
          <button type="button" className="sh-button sh-primary" onClick={rematch}>
            <Icon name="u-loop" />
            {words.shell('end.rematch')}
          </button>
        )}
        <LookBack id={id} />
        <button type="button" className="sh-button sh-ghost" onClick={look}>
          <TableGlyph />
          {words.shell('end.table')}
        </button>
        <ExportButtons id={id} className="sh-button sh-ghost" />
        <a className="sh-button sh-ghost" href={addressOf({ page: 'home' })}>
          <DoorGlyph />
          {words.shell('home')}
        </a>
      </div>
    </section>
  )
}
