/** The puzzle book of Packet Row. */
import type { Puzzle, PuzzleBook, PuzzleIndex } from '@quayside/game'
import { loadPuzzleTexts } from '../messages/puzzles/index.ts'
import type { Command, State } from '../rules/index.ts'

const loadIndex = (): Promise<{ readonly default: PuzzleIndex }> =>
  import('./packs/puzzle-index.json', { with: { type: 'json' } }) as Promise<never>

const loadPack = (name: string): Promise<{ readonly default: readonly Puzzle[] }> =>
  import(`./packs/puzzles-packet-row-${name}.json`, { with: { type: 'json' } })

/** The `data-place` of the board item that a command is about. */
const placeOf = (command: Command): string | null => {
  switch (command.verb) {
    case 'name':
      return `[data-place="area-${command.area}"]`
    case 'take':
      return `[data-place="card-${command.card}"]`
    case 'deliver':
    case 'cash':
      return '[data-place="hand"]'
    default:
      return null
  }
}

export const loadPuzzleBook = async (): Promise<PuzzleBook<Command, State>> => ({
  index: (await loadIndex()).default,
  pack: async (number) => (await loadPack(String(number).padStart(2, '0'))).default,
  place: placeOf,
  isRoutine: ({ verb }) => verb === 'done',
  texts: loadPuzzleTexts,
  sketch: async (locale) => (await import('./sketch.ts')).sketch(locale),
})
