/** The home page: a single start button for a first visitor, everything to continue for a returning player. */

import { browserStorage, readText } from '@quayside/table/page/browser-storage.ts'
import { lazyComponent } from '@quayside/table/page/lazy.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { Suspense, useEffect } from 'react'
import { gameTitle } from '../../games.ts'
import { useLessonProgress } from '../../lessons/lesson-progress.ts'
import { useMyRooms, useOnline } from '../../online/online-store.ts'
import { PROGRESS_KEY } from '../../puzzles/progress-key.ts'
import { useSavedGames } from '../../state/saved-games-store.ts'
import pageStyles from '../components/page.module.css'
import { Notice, SiteNotices } from '../components/site-notices.tsx'
import { SitePage } from '../components/site-page.tsx'
import { FirstVisit } from './first-visit.tsx'
import styles from './home.module.css'

const Returning = lazyComponent(async () => (await import('./returning.tsx')).Returning)

export const Home = () => {
  const texts = useSiteTexts()
  const { games, hasDailyTries, damaged, refusal, refresh } = useSavedGames()
  useEffect(() => {
    void refresh()
    const again = (): void => void refresh()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [refresh])
  const rooms = useMyRooms()
  const isKnown = useOnline(({ player }) => player !== null)
  const hasLearned = useLessonProgress(({ lessons }) => Object.keys(lessons).length > 0)
  const isFirst =
    games?.length === 0 &&
    !hasDailyTries &&
    rooms.length === 0 &&
    damaged.length === 0 &&
    refusal === null &&
    !isKnown &&
    !hasLearned &&
    readText(browserStorage, PROGRESS_KEY) === null
  return (
    <SitePage title={texts.shell('home')} className={styles.home} notices={<SiteNotices />}>
      {games === null && <h1 className={pieceStyles.hidden}>{texts.shell('home')}</h1>}
      {isFirst && <FirstVisit />}
      {games !== null && !isFirst && (
        <Suspense>
          <Returning />
        </Suspense>
      )}
      <Deleted />
    </SitePage>
  )
}

/** A deleted game can be restored while this notice is shown. */
const Deleted = () => {
  const texts = useSiteTexts()
  const { deleted, bringBack, forgetDeleted } = useSavedGames()
  useEffect(() => forgetDeleted, [forgetDeleted])
  return (
    <div className={`${pageStyles.notices} ${pageStyles.low}`} data-ui="notices" role="status">
      {deleted && (
        <Notice
          act={{ label: texts.shell('game.bring-back'), do: () => void bringBack() }}
          dismiss={forgetDeleted}
        >
          {texts.shell('game.deleted', { game: gameTitle(deleted.game, texts) })}
        </Notice>
      )}
    </div>
  )
}
