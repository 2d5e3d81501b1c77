/** The puzzle of the day: large on the puzzles page, and as a card on the home page. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { gameTitle, useLanguage } from '../games.ts'
import shared from '../shell/components/shared.module.css'
import { type Listed, puzzleOfDay, weekdayOf } from './puzzle-choice.ts'
import { usePuzzleLibrary } from './puzzle-library.ts'
import { inARow, today, usePuzzleProgress } from './puzzle-progress.ts'
import { decimal, usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'
import { PicturedSketch, Sketch } from './sketch.tsx'

const LEVELS = [
  'day.easy',
  'day.easy',
  'day.medium',
  'day.medium',
  'day.hard',
  'day.hard',
  'day.any',
] as const

const DAY_ROUTE = addressOf({ page: 'puzzles', mode: 'day', detail: null })

/** Whether the puzzle of the day is open, solved or missed. */
const useDayState = (day: Listed | null): 'open' | 'found' | 'missed' => {
  const answer = usePuzzleProgress(({ answers }) => answers.find(({ key }) => key === day?.key))
  if (answer === undefined) return 'open'
  return answer.score > 0 ? 'found' : 'missed'
}

const useDay = () => {
  const { all, books } = usePuzzleLibrary()
  const day = puzzleOfDay(all, today())
  const index = books.get(day?.game ?? '')?.index
  return { day, gap: index?.gap ?? 0, state: useDayState(day) }
}

/** A difference in the game's unit, such as `6 francs`. */
const useGapText = (game: string, gap: number): string => {
  const language = useLanguage(game)
  const { locale } = useSiteTexts()
  if (language === null) return decimal(gap, locale)
  const whole = Math.max(2, Math.round(gap))
  return language.points(whole).replace(String(whole), decimal(gap, locale))
}

interface AboutDayProps {
  readonly day: Listed
  readonly gap: number
}

const AboutDay = ({ day, gap }: AboutDayProps) => {
  const say = usePuzzleTexts()
  const texts = useSiteTexts()
  const points = useGapText(day.game, gap)
  return <p>{say('day.about', { game: gameTitle(day.game, texts), points })}</p>
}

export const DayPuzzle = () => {
  const say = usePuzzleTexts()
  const { day, gap, state } = useDay()
  if (day === null) return null
  return (
    <section className={`${shared.deep} ${styles.day}`} data-ui="day-puzzle" aria-labelledby="day-puzzle">
      <p>
        <SiteIcon name="u-puzzle" />
        {say(LEVELS[weekdayOf(today())] ?? 'day.any')}
      </p>
      <h2 id="day-puzzle">{say('day')}</h2>
      <AboutDay day={day} gap={gap} />
      <Sketch entry={day} />
      <div className={controls.row}>
        <a className={`${controls.button} ${controls.primary}`} href={DAY_ROUTE}>
          {say(state === 'open' ? 'solve' : 'look-again')}
        </a>
        {state !== 'open' && <span>{say(state === 'found' ? 'day.found' : 'day.missed')}</span>}
      </div>
    </section>
  )
}

/** Renders nothing where no game has puzzles. */
export const PuzzleCard = () => {
  const say = usePuzzleTexts()
  const { day, gap, state } = useDay()
  if (day === null) return null
  return (
    <section
      className={`${controls.zone} ${styles.card}`}
      data-ui="puzzle-card"
      aria-labelledby="puzzle-card"
    >
      <div className={controls.zoneHead}>
        <h2 id="puzzle-card">{say('day')}</h2>
        <p>{say(LEVELS[weekdayOf(today())] ?? 'day.any')}</p>
        <a href={addressOf({ page: 'puzzles', mode: null, detail: null })}>{say('all')}</a>
      </div>
      <PicturedSketch entry={day} />
      <AboutDay day={day} gap={gap} />
      <div className={controls.row}>
        <a className={controls.button} href={DAY_ROUTE}>
          <SiteIcon name="u-puzzle" />
          {say(state === 'open' ? 'solve' : 'look-again')}
        </a>
        {state !== 'open' && <span>{say(state === 'found' ? 'day.found' : 'day.missed')}</span>}
        <Standing />
      </div>
    </section>
  )
}

/** Nothing before the first answer. */
const Standing = () => {
  const say = usePuzzleTexts()
  const progress = usePuzzleProgress()
  if (progress.answers.length === 0) return null
  return (
    <small className={styles.note}>
      {say('card.standing', { count: inARow(progress), rating: Math.round(progress.player.rating) })}
    </small>
  )
}
