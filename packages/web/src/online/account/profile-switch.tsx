import controls from '@quayside/table/controls/controls.module.css'
import { Switch } from '@quayside/table/controls/switch.tsx'
import { addressOf } from '@quayside/table/page/address.ts'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { FIRST_RATINGS } from '../../games.ts'
import { profileShown, showProfile } from '../community/community-api.ts'
import { Section } from '../community/section.tsx'
import { useServerAction } from '../community/server-hooks.ts'
import { StatusLine } from '../community/told-line.tsx'
import { useServerQuery } from '../community/use-asked.ts'

/** Nobody is shown without wishing so. */
export const ProfileSwitch = ({ id }: { readonly id: string }) => {
  const people = usePeopleWords()
  const { value, again } = useServerQuery(profileShown)
  const { told, act } = useServerAction()
  const isPublic = value?.public === true
  const turn = async (on: boolean): Promise<void> => {
    await act(showProfile(on), people('you.saved'))
    await again()
  }
  return (
    <Section title={people('you.profile')}>
      <Switch label={people('you.profile.public')} on={isPublic} turn={(on) => void turn(on)} />
      <p className={controls.quiet}>{people('you.profile.hint')}</p>
      <div className={controls.row}>
        {isPublic && (
          <a className={controls.button} href={addressOf({ page: 'player', id })}>
            {people('you.profile.see')}
          </a>
        )}
        <a className={controls.button} href={addressOf(FIRST_RATINGS)}>
          {people('ratings')}
        </a>
      </div>
      <StatusLine told={told} />
    </Section>
  )
}
