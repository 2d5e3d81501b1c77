/** Reads saved games from IndexedDB, and stores one instead of playing up to it. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { progressOf } from '../../../packages/web/src/backend/game-registry.ts'
import { type LoadedGame, loadGame, recordText } from '../../../packages/web/src/backend/game-text.ts'
import type { SavedGame } from '../../../packages/web/src/backend/saved-games.ts'

type Store = 'games' | 'damaged'

const rows = (page: Page, store: Store): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all: IDBRequest<unknown[]> = opening.result.transaction(name).objectStore(name).getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result)
          }
        }
      }),
    store,
  )

const keptGames = async (page: Page): Promise<SavedGame[]> => (await rows(page, 'games')) as SavedGame[]

/** The saved game that was written last. */
export const readSavedGame = async (page: Page): Promise<SavedGame> => {
  const [latest] = (await keptGames(page)).toSorted((one, other) => other.changed - one.changed)
  if (latest === undefined) throw new Error('no game is kept')
  return latest
}

/** The same, replayed by the rules. */
export const replayed = async ({ record, position }: SavedGame): Promise<LoadedGame['game']> => {
  const loaded = await loadGame(record, position)
  if (!loaded.ok) throw new Error(`the kept game does not replay: ${loaded.refusal.code}`)
  return loaded.value.game
}

export const savedGame = ({ game, position }: LoadedGame, seats: readonly SeatOccupant[]): SavedGame => ({
  id: randomUUID(),
  game: game.rules.game,
  seats,
  record: recordText(game),
  position,
  begun: Date.now(),
  changed: Date.now(),
  at: game.moveNumber,
  stage: progressOf(game),
  over: game.rules.outcome(game.state) !== null,
  waits: game.rules.deciders(game.state),
})

/** Opens a page of the site's origin on which the program does not run. */
export const goToStorage = async (page: Page): Promise<void> => {
  await page.goto('/manifest.webmanifest')
}

/** Stores a game in the layout of the first version, which the program migrates. */
export const storeGame = (page: Page, game: SavedGame): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onupgradeneeded = () => {
          for (const name of ['games', 'damaged']) opening.result.createObjectStore(name, { keyPath: 'id' })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(row)
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    game,
  )
