/** The best games of a day that is over everywhere, by people and by the strongest bot, beside the player's own. */
import { closesAt, lastClosed, type OfferedDeal } from '@quayside/game/daily/deal.ts'
import type { FinishedTry } from '@quayside/game/daily/play.ts'
import { DAILY_LEVELS } from '@quayside/game/daily/rank.ts'
import { firstDifference } from '@quayside/game/daily/result-text.ts'
import { accept, type Result } from '@quayside/kernel'
import type { DailyTable } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { countedTryId } from '@quayside/table/session/counted-try.ts'
import { useCallback, useEffect, useState } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { hasReplay } from '../games.ts'
import { useServerQuery } from '../online/community/server-hooks.ts'
import { useOnline } from '../online/online-store.ts'
import { packGame } from '../replay/replay-link.ts'
import { goTo } from '../state/routing.ts'
import { BestParts } from './best-parts.tsx'
import styles from './daily.module.css'
import { getTable } from './daily-api.ts'
import { finishedTry, isOpen, tryOf } from './daily-store.ts'
import { dayText, useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'

interface Line {
  readonly key: 'people' | 'bot' | 'own'
  readonly name: string
  readonly played: FinishedTry
}

interface BestLineProps {
  readonly offer: OfferedDeal
  readonly date: string
  readonly own: DailyTry | null
  /** Whether to lead to the review of the player's own try; a result page does so elsewhere. */
  readonly withReview: boolean
}

/** The best record at the server, replayed here; null without a server or an entry. */
const usePeoplesBest = (date: string, kind: string): { name: string; played: FinishedTry } | null => {
  const isAvailable = useOnline((online) => online.isAvailable) === true
  const { value } = useServerQuery(
    useCallback(
      async (): Promise<Result<DailyTable | null>> => (isAvailable ? getTable(date, kind) : accept(null)),
      [isAvailable, date, kind],
    ),
  )
  const best = value?.best ?? null
  const [found, show] = useState<{ name: string; played: FinishedTry } | null>(null)
  useEffect(() => {
    let isLeft = false
    const replay = async (): Promise<void> => {
      const played = best === null ? null : await finishedTry({ date, kind }, best.record)
      if (!isLeft) show(best === null || played === null ? null : { name: best.name, played })
    }
    void replay()
    return () => {
      isLeft = true
    }
  }, [best, date, kind])
  return found
}

const STRONGEST = DAILY_LEVELS.at(-1) ?? 'commodore'

/** The games to show, the most points first. */
const useLines = ({ offer, date, own }: Omit<BestLineProps, 'withReview'>): readonly Line[] => {
  const say = useDailyTexts()
  const people = usePeoplesBest(date, offer.deal.kind)
  const { finished = null, bestBot } = own ?? {}
  const lines: Line[] = []
  if (people !== null) lines.push({ key: 'people', ...people })
  if (bestBot !== undefined) lines.push({ key: 'bot', name: say(`rank.${STRONGEST}`), played: bestBot })
  if (finished !== null) lines.push({ key: 'own', name: say('best.you'), played: finished })
  return lines.sort((one, other) => other.played.points - one.played.points)
}

/** The contents of a panel about one deal. */
const BestLine = (props: BestLineProps) => {
  const { offer, date, own, withReview } = props
  const { deal, texts, say } = useDealTexts(offer)
  const tableTexts = useTexts()
  const lines = useLines(props)
  if (own !== null && isOpen(own)) return <p className={controls.quiet}>{say('best.open')}</p>
  const best = lines.find(({ key }) => key !== 'own')
  if (best === undefined) return <p className={controls.quiet}>{say('best.none')}</p>
  const mine = own?.finished ?? null
  const parted = mine === null ? null : firstDifference(mine.record, best.played.record)
  const watch = async (): Promise<void> => {
    const seats = deal.seats.map((bot, seat) => ({
      name: bot === null ? best.name : botName(seat, tableTexts),
      bot,
    }))
    const source = await packGame({ text: best.played.record, seats })
    goTo({ page: 'replay', source, position: null, review: true })
  }
  return (
    <>
      <ul className={styles.lines} data-ui="best-line">
        {lines.map(({ key, name, played }) => (
          <li key={key} data-own={key === 'own'}>
            <b>{name}</b>
            <strong>{texts.points(played.points)}</strong>
            <small>{texts.course(played.course)}</small>
          </li>
        ))}
      </ul>
      <BestParts offer={offer} date={date} best={best} mine={mine} />
      {parted !== null && <p className={controls.quiet}>{say('best.parted', { move: parted })}</p>}
      {hasReplay(offer.game) && (
        <div className={styles.pair}>
          <button type="button" className={controls.button} onClick={() => void watch()}>
            <SiteIcon name="u-play" />
            {say('best.watch')}
          </button>
          {withReview && mine !== null && (
            <a
              className={controls.button}
              href={addressOf({
                page: 'replay',
                source: countedTryId({ date, kind: deal.kind }),
                position: null,
                review: true,
              })}
            >
              <SiteIcon name="u-chart" />
              {say('review')}
            </a>
          )}
        </div>
      )}
    </>
  )
}

/** On the page of the day: the last day that is over everywhere, one deal at a time. */
export const LastBestLine = ({ tries }: { readonly tries: readonly DailyTry[] }) => {
  const say = useDailyTexts()
  const { locale } = useTexts()
  const deals = useDeals()
  const [date] = useState(() => lastClosed(Date.now()))
  const played = deals.filter(({ deal }) => tryOf(tries, { date, kind: deal.kind }) !== null)
  const [chosen, choose] = useState<string | null>(null)
  const offer = deals.find(({ deal }) => deal.kind === chosen) ?? played[0] ?? deals[0]
  if (offer === undefined) return null
  return (
    <section className={`${controls.zone} ${styles.zone} ${styles.best}`} aria-labelledby="best">
      <h2 id="best">{say('best.of', { date: dayText(date, 'short', locale) })}</h2>
      <div className={`${controls.segments} ${styles.kinds}`} role="radiogroup" aria-labelledby="best">
        {deals.map((one) => (
          <label key={one.deal.kind}>
            <input
              type="radio"
              name="best-kind"
              checked={one === offer}
              onChange={() => choose(one.deal.kind)}
            />
            <DealTitle offer={one} />
          </label>
        ))}
      </div>
      <BestLine
        key={offer.deal.kind}
        offer={offer}
        date={date}
        own={tryOf(tries, { date, kind: offer.deal.kind })}
        withReview
      />
    </section>
  )
}

const DealTitle = ({ offer }: { readonly offer: OfferedDeal }) => {
  const { deal, texts } = useDealTexts(offer)
  return <span>{texts.title(deal.kind)}</span>
}

/** On the page of a result, once that day is over. */
export const BestOfResult = ({ offer, own }: { readonly offer: OfferedDeal; readonly own: DailyTry }) => {
  const say = useDailyTexts()
  const { locale } = useTexts()
  if (Date.now() < closesAt(own.date)) return null
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="best">
      <h2 id="best">{say('best.of', { date: dayText(own.date, 'short', locale) })}</h2>
      <BestLine offer={offer} date={own.date} own={own} withReview={false} />
    </section>
  )
}
