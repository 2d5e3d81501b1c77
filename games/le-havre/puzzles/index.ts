/** The puzzle book of Le Havre. */
import type { Puzzle, PuzzleBook, PuzzleIndex } from '@quayside/game'
import { loadPuzzleTexts } from '../messages/puzzles/index.ts'
import { type Command, OFFERS, readCommand, type State, TOKENS, verbNameOf } from '../rules/index.ts'

const loadIndex = (): Promise<{ readonly default: PuzzleIndex }> =>
  import('./packs/puzzle-index.json', { with: { type: 'json' } }) as Promise<never>

const loadPack = (name: string): Promise<{ readonly default: readonly Puzzle[] }> =>
  import(`./packs/puzzles-le-havre-${name}.json`, { with: { type: 'json' } })

/** The `data-place` of the board item that a command is about. */
const placeOf = (command: Command): string | null => {
  const read = readCommand(command)
  switch (read.verb) {
    case 'take':
      return `[data-place="offer-${TOKENS[OFFERS[read.offer] ?? 0] ?? ''}"]`
    case 'enter':
    case 'buy':
      return `[data-place="building-${read.building}"]`
    default:
      return null
  }
}

export const loadPuzzleBook = async (): Promise<PuzzleBook<Command, State>> => ({
  index: (await loadIndex()).default,
  pack: async (number) => (await loadPack(String(number).padStart(2, '0'))).default,
  place: placeOf,
  isRoutine: (command) => ['supply', 'end'].includes(verbNameOf(command)),
  texts: loadPuzzleTexts,
  sketch: async (locale) => (await import('./sketch.ts')).sketch(locale),
})
