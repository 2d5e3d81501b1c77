/** The home page: saved games, rooms, a new game, lobby, lessons and import. */

import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { lazy, Suspense, useEffect } from 'react'
import { games, gameTitle } from '../../games.ts'
import { useLessonProgress } from '../../lessons/lesson-progress.ts'
import { LazyInvitations, LazyLobby, LazyMyRoomCard, LazyMyRooms } from '../../online/lazy-home-parts.tsx'
import { isMyTurn, useMyRooms, useOnline } from '../../online/online-store.ts'
import { isTurnOfPerson, useSavedGames } from '../../state/saved-games-store.ts'
import { BoardSwitch } from '../components/board-mode.tsx'
import { GamePicture } from '../components/game-picture.tsx'
import pageStyles from '../components/page.module.css'
import { RefusalMessage } from '../components/refusal-message.tsx'
import shared from '../components/shared.module.css'
import { Notice, SiteNotices } from '../components/site-notices.tsx'
import { SitePage } from '../components/site-page.tsx'
import styles from './home.module.css'
import { LearnCard } from './learn-card.tsx'
import { SavedGameCard } from './saved-game-card.tsx'

const ImportPanel = lazy(async () => ({ default: (await import('./import-panel.tsx')).ImportPanel }))
const DamagedGames = lazy(async () => ({ default: (await import('./damaged-games.tsx')).DamagedGames }))

export const Home = () => {
  const words = useSiteTexts()
  const { games, damaged, refusal, refresh } = useSavedGames()
  useEffect(() => {
    void refresh()
    const again = (): void => void refresh()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [refresh])
  const rooms = useMyRooms()
  const underWay = games?.filter(({ over }) => !over) ?? []
  const finished = games?.filter(({ over }) => over) ?? []
  const roomsUnderWay = rooms.filter(({ isOver: over }) => !over)
  const roomsOver = rooms.filter(({ isOver: over }) => over)
  const waiting = underWay.filter(isTurnOfPerson).length + roomsUnderWay.filter(isMyTurn).length
  return (
    <SitePage
      title={words.shell('home')}
      className={styles.home}
      first={<TextBoardLine />}
      notices={<SiteNotices />}
    >
      <section className={`${controls.zone} ${styles.games}`} aria-labelledby="games">
        <div className={controls.zoneHead}>
          <h1 id="games">{words.shell('home.games')}</h1>
          {underWay.length + roomsUnderWay.length > 0 && (
            <p>{words.shell('home.waiting', { count: waiting })}</p>
          )}
        </div>
        {refusal && <RefusalMessage refusal={refusal} />}
        {games === null && <p className={controls.quiet}>{words.shell('home.loading')}</p>}
        {games?.length === 0 && rooms.length === 0 && <NoGames />}
        <LazyInvitations />
        <LazyMyRooms rooms={roomsUnderWay} />
        {roomsUnderWay.length > 0 && underWay.length > 0 && (
          <h2 className={controls.subhead}>{words.online('home.here')}</h2>
        )}
        {underWay.length > 0 && (
          <ul className={styles.gameList}>
            {underWay.map((game) => (
              <SavedGameCard key={game.id} game={game} />
            ))}
          </ul>
        )}
        {finished.length + roomsOver.length > 0 && (
          <>
            <h2 className={controls.subhead}>{words.shell('home.finished')}</h2>
            <ul className={styles.gameList}>
              {roomsOver.map((room) => (
                <LazyMyRoomCard key={room.info.room} room={room} />
              ))}
              {finished.map((game) => (
                <SavedGameCard key={game.id} game={game} />
              ))}
            </ul>
          </>
        )}
      </section>
      <div className={styles.side}>
        <NewGameCard />
        <LazyLobby />
        <LearnCard />
        <Suspense>
          <ImportPanel />
          {damaged.length > 0 && <DamagedGames />}
        </Suspense>
      </div>
      <Deleted />
    </SitePage>
  )
}

/** Link to the text board, the first element that the keyboard or a screen reader reaches. */
const TextBoardLine = () => {
  const words = useSiteTexts()
  const board = useSettings((settings) => settings.board)
  return (
    <aside
      className={`${shared.deep} ${layout.row} ${styles.textBoard}`}
      aria-label={words.shell('settings.board')}
    >
      <BoardSwitch className={styles.boardSwitch} />
      <span>{words.shell(board === 'text' ? 'board.on' : 'board.hint')}</span>
    </aside>
  )
}

/** Offers the tutorial, or a new game after it. */
const NoGames = () => {
  const words = useSiteTexts()
  const [first] = games.all
  const isNew = useLessonProgress(
    ({ lessons }) => first?.lessons !== undefined && lessons[first.id]?.done !== true,
  )
  if (first === undefined) return null
  const game = first.id
  return (
    <div className={styles.none}>
      <GamePicture game={game} />
      <p>{words.shell('home.none')}</p>
      {isNew && <p>{words.shell('home.none.hint')}</p>}
      <a
        className={controls.button}
        href={addressOf(isNew ? { page: 'lesson', game } : { page: 'new-game', game })}
      >
        {isNew
          ? words.shell('learn.tutorial', { game: gameTitle(game, words) })
          : `${words.shell('home.new')} · ${gameTitle(game, words)}`}
        <SiteIcon name="u-arrow" />
      </a>
    </div>
  )
}

/** A deleted game can be brought back for as long as this stands there. */
const Deleted = () => {
  const words = useSiteTexts()
  const { deleted, bringBack, forgetDeleted } = useSavedGames()
  useEffect(() => forgetDeleted, [forgetDeleted])
  return (
    <div className={`${pageStyles.notices} ${pageStyles.low}`} data-ui="notices" role="status">
      {deleted && (
        <Notice
          act={{ label: words.shell('game.bring-back'), do: () => void bringBack() }}
          dismiss={forgetDeleted}
        >
          {words.shell('game.deleted', { game: gameTitle(deleted.game, words) })}
        </Notice>
      )}
    </div>
  )
}

const NewGameCard = () => {
  const words = useSiteTexts()
  const { isAvailable } = useOnline()
  return (
    <section className={`${controls.zone} ${styles.newGame}`} data-ui="new" aria-labelledby="new">
      <h2 id="new" className={pieceStyles.hidden}>
        {words.shell('home.new')}
      </h2>
      <ul>
        {games.all.map(({ id: game, about }) => (
          <li key={game}>
            <a href={addressOf({ page: 'new-game', game })}>
              <GamePicture game={game} />
              <b>{gameTitle(game, words)}</b>
              <small>{about[words.locale]}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>{words.shell(isAvailable === true ? 'home.new.hint.online' : 'home.new.hint')}</p>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'new-game' })}>
        {words.shell('home.new')}
        <SiteIcon name="u-arrow" />
      </a>
    </section>
  )
}
