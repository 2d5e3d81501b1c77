/** A player's history in the browser's storage: finished games with their counts, and some reviews. */
import type { Page } from '@playwright/test'
import { readGame } from '../../../packages/web/src/backend/game-text.ts'
import { digestOf, type GameResult } from '../../../packages/web/src/statistics/game-result.ts'
import type { ReviewedGame } from '../../../packages/web/src/statistics/reviewed-game.ts'
import { recorded } from '../replay/replay-page.ts'
import { savedGame } from '../table/saved-games.ts'
import { goldenGame } from '../visual/golden-games.ts'

const DAY = 86_400_000

const USED = ['colliery', 'bakehouse', 'wharf-1', 'building-firm-1', 'marketplace', 'arts-center']

interface StoredRow {
  readonly store: 'games' | 'results' | 'reviews'
  readonly row: unknown
}

type ReadGame = ReturnType<typeof readGame>

const readGames = new Map<string, ReadGame>()

/** Replays each record once. */
const readOnce = (text: string): ReadGame => {
  const read = readGames.get(text) ?? readGame(text)
  readGames.set(text, read)
  return read
}

/** Every game has a different seed, so that all are counted; its result is stored, so that none is replayed. */
const finishedGame = async (number: number, total: number): Promise<readonly StoredRow[]> => {
  const isRow = number % 4 === 3
  const text = isRow ? recorded('three-players', 'packet-row') : goldenGame('full-4', 10_000)
  const read = await readOnce(text)
  if (!read.ok) throw new Error(read.refusal.code)
  const players = isRow ? 3 : 4
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: '',
    bot: seat === 0 ? null : number % 3 === 0 ? 'captain' : 'mate',
  }))
  const saved = savedGame(read.value, seats)
  const record = saved.record.replace(/^seed .*$/m, `seed past-${number}`)
  const key = digestOf(record) ?? ''
  const ended = Date.now() - (total - number) * DAY
  const points = (isRow ? 22 : 100) + ((number * 7) % (isRow ? 9 : 50))
  const result: GameResult = {
    key,
    digest: key,
    seat: 0,
    game: isRow ? 'packet-row' : 'le-havre',
    version: isRow ? '' : 'full',
    players,
    opponents: number % 3 === 0 ? 'captain' : 'mate',
    ended,
    points,
    place: 1 + ((number * 5) % players),
    rival: points + 4,
    used: isRow
      ? {}
      : Object.fromEntries(USED.map((id, place) => [id, (number + place) % (place + 2) === 0 ? 1 : 3])),
    counts: isRow ? { deliveries: 6, cards: 14 } : { buildings: 7, ships: 3, loans: 1 },
    wealth: isRow
      ? null
      : Array.from({ length: 21 }, (_, round) => ({
          own: Math.round(5 + (points * round ** 2) / 400),
          best: Math.round(6 + ((points + 4) * round ** 2) / 400),
        })),
  }
  const mistakes = Math.max(1, 6 - Math.floor(number / 6))
  const review: ReviewedGame = {
    key,
    turningPoints: 3,
    seats: [
      {
        decisions: 24,
        mistakes,
        big: Math.floor(mistakes / 3),
        themes: isRow ? { money: mistakes } : { energy: mistakes - 1, food: 1 },
      },
    ],
  }
  return [
    { store: 'games', row: { ...saved, id: `past-${number}`, record, begun: ended, changed: ended } },
    { store: 'results', row: result },
    ...(number % 5 === 0 ? [] : [{ store: 'reviews', row: review } as const]),
  ]
}

/** Stores `games` finished games, one per day up to yesterday; the page must have the site's origin. */
const storePast = async (page: Page, games: number): Promise<void> => {
  const rows = await Promise.all(Array.from({ length: games }, (_, number) => finishedGame(number, games)))
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['games', 'results', 'reviews'], 'readwrite')
          for (const { store, row } of all) writing.objectStore(store).put(row)
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    rows.flat(),
  )
}

/** Opens the statistics with this many games. */
export const openPast = async (page: Page, games: number, address = '/#/statistics'): Promise<void> => {
  await page.goto('/#/statistics')
  await page.locator('main h1').waitFor()
  // The page has made its database by then.
  await page.locator('main h1 ~ *, main header ~ *').first().waitFor()
  await storePast(page, games)
  await page.goto(address)
  await page.reload()
}
