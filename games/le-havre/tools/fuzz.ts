/** Set-ups for the fuzz tool: every set-up and ruling, with and without modules; some games use the heuristic. */
import type { Fuzzed } from '../../../tools/fuzz/fuzz-games.ts'
import { heuristicGame } from '../tests/heuristic-playout.ts'
import { moduleTableNumber, tableNumber } from '../tests/option-sets.ts'

export const FUZZ: Readonly<Record<string, Fuzzed>> = {
  usual: { table: tableNumber, thoughtful: heuristicGame },
  modules: { table: moduleTableNumber, thoughtful: heuristicGame },
}
