/** A bot's estimates for the best moves, refined until paused. */
import type { Advice, AdvisedCommand } from '@quayside/bots'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import styles from './analysis.module.css'
import { deciderAt } from './analysis-board.ts'
import { RATED, useAnalysis, useBoard } from './analysis-store.ts'
import { useAnalysisTexts } from './analysis-texts.ts'
import { type AnalysisTexts, useBoardTexts } from './board-texts.ts'

interface SuggestionProps {
  readonly place: number
  readonly suggestion: AdvisedCommand
  readonly advice: Advice
  readonly texts: AnalysisTexts
}

/** A place on the bars in percent; scaled so that differences of a few points stay visible. */
const barAt = (points: number, { suggestions, error }: Advice): number => {
  const all = suggestions.map((one) => one.points)
  const [least, most] = [Math.min(...all) - 2 * error, Math.max(...all) + error]
  return Math.round((100 * (points - least)) / (most - least))
}

/** How far an estimate may be off, in percent of the bar. */
const ErrorBar = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <u
    style={{
      position: 'absolute',
      insetBlock: -2,
      left: `${from}%`,
      right: `${100 - to}%`,
      borderInline: '2px solid',
    }}
  />
)

const SuggestionRow = ({ place, suggestion, advice, texts }: SuggestionProps) => {
  const t = useAnalysisTexts()
  const board = useBoard()
  const playSuggestion = useAnalysis((analysis) => analysis.playSuggestion)
  const { command, line, points, behind, even, wins } = suggestion
  const { error } = advice
  const move = texts.command(board, command)
  const then = texts.line(board, advice.seat, suggestion)
  const reason = texts.reasons(suggestion)
  const distance = place === 0 ? t('advice.best') : even ? t('advice.even') : `−${texts.number(behind)}`
  return (
    <li className={styles.suggestion} data-even={place === 0 || even || undefined}>
      <button
        type="button"
        title={t('advice.play', { move })}
        onClick={() => playSuggestion([command, ...line])}
      >
        <em>{place + 1}</em>
        <b>{move}</b>
        <strong>{texts.number(points)}</strong>
        <i className={styles.bar} style={{ position: 'relative' }} aria-hidden="true">
          <i style={{ width: `${barAt(points, advice)}%` }} />
          <ErrorBar from={barAt(points - error, advice)} to={barAt(points + error, advice)} />
        </i>
        <small>
          {wins !== null && <b>{t('advice.wins', { share: texts.share(wins) })}</b>}
          {distance}
        </small>
        <span>
          {[reason, ...(then.length > 0 ? [t('advice.line', { line: then.join(' · ') })] : [])].join(' ')}
        </span>
      </button>
    </li>
  )
}

/** What all seats can expect if the decider plays the best move. */
const Expected = ({ advice, texts }: { readonly advice: Advice; readonly texts: AnalysisTexts }) => {
  const t = useAnalysisTexts()
  const { expected, wins, looks } = advice
  if (wins.length < 2) return null
  const order = expected.map((points, seat) => ({ points, seat, share: wins[seat] ?? 0 }))
  order.sort((one, other) => other.share - one.share)
  return (
    <>
      <h3>{t('expected.wins')}</h3>
      <ul className={styles.expected} data-ui="expected">
        {order.map(({ points, seat, share }) => (
          <li key={seat}>
            <SeatShape seat={seat} />
            <span>{texts.names[seat]}</span>
            <b>{texts.number(points)}</b>
            <i className={styles.bar} aria-hidden="true">
              <i style={{ width: `${100 * share}%` }} />
            </i>
            <b>{texts.share(share)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('advice.looks', { looks })}</p>
    </>
  )
}

const Answer = ({ texts }: { readonly texts: AnalysisTexts }) => {
  const t = useAnalysisTexts()
  const board = useBoard()
  const { advice: found, isPaused } = useAnalysis()
  const state = found?.node === board.at ? found : null
  if (texts.question(board) === null) return <p className={styles.hint}>{t('advice.over')}</p>
  if (state === null || (state.advice === null && isPaused))
    return <p className={styles.hint}>{t('advice.paused')}</p>
  if (state.refusal !== null)
    return <p className={styles.hint}>{t(state.refusal.code === RATED ? 'advice.rated' : 'advice.none')}</p>
  if (state.advice === null) return <p className={styles.hint}>{t('advice.thinking')}</p>
  const { advice } = state
  return (
    <>
      <p className={styles.hint}>{t('advice.hint', { points: texts.points(Math.ceil(advice.error)) })}</p>
      <ol className={styles.suggestions}>
        {advice.suggestions.map((suggestion, place) => (
          <SuggestionRow
            key={suggestion.command}
            place={place}
            suggestion={suggestion}
            advice={advice}
            texts={texts}
          />
        ))}
      </ol>
      <Expected advice={advice} texts={texts} />
      <p className={styles.hint}>
        {t(isPaused ? 'advice.paused' : state.isFinal ? 'advice.done' : 'advice.deeper')}
      </p>
    </>
  )
}

export const AdvicePanel = () => {
  const t = useAnalysisTexts()
  const board = useBoard()
  const texts = useBoardTexts()
  const { isPaused, pause } = useAnalysis()
  const seat = deciderAt(board)
  return (
    <section className={styles.part} data-ui="analysis-advice" aria-labelledby="analysis-advice">
      <div className={frameStyles.zoneHead}>
        <h2 id="analysis-advice">{t('advice')}</h2>
        <span className={frameStyles.count}>
          <SeatShape seat={seat} /> {t('advice.for', { player: texts.names[seat] ?? '' })}
        </span>
        <span className={frameStyles.grow} />
        <button type="button" className={frameStyles.tag} onClick={() => pause(!isPaused)}>
          <Icon name={isPaused ? 'u-play' : 'u-pause'} />
          {t(isPaused ? 'advice.resume' : 'advice.pause')}
        </button>
      </div>
      <Answer texts={texts} />
    </section>
  )
}
