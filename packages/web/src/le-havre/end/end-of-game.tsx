import type { Outcome, Score } from '@quayside/kernel'
import { rounds, versionOf } from '@quayside/le-havre/reading'
import { outcomeText } from '@quayside/texts/le-havre'
import { Icon, SeatShape } from '../../icons/icon.tsx'
import { seatClass } from '../../icons/icon-names.ts'
import { ExportButtons } from '../../shell/parts/export-buttons.tsx'
import { DoorGlyph, LaurelGlyph, TableGlyph } from '../../shell/parts/glyphs.tsx'
import { Page } from '../../shell/parts/page.tsx'
import { seatName, seatNames, signed } from '../../shell/parts/texts-of-games.ts'
import { addressOf } from '../../state/address.ts'
import { useWords } from '../../state/words.ts'
import { type Frame, useTable } from '../state/table.ts'
import { FortuneCurve } from './fortune-curve.tsx'
import { LookBack } from './look-back.tsx'
import { useRematch } from './rematch.ts'
import { ScoreSheet } from './score-sheet.tsx'

interface EndOfGameProps {
  readonly id: string
  readonly frame: Frame
  readonly outcome: Outcome
  readonly look: () => void
}

export const EndOfGame = ({ id, frame, outcome, look }: EndOfGameProps) => {
  const words = useWords()
  const { seats } = useTable()
  const ranking = [...outcome.scores].sort((one, other) => one.rank - other.rank)
  const { result } = outcomeText(outcome, words.game, [...seatNames(seats)])
  const { view } = frame
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
          <p>{words.shell('game.length', { version: versionOf(view), rounds: rounds(view).length })}</p>
        </div>
        {ranking.length > 1 && <Podium ranking={ranking} me={frame.viewer} />}
      </section>
      <ScoreSheet ranking={ranking} me={frame.viewer} />
      <FortuneCurve id={id} me={frame.viewer} />
      <Next id={id} look={look} />
    </Page>
  )
}

interface PodiumProps {
  readonly ranking: readonly Score[]
  readonly me: Frame['viewer']
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

const Next = ({ id, look }: { readonly id: string; readonly look: () => void }) => {
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
