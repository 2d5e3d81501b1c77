/** The account page: name, passkeys, notifications, profile, API bots, muted players and personal data. */
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { GamePage } from '../../shell/components/game-page.tsx'
import shared from '../../shell/components/shared.module.css'
import peopleStyles from '../community/community.module.css'
import { useOnline } from '../online-store.ts'
import { ApiBots } from './api-bots.tsx'
import { FriendsSection } from './friends.tsx'
import { GameHistory } from './game-history.tsx'
import { MutedPlayers } from './muted-players.tsx'
import { NotificationChannels } from './notification-channels.tsx'
import { Passkeys } from './passkeys.tsx'
import { PersonalData } from './personal-data.tsx'
import { NameSettings, OpenDataSettings, ProfileVisibilitySettings } from './profile-settings.tsx'

export const AccountPage = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { player, isAvailable, ban } = useOnline()
  return (
    <GamePage title={people('you')} className={shared.page}>
      <h1 className={shared.title}>{player?.name ?? people('you')}</h1>
      {isAvailable === false && ban === null && (
        <p className={controls.trouble}>{texts.online('refusal.unreachable')}</p>
      )}
      {ban && (
        <div className={peopleStyles.zones}>
          <PersonalData name="" />
        </div>
      )}
      {isAvailable === true && (
        <div className={peopleStyles.zones} key={player?.id}>
          <NameSettings />
          <Passkeys />
          {player !== null && (
            <>
              <FriendsSection />
              <GameHistory />
              <NotificationChannels />
              <ProfileVisibilitySettings id={player.id} />
              <OpenDataSettings />
              <ApiBots />
              <MutedPlayers />
              <PersonalData name={player.name} />
            </>
          )}
        </div>
      )}
    </GamePage>
  )
}
