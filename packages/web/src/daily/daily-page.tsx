/** The daily harbor: the deals of a date with the player's tries, streak, earlier days and an explanation. */
import { isDate, type OfferedDeal, versionOn } from '@quayside/game/daily/deal.ts'
import { resultLine } from '@quayside/game/daily/result-text.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { durationText, formatTag } from '@quayside/texts'
import { Suspense, useEffect } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import { GamePicture } from '../shell/components/game-picture.tsx'
import { RefusalMessage } from '../shell/components/refusal-message.tsx'
import shared from '../shell/components/shared.module.css'
import { Loading } from '../shell/components/still-screen.tsx'
import { LastBestLine } from './best-line.tsx'
import { Calendar } from './calendar-page.tsx'
import { compareWithBots } from './comparison.ts'
import styles from './daily.module.css'
import { isOpen, playCountedTry, practiceDeal, refreshTries, tryOf, useDaily } from './daily-store.ts'
import { dayText, useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'
import { DealResult } from './deal-result.tsx'
import { isMonth } from './month.ts'
import { HiddenTable } from './table-of-day.tsx'
import { useToday } from './use-today.ts'
import { Week } from './week.tsx'
import { History, YourDays } from './your-days.tsx'

interface DailyPageProps {
  readonly date: string | undefined
  readonly kind: string | undefined
}

export const DailyPage = ({ date, kind }: DailyPageProps) => (
  <Suspense fallback={<Loading />}>
    {date !== undefined && isMonth(date) ? <Calendar month={date} /> : <Daily date={date} kind={kind} />}
  </Suspense>
)

const Daily = ({ date: asked, kind }: DailyPageProps) => {
  const say = useDailyTexts()
  const tableTexts = useTexts()
  const deals = useDeals()
  const { today, left } = useToday()
  const { tries, refusal } = useDaily()
  useEffect(() => {
    const again = (): void => void refreshTries()
    again()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [])
  useEffect(() => {
    // Bots play only deals whose try was started, and only levels without a result.
    for (const one of tries ?? []) compareWithBots(one)
  }, [tries])
  const date = asked ?? today
  const offer = deals.find(({ deal }) => deal.kind === kind)
  const ended = offer === undefined ? null : tryOf(tries, { date, kind: offer.deal.kind })
  const title =
    date === today ? say('today') : say('harbor', { date: dayText(date, 'long', tableTexts.locale) })
  return (
    <GamePage title={title} className={`${shared.page} ${styles.daily}`}>
      {refusal && <RefusalMessage refusal={refusal} />}
      {offer !== undefined && ended !== null && !isOpen(ended) ? (
        <DealResult offer={offer} own={ended} today={today} />
      ) : (
        <div className={styles.layout}>
          <Harbor title={title} date={date} today={today} left={left} tries={tries} />
          <div className={styles.side}>
            <YourDays tries={tries ?? []} today={today} />
            {date === today && <HiddenTable date={date} />}
            <History tries={tries ?? []} today={today} />
          </div>
          <div className={styles.below}>
            {date === today && <LastBestLine tries={tries ?? []} />}
            <Rules />
          </div>
        </div>
      )}
    </GamePage>
  )
}

interface HarborProps {
  readonly title: string
  readonly date: string
  readonly today: string
  readonly left: number
  readonly tries: readonly DailyTry[] | null
}

const Harbor = ({ title, date, today, left, tries }: HarborProps) => {
  const say = useDailyTexts()
  const tableTexts = useTexts()
  const deals = useDeals()
  const isOffered = isDate(date) && versionOn(date) !== null
  const [first] = deals
  // One deal at a time is suggested.
  const next = deals.find(({ deal }) => {
    const own = tryOf(tries, { date, kind: deal.kind })
    return own === null ? date === today : isOpen(own)
  })
  return (
    <section className={`${shared.deep} ${shared.rope} ${styles.harbor}`} aria-labelledby="harbor">
      <div className={styles.head}>
        <div>
          <p className={layout.row}>
            <SiteIcon name="u-calendar" />
            {isOffered && dayText(date, 'long', tableTexts.locale)}
          </p>
          <h1 id="harbor">{title}</h1>
          <p>{isOffered ? say(dayMessage(date, today)) : say('no-date')}</p>
        </div>
        <div className={styles.picture}>{first && <GamePicture game={first.game} />}</div>
      </div>
      {isOffered && date <= today && (
        <ul className={styles.deals}>
          {deals.map((offer) => (
            <Deal
              key={offer.deal.kind}
              offer={offer}
              date={date}
              isToday={date === today}
              isNext={offer === next}
              own={tryOf(tries, { date, kind: offer.deal.kind })}
              isRead={tries !== null}
            />
          ))}
        </ul>
      )}
      <div className={`${controls.row} ${styles.foot}`}>
        <Week tries={tries ?? []} today={today} />
        {date === today && (
          <p>{say('midnight', { time: durationText(left, formatTag(tableTexts.locale)) })}</p>
        )}
      </div>
    </section>
  )
}

const dayMessage = (date: string, today: string): 'intro' | 'past' | 'future' => {
  if (date === today) return 'intro'
  return date < today ? 'past' : 'future'
}

interface DealProps {
  readonly offer: OfferedDeal
  readonly date: string
  readonly isToday: boolean
  readonly isNext: boolean
  readonly own: DailyTry | null
  /** Whether the tries have been read. */
  readonly isRead: boolean
}

const Deal = ({ offer, date, isToday, isNext, own, isRead }: DealProps) => {
  const tableTexts = useTexts()
  const dealTexts = useDealTexts(offer)
  const { deal, texts, say } = dealTexts
  const name = { date, kind: deal.kind }
  const isOver = own !== null && !isOpen(own)
  const canPlay = own === null ? isToday : isOpen(own)
  const practice = (
    <button
      type="button"
      className={`${controls.button} ${controls.ghost}`}
      onClick={() => void practiceDeal(name, tableTexts)}
    >
      {say('practice')}
    </button>
  )
  return (
    <li className={styles.deal} data-kind={deal.kind} data-next={isNext || undefined}>
      <h2>{texts.title(deal.kind)}</h2>
      <small>{say('length', { rounds: deal.rounds, minutes: deal.minutes })}</small>
      <p>{texts.task(deal.kind)}</p>
      {isOver && <p className={styles.result}>{resultLine(own.finished, own.comparison, dealTexts)}</p>}
      {canPlay && (
        <>
          <button
            type="button"
            className={`${controls.button} ${isNext ? controls.primary : controls.ghost}`}
            disabled={!isRead}
            onClick={() => void playCountedTry(name, tableTexts)}
          >
            {say(own === null ? 'play' : 'continue')}
          </button>
          <small className={styles.locked}>{say('locked')}</small>
        </>
      )}
      {isOver && (
        <div className={styles.pair}>
          <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'daily', ...name })}>
            {say('see')}
          </a>
          {practice}
        </div>
      )}
      {own === null && !isToday && practice}
    </li>
  )
}

const RULES = ['undo', 'leave', 'rank', 'help', 'day', 'calm'] as const

const Rules = () => {
  const say = useDailyTexts()
  return (
    <section className={`${controls.zone} ${styles.zone} ${styles.rules}`} aria-labelledby="counts">
      <h2 id="counts">{say('rules')}</h2>
      <ul>
        {RULES.map((rule) => (
          <li key={rule} className={layout.row}>
            <SiteIcon name="u-check" />
            {say(`rule.${rule}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
