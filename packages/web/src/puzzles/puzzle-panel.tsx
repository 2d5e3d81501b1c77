/** Side panel in place of the log: the rating while solving, then the explanation. */
import controls from '@quayside/table/controls/controls.module.css'
import { signed } from '@quayside/table/format.ts'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { keyboardScroll } from '@quayside/table/keyboard-scroll.ts'
import logStyles from '@quayside/table/log/log.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { sentence, withLabel, withNote } from '@quayside/texts'
import { useLanguage } from '../games.ts'
import { OthersAnswers } from './others-answers.tsx'
import { usePuzzleThemes } from './puzzle-library.ts'
import { inARow, usePuzzleProgress } from './puzzle-progress.ts'
import { usePuzzleSession } from './puzzle-session.ts'
import { decimal, lineTexts, usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'
import { useBook, useMoveTexts, useOpenPuzzle } from './use-solving.ts'

export const PuzzlePanel = () => {
  const say = usePuzzleTexts()
  const isOver = usePuzzleSession(({ phase }) => phase === 'right' || phase === 'wrong')
  return (
    <section
      className={`${frameStyles.zone} ${logStyles.log} ${layout.column} ${styles.panel}`}
      data-zone="log"
      data-roomy={isOver ? 'beside' : ''}
      aria-labelledby="puzzle-panel"
    >
      <div className={frameStyles.zoneHead}>
        <h2 id="puzzle-panel">{say(isOver ? 'why' : 'rating')}</h2>
      </div>
      <div className={styles.inside} ref={keyboardScroll}>
        <RatingNumbers />
        {isOver ? <PuzzleExplanation /> : <p className={styles.note}>{say('themes.hidden')}</p>}
        <p className={styles.note}>{say('source')}</p>
      </div>
    </section>
  )
}

const RatingNumbers = () => {
  const say = usePuzzleTexts()
  const progress = usePuzzleProgress()
  const { rating, deviation } = progress.player
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{say('rating')}</dt>
        <dd>
          {Math.round(rating)} <small>{`±${Math.round(deviation)}`}</small>
        </dd>
      </div>
      <div>
        <dt>{say('in-a-row')}</dt>
        <dd>{inARow(progress)}</dd>
      </div>
    </dl>
  )
}

/** The explanation: reasons, the line, the value of every plan, themes and rating. */
export const PuzzleExplanation = () => {
  const say = usePuzzleTexts()
  const open = useOpenPuzzle()
  const theme = usePuzzleThemes()
  const language = useLanguage(open.entry.game)
  const { locale, common } = useTexts()
  const { puzzle, entry } = open
  const reasons =
    language === null ? [] : puzzle.reasons.map((reason) => sentence(language.reason(reason), locale))
  return (
    <div className={styles.explanation} data-ui="explanation">
      <Change />
      <OthersAnswers />
      {reasons.length > 0 && <p>{common.sentences(reasons)}</p>}
      <h3>{say('line')}</h3>
      <Line steps={puzzle.line} />
      <h3>{say('refutation')}</h3>
      <Line steps={puzzle.refutation} />
      <Values />
      <p className={styles.note}>{say('worth.note', { worlds: puzzle.worlds })}</p>
      <ul className={`${controls.row} ${styles.chips}`}>
        {entry.themes.map((one) => (
          <li key={one}>{theme(one).title}</li>
        ))}
        <li>{say('puzzle-rating', { rating: entry.rating })}</li>
      </ul>
    </div>
  )
}

/** The change of the rating. */
const Change = () => {
  const say = usePuzzleTexts()
  const change = usePuzzleSession((session) => session.change)
  if (change === null) return <p className={styles.note}>{say('unrated')}</p>
  const { before, after } = change
  return (
    <p className={styles.change}>
      {say('rating.change', { before, after })}{' '}
      <b>{after >= before ? `+${after - before}` : signed(after - before)}</b>
    </p>
  )
}

const Line = ({ steps }: { readonly steps: Parameters<typeof lineTexts>[1] }) => {
  const texts = useTexts()
  const open = useOpenPuzzle()
  const language = useLanguage(open.entry.game)
  const book = useBook()
  const seats = useTable((table) => table.seats)
  return (
    <ol className={styles.line}>
      {lineTexts(open, steps, language, book).map(({ place, seat, text }) => (
        <li key={place}>
          <SeatShape seat={seat} />
          <span>
            {seat !== open.puzzle.seat && <b>{withLabel(seatName(seats, seat, texts), '', texts.locale)}</b>}
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Number of plans that are listed; the others are worth even less. */
const LISTED_PLANS = 7

const Values = () => {
  const say = usePuzzleTexts()
  const { locale } = useTexts()
  const move = useMoveTexts()
  const { puzzle } = useOpenPuzzle()
  const chosen = usePuzzleSession((session) => session.chosen)
  const listed = puzzle.values.filter(({ command }, place) => place < LISTED_PLANS || command === chosen)
  const most = Math.max(...listed.map(({ behind }) => behind), 1)
  return (
    <table className={styles.values}>
      <caption>{say('worth')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('plan')}</th>
          <th scope="col">{say('worth.points')}</th>
          <th scope="col">{say('worth.behind')}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ command, points, behind }) => (
          <tr key={command} data-right={puzzle.right.includes(command) ? '' : undefined}>
            <th scope="row">
              {puzzle.right.includes(command) && <Icon name="u-check" />}
              {command === chosen && !puzzle.right.includes(command)
                ? withNote(move(command), say('yours'), locale)
                : move(command)}
              <i style={{ inlineSize: `${Math.round(100 - (80 * behind) / most)}%` }} aria-hidden="true" />
            </th>
            <td>{decimal(points, locale)}</td>
            <td>{behind === 0 ? '0' : `−${decimal(behind, locale)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
