/** The player's daily statistics: streak, ranks, and the days played. */
import { RANKS } from '@quayside/game/daily/rank.ts'
import { resultLine } from '@quayside/game/daily/result-text.ts'
import { streakFrom } from '@quayside/game/daily/streak.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { useState } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import styles from './daily.module.css'
import { isOpen } from './daily-store.ts'
import { dayText, rankOfTry, useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'
import { monthOf } from './month.ts'

interface DaysProps {
  readonly tries: readonly DailyTry[]
  readonly today: string
  /** The try that the page shows. */
  readonly shown?: DailyTry
}

interface YourDaysProps extends DaysProps {
  /** Whether the page is the calendar itself. */
  readonly isCalendar?: boolean
}

export const YourDays = ({ tries, today, shown, isCalendar = false }: YourDaysProps) => {
  const say = useDailyTexts()
  const { inRow, longest, played, calmDays } = streakFrom(tries, today)
  const stats = [
    ['stat.row', inRow],
    ['stat.longest', longest],
    ['stat.played', played],
    ['stat.calm', calmDays],
  ] as const
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="days">
      <div className={`${layout.row} ${styles.days}`}>
        <h2 id="days">{say('days')}</h2>
        {isCalendar ? (
          <a href={addressOf({ page: 'daily' })}>{say('today')}</a>
        ) : (
          <a href={addressOf({ page: 'daily', date: monthOf(shown?.date ?? today) })}>{say('calendar')}</a>
        )}
      </div>
      <dl className={styles.stats}>
        {stats.map(([label, count]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Ranks tries={tries} shown={shown} />
    </section>
  )
}

const Ranks = ({ tries, shown }: Pick<DaysProps, 'tries'> & { readonly shown: DailyTry | undefined }) => {
  const say = useDailyTexts()
  const ranks = tries.map(rankOfTry)
  const counts = RANKS.map((rank) => ({ rank, count: ranks.filter((one) => one === rank).length }))
  const most = Math.max(...counts.map(({ count }) => count))
  const own = shown === undefined ? null : rankOfTry(shown)
  if (most === 0) return <p className={controls.quiet}>{say('ranks.none')}</p>
  return (
    <>
      <h3 className={pieceStyles.hidden}>{say('ranks')}</h3>
      <ul className={styles.ranks}>
        {counts.map(({ rank, count }) => (
          <li key={rank} data-own={rank === own}>
            <span>{say(`rank.${rank}`)}</span>
            <b data-none={count === 0 || undefined} style={{ inlineSize: `${(100 * count) / most}%` }}>
              {count}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Days listed at first, and added by each "more". */
const DAYS_LISTED = 5

export const History = ({ tries, today }: DaysProps) => {
  const say = useDailyTexts()
  const [listed, setListed] = useState(DAYS_LISTED)
  const earlier = tries.filter(({ date }) => date < today)
  const dates = new Set(earlier.map(({ date }) => date)).size
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="history">
      <h2 id="history">{say('history')}</h2>
      {dates === 0 && <p className={controls.quiet}>{say('history.none')}</p>}
      <DayList tries={earlier} listed={listed} />
      {dates > listed && (
        <button type="button" className={controls.button} onClick={() => setListed(listed + DAYS_LISTED)}>
          {say('history.more')}
        </button>
      )}
    </section>
  )
}

interface DayListProps {
  readonly tries: readonly DailyTry[]
  /** Number of days, the latest first; without it all are listed. */
  readonly listed?: number
}

/** Days with their attempts. */
export const DayList = ({ tries, listed }: DayListProps) => {
  const { locale } = useTexts()
  const dates = [...new Set(tries.map(({ date }) => date))].sort().reverse()
  return (
    <ul className={styles.history}>
      {dates.slice(0, listed).map((date) => (
        <li key={date}>
          <a href={addressOf({ page: 'daily', date })}>{dayText(date, 'short', locale)}</a>
          <Tries tries={tries.filter((one) => one.date === date)} />
        </li>
      ))}
    </ul>
  )
}

const Tries = ({ tries }: Pick<DaysProps, 'tries'>) => (
  <ul>
    {tries.map((one) => (
      <li key={one.id}>
        <TryLine own={one} />
      </li>
    ))}
  </ul>
)

/** One try as a link to its result. */
export const TryLine = ({ own }: { readonly own: DailyTry }) => {
  const offer = useDeals().find(({ deal }) => deal.kind === own.kind)
  return offer === undefined ? null : <OfferedTry own={own} offer={offer} />
}

const OfferedTry = ({
  own,
  offer,
}: {
  readonly own: DailyTry
  readonly offer: Parameters<typeof useDealTexts>[0]
}) => {
  const tableTexts = useDealTexts(offer)
  const { say, texts, deal } = tableTexts
  const line = isOpen(own) ? say('continue') : resultLine(own.finished, own.comparison, tableTexts)
  return (
    <a href={addressOf({ page: 'daily', date: own.date, kind: own.kind })}>
      {texts.title(deal.kind)}
      <small>{line}</small>
    </a>
  )
}
