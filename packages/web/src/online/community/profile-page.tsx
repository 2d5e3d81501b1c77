/** The public profile of a player: ratings and finished games. */
import type { Profile } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf, roomSource } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useCallback, useState } from 'react'
import { gameTitle, hasReplay } from '../../games.ts'
import { GamePage } from '../../shell/components/game-page.tsx'
import shared from '../../shell/components/shared.module.css'
import { useServerRefusalText } from '../server-refusal-text.ts'
import styles from './community.module.css'
import { getProfile } from './community-api.ts'
import { ResultLine } from './result-line.tsx'
import { Section } from './section.tsx'
import { useServerQuery } from './server-hooks.ts'

/** Page size of the server. */
const PAGE_SIZE = 20

export const ProfilePage = ({ id }: { readonly id: string }) => {
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const { value, refusal } = useServerQuery(useCallback(() => getProfile(id, 0), [id]))
  return (
    <GamePage title={value?.name ?? people('ratings.name')} className={shared.page}>
      <h1 className={shared.title}>{value?.name ?? people('ratings.name')}</h1>
      {refusal && <p className={controls.trouble}>{refusalText(refusal)}</p>}
      {value && (
        <div className={styles.zones}>
          <Ratings ratings={value.ratings} />
          <Games id={id} first={value.games} />
        </div>
      )}
    </GamePage>
  )
}

const Ratings = ({ ratings }: Pick<Profile, 'ratings'>) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  return (
    <Section title={people('profile.ratings')}>
      {ratings.length === 0 && <p className={controls.quiet}>{people('profile.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {ratings.map(({ game, seats, ratingPoints, games }) => (
          <li key={`${game} ${seats}`}>
            <span>
              {people('ratings.of', { game: gameTitle(game, texts), seats })}
              <small>{people('profile.rated', { games })}</small>
            </span>
            <b>{ratingPoints}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface GamesProps {
  readonly id: string
  readonly first: Profile['games']
}

const Games = ({ id, first }: GamesProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const [games, setGames] = useState(first)
  const [isComplete, setComplete] = useState(first.length < PAGE_SIZE)
  const loadMore = async (): Promise<void> => {
    const next = await getProfile(id, games.length)
    if (!next.ok) return
    setGames([...games, ...next.value.games])
    setComplete(next.value.games.length < PAGE_SIZE)
  }
  return (
    <Section title={people('profile.games')}>
      {games.length === 0 && <p className={controls.quiet}>{people('profile.games.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {games.map(({ room, game, names, bots, ended, results }) => (
          <li key={room}>
            <span>
              <b>{gameTitle(game, texts)}</b>
              <ResultLine names={names} bots={bots} results={results} />
              <small>{dayText(ended, texts)}</small>
            </span>
            {hasReplay(game) && (
              <a
                className={`${controls.button} ${styles.button}`}
                href={addressOf({
                  page: 'replay',
                  source: roomSource(room),
                  position: null,
                  review: false,
                })}
              >
                {people('profile.replay')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {!isComplete && (
        <button
          type="button"
          className={`${controls.button} ${styles.button}`}
          onClick={() => void loadMore()}
        >
          {people('profile.more')}
        </button>
      )}
    </Section>
  )
}
