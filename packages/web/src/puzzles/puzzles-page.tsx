/** The puzzles page: puzzle of the day, training, themes, streak, missed puzzles, and the rating. */
import { type Rating, SETTLED_DEVIATION } from '@quayside/game/puzzles/glicko.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { Icon, SiteIcon } from '@quayside/table/icons/icon.tsx'
import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { formatTag, numberText, percentText } from '@quayside/texts'
import { type ReactNode, useState } from 'react'
import { gameTitle } from '../games.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { LatelyAnswered, OfflinePuzzles, RatingCard } from './progress-cards.tsx'
import { DayPuzzle } from './puzzle-card.tsx'
import type { PuzzleMode } from './puzzle-choice.ts'
import { type PuzzleLibrary, usePuzzleLibrary, usePuzzleThemes, useThemeIcons } from './puzzle-library.ts'
import {
  dueAgain,
  ENOUGH_ANSWERS,
  type PuzzleProgress,
  themeLevels,
  themeResults,
  today,
  usePuzzleProgress,
  weakestTheme,
} from './puzzle-progress.ts'
import { beginStreak } from './puzzle-streak.ts'
import { usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'
import { useSendAnswers } from './server-answers.ts'

export const PuzzlesPage = () => {
  const say = usePuzzleTexts()
  const library = usePuzzleLibrary()
  useSendAnswers()
  return (
    <GamePage title={say('title')} className={`${shared.page} ${styles.page}`}>
      <h1 className={shared.title}>{say('title')}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DayPuzzle />
          <Modes />
          <Themes library={library} />
        </div>
        <div className={styles.side}>
          <RatingCard />
          <LatelyAnswered />
          <OfflinePuzzles library={library} />
        </div>
      </div>
    </GamePage>
  )
}

interface ModeProps {
  readonly mode: PuzzleMode
  readonly icon: SiteIconName
  readonly title: string
  readonly children: ReactNode
  readonly onClick?: () => void
}

const Mode = ({ mode, icon, title, children, onClick }: ModeProps) => (
  <li>
    <a
      className={`${controls.zone} ${styles.mode}`}
      href={addressOf({ page: 'puzzles', mode, detail: null })}
      onClick={onClick}
    >
      <SiteIcon name={icon} />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <SiteIcon name="u-arrow" />
    </a>
  </li>
)

const Modes = () => {
  const say = usePuzzleTexts()
  const progress = usePuzzleProgress()
  const due = dueAgain(progress, today()).length
  return (
    <ul className={styles.modes}>
      <Mode mode="training" icon="u-puzzle" title={say('training')}>
        {say('training.hint')}
      </Mode>
      <Mode mode="streak" icon="u-chart" title={say('streak')} onClick={beginStreak}>
        {say('streak.hint', { best: progress.bestStreak })}
      </Mode>
      <Mode mode="again" icon="u-loop" title={say('again')}>
        {say('again.hint', { count: due })}
      </Mode>
    </ul>
  )
}

interface ThemeRow {
  readonly name: string
  readonly puzzles: number
  readonly answers: number
  readonly right: number
  /** Null with too few answers. */
  readonly level: Rating | null
}

/** The themes of one game, the most frequent first. */
const themesOf = ({ all }: PuzzleLibrary, game: string, progress: PuzzleProgress): readonly ThemeRow[] => {
  const counts = new Map<string, number>()
  const ratings = new Map<string, number>()
  for (const { key, themes, rating } of all) {
    ratings.set(key, rating)
    for (const theme of themes)
      if (theme.startsWith(`${game}/`)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  }
  const results = themeResults(progress, game)
  const levels = themeLevels(progress, game, ratings)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, puzzles]) => {
      const theme = name.slice(game.length + 1)
      const { answers, right } = results.get(theme) ?? { answers: 0, right: 0 }
      const level = answers < ENOUGH_ANSWERS ? null : (levels.get(theme) ?? null)
      return { name, puzzles, answers, right, level }
    })
}

const Themes = ({ library }: { readonly library: PuzzleLibrary }) => {
  const say = usePuzzleTexts()
  const texts = useSiteTexts()
  const theme = usePuzzleThemes()
  const icon = useThemeIcons()
  const progress = usePuzzleProgress()
  const played = [...library.books.keys()]
  const [shown, setShown] = useState<string | null>(null)
  const weakest = weakestTheme(progress, played)
  const rows = played
    .filter((game) => shown === null || game === shown)
    .flatMap((game) => themesOf(library, game, progress))
  return (
    <section className={`${controls.zone} ${styles.themes}`} aria-labelledby="themes">
      <div className={controls.zoneHead}>
        <h2 id="themes">{say('themes')}</h2>
        <p>{say('themes.count', { count: library.all.length })}</p>
      </div>
      <div className={controls.segments} role="radiogroup" aria-labelledby="themes">
        {[null, ...played].map((game) => (
          <label key={game}>
            <input type="radio" name="puzzle-game" checked={shown === game} onChange={() => setShown(game)} />
            <span>{game === null ? say('games.all') : gameTitle(game, texts)}</span>
          </label>
        ))}
      </div>
      <table>
        <thead className={styles.note}>
          <tr>
            <th scope="col">{say('theme')}</th>
            <th scope="col">{say('title')}</th>
            <th scope="col">{say('theme.first')}</th>
            <th scope="col">{say('theme.level')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { title, about } = theme(row.name)
            const [game = '', id = ''] = row.name.split('/')
            return (
              <tr key={row.name}>
                <th scope="row">
                  <div className={layout.row}>
                    <Icon name={icon(row.name)} className={styles.icon} />
                    <div>
                      <b>{title}</b>
                      <small>{shown === null ? `${gameTitle(game, texts)} · ${about}` : about}</small>
                    </div>
                  </div>
                </th>
                <td>{numberText(row.puzzles, formatTag(texts.locale))}</td>
                <td>
                  <FirstAnswers row={row} isWeakest={row.name === weakest} />
                </td>
                <td>{row.level && levelText(row.level)}</td>
                <td>
                  <a
                    className={controls.button}
                    href={addressOf({ page: 'puzzles', mode: 'training', detail: `${game}.${id}` })}
                    aria-label={say('theme.train', { theme: title })}
                  >
                    {say('train')}
                  </a>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {weakest !== null && <p className={styles.note}>{say('weakest', { theme: theme(weakest).title })}</p>}
    </section>
  )
}

/** A rating is marked as uncertain while it rests on few answers. */
const levelText = ({ rating, deviation }: Rating): string =>
  `${Math.round(rating)}${deviation >= SETTLED_DEVIATION ? '?' : ''}`

interface FirstAnswersProps {
  readonly row: ThemeRow
  readonly isWeakest: boolean
}

/** The share of first answers that were right without a hint, with its sample. */
const FirstAnswers = ({ row: { answers, right }, isWeakest }: FirstAnswersProps) => {
  const say = usePuzzleTexts()
  const { locale } = useSiteTexts()
  if (answers === 0) return null
  return (
    <>
      <i
        style={{
          display: 'inline-block',
          width: 'clamp(0px, 12vw - 50px, 110px)',
          height: 8,
          marginRight: 10,
          background: `linear-gradient(90deg, ${isWeakest ? 'var(--bad)' : 'var(--ink-2)'} ${(100 * right) / answers}%, var(--sunken) 0)`,
        }}
        aria-hidden="true"
      />
      <b>{percentText(right / answers, formatTag(locale))}</b>
      <small>{say('theme.right', { right, answers })}</small>
    </>
  )
}
