/** The player's games: those where it is their turn first, a few at a time, then recently finished ones. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { durationText, formatTag, sentence } from '@quayside/texts'
import { useState } from 'react'
import { gameTitle } from '../../games.ts'
import { LazyInvitations, LazyMyRoomCard } from '../../online/lazy-home-parts.tsx'
import { useOnline } from '../../online/online-store.ts'
import { useSavedGames } from '../../state/saved-games-store.ts'
import type { CountedGame } from '../../statistics/statistics.ts'
import { useStatistics } from '../../statistics/statistics-store.ts'
import { statisticsNumbers } from '../../statistics/statistics-texts.ts'
import { RefusalMessage } from '../components/refusal-message.tsx'
import { inOrder, isWaiting, type RunningGame } from './continue-order.ts'
import styles from './home.module.css'
import { useHomeTexts } from './home-texts.ts'
import { SavedGameCard } from './saved-game-card.tsx'

/** Rows shown at first. */
const MAX_ROWS = 4

const keyOf = (open: RunningGame): string => (open.kind === 'room' ? open.room.info.room : open.game.id)

export const ContinueCard = () => {
  const texts = useTexts()
  const say = useHomeTexts()
  const { games, refusal } = useSavedGames()
  const rooms = useOnline((online) => online.rooms)
  const lastSeen = useOnline((online) => online.lastSeen)
  const [isAll, setAll] = useState(false)
  const saved = games ?? []
  const open = inOrder([
    ...rooms.filter(({ isOver }) => !isOver).map((room) => ({ kind: 'room', room }) as const),
    ...saved.filter(({ over }) => !over).map((game) => ({ kind: 'saved', game }) as const),
  ])
  const waiting = open.filter(isWaiting).length
  const shown = isAll ? open : open.slice(0, MAX_ROWS)
  return (
    <section className={`${controls.zone} ${styles.games}`} aria-labelledby="games">
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h1 id="games">{say('continue')}</h1>
        {open.length > 0 && <p>{texts.shell('home.waiting', { count: waiting })}</p>}
        {open.length + saved.length + rooms.length > 0 && (
          <button type="button" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {say('all-games')}
          </button>
        )}
      </div>
      {refusal && <RefusalMessage refusal={refusal} />}
      {lastSeen !== null && (
        <p className={controls.quiet} role="status">
          {say('unreachable', { time: durationText(Date.now() - lastSeen, formatTag(texts.locale)) })}
        </p>
      )}
      {open.length === 0 && <p className={controls.quiet}>{say('continue.none')}</p>}
      <ul className={isAll ? styles.gameList : `${styles.gameList} ${styles.some}`}>
        {shown.map((one) =>
          one.kind === 'room' ? (
            <LazyMyRoomCard key={keyOf(one)} room={one.room} />
          ) : (
            <SavedGameCard key={keyOf(one)} game={one.game} tools={isAll} />
          ),
        )}
      </ul>
      {!isAll && (
        <MoreGames
          behind={open.length - shown.length}
          behindOnPhone={open.length - Math.min(waiting, MAX_ROWS)}
          isAnyWaiting={waiting > MAX_ROWS}
          show={() => setAll(true)}
        />
      )}
      {isAll ? <AllFinished /> : <FinishedLately />}
      <LazyInvitations />
    </section>
  )
}

interface MoreGamesProps {
  readonly behind: number
  /** Number of rows that a phone hides: it shows only games where it is the player's turn. */
  readonly behindOnPhone: number
  /** Whether some of the rows that a phone hides wait for the player. */
  readonly isAnyWaiting: boolean
  readonly show: () => void
}

const MoreGames = ({ behind, behindOnPhone, isAnyWaiting, show }: MoreGamesProps) => {
  const say = useHomeTexts()
  return (
    <>
      {behind > 0 && (
        <button type="button" className={`${styles.more} ${styles.wide}`} onClick={show}>
          {say('more', { count: behind })}
          <SiteIcon name="u-chev" />
        </button>
      )}
      {behindOnPhone > 0 && (
        <button type="button" className={`${styles.more} ${styles.narrow}`} onClick={show}>
          {say(isAnyWaiting ? 'more' : 'more.others', { count: behindOnPhone })}
          <SiteIcon name="u-chev" />
        </button>
      )}
    </>
  )
}

/** The finished games, with buttons to save and delete them. */
const AllFinished = () => {
  const texts = useTexts()
  const rooms = useOnline((online) => online.rooms).filter(({ isOver }) => isOver)
  const games = (useSavedGames((saved) => saved.games) ?? []).filter(({ over }) => over)
  if (rooms.length + games.length === 0) return null
  return (
    <>
      <h2 className={controls.subhead}>{texts.shell('home.finished')}</h2>
      <ul className={styles.gameList}>
        {rooms.map((room) => (
          <LazyMyRoomCard key={room.info.room} room={room} />
        ))}
        {games.map((game) => (
          <SavedGameCard key={game.id} game={game} tools />
        ))}
      </ul>
    </>
  )
}

const LATELY_MS = 7 * 24 * 3_600_000
const MOST_FINISHED = 2

const FinishedLately = () => {
  const say = useHomeTexts()
  const games = useStatistics((statistics) => statistics.games)
  const lately = (games ?? []).filter(({ ended }) => ended > Date.now() - LATELY_MS).slice(0, MOST_FINISHED)
  if (lately.length === 0) return null
  return (
    <>
      <h2 className={controls.subhead}>{say('lately')}</h2>
      <ul className={styles.gameList} data-ui="finished">
        {lately.map((game) => (
          <FinishedGame key={game.key} game={game} />
        ))}
      </ul>
    </>
  )
}

const FinishedGame = ({ game }: { readonly game: CountedGame }) => {
  const texts = useTexts()
  const say = useHomeTexts()
  const { whole, day } = statisticsNumbers(texts)
  const { source, players, place, points, rival, turningPoints } = game
  const facts = [
    rival === null || place === 1
      ? sentence(day(game.ended), texts.locale)
      : say('finished.won', { date: day(game.ended), points: rival }),
    ...(turningPoints === null ? [] : [say('finished.turns', { count: turningPoints })]),
  ]
  return (
    <li className={styles.finished}>
      <a href={addressOf({ page: 'replay', source, position: null, review: true })}>
        <span>
          <b>{texts.shell('new.summary.plain', { game: gameTitle(game.game, texts), players })}</b>
          <small>{texts.common.sentences(facts)}</small>
        </span>
        {players > 1 && (
          <em className={place === 1 ? styles.won : undefined}>
            {place === 1 ? say('finished.first') : say('finished.place', { place, players })}
          </em>
        )}
        <strong>{whole(points)}</strong>
      </a>
    </li>
  )
}
