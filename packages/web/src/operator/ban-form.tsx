import type { Refusal, Result } from '@quayside/kernel'
import type { NewBan } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { withLabel } from '@quayside/texts'
import { type FormEvent, useId, useState } from 'react'
import shared from '../shell/components/shared.module.css'
import { ReasonField, RefusalLine } from './components.tsx'
import styles from './operator.module.css'
import { andRefresh, useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'

const DAY_MS = 24 * 3600_000

/** Durations in days; 0 for a permanent ban. */
const DAYS: readonly number[] = [1, 7, 30, 365, 0]

interface BanFormProps {
  /** The player to ban; null for a range of addresses. */
  readonly player: { readonly id: string; readonly name: string } | null
  readonly cancel?: () => void
  readonly done: () => void | Promise<void>
}

/** Form for a ban with its reason and duration. */
export const BanForm = ({ player, cancel, done }: BanFormProps) => {
  const operator = useOperatorTexts()
  const { locale } = useTexts()
  const api = useOperatorApi()
  const hint = useId()
  const [range, setRange] = useState('')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState(7)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const ban = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const terms = { reason: reason.trim(), expiresAt: days === 0 ? null : Date.now() + days * DAY_MS }
    const wanted: NewBan =
      player === null ? { range: range.trim(), ...terms } : { player: player.id, ...terms }
    const banned: Result<unknown> = await andRefresh(api.ban(wanted))
    setRefusal(banned.ok ? null : banned.refusal)
    if (!banned.ok) return
    setRange('')
    setReason('')
    await done()
  }
  return (
    <form
      className={styles.step}
      data-ui="step"
      aria-label={
        player === null ? operator('bans.range.add') : withLabel(operator('bans.ban'), player.name, locale)
      }
      onSubmit={(event) => void ban(event)}
    >
      {player === null && (
        <label className={styles.field}>
          <span>{operator('bans.range')}</span>
          <input
            className={shared.input}
            type="text"
            required
            maxLength={50}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint}
            value={range}
            onChange={({ target }) => setRange(target.value)}
          />
          <small id={hint}>{operator('bans.range.hint')}</small>
        </label>
      )}
      <ReasonField hint={operator('bans.reason.hint')} required value={reason} change={setReason} />
      <label className={styles.field}>
        <span>{operator('bans.length')}</span>
        <select
          className={shared.input}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {DAYS.map((length) => (
            <option key={length} value={length}>
              {length === 0 ? operator('bans.forever') : operator('bans.days', { days: length })}
            </option>
          ))}
        </select>
      </label>
      <RefusalLine refusal={refusal} />
      <div className={controls.row}>
        <button
          type="submit"
          className={`${controls.button} ${styles.button} ${controls.danger}`}
          data-ui="danger"
        >
          {operator('bans.ban')}
        </button>
        {cancel && (
          <button type="button" className={`${controls.button} ${styles.button}`} onClick={cancel}>
            {operator('cancel')}
          </button>
        )}
      </div>
    </form>
  )
}
