/** Result of a counted try: rank, points, bot results, a text to share, and next steps. */
import { closesAt, type OfferedDeal } from '@quayside/game/daily/deal.ts'
import { comparisonSentences, type DealTexts, shareText } from '@quayside/game/daily/result-text.ts'
import { streakFrom } from '@quayside/game/daily/streak.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { CopyGlyph, LaurelGlyph, OpenGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { countedTryId } from '@quayside/table/session/counted-try.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { durationText, formatTag } from '@quayside/texts'
import { useState } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { hasReplay } from '../games.ts'
import { canCopy, copy } from '../shell/components/export-game.tsx'
import { GamePicture } from '../shell/components/game-picture.tsx'
import shared from '../shell/components/shared.module.css'
import { BestOfResult } from './best-line.tsx'
import styles from './daily.module.css'
import { practiceDeal, tryOf, useDaily } from './daily-store.ts'
import { dayText, rankOfTry, useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'
import { TableOfDay } from './table-of-day.tsx'
import { TryLine, YourDays } from './your-days.tsx'

interface ResultProps {
  readonly offer: OfferedDeal
  readonly own: DailyTry
  readonly today: string
}

export const DealResult = ({ offer, own, today }: ResultProps) => {
  const tries = useDaily(({ tries }) => tries) ?? []
  return (
    <div className={`${styles.layout} ${styles.results}`}>
      <ResultCard offer={offer} own={own} today={today} />
      <div className={styles.side}>
        <TableOfDay offer={offer} own={own} />
        <BestOfResult offer={offer} own={own} />
        <Practice offer={offer} own={own} />
      </div>
      <div className={styles.side}>
        <YourDays tries={tries} today={today} shown={own} />
        <AlsoToday own={own} today={today} />
      </div>
    </div>
  )
}

const ResultCard = ({ offer, own, today }: ResultProps) => {
  const { common } = useTexts()
  const tableTexts = useDealTexts(offer)
  const { deal, texts, say, locale } = tableTexts
  const { finished } = own
  const rank = rankOfTry(own)
  return (
    <section className={`${controls.zone} ${styles.card}`} aria-labelledby="result">
      <div className={styles.picture}>
        <GamePicture game={offer.game} />
      </div>
      {rank !== null && (
        <p className={`${layout.inlineRow} ${styles.badge}`}>
          <LaurelGlyph />
          {say(`rank.${rank}`)}
        </p>
      )}
      <p>{`${texts.title(deal.kind)} · ${dayText(own.date, 'long', locale)}`}</p>
      <h1 id="result">{finished === null ? say('given-up') : texts.points(finished.points)}</h1>
      {finished !== null && (
        <p role="status">{common.sentences(comparisonSentences(finished, own.comparison, tableTexts))}</p>
      )}
      <Facts own={own} tableTexts={tableTexts} />
      <Share own={own} today={today} tableTexts={tableTexts} />
    </section>
  )
}

const Facts = ({ own, tableTexts }: { readonly own: DailyTry; readonly tableTexts: DealTexts }) => {
  const { deal, texts, say, locale } = tableTexts
  const { finished, startedAt, endedAt } = own
  if (finished === null || endedAt === null) return null
  const facts = [
    ...(deal.seats.length === 1
      ? []
      : [[say('place'), say('place.of', { place: finished.place, players: deal.seats.length })] as const]),
    [texts.figureHead, String(finished.figure)] as const,
    [say('time'), durationText(endedAt - startedAt, formatTag(locale))] as const,
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Link to the page of a date, without the player's result. */
const linkTo = (date: string): string =>
  new URL(addressOf({ page: 'daily', date }), location.href.replace(/#.*$/, '')).href

interface ShareProps {
  readonly own: DailyTry
  readonly today: string
  readonly tableTexts: DealTexts
}

const Share = ({ own, today, tableTexts }: ShareProps) => {
  const { say } = tableTexts
  const tries = useDaily(({ tries }) => tries) ?? []
  const [status, setStatus] = useState('')
  const { finished, comparison, date } = own
  const streak = streakFrom(tries, today).inRow
  const text = shareText({ date, attempt: finished, comparison, streak, link: linkTo(date) }, tableTexts)
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text })
    } catch {
      // The player closed the share dialog.
    }
  }
  return (
    <div className={styles.share}>
      <pre>{text}</pre>
      <small>{say('share.note')}</small>
      <div className={styles.pair}>
        {'share' in navigator && (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => void share()}
          >
            <OpenGlyph />
            {say('share')}
          </button>
        )}
        {canCopy() && (
          <button
            type="button"
            className={controls.button}
            onClick={() => void copy(text).then((done) => setStatus(done ? say('share.copied') : ''))}
          >
            <CopyGlyph />
            {say('share.copy')}
          </button>
        )}
      </div>
      <p role="status" className={controls.announced}>
        {status}
      </p>
    </div>
  )
}

const Practice = ({ offer, own }: Omit<ResultProps, 'today'>) => {
  const tableTexts = useTexts()
  const { texts, say } = useDealTexts(offer)
  const { practiceBest, date, kind } = own
  return (
    <section className={`${shared.deep} ${shared.rope} ${styles.more}`} aria-labelledby="more">
      <h2 id="more">{say('more')}</h2>
      <p>
        {tableTexts.common.sentences([
          practiceBest === null
            ? say('practice.none')
            : say('practice.best', { points: texts.points(practiceBest) }),
          say('more.hint'),
          ...(Date.now() < closesAt(date) ? [say('more.best')] : []),
        ])}
      </p>
      <div className={styles.pair}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => void practiceDeal({ date, kind }, tableTexts)}
        >
          {say('practice.deal')}
        </button>
        {own.finished !== null && hasReplay(own.game) && (
          <a
            className={`${controls.button} ${controls.ghost}`}
            href={addressOf({ page: 'replay', source: countedTryId(own), position: null, review: true })}
          >
            <SiteIcon name="u-chart" />
            {say('review')}
          </a>
        )}
      </div>
    </section>
  )
}

/** The other deals of the same date, and today the puzzle of the day. */
const AlsoToday = ({ own, today }: Omit<ResultProps, 'offer'>) => {
  const say = useDailyTexts()
  const deals = useDeals()
  const tries = useDaily(({ tries }) => tries)
  const others = deals.filter(({ deal }) => deal.kind !== own.kind)
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="also">
      <h2 id="also">{say('also')}</h2>
      <ul className={styles.history}>
        {others.map((offer) => {
          const other = tryOf(tries, { date: own.date, kind: offer.deal.kind })
          return (
            <li key={offer.deal.kind}>
              {other === null ? <Untried offer={offer} date={own.date} /> : <TryLine own={other} />}
            </li>
          )
        })}
        {own.date === today && (
          <li>
            <a href={addressOf({ page: 'puzzles', mode: 'day', detail: null })}>{say('also.puzzle')}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

const Untried = ({ offer, date }: { readonly offer: OfferedDeal; readonly date: string }) => {
  const { deal, texts, say } = useDealTexts(offer)
  return (
    <a href={addressOf({ page: 'daily', date })}>
      {texts.title(deal.kind)}
      <small>{say('length', { rounds: deal.rounds, minutes: deal.minutes })}</small>
    </a>
  )
}
