/** The player's name and the visibility of their profile. */
import controls from '@quayside/table/controls/controls.module.css'
import { Switch } from '@quayside/table/controls/form-controls.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { FIRST_RATINGS } from '../../games.ts'
import { createPlayer } from '../api.ts'
import {
  getOpenDataConsent,
  getProfileVisibility,
  rename,
  setOpenDataConsent,
  setProfileVisibility,
} from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { useOnline } from '../online-store.ts'

/** The player's name. */
export const NameSettings = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { player, probe } = useOnline()
  const { status, run } = useServerAction()
  const enter = async (name: string): Promise<boolean> => {
    const done = await run<unknown>(player === null ? createPlayer(name) : rename(name), people('you.saved'))
    if (done.ok) await probe()
    return false
  }
  return (
    <Section title={texts.online('name')}>
      {player === null && <p>{people('you.unknown')}</p>}
      <TextForm
        label={texts.online('name')}
        button={people('you.name.save')}
        value={player?.name ?? ''}
        field={{ maxLength: 40, autoComplete: 'nickname', spellCheck: false }}
        submit={enter}
      />
      <StatusLine text={status} />
    </Section>
  )
}

/** A profile is private until the player makes it public. */
export const ProfileVisibilitySettings = ({ id }: { readonly id: string }) => {
  const people = useCommunityTexts()
  const { value, reload } = useServerQuery(getProfileVisibility)
  const { status, run } = useServerAction()
  const isPublic = value?.public === true
  const turn = async (on: boolean): Promise<void> => {
    await run(setProfileVisibility(on), people('you.saved'))
    await reload()
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
      <StatusLine text={status} />
    </Section>
  )
}

/** Off until the player agrees. */
export const OpenDataSettings = () => {
  const people = useCommunityTexts()
  const { value, reload } = useServerQuery(getOpenDataConsent)
  const { status, run } = useServerAction()
  const turn = async (on: boolean): Promise<void> => {
    await run(setOpenDataConsent(on), people('you.saved'))
    await reload()
  }
  return (
    <Section title={people('you.open-data')}>
      <Switch label={people('you.open-data.give')} on={value?.given === true} turn={(on) => void turn(on)} />
      <p className={controls.quiet}>{people('you.open-data.hint')}</p>
      <StatusLine text={status} />
    </Section>
  )
}
