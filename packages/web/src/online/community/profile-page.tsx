/** The public profile of a player: ratings and finished games. */
import type { Profile } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useCallback } from 'react'
import { gameTitle } from '../../games.ts'
import { GamePage } from '../../shell/components/game-page.tsx'
import shared from '../../shell/components/shared.module.css'
import { useServerRefusalText } from '../server-refusal-text.ts'
import styles from './community.module.css'
import { getProfile } from './community-api.ts'
import { FinishedGames } from './finished-games.tsx'
import { Section } from './section.tsx'
import { useServerQuery } from './server-hooks.ts'

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
  return (
    <FinishedGames
      title={people('profile.games')}
      none={people('profile.games.none')}
      first={first}
      loadFrom={async (offset) => {
        const profile = await getProfile(id, offset)
        return profile.ok ? profile.value.games : null
      }}
      details={({ ended }) => dayText(ended, texts)}
    />
  )
}
