/** Loads the opening numbers of a set-up; null for a set-up without numbers. */
import type { ExplorerIndex } from './explorer-index.ts'
import type { ExplorerSetUp, GameExplorer } from './game-explorer.ts'

export const indexLoader =
  (
    setUps: readonly ExplorerSetUp[],
    load: (setUp: string) => Promise<{ readonly default: ExplorerIndex }>,
  ): GameExplorer['index'] =>
  async (wanted) =>
    setUps.some(({ id }) => id === wanted) ? (await load(wanted)).default : null
