/** Today's daily harbor on the home page: what is left to play, the best game of the last day, and the streak. */
import { lastClosed, type OfferedDeal } from '@quayside/game/daily/deal.ts'
import { DAILY_LEVELS } from '@quayside/game/daily/rank.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { durationText, formatTag, withLabel } from '@quayside/texts'
import { useEffect, useState } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { useOnline } from '../online/online-store.ts'
import shared from '../shell/components/shared.module.css'
import styles from './daily.module.css'
import { getTable } from './daily-api.ts'
import { isOpen, playCountedTry, refreshTries, tryOf, useDaily } from './daily-store.ts'
import { dayText, rankOfTry, useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'
import { useToday } from './use-today.ts'
import { Week } from './week.tsx'

/** Lazy; suspends until its texts are loaded. */
export const TodayCard = () => {
  const say = useDailyTexts()
  const { locale } = useTexts()
  const deals = useDeals()
  const tries = useDaily((state) => state.tries)
  const { today, left } = useToday()
  useEffect(() => void refreshTries(), [])
  const own = deals.map(({ deal }) => tryOf(tries, { date: today, kind: deal.kind }))
  const next = own.findIndex((one) => one === null || isOpen(one))
  return (
    <section
      className={`${shared.deep} ${shared.rope} ${styles.more}`}
      data-ui="today"
      aria-labelledby="today"
    >
      <div className={`${layout.row} ${styles.week}`}>
        {dayText(today, 'long', locale)}
        <small>{say('today.next', { time: durationText(left, formatTag(locale)) })}</small>
      </div>
      <h2 id="today">{say('today')}</h2>
      <ul className={styles.today}>
        {deals.map((offer, index) => (
          <DealOfToday
            key={offer.deal.kind}
            offer={offer}
            date={today}
            own={own[index] ?? null}
            isNext={index === next}
            isRead={tries !== null}
          />
        ))}
        <LastBest tries={tries ?? []} />
      </ul>
      <Week tries={tries ?? []} today={today} />
    </section>
  )
}

interface DealOfTodayProps {
  readonly offer: OfferedDeal
  readonly date: string
  readonly own: DailyTry | null
  readonly isNext: boolean
  /** Whether the tries have been read. */
  readonly isRead: boolean
}

const DealOfToday = ({ offer, date, own, isNext, isRead }: DealOfTodayProps) => {
  const { deal, texts, say } = useDealTexts(offer)
  const tableTexts = useTexts()
  const name = { date, kind: deal.kind }
  const title = texts.title(deal.kind)
  const about = (
    <span>
      <b>{title}</b>
      <small>{say('length', { rounds: deal.rounds, minutes: deal.minutes })}</small>
    </span>
  )
  if (own !== null && !isOpen(own)) {
    const rank = rankOfTry(own)
    return (
      <li>
        <a className={layout.row} href={addressOf({ page: 'daily', ...name })}>
          {about}
          <span>
            {own.finished === null ? say('given-up') : <strong>{texts.points(own.finished.points)}</strong>}
            {rank !== null && <small>{say(`rank.${rank}`)}</small>}
          </span>
        </a>
      </li>
    )
  }
  const label = say(own === null ? 'today.play' : 'today.resume')
  return (
    <li>
      <div className={layout.row}>
        {about}
        <button
          type="button"
          className={`${controls.button} ${isNext ? controls.primary : controls.ghost}`}
          aria-label={withLabel(label, title, tableTexts.locale)}
          disabled={!isRead}
          onClick={() => void playCountedTry(name, tableTexts)}
        >
          {label}
        </button>
      </div>
    </li>
  )
}

interface BestGame {
  readonly name: string
  readonly points: number
}

/** The best game of a finished try's deal: by people, if a server knows one, or by the strongest bot. */
const useBest = ({ date, kind, bestBot }: DailyTry): BestGame | null => {
  const say = useDailyTexts()
  const isAvailable = useOnline((online) => online.isAvailable) === true
  const [people, show] = useState<BestGame | null>(null)
  useEffect(() => {
    let isLeft = false
    if (isAvailable)
      void getTable(date, kind).then((found) => {
        if (!isLeft && found.ok) show(found.value.best)
      })
    return () => {
      isLeft = true
    }
  }, [isAvailable, date, kind])
  const bot =
    bestBot === undefined
      ? null
      : { name: say(`rank.${DAILY_LEVELS.at(-1) ?? 'commodore'}`), points: bestBot.points }
  return people !== null && people.points >= (bot?.points ?? people.points) ? people : bot
}

/** The last day that is over everywhere, if the player took part. */
const LastBest = ({ tries }: { readonly tries: readonly DailyTry[] }) => {
  const deals = useDeals()
  const [date] = useState(() => lastClosed(Date.now()))
  for (const offer of deals) {
    const own = tryOf(tries, { date, kind: offer.deal.kind })
    if (own?.finished) return <BestLink offer={offer} own={own} points={own.finished.points} />
  }
  return null
}

interface BestLinkProps {
  readonly offer: OfferedDeal
  readonly own: DailyTry
  readonly points: number
}

const BestLink = ({ offer, own, points }: BestLinkProps) => {
  const { texts, say, locale } = useDealTexts(offer)
  const best = useBest(own)
  if (best === null) return null
  return (
    <li>
      <a className={layout.row} href={addressOf({ page: 'daily', date: own.date, kind: own.kind })}>
        <span>
          {points > best.points
            ? withLabel(
                dayText(own.date, 'short', locale),
                say('best.over', { points: texts.points(points - best.points) }),
                locale,
              )
            : say('today.best', {
                date: dayText(own.date, 'short', locale),
                points: texts.points(best.points),
                name: best.name,
                own: texts.points(points),
              })}
        </span>
        <SiteIcon name="u-chev" />
      </a>
    </li>
  )
}
