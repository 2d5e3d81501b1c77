/** The home page of a returning player: games to continue, a new game, statistics, open tables, lessons. Lazy. */

import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type TableTexts, useSiteTexts, useTexts } from '@quayside/table/page/texts.ts'
import { joinParts } from '@quayside/texts'
import { Suspense, useSyncExternalStore } from 'react'
import { TodayCard } from '../../daily/today-card.tsx'
import { gameTitle, useLoadedPart } from '../../games.ts'
import { LazyLobby } from '../../online/lazy-home-parts.tsx'
import { useOnline } from '../../online/online-store.ts'
import { PuzzleCard } from '../../puzzles/puzzle-card.tsx'
import { draftSeats, type Form, formOf, readDraft } from '../../state/new-game-draft.ts'
import { useSavedGames } from '../../state/saved-games-store.ts'
import { StatisticsCard } from '../../statistics/statistics-card.tsx'
import { LessonList } from '../learn/lesson-list.tsx'
import { STUDY_TOOLS } from '../navigation.ts'
import { ContinueCard } from './continue-card.tsx'
import { DamagedGames } from './damaged-games.tsx'
import styles from './home.module.css'
import { useHomeTexts } from './home-texts.ts'
import { ImportPanel } from './import-panel.tsx'

export const Returning = () => {
  const damaged = useSavedGames((saved) => saved.damaged)
  return (
    <div className={styles.columns}>
      <ContinueCard />
      <div className={styles.column}>
        <Suspense>
          <TodayCard />
        </Suspense>
        <Suspense>
          <PuzzleCard />
        </Suspense>
      </div>
      <div className={styles.column}>
        <NewGameCard />
        <StatisticsCard />
        <OpenTables />
        <LearnCard />
        <ImportPanel />
        {damaged.length > 0 && <DamagedGames />}
      </div>
    </div>
  )
}

const NewGameCard = () => {
  const texts = useTexts()
  const say = useHomeTexts()
  const draft = readDraft(browserStorage)
  const setup = useLoadedPart(draft.game, 'setup')
  const form = setup === undefined ? null : formOf(draft, setup)
  return (
    <section
      className={`${controls.zone} ${styles.newGame}`}
      data-ui="new"
      aria-label={texts.shell('home.new')}
    >
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'new-game' })}>
        {texts.shell('home.new')}
        <SiteIcon name="u-arrow" />
      </a>
      {form !== null && (
        <p>
          {say('last-time')}{' '}
          <a href={addressOf({ page: 'new-game', game: draft.game })}>{lastTimeText(form, texts)}</a>
        </p>
      )}
    </section>
  )
}

const lastTimeText = ({ draft, setup, agreed }: Form, texts: TableTexts): string => {
  const { game, players } = draft
  const people = draftSeats(draft).filter(({ bot }) => bot === null).length
  return joinParts(
    [
      setup.summary(agreed, { game: gameTitle(game, texts), players }, texts),
      texts.shell('new.summary.seats', { people, bots: players - people }),
    ],
    texts.locale,
  )
}

const watchNetwork = (changed: () => void): (() => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const OpenTables = () => {
  const say = useHomeTexts()
  const isAvailable = useOnline((online) => online.isAvailable)
  const hasNetwork = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  if (hasNetwork || isAvailable === null) return <LazyLobby />
  return (
    <section className={`${controls.zone} ${styles.offline}`} aria-labelledby="offline">
      <div className={controls.zoneHead}>
        <h2 id="offline">{say('offline.title')}</h2>
      </div>
      <p className={controls.quiet}>{say('offline')}</p>
    </section>
  )
}

/** The next lessons with their progress; the "Learn" page lists all. */
const LearnCard = () => {
  const { shell } = useSiteTexts()
  return (
    <section className={`${controls.zone} ${styles.learn}`} aria-labelledby="learn">
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id="learn">{shell('learn')}</h2>
        <a href={addressOf({ page: 'learn' })}>{shell('first.rules')}</a>
      </div>
      <LessonList />
      {STUDY_TOOLS.length > 0 && (
        <p>
          <a href={addressOf({ page: 'study' })}>{shell('nav.study')}</a>
        </p>
      )}
    </section>
  )
}
