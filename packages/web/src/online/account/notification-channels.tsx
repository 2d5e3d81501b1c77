import type { Result } from '@quayside/kernel'
import type { ChannelInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useState } from 'react'
import peopleStyles from '../community/community.module.css'
import {
  addChannel,
  channels,
  confirmChannel,
  getNotificationCapabilities,
  removeChannel,
  switchChannelOn,
  testChannel,
} from '../community/community-api.ts'
import { Secret, Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { NotificationTimes } from './notification-times.tsx'
import { canPush, pushHere } from './subscribe-push.ts'

interface ChannelProps {
  readonly channel: ChannelInfo
  readonly act: <Value>(wish: Promise<Result<Value>>, done?: string) => Promise<Result<Value>>
  readonly again: () => Promise<void>
}

const KINDS = ['push', 'mail', 'webhook'] as const

/** One way in which the person is told. */
const Channel = ({ channel: { id, kind, label, confirmed, off }, act, again }: ChannelProps) => {
  const people = usePeopleWords()
  const known = KINDS.find((one) => one === kind)
  const confirm = async (code: string): Promise<boolean> => {
    const done = await act(confirmChannel(id, code), people('you.saved'))
    await again()
    return done.ok
  }
  const switchOn = async (): Promise<void> => {
    await act(switchChannelOn(id), people('tell.on.done'))
    await again()
  }
  const remove = async (): Promise<void> => {
    await act(removeChannel(id), people('you.saved'))
    await again()
  }
  return (
    <li>
      <span>
        <b>{label}</b>
        <small>
          {known !== undefined && people(`tell.kind.${known}`)}
          {confirmed ? null : ` · ${people('tell.mail.open')}`}
          {off === null ? null : ` · ${people(`tell.off.${off.reason}`)}`}
        </small>
      </span>
      {off !== null && (
        <button type="button" className={controls.button} onClick={() => void switchOn()}>
          {people('tell.on')}
        </button>
      )}
      {off === null && confirmed && (
        <button
          type="button"
          className={controls.button}
          onClick={() => void act(testChannel(id), people('tell.tested'))}
        >
          {people('tell.test')}
        </button>
      )}
      {!confirmed && (
        <TextForm
          label={people('tell.mail.code')}
          act={people('tell.mail.confirm')}
          field={{ inputMode: 'numeric', pattern: '\\d{8}', maxLength: 8, autoComplete: 'one-time-code' }}
          enter={confirm}
        />
      )}
      <button
        type="button"
        className={controls.iconButton}
        aria-label={people('tell.remove', { label })}
        onClick={() => void remove()}
      >
        <BinGlyph />
      </button>
    </li>
  )
}

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
