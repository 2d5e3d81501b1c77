/** Opening explorer: moves of the first turns with their frequency and results, and statistics of cards. */
import { MIN_GAMES_OF_A_MOVE } from '@quayside/game/explorer/explorer-index.ts'
import type { MyRoom } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { games, gameTitle } from '../games.ts'
import { ratedRoom, useMyRooms, useOnline } from '../online/online-store.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { LEVELS } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import styles from './explorer.module.css'
import {
  beginnings,
  type LoadedExplorer,
  playersOf,
  positionOf,
  useExplorer,
  useGamesOf,
  type Whose,
} from './explorer-data.ts'
import { useExplorerTexts } from './explorer-texts.ts'
import { Items } from './item-table.tsx'
import { explorerNumbers } from './numbers.ts'
import { PositionPart } from './position-part.tsx'

interface ExplorerPageProps {
  readonly game: string
  /** Null for the first set-up. */
  readonly setUp: string | null
  /** A position's key, possibly with the index of a move without a stored position; null for the beginning. */
  readonly at: string | null
}

export const ExplorerPage = (props: ExplorerPageProps) => {
  const rated = ratedRoom(useMyRooms(), props.game)
  return rated === null ? <OpenExplorer {...props} /> : <ClosedExplorer game={props.game} rated={rated} />
}

/** During a rated game the numbers would be help from outside. */
const ClosedExplorer = ({ game, rated }: { readonly game: string; readonly rated: MyRoom }) => {
  const siteTexts = useSiteTexts()
  const say = useExplorerTexts()
  const title = say('title', { game: gameTitle(game, siteTexts) })
  return (
    <GamePage title={title} className={`${shared.page} ${styles.page}`}>
      <h1 className={shared.title}>{title}</h1>
      <p className={styles.about} data-ui="closed">
        {say('closed', { game: gameTitle(game, siteTexts) })}
      </p>
      <p className={styles.about}>
        <a
          className={`${controls.button} ${controls.primary}`}
          href={addressOf({ page: 'join', room: rated.info.room })}
        >
          {say('closed.table')}
        </a>
      </p>
    </GamePage>
  )
}

const OpenExplorer = ({ game, setUp, at }: ExplorerPageProps) => {
  const siteTexts = useSiteTexts()
  const say = useExplorerTexts()
  const hasServer = useOnline(({ isAvailable }) => isAvailable) === true
  const [whose, choose] = useState<Whose>('bots')
  const ofBots = useExplorer(game, setUp)
  const loaded = useGamesOf(whose, ofBots)
  const title = say('title', { game: gameTitle(game, siteTexts) })
  return (
    <GamePage title={title} className={`${shared.page} ${styles.page}`}>
      <h1 className={shared.title}>{title}</h1>
      <div className={styles.choices}>
        <Segments
          label={say('game')}
          choices={games.ids.map((value) => ({ value, label: gameTitle(value, siteTexts) }))}
          chosen={game}
          choose={(chosen) => goTo({ page: 'explorer', game: chosen, setUp: null, at: null })}
        />
        {ofBots !== null && (
          <Segments
            label={say('whose')}
            choices={WHOSE.filter((value) => value !== 'people' || hasServer).map((value) => ({
              value,
              label: say(`whose.${value}`),
            }))}
            chosen={whose}
            choose={choose}
          />
        )}
        {ofBots !== null && (
          <Segments
            label={say('players')}
            choices={ofBots.explorer.setUps
              .map(({ id, options }) => ({ value: id, label: String(options.players) }))
              .toSorted((one, other) => Number(one.label) - Number(other.label))}
            chosen={ofBots.index.setUp}
            choose={(chosen) => goTo({ page: 'explorer', game, setUp: chosen, at: null })}
          />
        )}
      </div>
      {loaded === null ? (
        <p className={styles.about} role="status">
          {say(ofBots === null ? 'no-data' : 'counting')}
        </p>
      ) : (
        <>
          <About loaded={loaded} />
          {loaded.index.games > 0 && (
            <Parts key={`${loaded.index.setUp} ${loaded.whose}`} loaded={loaded} at={at} />
          )}
        </>
      )}
    </GamePage>
  )
}

const WHOSE: readonly Whose[] = ['bots', 'people', 'mine']

/** In the documentation, which the server adds to the site. */
const DATA_SETS = 'docs/datasets.html'

/** The source of the games, and what a position does not include. */
const About = ({ loaded: { index, texts, whose } }: { readonly loaded: LoadedExplorer }) => {
  const siteTexts = useSiteTexts()
  const say = useExplorerTexts()
  const number = explorerNumbers(siteTexts.locale)
  const nameOf = (players: string): string => {
    if (players === 'network' || players === 'person') return say(`source.${players}`)
    const level = LEVELS.find((known) => known === players)
    return say('source.level', { level: level === undefined ? players : siteTexts.shell(`level.${level}`) })
  }
  const sources = index.sources.map(({ players, games: count }) =>
    say('source', { players: nameOf(players), games: number.count(count) }),
  )
  if (whose !== 'bots')
    return (
      <p className={styles.about} data-ui="about">
        {siteTexts.common.sentences([
          say(whose === 'mine' ? 'about.mine' : 'about.people', { games: index.games }),
          texts.leftOut,
        ])}
      </p>
    )
  return (
    <p className={styles.about} data-ui="about">
      {siteTexts.common.sentences([
        say('about', { games: number.count(index.games) }),
        ...sources,
        texts.leftOut,
        say('licence'),
      ])}{' '}
      <a href={DATA_SETS}>{say('data')}</a>
    </p>
  )
}

const Parts = ({ loaded, at }: { readonly loaded: LoadedExplorer; readonly at: string | null }) => {
  const say = useExplorerTexts()
  const { index, texts } = loaded
  const [key = '', move] = at?.split('.') ?? []
  const [first] = beginnings(index)
  const known = at === null ? first : positionOf(index, key)
  const nearest = known ?? first
  const missing = known === null ? 'position' : move === undefined ? null : 'move'
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        {nearest === undefined ? (
          <p className={controls.quiet}>{say('no-data')}</p>
        ) : (
          <PositionPart loaded={loaded} found={nearest} missing={missing} />
        )}
      </div>
      <div className={styles.part}>
        <Items
          index={index}
          leastOwners={Math.max(MIN_GAMES_OF_A_MOVE, loaded.leastGames)}
          players={playersOf(index)}
          itemText={(item) => texts.item(item)}
        />
      </div>
    </div>
  )
}
