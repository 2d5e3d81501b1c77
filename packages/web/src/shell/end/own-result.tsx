/** The viewer's own result: place, distance, record, duration and date. */
import type { Outcome, Score, Seat } from '@quayside/kernel'
import { dayText } from '@quayside/table/format.ts'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { durationText, lazyMessages, regionalTag, type Translate } from '@quayside/texts'
import { useEffect, useState } from 'react'
import styles from './end.module.css'
import type { EndMessages } from './messages/types.ts'
import { comparedWith, LONGEST, type OwnRecord, readOwnRecord } from './own-record.ts'

const loadEndTexts = lazyMessages<EndMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useEndTexts: () => Translate<EndMessages> = lazyTexts(loadEndTexts)

/** Null until it is loaded, and where there is none. */
const useOwnRecord = (id: string): OwnRecord | null => {
  const [record, setRecord] = useState<OwnRecord | null>(null)
  const isOnline = useTable(({ server }) => server !== null)
  useEffect(() => {
    let left = false
    if (isOnline) return
    void readOwnRecord(id).then((found) => {
      if (!left) setRecord(found)
    })
    return () => {
      left = true
    }
  }, [id, isOnline])
  return record
}

interface OwnResultProps {
  readonly id: string
  readonly outcome: Outcome
  readonly me: Seat
  readonly points: (amount: number) => string
}

export const OwnResult = ({ id, outcome, me, points }: OwnResultProps) => {
  const texts = useTexts()
  const end = useEndTexts()
  const { seats, history } = useTable()
  const record = useOwnRecord(id)
  const own = outcome.scores.find(({ seat }) => seat === me)
  const other = comparedWith(outcome, me)
  if (own === undefined) return null
  const best = record === null ? [] : record.earlier.map((game) => game.points)
  const comparison =
    best.length === 0
      ? null
      : own.total > Math.max(...best)
        ? end('record.best', { points: points(Math.max(...best)) })
        : end('record.kept', { points: points(Math.max(...best)) })
  const lasted = record === null ? null : record.ended - record.begun
  const tag = regionalTag(texts.locale, navigator.languages)
  return (
    <section className={styles.result} data-ui="own-result" aria-label={texts.board('you')}>
      {other !== null && <b className={styles.place}>{texts.shell('end.rank', { rank: own.rank })}</b>}
      <div>
        {other !== null && (
          <h2>{distanceText(own, other, seatName(seats, other.seat, texts), end, points)}</h2>
        )}
        <p>
          {end('total', { points: points(own.total) })} {comparison}
        </p>
      </div>
      <dl>
        {lasted !== null && lasted < LONGEST && (
          <div>
            <dt>{end('duration')}</dt>
            <dd>{durationText(lasted, tag)}</dd>
          </div>
        )}
        {record !== null && (
          <div>
            <dt>{end('date')}</dt>
            <dd>{dayText(record.ended, texts)}</dd>
          </div>
        )}
        <div>
          <dt>{end('moves')}</dt>
          <dd>{history.filter(({ seat }) => seat === me).length}</dd>
        </div>
      </dl>
    </section>
  )
}

const distanceText = (
  own: Score,
  other: Score,
  player: string,
  end: Translate<EndMessages>,
  points: (amount: number) => string,
): string => {
  const ahead = own.total - other.total
  if (ahead === 0) return end('level', { player })
  return end(ahead > 0 ? 'ahead' : 'behind', { player, points: points(Math.abs(ahead)) })
}
