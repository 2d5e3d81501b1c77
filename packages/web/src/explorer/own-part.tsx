/** The viewer's own moves in the same position. */
import { MIN_GAMES_OF_A_MOVE, meanBand } from '@quayside/game/explorer/explorer-index.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useEffect, useId, useState } from 'react'
import styles from './explorer.module.css'
import type { LoadedExplorer } from './explorer-data.ts'
import { useExplorerTexts } from './explorer-texts.ts'
import { explorerNumbers } from './numbers.ts'
import { type OwnTurn, ownTurns } from './own-games.ts'

const useOwnTurns = ({ explorer, rules, index }: LoadedExplorer): readonly OwnTurn[] | null => {
  const [turns, setTurns] = useState<readonly OwnTurn[] | null>(null)
  useEffect(() => {
    let left = false
    ownTurns(index.game, index.setUp, rules, explorer).then(
      (found) => {
        if (!left) setTurns(found)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [explorer, rules, index])
  return turns
}

const favoriteOf = (turns: readonly OwnTurn[]): { move: string; times: number } | null => {
  const moves = [...new Set(turns.map(({ move }) => move))]
    .map((move) => ({ move, times: turns.filter((turn) => turn.move === move).length }))
    .toSorted((one, other) => other.times - one.times)
  return moves[0] ?? null
}

interface OwnPartProps {
  readonly loaded: LoadedExplorer
  /** The position's key. */
  readonly at: string
  readonly moveText: (move: string) => string
}

export const OwnPart = ({ loaded, at, moveText }: OwnPartProps) => {
  const say = useExplorerTexts()
  const number = explorerNumbers(useSiteTexts().locale)
  const title = useId()
  const turns = useOwnTurns(loaded)?.filter(({ key }) => key === at)
  if (turns === undefined) return null
  const favorite = favoriteOf(turns)
  const mean = turns.reduce((sum, { points }) => sum + points, 0) / Math.max(1, turns.length)
  const squares = turns.reduce((sum, { points }) => sum + (points - mean) ** 2, 0)
  const sd = Math.sqrt(squares / Math.max(1, turns.length - 1))
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby={title} data-ui="mine">
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id={title}>{say('mine')}</h2>
        <p>{say('mine.games', { games: turns.length })}</p>
      </div>
      {favorite !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{say('mine.favorite')}</dt>
            <dd>
              <b>{moveText(favorite.move)}</b>{' '}
              {say('mine.of', { times: favorite.times, games: turns.length })}
            </dd>
          </div>
          <div>
            <dt>{say('mine.result')}</dt>
            <dd>
              <b>{number.points(mean)}</b>{' '}
              {turns.length > 1 && `±${number.points(meanBand({ sd, games: turns.length }))}`}
            </dd>
          </div>
        </dl>
      )}
      {favorite !== null && turns.length < MIN_GAMES_OF_A_MOVE && (
        <p className={styles.line}>{say('mine.few', { games: turns.length })}</p>
      )}
    </section>
  )
}
