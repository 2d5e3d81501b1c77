import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useCallback } from 'react'
import { ReasonedAction, RefusalLine, useLoaded } from './components.tsx'
import styles from './operator.module.css'
import type { ListedReport } from './operator-api.ts'
import { andRefresh, useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'

/** Reported messages, the oldest first. */
export const Reports = ({ announce }: { readonly announce: (text: string) => void }) => {
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const { value, refusal, again } = useLoaded(useCallback(() => api.reports(), [api]))
  const resolved = async (): Promise<void> => {
    await again()
    announce(operator('done'))
  }
  return (
    <>
      <RefusalLine refusal={refusal} />
      {value?.length === 0 && <p className={controls.quiet}>{operator('reports.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {value?.map((report) => (
          <ReportItem key={report.id} report={report} resolved={resolved} />
        ))}
      </ul>
    </>
  )
}

interface ReportItemProps {
  readonly report: ListedReport
  readonly resolved: () => Promise<void>
}

const ReportItem = ({ report, resolved }: ReportItemProps) => {
  const { id, room, author, name, reporterName, text, messageCreatedAt, reason, createdAt } = report
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  return (
    <li>
      <blockquote className={styles.quote}>
        <p>{text}</p>
        <footer>
          <b>{name}</b> · {dayText(messageCreatedAt, texts)}
        </footer>
      </blockquote>
      <p>{operator('reports.by', { player: reporterName, date: dayText(createdAt, texts) })}</p>
      {reason !== '' && <p>{operator('reports.why', { why: reason })}</p>}
      <div className={controls.row}>
        <a
          className={`${controls.button} ${styles.button}`}
          href={addressOf({ page: 'operator', tab: 'rooms', search: room })}
        >
          {operator('rooms.one')}
        </a>
        <a
          className={`${controls.button} ${styles.button}`}
          href={addressOf({ page: 'operator', tab: 'players', search: author })}
        >
          {operator('reports.author', { player: name })}
        </a>
        <ReasonedAction
          label={operator('reports.resolve')}
          target={name}
          hint={operator('reports.resolve.hint')}
          act={(reason) => andRefresh(api.resolveReport(id, reason))}
          done={resolved}
        />
      </div>
    </li>
  )
}
