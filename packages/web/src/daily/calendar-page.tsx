/** The calendar of the daily harbor: the days of a month, each open for practice, and the player's results. */
import { localDate, versionOn } from '@quayside/game/daily/deal.ts'
import { type DayState, streakFrom } from '@quayside/game/daily/streak.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { formatTag, joinParts, withLabel } from '@quayside/texts'
import { useEffect, useState } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import { RefusalMessage } from '../shell/components/refusal-message.tsx'
import shared from '../shell/components/shared.module.css'
import styles from './daily.module.css'
import { isOpen, refreshTries, useDaily } from './daily-store.ts'
import { dayText, useDailyTexts, useDeals } from './daily-texts.ts'
import { firstWeekday, monthOf, nextMonth, weeksOf } from './month.ts'
import { DayList, YourDays } from './your-days.tsx'

interface CalendarProps {
  readonly month: string
}

export const Calendar = ({ month }: CalendarProps) => {
  const say = useDailyTexts()
  const { locale } = useSiteTexts()
  const { tries: read, refusal } = useDaily()
  const [today] = useState(() => localDate(new Date()))
  useEffect(() => void refreshTries(), [])
  const tries = read ?? []
  const played = tries.filter(({ date }) => monthOf(date) === month)
  const title = dayText(`${month}-01`, 'month', locale)
  return (
    <GamePage title={withLabel(say('calendar'), title, locale)} className={`${shared.page} ${styles.daily}`}>
      {refusal && <RefusalMessage refusal={refusal} />}
      <div className={styles.layout}>
        <section className={`${shared.deep} ${shared.rope} ${styles.harbor}`} aria-labelledby="month">
          <div className={styles.head}>
            <div>
              <h1 id="month">{title}</h1>
              <p>{say('calendar.hint')}</p>
            </div>
          </div>
          <div className={styles.deals}>
            <Month month={month} tries={tries} today={today} />
          </div>
          <nav className={`${controls.row} ${styles.foot}`} aria-label={say('calendar')}>
            <Neighbor month={nextMonth(month, -1)} today={today} />
            <Neighbor month={nextMonth(month, 1)} today={today} />
          </nav>
        </section>
        <div className={styles.side}>
          <YourDays tries={tries} today={today} isCalendar />
          <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="results">
            <h2 id="results">{say('calendar.results')}</h2>
            {played.length === 0 && <p className={controls.quiet}>{say('history.none')}</p>}
            <DayList tries={played} />
          </section>
        </div>
      </div>
    </GamePage>
  )
}

interface NeighborProps {
  readonly month: string
  readonly today: string
}

/** Nothing before the first day with a deal, and after today. */
const Neighbor = ({ month, today }: NeighborProps) => {
  const { locale } = useSiteTexts()
  const isLater = month > monthOf(today)
  if (isLater || versionOn(`${month}-31`) === null) return null
  return (
    <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'daily', date: month })}>
      {dayText(`${month}-01`, 'month', locale)}
    </a>
  )
}

interface MonthProps {
  readonly month: string
  readonly tries: readonly DailyTry[]
  readonly today: string
}

const Month = ({ month, tries, today }: MonthProps) => {
  const { locale } = useSiteTexts()
  const weeks = weeksOf(month, firstWeekday(formatTag(locale)))
  const states = new Map(streakFrom(tries, today).days.map(({ date, state }) => [date, state]))
  const [week = []] = weeks.slice(1)
  return (
    <table className={styles.month} aria-labelledby="month">
      <thead>
        <tr>
          {week.map((date) => (
            <th key={date} scope="col">
              {date !== null && dayText(date, 'weekday', locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, place) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, day) => (
              <td key={date ?? `${place} ${day}`}>
                {date !== null && (
                  <Day
                    date={date}
                    today={today}
                    state={states.get(date) ?? 'open'}
                    played={tries.filter((one) => one.date === date && !isOpen(one)).length}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  readonly date: string
  readonly today: string
  readonly state: DayState
  /** Number of attempts that are over. */
  readonly played: number
}

const Day = ({ date, today, state, played }: DayProps) => {
  const say = useDailyTexts()
  const { locale } = useSiteTexts()
  const deals = useDeals().length
  const number = Number(date.slice(-2))
  // A day without deals, or one that has not begun.
  if (date > today || versionOn(date) === null) return <small>{number}</small>
  const facts = [say(`day.${state}`), ...(played > 0 ? [say('calendar.played', { played, deals })] : [])]
  return (
    <a
      className={layout.center}
      href={addressOf({ page: 'daily', date })}
      aria-current={date === today ? 'date' : undefined}
      aria-label={withLabel(dayText(date, 'long', locale), joinParts(facts, locale), locale)}
    >
      <span className={`${layout.center} ${styles.mark}`} data-state={state}>
        {number}
      </span>
      <small>{played > 0 && `${played}/${deals}`}</small>
    </a>
  )
}
