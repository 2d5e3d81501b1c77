/** One position of the explorer: the moves so far, the revealed cards, the moves played, and next steps. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useId, useMemo, useState } from 'react'
import shared from '../shell/components/shared.module.css'
import { createId, defaultLevel, named } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import styles from './explorer.module.css'
import {
  alternatives,
  type FoundPosition,
  followers,
  type LoadedExplorer,
  pathTo,
  playersOf,
  recordAt,
  seatInOrder,
  stateAt,
} from './explorer-data.ts'
import { ExplorerNote } from './explorer-note.tsx'
import { useExplorerTexts } from './explorer-texts.ts'
import { MoveSentences, MoveTable } from './move-table.tsx'
import { OwnPart } from './own-part.tsx'

interface PositionPartProps {
  readonly loaded: LoadedExplorer
  readonly found: FoundPosition
  /** The requested item that does not exist: a position, or the position after a move. */
  readonly missing: 'position' | 'move' | null
}

export const PositionPart = ({ loaded, found, missing }: PositionPartProps) => {
  const say = useExplorerTexts()
  const title = useId()
  const [asText, setAsText] = useState(false)
  const { index, texts } = loaded
  const { position, place } = found
  const view = useMemo(() => stateAt(loaded, position), [loaded, position])
  const routeTo = (at: string | null): Route => ({
    page: 'explorer',
    game: index.game,
    setUp: index.setUp,
    at,
  })
  const moves = {
    position,
    leastGames: loaded.leastGames,
    players: playersOf(index),
    moveText: (move: string) => texts.move(move, view),
    next: (move: number) =>
      routeTo(followers(index, place, move)[0]?.position.key ?? `${position.key}.${move}`),
  }
  const [favorite] = position.moves
  return (
    <>
      <section className={`${controls.zone} ${styles.zone}`} aria-labelledby={title} data-ui="position">
        <div className={`${controls.zoneHead} ${styles.head}`}>
          <h2 id={title}>{say('first-turns')}</h2>
          <p>{say('came-here', { games: position.games })}</p>
          <button
            type="button"
            className={controls.button}
            aria-pressed={asText}
            onClick={() => setAsText(!asText)}
          >
            {say('as-text')}
          </button>
        </div>
        {missing !== null && (
          <p className={styles.line} role="status">
            {say(`missing.${missing}`, { games: position.games })}
          </p>
        )}
        <Path loaded={loaded} found={found} routeTo={routeTo} />
        <Situation loaded={loaded} found={found} view={view} routeTo={routeTo} />
        {asText ? <MoveSentences {...moves} /> : <MoveTable {...moves} />}
        <div className={`${controls.row} ${styles.actions}`}>
          {favorite !== undefined && (
            <a className={`${controls.button} ${controls.deep}`} href={addressOf(moves.next(0))}>
              {say('go-on', { move: moves.moveText(favorite.move) })}
            </a>
          )}
          <PlayFromHere loaded={loaded} found={found} />
        </div>
        <ExplorerNote icon="u-info">
          {loaded.whose === 'bots' ? say('bands') : say('bands.few', { games: loaded.leastGames })}
        </ExplorerNote>
      </section>
      {loaded.whose !== 'mine' && <OwnPart loaded={loaded} at={position.key} moveText={moves.moveText} />}
    </>
  )
}

interface PathProps {
  readonly loaded: LoadedExplorer
  readonly found: FoundPosition
  readonly routeTo: (at: string | null) => Route
}

/** The moves so far as links to the positions before them. */
const Path = ({ loaded, found, routeTo }: PathProps) => {
  const say = useExplorerTexts()
  const { index, texts } = loaded
  const path = pathTo(index, found)
  return (
    <nav aria-label={say('path')}>
      <ol className={styles.path}>
        {path.map(({ at, move }) => (
          <li key={at.position.key}>
            <a href={addressOf(routeTo(at.position.key))}>
              <small>{say('turn', { turn: at.position.turn, seat: seatInOrder(at.position, index) })}</small>
              {texts.move(move, stateAt(loaded, at.position))}
            </a>
          </li>
        ))}
        <li aria-current="step">
          <span>{say('turn', { turn: found.position.turn, seat: seatInOrder(found.position, index) })}</span>
        </li>
      </ol>
    </nav>
  )
}

/** The revealed cards, and links to positions with other cards. */
const Situation = ({ loaded, found, view, routeTo }: PathProps & { readonly view: unknown }) => {
  const say = useExplorerTexts()
  const choice = useId()
  const { index, texts } = loaded
  const instead = alternatives(index, found)
  return (
    <div className={styles.situation}>
      <dl className={styles.facts}>
        {texts.position(view).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {instead.length > 1 && (
        <p className={`${controls.row} ${styles.instead}`}>
          <label htmlFor={choice}>{say('instead')}</label>
          <select
            className={shared.input}
            id={choice}
            value={found.position.key}
            onChange={({ target }) => goTo(routeTo(target.value))}
          >
            {instead.map(({ position }) => (
              <option key={position.key} value={position.key}>
                {say('instead.choice', {
                  what: texts.position(stateAt(loaded, position))[0]?.text ?? '',
                  games: position.games,
                })}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  )
}

/** Starts a game against bots from this position, with the cards of one of its games. */
const PlayFromHere = ({ loaded, found: { position } }: Pick<PathProps, 'loaded' | 'found'>) => {
  const siteTexts = useSiteTexts()
  const say = useExplorerTexts()
  const { importText } = useTable()
  const play = (): void => {
    const record = recordAt(loaded, position)
    if (record === null) return
    const { game } = loaded.index
    const seats = Array.from({ length: playersOf(loaded.index) }, (_, seat) => ({
      name: '',
      bot: seat === position.seat ? null : defaultLevel(game),
    }))
    const id = createId()
    importText(
      id,
      record,
      named(seats, (seat) => botName(seat, siteTexts)),
    )
    goTo({ page: 'table', id })
  }
  return (
    <button type="button" className={controls.button} onClick={play}>
      <SiteIcon name="u-play" />
      {say('play')}
    </button>
  )
}
