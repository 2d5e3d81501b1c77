import { useEffect } from 'react'
import { LateLobby } from '../../online/lobby/late-lobby.tsx'
import { isMyTurn, OnlineGameCard, OnlineGames, useMyRooms } from '../../online/online-games.tsx'
import { isTurnOfPerson, useSaves } from '../../state/saves.ts'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../state/words.ts'
import { BoardSwitch } from '../parts/board-choice.tsx'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { gameTitle, whyNot } from '../parts/texts-of-games.ts'
import { DamagedGames } from './damaged-games.tsx'
import { GameCard } from './game-card.tsx'
import { ImportPanel } from './import-panel.tsx'
import { LearnCard } from './learn-card.tsx'
import { NewGameCard } from './new-game-card.tsx'

export const Home = () => {
  const words = useWords()
  const { games, refusal, refresh } = useSaves()
  useEffect(() => {
    void refresh()
    const again = (): void => void refresh()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [refresh])
  const rooms = useMyRooms()
  const underWay = games?.filter(({ over }) => !over) ?? []
  const finished = games?.filter(({ over }) => over) ?? []
  const roomsUnderWay = rooms.filter(({ over }) => !over)
  const roomsOver = rooms.filter(({ over }) => over)
  const waiting = underWay.filter(isTurnOfPerson).length + roomsUnderWay.filter(isMyTurn).length
  return (
    <Page title={words.shell('home')} className="sh-home" first={<TextBoardLine />}>
      <section className="sh-zone sh-games" aria-labelledby="games">
        <div className="sh-zone-head">
          <h1 id="games">{words.shell('home.games')}</h1>
          {underWay.length + roomsUnderWay.length > 0 && (
            <p>{words.shell('home.waiting', { count: waiting })}</p>
          )}
        </div>
        {refusal && <p className="sh-trouble">{whyNot(refusal, words)}</p>}
        {games === null && <p className="sh-quiet">{words.shell('home.loading')}</p>}
        {games?.length === 0 && rooms.length === 0 && <NoGames />}
        <OnlineGames rooms={roomsUnderWay} />
        {roomsUnderWay.length > 0 && underWay.length > 0 && (
          <h2 className="sh-subhead">{words.online('home.here')}</h2>
        )}
        {underWay.length > 0 && (
          <ul className="sh-game-list">
            {underWay.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
        )}
        {finished.length + roomsOver.length > 0 && (
          <>
            <h2 className="sh-subhead">{words.shell('home.finished')}</h2>
            <ul className="sh-game-list">
              {roomsOver.map((room) => (
                <OnlineGameCard key={room.info.room} room={room} />
              ))}
              {finished.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </ul>
          </>
        )}
      </section>
      <div className="sh-side">
        <NewGameCard />
        <LateLobby />
        <LearnCard />
        <ImportPanel />
        <DamagedGames />
      </div>
      <Deleted />
    </Page>
  )
}

/** For whoever does not see the table: the first thing that a key or a reader comes to. */
const TextBoardLine = () => {
  const words = useWords()
  const board = useSettings((settings) => settings.board)
  return (
    <aside className="sh-text-board" aria-label={words.shell('settings.board')}>
      <BoardSwitch className="sh-text-board-switch" />
      <span>{words.shell(board === 'text' ? 'board.on' : 'board.hint')}</span>
    </aside>
  )
}

const NoGames = () => {
  const words = useWords()
  return (
    <div className="sh-none">
      <p>{words.shell('home.none')}</p>
      <p>{words.shell('home.none.hint')}</p>
    </div>
  )
}

/** A deleted game can be brought back for as long as this stands there. */
const Deleted = () => {
  const words = useWords()
  const { deleted, bringBack, forgetDeleted } = useSaves()
  useEffect(() => forgetDeleted, [forgetDeleted])
  return (
    <div className="sh-notices sh-low" role="status">
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
