/** The games that the browser keeps, as a test may look at them. */
import type { Page } from '@playwright/test'
import type { LoadedGame } from '../../src/host/game-text.ts'
import { loadGame } from '../../src/host/game-text.ts'
import type { SavedGame } from '../../src/host/saved-game.ts'

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

/** The game that was last written down. */
export const keptGame = async (page: Page): Promise<SavedGame> => {
  const [latest] = (await keptGames(page)).toSorted((one, other) => other.changed - one.changed)
  if (latest === undefined) throw new Error('no game is kept')
  return latest
}

/** The same as the rules have it. */
export const replayed = async ({ record, position }: SavedGame): Promise<LoadedGame['game']> => {
  const loaded = await loadGame(record, position)
  if (!loaded.ok) throw new Error(`the kept game does not replay: ${loaded.refusal.code}`)
  return loaded.value.game
}
