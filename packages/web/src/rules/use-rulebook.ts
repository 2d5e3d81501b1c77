import type { Rulebook } from '@quayside/game'
import { games, usePart } from '../games.ts'

/** Whether a game has rules to read. */
export const hasRulebook = (id: string): boolean => {
  const game = games.get(id)
  return game.ok && game.value.book !== undefined
}

/** Only where a game has one. */
export const useRulebook = (game: string): Rulebook => {
  const book = usePart(game, 'book')
  if (book === null) throw new Error(`${game} has no rules to read`)
  return book
}
