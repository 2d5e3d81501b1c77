/** Today's daily harbor on the home page: what is left to play, and the streak. */
import { localDate } from '@quayside/game/daily/deal.ts'
import { streakFrom } from '@quayside/game/daily/streak.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { useEffect, useState } from 'react'
import shared from '../shell/components/shared.module.css'
import styles from './daily.module.css'
import { isOpen, refreshTries, tryOf, useDaily } from './daily-store.ts'
import { dayText, rankOfTry, useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'

/** Lazy; suspends until its texts are loaded. */
export const TodayCard = () => {
  const say = useDailyTexts()
  const { locale } = useSiteTexts()
  const deals = useDeals()
  const tries = useDaily((state) => state.tries)
  const [today] = useState(() => localDate(new Date()))
  useEffect(() => void refreshTries(), [])
  const own = deals.map(({ deal }) => tryOf(tries, { date: today, kind: deal.kind }))
  const isUnderWay = own.some((one) => one !== null && isOpen(one))
  return (
    <section
      className={`${shared.deep} ${shared.rope} ${styles.more}`}
      data-ui="today"
      aria-labelledby="today"
    >
      <h2 id="today">{say('today')}</h2>
      <p className={`${layout.row} ${styles.week}`}>
        <SiteIcon name="u-calendar" />
        {dayText(today, 'long', locale)}
        <b>{say('streak', { days: streakFrom(tries ?? [], today).inRow })}</b>
      </p>
      <ul className={styles.today}>
        {deals.map((offer, index) => (
          <DealState key={offer.deal.kind} offer={offer} own={own[index] ?? null} />
        ))}
      </ul>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'daily' })}>
        {say(isUnderWay ? 'continue' : 'today.open')}
        <SiteIcon name="u-arrow" />
      </a>
    </section>
  )
}

const stateOf = (own: ReturnType<typeof tryOf>): 'state.new' | 'state.begun' | 'given-up' => {
  if (own === null) return 'state.new'
  return isOpen(own) ? 'state.begun' : 'given-up'
}

interface DealStateProps {
  readonly offer: Parameters<typeof useDealTexts>[0]
  readonly own: ReturnType<typeof tryOf>
}

const DealState = ({ offer, own }: DealStateProps) => {
  const { deal, texts, say } = useDealTexts(offer)
  const points = own?.finished?.points
  const isOver = own !== null && !isOpen(own)
  const rank = own === null ? null : rankOfTry(own)
  return (
    <li>
      <a
        className={layout.row}
        href={addressOf({ page: 'daily', ...(isOver ? { date: own.date, kind: own.kind } : {}) })}
      >
        <span>
          <b>{texts.title(deal.kind)}</b>
          <small>{say('length', { rounds: deal.rounds, minutes: deal.minutes })}</small>
        </span>
        <span>
          {points === undefined ? say(stateOf(own)) : <strong>{texts.points(points)}</strong>}
          {rank !== null && <small>{say(`rank.${rank}`)}</small>}
        </span>
      </a>
    </li>
  )
}
