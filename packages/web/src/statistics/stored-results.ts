/** Cache in the browser: results of games and summaries of reviews. */
import type { Review } from '@quayside/bots'
import { answer, transact } from '../backend/open-database.ts'
import { loadPart } from '../games.ts'
import { digestOf, type GameResult } from './game-result.ts'
import { type ReviewedGame, verdictsOf } from './reviewed-game.ts'

export interface Stored {
  readonly results: ReadonlyMap<string, GameResult>
  readonly reviews: ReadonlyMap<string, ReviewedGame>
}

const NOTHING_STORED: Stored = { results: new Map(), reviews: new Map() }

const byKey = <Row extends { readonly key: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.key, row]))

/** Without the cache everything is counted again, which only takes longer. */
export const readStored = async (): Promise<Stored> => {
  try {
    return await transact(['results', 'reviews'], 'readonly', async (store) => {
      const [results, reviews] = await Promise.all([
        answer(store('results').getAll()) as Promise<GameResult[]>,
        answer(store('reviews').getAll()) as Promise<ReviewedGame[]>,
      ])
      return { results: byKey(results), reviews: byKey(reviews) }
    })
  } catch {
    return NOTHING_STORED
  }
}

export const keep = async (store: 'results' | 'reviews', row: GameResult | ReviewedGame): Promise<void> => {
  try {
    await transact([store], 'readwrite', (stores) => answer(stores(store).put(row)))
  } catch {
    // The game is counted again next time.
  }
}

/** Clears the cache; entries that cannot be cleared belong to deleted games and are never read again. */
export const forget = async (): Promise<void> => {
  try {
    await transact(['results', 'reviews'], 'readwrite', async (store) => {
      await Promise.all([answer(store('results').clear()), answer(store('reviews').clear())])
    })
  } catch {
    // Such entries are never read again.
  }
}

/** Stores the summary of a complete review for the game with this text. */
export const keepReview = async (text: string, review: Review): Promise<void> => {
  const key = digestOf(text)
  if (key === null) return
  const reviewed = verdictsOf(key, review, await loadPart(review.game, 'statistics'))
  if (reviewed !== null) await keep('reviews', reviewed)
}
