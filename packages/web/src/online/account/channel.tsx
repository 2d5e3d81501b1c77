import type { Result } from '@quayside/kernel'
import type { ChannelInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { confirmChannel, removeChannel, switchChannelOn, testChannel } from '../community/community-api.ts'
import { TextForm } from '../community/text-form.tsx'

interface ChannelProps {
  readonly channel: ChannelInfo
  readonly act: <Value>(wish: Promise<Result<Value>>, done?: string) => Promise<Result<Value>>
  readonly again: () => Promise<void>
}

const KINDS = ['push', 'mail', 'webhook'] as const

/** One way in which the person is told. */
export const Channel = ({ channel: { id, kind, label, confirmed, off }, act, again }: ChannelProps) => {
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
