import type { AuditAction, AuditEntries } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import type { SayOperator } from '@quayside/texts/messages/operator'
import { useCallback } from 'react'
import { RefusalLine } from './components.tsx'
import styles from './operator.module.css'
import { useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'
import { usePages } from './pages.ts'

type AuditItem = AuditEntries['entries'][number]

const ACTIONS = [
  'report-resolved',
  'room-closed',
  'room-removed',
  'player-renamed',
  'banned',
  'unbanned',
  'job-retried',
  'job-deleted',
  'wrong-token',
] as const satisfies readonly AuditAction[]

/** A newer server may have actions that this page has no text for. */
const actionText = (action: string, operator: SayOperator): string => {
  const known = ACTIONS.find((one) => one === action)
  return known === undefined ? action : operator(`action.${known}`)
}

/** The audit log, the latest entry first. */
export const Audit = () => {
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const load = useCallback(
    async (cursor: string | null) => {
      const found = await api.audit(cursor)
      return found.ok ? { ok: true as const, value: { rows: found.value.entries, ...found.value } } : found
    },
    [api],
  )
  const { rows, refusal, hasMore, more } = usePages(load)
  return (
    <>
      <RefusalLine refusal={refusal} />
      {rows?.length === 0 && <p className={controls.quiet}>{operator('audit.none')}</p>}
      {rows !== null && rows.length > 0 && (
        <table className={styles.table} data-ui="table">
          <thead>
            <tr>
              <th scope="col">{operator('audit.when')}</th>
              <th scope="col">{operator('audit.action')}</th>
              <th scope="col">{operator('audit.target')}</th>
              <th scope="col">{operator('reason')}</th>
              <th scope="col">{operator('audit.operator')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <tr key={entry.id}>
                <td data-label={operator('audit.when')}>{dayText(entry.recordedAt, texts)}</td>
                <td data-label={operator('audit.action')}>{actionText(entry.action, operator)}</td>
                <td data-label={operator('audit.target')}>
                  <Target entry={entry} />
                </td>
                <td data-label={operator('reason')}>{entry.reason}</td>
                <td data-label={operator('audit.operator')}>
                  {entry.operator !== '' && <code>{entry.operator}</code>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasMore && (
        <button type="button" className={`${controls.button} ${styles.button}`} onClick={() => void more()}>
          {operator('more')}
        </button>
      )}
    </>
  )
}

/** The target of an action, as a link if it still exists. */
const Target = ({ entry: { action, target, details } }: { readonly entry: AuditItem }) => {
  const operator = useOperatorTexts()
  if (action === 'wrong-token')
    return operator('audit.wrong-tokens', {
      attempts: Number(details['attempts'] ?? 0),
      addresses: Number(details['addresses'] ?? 0),
    })
  if (target.kind === 'player' && target.name !== null)
    return <a href={addressOf({ page: 'operator', tab: 'players', search: target.id })}>{target.name}</a>
  if (target.kind === 'room' && action !== 'room-removed')
    return (
      <a href={addressOf({ page: 'operator', tab: 'rooms', search: target.id })}>
        <code>{target.id}</code>
      </a>
    )
  return <code>{target.id}</code>
}
