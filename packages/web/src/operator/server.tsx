/** Health of the server: failing jobs and channels, and exhausted quotas. */
import type { JobState, OperatorJobs } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { dayText } from '@quayside/table/format.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useCallback, useState } from 'react'
import { ReasonedAction, RefusalLine, useLoaded } from './components.tsx'
import styles from './operator.module.css'
import { andRefresh, useOperatorApi } from './operator-state.ts'
import { failureText, jobKindText, quotaText, useOperatorTexts } from './operator-texts.ts'

type Job = OperatorJobs['jobs'][number]

export const Server = ({ announce }: { readonly announce: (text: string) => void }) => (
  <>
    <JobQueue announce={announce} />
    <Channels />
    <QuotaHits />
  </>
)

const JobQueue = ({ announce }: { readonly announce: (text: string) => void }) => {
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const [state, setState] = useState<JobState>('failing')
  const { value, refusal, again } = useLoaded(useCallback(() => api.jobs(state), [api, state]))
  const { waiting = 0, failing = 0, givenUp = 0 } = value?.counts ?? {}
  const changed = async (): Promise<void> => {
    await again()
    announce(operator('done'))
  }
  return (
    <section aria-labelledby="jobs">
      <h3 id="jobs" className={styles.subhead}>
        {operator('jobs')}
      </h3>
      <Segments
        label={operator('rooms.state')}
        choices={[
          { value: 'waiting' as const, label: operator('jobs.waiting', { count: waiting }) },
          { value: 'failing' as const, label: operator('jobs.failing', { count: failing }) },
          { value: 'given-up' as const, label: operator('jobs.given-up', { count: givenUp }) },
        ]}
        chosen={state}
        choose={setState}
      />
      <RefusalLine refusal={refusal} />
      {value?.jobs.length === 0 && <p className={controls.quiet}>{operator('jobs.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {value?.jobs.map((job) => (
          <JobItem key={job.id} job={job} changed={changed} />
        ))}
      </ul>
    </section>
  )
}

const JobItem = ({ job, changed }: { readonly job: Job; readonly changed: () => Promise<void> }) => {
  const { id, kind, room, owner, dueAt, attempts, lastError, givenUpAt } = job
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  return (
    <li>
      <div className={styles.head}>
        <b>{jobKindText(kind, operator)}</b>
        <code>{id}</code>
      </div>
      {attempts > 0 && (
        <p>
          {operator('jobs.failed', { count: attempts, error: failureText(lastError ?? 'unknown', operator) })}
        </p>
      )}
      <p className={styles.note}>
        {givenUpAt === null
          ? operator('jobs.due', { date: dayText(dueAt, texts) })
          : operator('jobs.gave-up', { date: dayText(givenUpAt, texts) })}
      </p>
      <div className={controls.row}>
        <a
          className={`${controls.button} ${styles.button}`}
          href={addressOf({ page: 'operator', tab: 'rooms', search: room })}
        >
          {operator('rooms.one')}
        </a>
        {owner !== null && (
          <a
            className={`${controls.button} ${styles.button}`}
            href={addressOf({ page: 'operator', tab: 'players', search: owner })}
          >
            {operator('players.owner')}
          </a>
        )}
        <ReasonedAction
          label={operator('jobs.retry')}
          target={id}
          hint={operator('jobs.retry.hint')}
          act={(reason) => andRefresh(api.retryJob(id, reason))}
          done={changed}
        />
        <ReasonedAction
          label={operator('jobs.delete')}
          target={id}
          hint={operator('jobs.delete.hint')}
          isDangerous
          act={(reason) => andRefresh(api.deleteJob(id, reason))}
          done={changed}
        />
      </div>
    </li>
  )
}

const Channels = () => {
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const { value, refusal } = useLoaded(useCallback(() => api.channels(), [api]))
  return (
    <section aria-labelledby="channels">
      <h3 id="channels" className={styles.subhead}>
        {operator('channels')}
      </h3>
      <RefusalLine refusal={refusal} />
      {value?.length === 0 && <p className={controls.quiet}>{operator('channels.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {value?.map(({ id, kind, player, failures, failedAt, lastError, offSince }) => (
          <li key={id}>
            <div className={styles.head}>
              <a href={addressOf({ page: 'operator', tab: 'players', search: player.id })}>
                <b>{player.name}</b>
              </a>
              <span className={styles.tag}>{operator(`channels.${kind}`)}</span>
              {offSince !== null && (
                <span className={`${styles.tag} ${styles.banned}`}>
                  {operator('channels.off', { date: dayText(offSince, texts) })}
                </span>
              )}
            </div>
            <p className={styles.note}>
              {operator('channels.failed', {
                count: failures,
                date: failedAt === null ? '' : dayText(failedAt, texts),
                error: failureText(lastError ?? 'unknown', operator),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const QuotaHits = () => {
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const { value, refusal } = useLoaded(useCallback(() => api.quotaHits(), [api]))
  return (
    <section aria-labelledby="quotas">
      <h3 id="quotas" className={styles.subhead}>
        {operator('quotas')}
      </h3>
      <RefusalLine refusal={refusal} />
      {value?.length === 0 && <p className={controls.quiet}>{operator('quotas.none')}</p>}
      {value !== null && value.length > 0 && (
        <table className={styles.table} data-ui="table">
          <thead>
            <tr>
              <th scope="col">{operator('quotas.quota')}</th>
              <th scope="col">{operator('quotas.subject')}</th>
              <th scope="col">{operator('quotas.hits')}</th>
              <th scope="col">{operator('quotas.last')}</th>
            </tr>
          </thead>
          <tbody>
            {value.map(({ quota, subject, hits, lastAt }) => (
              <tr key={`${quota} ${subject}`}>
                <td data-label={operator('quotas.quota')}>{quotaText(quota, operator)}</td>
                <td data-label={operator('quotas.subject')}>
                  <Subject subject={subject} />
                </td>
                <td data-label={operator('quotas.hits')}>{hits}</td>
                <td data-label={operator('quotas.last')}>{dayText(lastAt, texts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A player is a link; an address is plain text. */
const Subject = ({ subject }: { readonly subject: string }) => {
  const player = /^player:(.*)$/.exec(subject)?.[1]
  return player === undefined ? (
    <code>{subject}</code>
  ) : (
    <a href={addressOf({ page: 'operator', tab: 'players', search: player })}>
      <code>{player}</code>
    </a>
  )
}
