/** Texts of the daily harbor: the site's own, and each game's about its deals. */
import type { OfferedDeal } from '@quayside/game/daily/deal.ts'
import { type DailyRank, rankOf } from '@quayside/game/daily/rank.ts'
import type { DealTexts } from '@quayside/game/daily/result-text.ts'
import { fetchingOnce, lazyTexts } from '@quayside/table/page/lazy.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { calendarText, formatTag, type Locale } from '@quayside/texts'
import { loadDaily, type SayDaily } from '@quayside/texts/messages/daily'
import { use } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { loadDeals } from './daily-store.ts'

export const useDailyTexts: () => SayDaily = lazyTexts(loadDaily)

const fetchOnce = fetchingOnce()

/** Suspends until the deals are loaded. */
export const useDeals = (): readonly OfferedDeal[] => use(loadDeals())

/** The texts for a deal: the site's and the game's. */
export const useDealTexts = ({ game, deal, daily }: OfferedDeal): DealTexts => {
  const { locale } = useSiteTexts()
  const say = useDailyTexts()
  const texts = use(fetchOnce(`${game} ${locale}`, () => daily.texts(locale)))
  return { deal, texts, say, locale }
}

export const dayText = (date: string, length: Parameters<typeof calendarText>[1], locale: Locale): string =>
  calendarText(date, length, formatTag(locale))

/** Null for an open or abandoned try, and until the bots have played. */
export const rankOfTry = ({ finished, comparison }: DailyTry): DailyRank | null =>
  finished === null ? null : rankOf(finished.result, comparison)
