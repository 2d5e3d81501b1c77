/** Every set-up and every ruling, alone and with the modules; some games are played by players who try. */
import type { Fuzzed } from '../../../tools/fuzz/fuzz-games.ts'
import { thoughtfulGame } from '../tests/heuristic-playout.ts'
import { moduleTableNumber, tableNumber } from '../tests/option-sets.ts'

export const FUZZ: Readonly<Record<string, Fuzzed>> = {
  usual: { table: tableNumber, thoughtful: thoughtfulGame },
  modules: { table: moduleTableNumber, thoughtful: thoughtfulGame },
}
