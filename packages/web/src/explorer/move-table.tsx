/** The moves played in a position with frequency and results. */

import {
  clearlyBest,
  type ExplorerPosition,
  type MoveTally,
  meanBand,
  shareBand,
} from '@quayside/game/explorer/explorer-index.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import styles from './explorer.module.css'
import { useExplorerTexts } from './explorer-texts.ts'
import { explorerNumbers } from './numbers.ts'
import { ShareBand } from './share-band.tsx'

interface MovesProps {
  readonly position: ExplorerPosition
  readonly players: number
  /** Averages are shown from this number of games on. */
  readonly leastGames: number
  readonly moveText: (move: string) => string
  /** The page that a move leads to. */
  readonly next: (move: number) => Route
}

export const MoveTable = ({ position, players, leastGames, moveText, next }: MovesProps) => {
  const say = useExplorerTexts()
  const number = explorerNumbers(useSiteTexts().locale)
  const best = clearlyBest(position.moves)
  const most = Math.max(1, ...position.moves.map(({ games }) => games))
  const { others } = position
  return (
    <table className={styles.table} data-ui="moves">
      <caption className={pieceStyles.hidden}>{say('moves')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('move')}</th>
          <th scope="col">{say('how-often')}</th>
          <th scope="col">{say('average')}</th>
          <th scope="col">{say('wins', { fair: number.share(1 / players) })}</th>
          <th scope="col">{say('games')}</th>
        </tr>
      </thead>
      <tbody>
        {position.moves.map((tally, place) => (
          <tr key={tally.move} className={place === best ? styles.best : undefined}>
            <th scope="row">
              <a href={addressOf(next(place))}>{moveText(tally.move)}</a>
              {place === best && <small>{say('best')}</small>}
            </th>
            <td data-label={say('how-often')}>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${(100 * tally.games) / most}%` }} />
              </span>
              {number.share(tally.games / position.games)}
            </td>
            <Result tally={tally} players={players} leastGames={leastGames} />
            <td data-label={say('games')}>{number.count(tally.games)}</td>
          </tr>
        ))}
        {others.kinds > 0 && (
          <tr className={controls.quiet}>
            <th scope="row">{say('others', { kinds: others.kinds })}</th>
            <td data-label={say('how-often')}>{number.share(others.games / position.games)}</td>
            <td colSpan={2}>{say('too-few')}</td>
            <td data-label={say('games')}>{number.count(others.games)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const Result = ({
  tally,
  players,
  leastGames,
}: Pick<MovesProps, 'players' | 'leastGames'> & { readonly tally: MoveTally }) => {
  const say = useExplorerTexts()
  const number = explorerNumbers(useSiteTexts().locale)
  if (tally.games < leastGames) return <td colSpan={2}>{say('too-few')}</td>
  return (
    <>
      <td data-label={say('average')}>
        <b>{number.points(tally.mean)}</b> <em>±{number.points(meanBand(tally))}</em>
      </td>
      <td data-label={say('wins.short')}>
        <ShareBand wins={tally.wins} games={tally.games} players={players} />
      </td>
    </>
  )
}

/** The same as sentences. */
export const MoveSentences = ({ position, leastGames, moveText, next }: MovesProps) => {
  const say = useExplorerTexts()
  const number = explorerNumbers(useSiteTexts().locale)
  return (
    <ul className={styles.sentences}>
      {position.moves.map((tally, place) => {
        const [low, high] = shareBand(tally.wins, tally.games)
        const common = {
          move: moveText(tally.move),
          share: number.share(tally.games / position.games),
          games: number.count(tally.games),
        }
        return (
          <li key={tally.move}>
            <a href={addressOf(next(place))}>{common.move}</a>
            {say('colon')}
            {tally.games < leastGames
              ? say('sentence.few', common)
              : say('sentence', {
                  ...common,
                  mean: number.points(tally.mean),
                  band: number.points(meanBand(tally)),
                  wins: number.share(tally.wins / tally.games),
                  low: number.share(low),
                  high: number.share(high),
                })}
          </li>
        )
      })}
      {position.others.kinds > 0 && (
        <li>
          {say('others', { kinds: position.others.kinds })}
          {say('colon')}
          {say('sentence.few', {
            share: number.share(position.others.games / position.games),
            games: number.count(position.others.games),
          })}
        </li>
      )}
    </ul>
  )
}
