/** Tries of daily deals as a browser keeps them, played by a bot instead of by hand. */
import type { Page } from '@playwright/test'
import { findDeal, localDate, offeredDeals } from '@quayside/game/daily/deal.ts'
import { decidingHere, playDeal } from '@quayside/game/daily/play.ts'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { countedTryId } from '@quayside/table/session/counted-try.ts'
import type { DailyTry } from '../../src/backend/daily-tries.ts'
import { loadGame } from '../../src/backend/game-text.ts'
import { goToStorage, savedGame, storeGame } from '../table/saved-games.ts'

/** The record of a deal, as a bot that needs no time plays it. */
const playedRecord = async (kind: string, date: string): Promise<string> => {
  const found = findDeal(await offeredDeals(games), kind, date)
  if (!found.ok) throw new Error(found.refusal.code)
  const bots = await botsOf(games, found.value.game)
  if (!bots.ok) throw new Error(bots.refusal.code)
  const played = await playDeal(
    { ...found.value, rules: bots.value.rules },
    'bosun',
    decidingHere(bots.value),
  )
  if (!played.ok) throw new Error(played.refusal.code)
  return played.value.record
}

/** What bots reached, so that no browser has to have them play. */
const COMPARISON = { deckhand: 40, bosun: 50, mate: 60, captain: 300, commodore: 400 }

const putTry = (page: Page, row: DailyTry): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('daily', 'readwrite')
          writing.objectStore('daily').put(kept)
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
  const loaded = await loadGame(await playedRecord(kind, date), null)
  if (!loaded.ok) throw new Error(loaded.refusal.code)
  const id = countedTryId({ date, kind })
  await goToStorage(page)
  await storeGame(page, { ...savedGame(loaded.value, [{ name: '', bot: null }]), id })
  // The program adds what its layout has since.
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
