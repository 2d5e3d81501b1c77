/** The player's statistics, from games on this device and on the server. */
import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useDeferredValue, useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { gameTitle, games as registry } from '../games.ts'
import { useOnline } from '../online/online-store.ts'
import { OwnDataSection } from '../own-data/own-data-section.tsx'
import { type PuzzleProgress, usePuzzleProgress } from '../puzzles/puzzle-progress.ts'
import { saveFile } from '../shell/components/export-game.tsx'
import { GamePage } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { MistakesByTheme, MistakesOverTime, Results, ScoresOverTime } from './result-panels.tsx'
import styles from './statistics.module.css'
import { bestMoves, type CountedGame, GLANCE_GAMES, localDay, streakOf, totalsOf } from './statistics.ts'
import { asCsv, asJson } from './statistics-export.ts'
import { useStatistics } from './statistics-store.ts'
import { statisticsNumbers, useStatisticsTexts } from './statistics-texts.ts'
import { StrongPlayers } from './strong-players.tsx'
import { EffectOfUse, Favorites, WealthByRound } from './use-panels.tsx'

const ALL = 'all'

const RECENT_DAYS = 92

type Period = 'recent' | 'ever'

export const StatisticsPage = () => {
  const say = useStatisticsTexts()
  const { games, refresh } = useStatistics()
  const player = useOnline((online) => online.player)
  const [game, setGame] = useState(ALL)
  const [period, setPeriod] = useState<Period>('ever')
  // The page stays as it is while the averages of another game are fetched.
  const shownGame = useDeferredValue(game)
  useEffect(() => {
    void refresh(player)
  }, [refresh, player])
  const chosen = games?.filter(
    (one) =>
      (shownGame === ALL || one.game === shownGame) &&
      (period === 'ever' || localDay(one.ended) > localDay(Date.now()) - RECENT_DAYS),
  )
  return (
    <GamePage title={say('title')} className={`${shared.page} ${styles.page}`}>
      <header className={styles.top}>
        <div>
          <h1 className={shared.title}>{say('title')}</h1>
          <p>{say('hint')}</p>
        </div>
        {games !== null && games.length > 0 && (
          <Filters game={game} chooseGame={setGame} period={period} choosePeriod={setPeriod} />
        )}
      </header>
      {games === null && <p role="status">{say('counting')}</p>}
      {games?.length === 0 && <p className={`${controls.zone} ${styles.empty}`}>{say('none')}</p>}
      {chosen !== undefined && games !== null && games.length > 0 && (
        <>
          <Figures games={chosen} all={games} />
          <div className={styles.panels}>
            <Results games={chosen} />
            <MistakesOverTime games={chosen} />
            <ScoresOverTime games={chosen} />
            <WealthByRound games={chosen} />
            <StrongPlayers games={chosen} />
            <EffectOfUse games={chosen} />
            <Favorites games={chosen} />
            <MistakesByTheme games={chosen} />
          </div>
        </>
      )}
      <OwnDataSection changed={() => void refresh(player)}>
        {games !== null && games.length > 0 && <Exports games={games} />}
      </OwnDataSection>
      <AccountLink />
    </GamePage>
  )
}

interface FiltersProps {
  readonly game: string
  readonly chooseGame: (game: string) => void
  readonly period: Period
  readonly choosePeriod: (period: Period) => void
}

const Filters = ({ game, chooseGame, period, choosePeriod }: FiltersProps) => {
  const say = useStatisticsTexts()
  const texts = useTexts()
  return (
    <div className={styles.filters}>
      <Segments
        label={say('filter.game')}
        choices={[
          { value: ALL, label: say('filter.all') },
          ...registry.ids.map((id) => ({ value: id, label: gameTitle(id, texts) })),
        ]}
        chosen={game}
        choose={chooseGame}
      />
      <Segments
        label={say('filter.period')}
        choices={(['recent', 'ever'] as const).map((value) => ({ value, label: say(`filter.${value}`) }))}
        chosen={period}
        choose={choosePeriod}
      />
    </div>
  )
}

interface FiguresProps {
  readonly games: readonly CountedGame[]
  /** All games, because the streak counts days over all of them. */
  readonly all: readonly CountedGame[]
}

/** Null before the first answer. */
const puzzleFigures = ({ player, answers }: PuzzleProgress): { rating: number; solved: number } | null =>
  answers.length === 0
    ? null
    : { rating: Math.round(player.rating), solved: answers.filter(({ score }) => score > 0).length }

const Figures = ({ games, all }: FiguresProps) => {
  const say = useStatisticsTexts()
  const texts = useTexts()
  const { whole, percent } = statisticsNumbers(texts)
  const totals = totalsOf(games)
  const puzzles = usePuzzleProgress(useShallow(puzzleFigures))
  const best = bestMoves(games, GLANCE_GAMES)
  const streak = streakOf(
    all.map(({ ended }) => ended),
    Date.now(),
    localDay,
  )
  return (
    <ul className={styles.figures}>
      <Figure
        icon="u-chart"
        number={whole(totals.games)}
        name={say('games', { count: totals.games })}
        note={say('games.won', { won: totals.won, others: totals.withOthers })}
      />
      <Figure
        icon="u-check"
        number={best === null ? '–' : percent(best.share)}
        name={say('best-moves')}
        note={best === null ? say('best-moves.none') : say('best-moves.of', { games: best.games })}
      />
      <Figure
        icon="u-calendar"
        number={whole(streak.days)}
        name={say('streak', { days: streak.days })}
        note={say('streak.longest', { days: whole(streak.longest) })}
      />
      <Figure
        icon="u-puzzle"
        number={puzzles === null ? '–' : whole(puzzles.rating)}
        name={say('puzzles')}
        note={puzzles === null ? say('puzzles.none') : say('puzzles.solved', { count: puzzles.solved })}
      />
    </ul>
  )
}

interface FigureProps {
  readonly icon: SiteIconName
  readonly number: string
  readonly name: string
  readonly note: string
}

const Figure = ({ icon, number, name, note }: FigureProps) => (
  <li className={controls.zone}>
    <SiteIcon name={icon} />
    <b>{number}</b>
    <span>
      {name}
      <small>{note}</small>
    </span>
  </li>
)

/** Saves the counted games for other programs. */
const Exports = ({ games }: { readonly games: readonly CountedGame[] }) => {
  const say = useStatisticsTexts()
  return (
    <>
      <button
        type="button"
        className={controls.button}
        onClick={() => saveFile('quayside-statistics.csv', asCsv(games))}
      >
        <SaveGlyph />
        {say('export.csv')}
      </button>
      <button
        type="button"
        className={controls.button}
        onClick={() => saveFile('quayside-statistics.json', asJson(games))}
      >
        <SaveGlyph />
        {say('export.json')}
      </button>
    </>
  )
}

/** On a phone this is the only link to the account. */
const AccountLink = () => {
  const say = useStatisticsTexts()
  const isAvailable = useOnline((online) => online.isAvailable)
  return isAvailable === true ? (
    <p className={styles.account}>
      <a href={addressOf({ page: 'you' })}>{say('account')}</a>
    </p>
  ) : null
}
