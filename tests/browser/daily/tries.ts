/** Tries of daily deals in the format of the browser's storage, played by a bot. */
import type { Page } from '@playwright/test'
import { findDeal, lastClosed, localDate, offeredDeals } from '@quayside/game/daily/deal.ts'
import { decidingHere, type FinishedTry, playDeal } from '@quayside/game/daily/play.ts'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { countedTryId } from '@quayside/table/session/counted-try.ts'
import type { DailyTry } from '../../../packages/web/src/backend/daily-tries.ts'
import { loadGame } from '../../../packages/web/src/backend/game-text.ts'
import { goToStorage, savedGame, storeGame } from '../table/saved-games.ts'

/** The record of a deal, as a bot that needs no time plays it. */
const playedBy = async (level: string, kind: string, date: string): Promise<FinishedTry> => {
  const found = findDeal(await offeredDeals(games), kind, date)
  if (!found.ok) throw new Error(found.refusal.code)
  const bots = await botsOf(games, found.value.game)
  if (!bots.ok) throw new Error(bots.refusal.code)
  const played = await playDeal({ ...found.value, rules: bots.value.rules }, level, decidingHere(bots.value))
  if (!played.ok) throw new Error(played.refusal.code)
  return played.value
}

/** Results of the bots, so that the page need not compute them. */
const COMPARISON = { deckhand: 40, bosun: 50, mate: 60, captain: 300, commodore: 400 }

const putTry = (page: Page, row: DailyTry): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('daily', 'readwrite')
          writing.objectStore('daily').put(row)
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    row,
  )

/** Today's solo try, whose last move has just been made: the page has not noted it down yet. */
export const keepPlayedTry = async (page: Page): Promise<string> => {
  const [date, kind] = [localDate(new Date()), 'solo']
  const loaded = await loadGame((await playedBy('bosun', kind, date)).record, null)
  if (!loaded.ok) throw new Error(loaded.refusal.code)
  const id = countedTryId({ date, kind })
  await goToStorage(page)
  await storeGame(page, { ...savedGame(loaded.value, [{ name: '', bot: null }]), id })
  // The page migrates the row to the current schema.
  await page.goto('/#/daily')
  await page.locator('main h1').waitFor()
  const [first] = await offeredDeals(games)
  await putTry(page, {
    id: `${date} ${kind}`,
    date,
    kind,
    game: first?.game ?? '',
    startedAt: Date.now() - 13 * 60_000,
    endedAt: null,
    endedOn: null,
    finished: null,
    comparison: COMPARISON,
    practiceBest: null,
  })
  return id
}

interface FinishedToday {
  readonly level: string
  readonly minutes: number
  /** Changes the record to get a better result, as a cheater might. */
  readonly forge?: (record: string) => string
}

/** Today's solo try, played to the end by a bot in a certain time. */
export const keepFinishedTry = async (
  page: Page,
  { level, minutes, forge = (record) => record }: FinishedToday,
): Promise<DailyTry> => {
  const [date, kind] = [localDate(new Date()), 'solo']
  const [first] = await offeredDeals(games)
  const finished = await playedBy(level, kind, date)
  const endedAt = Date.now()
  const row: DailyTry = {
    id: `${date} ${kind}`,
    date,
    kind,
    game: first?.game ?? '',
    startedAt: endedAt - minutes * 60_000,
    endedAt,
    endedOn: date,
    finished: { ...finished, record: forge(finished.record) },
    comparison: COMPARISON,
    practiceBest: null,
  }
  await page.goto('/#/daily')
  await page.locator('main h1').waitFor()
  await putTry(page, row)
  return row
}

/** A solo attempt on the latest day that is over in every time zone, with a bot's game to compare; the page must be on the site. */
export const keepEndedTry = async (page: Page): Promise<string> => {
  const [date, kind] = [lastClosed(Date.now()), 'solo']
  const [first] = await offeredDeals(games)
  await putTry(page, {
    id: `${date} ${kind}`,
    date,
    kind,
    game: first?.game ?? '',
    startedAt: Date.parse(`${date}T12:00:00Z`),
    endedAt: Date.parse(`${date}T12:15:00Z`),
    endedOn: date,
    finished: await playedBy('bosun', kind, date),
    comparison: COMPARISON,
    bestBot: await playedBy('deckhand', kind, date),
    practiceBest: null,
  })
  return date
}
