/** Notification channels of the player: push, mail and webhooks, with confirmation and tests. */

import type { Result } from '@quayside/kernel'
import type { ChannelInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useState } from 'react'
import peopleStyles from '../community/community.module.css'
import {
  addChannel,
  confirmChannel,
  getChannels,
  getNotificationCapabilities,
  removeChannel,
  switchChannelOn,
  testChannel,
} from '../community/community-api.ts'
import { Secret, Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { NotificationTimes } from './notification-times.tsx'
import { canPush, subscribePush } from './push-subscription.ts'

interface ChannelProps {
  readonly channel: ChannelInfo
  readonly run: <Value>(request: Promise<Result<Value>>, done?: string) => Promise<Result<Value>>
  readonly reload: () => Promise<void>
}

const KINDS = ['push', 'mail', 'webhook'] as const

/** One notification channel: push, mail or webhook. */
const Channel = ({ channel: { id, kind, label, confirmed, off }, run, reload }: ChannelProps) => {
  const people = useCommunityTexts()
  const known = KINDS.find((one) => one === kind)
  const confirm = async (code: string): Promise<boolean> => {
    const done = await run(confirmChannel(id, code), people('you.saved'))
    await reload()
    return done.ok
  }
  const switchOn = async (): Promise<void> => {
    await run(switchChannelOn(id), people('notify.on.done'))
    await reload()
  }
  const remove = async (): Promise<void> => {
    await run(removeChannel(id), people('you.saved'))
    await reload()
  }
  return (
    <li>
      <span>
        <b>{label}</b>
        <small>
          {known !== undefined && people(`notify.kind.${known}`)}
          {confirmed ? null : ` · ${people('notify.mail.open')}`}
          {off === null ? null : ` · ${people(`notify.off.${off.reason}`)}`}
        </small>
      </span>
      {off !== null && (
        <button type="button" className={controls.button} onClick={() => void switchOn()}>
          {people('notify.on')}
        </button>
      )}
      {off === null && confirmed && (
        <button
          type="button"
          className={controls.button}
          onClick={() => void run(testChannel(id), people('notify.tested'))}
        >
          {people('notify.test')}
        </button>
      )}
      {!confirmed && (
        <TextForm
          label={people('notify.mail.code')}
          button={people('notify.mail.confirm')}
          field={{ inputMode: 'numeric', pattern: '\\d{8}', maxLength: 8, autoComplete: 'one-time-code' }}
          submit={confirm}
        />
      )}
      <button
        type="button"
        className={controls.iconButton}
        aria-label={people('notify.remove', { label })}
        onClick={() => void remove()}
      >
        <BinGlyph />
      </button>
    </li>
  )
}

export const NotificationChannels = () => {
  const people = useCommunityTexts()
  const { value: capabilities } = useServerQuery(getNotificationCapabilities)
  const { value, reload } = useServerQuery(getChannels)
  const { status, setStatus, run } = useServerAction()
  const [secret, setSecret] = useState<string | null>(null)
  const push = async (): Promise<void> => {
    if (capabilities === null) return
    if (!(await canPush())) return setStatus(people('notify.push.impossible'))
    const added = await subscribePush(capabilities.vapidPublicKey)
    if (added === null) return setStatus(people('notify.push.blocked'))
    await run(Promise.resolve(added), people('you.saved'))
    await reload()
  }
  const mail = async (to: string): Promise<boolean> => {
    const done = await run(addChannel({ kind: 'mail', to }), people('notify.tested'))
    await reload()
    return done.ok
  }
  const webhook = async (url: string): Promise<boolean> => {
    const done = await run(addChannel({ kind: 'webhook', url }), people('you.saved'))
    setSecret(done.ok ? (done.value.secret ?? null) : null)
    await reload()
    return done.ok
  }
  return (
    <Section title={people('notify')}>
      {value?.length === 0 && <p className={controls.quiet}>{people('notify.none')}</p>}
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map((channel) => (
          <Channel key={channel.id} channel={channel} run={run} reload={reload} />
        ))}
      </ul>
      {secret !== null && <Secret label={people('notify.webhook.secret')} value={secret} />}
      <StatusLine text={status} />
      <div className={controls.row}>
        <button
          type="button"
          className={`${controls.button} ${peopleStyles.button}`}
          onClick={() => void push()}
        >
          {people('notify.push')}
        </button>
      </div>
      {capabilities?.mailEnabled === true && (
        <TextForm
          label={people('notify.mail')}
          button={people('notify.mail.add')}
          field={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
          submit={mail}
        />
      )}
      <TextForm
        label={people('notify.webhook')}
        button={people('notify.webhook.add')}
        field={{ type: 'url', placeholder: 'https://', maxLength: 1000 }}
        submit={webhook}
      />
      <NotificationTimes />
    </Section>
  )
}
