/** The person's own page: who they are at this server, how they are told, and what is kept about them. */
import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { GamePage } from '../../shell/components/game-page.tsx'
import peopleStyles from '../community/community.module.css'
import { useOnline } from '../online-store.ts'
import { Bots } from './api-bots.tsx'
import { Mutes } from './muted-players.tsx'
import { NotificationChannels } from './notification-channels.tsx'
import { Passkeys } from './passkeys.tsx'
import { OwnData } from './personal-data.tsx'
import { Name, ProfileSwitch } from './profile-settings.tsx'

export const AccountPage = () => {
  const words = useTexts()
  const people = usePeopleWords()
  const { player, isHere, ban } = useOnline()
  return (
    <GamePage title={people('you')} className={peopleStyles.page}>
      <h1>{player?.name ?? people('you')}</h1>
      {isHere === false && ban === null && (
        <p className={controls.trouble}>{words.online('refusal.unreachable')}</p>
      )}
      {ban && (
        <div className={peopleStyles.zones}>
          <OwnData name="" />
        </div>
      )}
      {isHere === true && (
        <div className={peopleStyles.zones} key={player?.id}>
          <Name />
          <Passkeys />
          {player !== null && (
            <>
              <NotificationChannels />
              <ProfileSwitch id={player.id} />
              <Bots />
              <Mutes />
              <OwnData name={player.name} />
            </>
          )}
        </div>
      )}
    </GamePage>
  )
}
