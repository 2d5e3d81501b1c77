/** Set-ups for the fuzz tool: every number of players, with a fixed and a random first seat. */
import type { Fuzzed } from '../../../tools/fuzz/fuzz-games.ts'

export const FUZZ: Readonly<Record<string, Fuzzed>> = {
  usual: { table: (number) => ({ players: 2 + (number % 4), start: number % 8 < 4 ? 0 : 'random' }) },
}
