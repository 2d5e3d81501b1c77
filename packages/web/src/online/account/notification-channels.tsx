/** How the person is told that a table waits for them. */

import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useState } from 'react'
import peopleStyles from '../community/community.module.css'
import { addChannel, channels, getNotificationCapabilities } from '../community/community-api.ts'
import { Secret } from '../community/secret.tsx'
import { Section } from '../community/section.tsx'
import { useServerAction } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { StatusLine } from '../community/told-line.tsx'
import { useServerQuery } from '../community/use-asked.ts'
import { Channel } from './channel.tsx'
import { NotificationTimes } from './notification-times.tsx'
import { canPush, pushHere } from './subscribe-push.ts'

export const NotificationChannels = () => {
  const people = usePeopleWords()
  const { value: ways } = useServerQuery(getNotificationCapabilities)
  const { value, again } = useServerQuery(channels)
  const { told, tell, act } = useServerAction()
  const [secret, show] = useState<string | null>(null)
  const push = async (): Promise<void> => {
    if (ways === null) return
    if (!(await canPush())) return tell(people('tell.push.impossible'))
    const added = await pushHere(ways.vapidPublicKey)
    if (added === null) return tell(people('tell.push.blocked'))
    await act(Promise.resolve(added), people('you.saved'))
    await again()
  }
  const mail = async (to: string): Promise<boolean> => {
    const done = await act(addChannel({ kind: 'mail', to }), people('tell.tested'))
    await again()
    return done.ok
  }
  const webhook = async (url: string): Promise<boolean> => {
    const done = await act(addChannel({ kind: 'webhook', url }), people('you.saved'))
    show(done.ok ? (done.value.secret ?? null) : null)
    await again()
    return done.ok
  }
  return (
    <Section title={people('tell')}>
      {value?.length === 0 && <p className={controls.quiet}>{people('tell.none')}</p>}
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map((channel) => (
          <Channel key={channel.id} channel={channel} act={act} again={again} />
        ))}
      </ul>
      {secret !== null && <Secret label={people('tell.webhook.secret')} value={secret} />}
      <StatusLine told={told} />
      <div className={controls.row}>
        <button
          type="button"
          className={`${controls.button} ${peopleStyles.button}`}
          onClick={() => void push()}
        >
          {people('tell.push')}
        </button>
      </div>
      {ways?.mailEnabled === true && (
        <TextForm
          label={people('tell.mail')}
          act={people('tell.mail.add')}
          field={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
          enter={mail}
        />
      )}
      <TextForm
        label={people('tell.webhook')}
        act={people('tell.webhook.add')}
        field={{ type: 'url', placeholder: 'https://', maxLength: 1000 }}
        enter={webhook}
      />
      <NotificationTimes />
    </Section>
  )
}
