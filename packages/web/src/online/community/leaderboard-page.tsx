/** The leaderboard of a game, for each number of seats. */

import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useCallback, useState } from 'react'
import { games, gameTitle } from '../../games.ts'
import { GamePage } from '../../shell/components/game-page.tsx'
import shared from '../../shell/components/shared.module.css'
import { goTo } from '../../state/routing.ts'
import { useServerRefusalText } from '../server-refusal-text.ts'
import styles from './community.module.css'
import { leaderboard, type Ranked } from './community-api.ts'
import { useServerQuery } from './server-hooks.ts'

const SEATS: readonly number[] = [2, 3, 4, 5]

/** Page size of the server. */
const PAGE_SIZE = 100

interface LeaderboardPageProps {
  readonly game: string
  readonly seats: number
}

export const LeaderboardPage = ({ game, seats }: LeaderboardPageProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  return (
    <GamePage title={people('ratings')} className={shared.page}>
      <h1 className={shared.title}>{people('ratings')}</h1>
      <div className={`${controls.zone} ${styles.zone}`} data-ui="zone">
        <Segments
          label={texts.online('room.game')}
          choices={games.ids.map((value) => ({ value, label: gameTitle(value, texts) }))}
          chosen={game}
          choose={(chosen) => goTo({ page: 'ratings', game: chosen, seats })}
        />
        <Segments
          label={people('ratings.seats')}
          choices={SEATS.map((value) => ({ value, label: String(value) }))}
          chosen={seats}
          choose={(chosen) => goTo({ page: 'ratings', game, seats: chosen })}
        />
        <Ranking key={`${game} ${seats}`} game={game} seats={seats} />
      </div>
    </GamePage>
  )
}

const Ranking = ({ game, seats }: LeaderboardPageProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const { value, refusal } = useServerQuery(useCallback(() => leaderboard(game, seats, 0), [game, seats]))
  const [more, setMore] = useState<readonly Ranked[]>([])
  const rows = [...(value ?? []), ...more]
  const loadMore = async (): Promise<void> => {
    const next = await leaderboard(game, seats, rows.length)
    if (next.ok) setMore([...more, ...next.value])
  }
  if (refusal) return <p className={controls.trouble}>{refusalText(refusal)}</p>
  if (value?.length === 0) return <p className={controls.quiet}>{people('ratings.none')}</p>
  return (
    <>
      <table className={styles.ranking}>
        <caption className={pieceStyles.hidden}>
          {people('ratings.of', { game: gameTitle(game, texts), seats })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{people('ratings.rank')}</th>
            <th scope="col">{people('ratings.name')}</th>
            <th scope="col">{people('ratings.worth')}</th>
            <th scope="col">{people('ratings.games')}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row, index) => ({ row, rank: index + 1 }))
            .map(({ row, rank }) => (
              <tr key={rank}>
                <td>{rank}</td>
                <th scope="row">
                  <a href={addressOf({ page: 'player', id: row.profile })}>{row.name}</a>
                </th>
                <td>{row.ratingPoints}</td>
                <td>{row.games}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {rows.length > 0 && rows.length % PAGE_SIZE === 0 && (
        <button
          type="button"
          className={`${controls.button} ${styles.button}`}
          onClick={() => void loadMore()}
        >
          {people('ratings.more')}
        </button>
      )}
    </>
  )
}
