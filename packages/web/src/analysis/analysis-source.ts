/** Where an analysis comes from: a saved game, a game at a server, an address, or what was last analysed here. */
import { accept, type Result, refused } from '@quayside/kernel'
import { roomOf } from '@quayside/table/page/routing.ts'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import { loadGame } from '../backend/game-text.ts'
import { createReplayData } from '../backend/replay-loader.ts'
import { readSavedGame } from '../backend/saved-games.ts'
import { isLinked, loadServerReplay, unpackGame } from '../replay/replay-link.ts'
import { type AnalysisBoard, boardText } from './analysis-board.ts'
import { type AnalysisText, isPositionLink, unpackAnalysis } from './analysis-link.ts'
import { readAnalysis } from './analysis-text.ts'
import { LAST, readLastAnalysis } from './last-analysis.ts'
import { nodeAt, onMainLine, pathTo, START, type VariationTree } from './variation-tree.ts'

/** The choice among the moves of each position that leads to a node. */
const pathOf = (tree: VariationTree, id: number): readonly number[] =>
  pathTo(tree, id).map((node) =>
    node.parent === null ? 0 : nodeAt(tree, node.parent).children.indexOf(node.id),
  )

const follow = (tree: VariationTree, path: readonly number[]): number =>
  path.reduce((at, place) => nodeAt(tree, at).children[place] ?? at, START)

/**
 * A game that is not over is analysed from what its one player may know, or what everybody may: a game under way has
 * no past here, and what is hidden is dealt anew.
 */
const savedGame = async (id: string, position: number | null): Promise<Result<AnalysisText>> => {
  const kept = await readSavedGame(id)
  if (!kept.ok) return kept
  const { record, seats, over } = kept.value
  if (isCountedTry(id) && !over) return refused('counted-try')
  const loaded = await loadGame(record, kept.value.position)
  if (!loaded.ok) return loaded
  const data = createReplayData(loaded.value, seats)
  if (!data.ok) return data
  const { text, views } = data.value
  if (over && text !== null) return accept({ text, seats, path: [] })
  const view = views[Math.min(position ?? views.length, views.length - 1)]
  return accept({ text: JSON.stringify(view), seats, path: [] })
}

const nameless = (): string => ''

const textOf = async (source: string, position: number | null): Promise<Result<AnalysisText>> => {
  if (source === LAST) {
    const last = readLastAnalysis()
    return last === null ? refused('no-such-game', { id: source }) : accept(last)
  }
  if (isPositionLink(source)) return unpackAnalysis(source)
  const room = roomOf(source)
  if (room === null && !isLinked(source)) return savedGame(source, position)
  const game = room === null ? await unpackGame(source) : await loadServerReplay(room, nameless)
  return game.ok ? accept({ ...game.value, path: [] }) : game
}

export const readAnalysisText = async (
  { text, seats, path }: AnalysisText,
  position: number | null = null,
): Promise<Result<AnalysisBoard>> => {
  const read = await readAnalysis(text, seats)
  if (!read.ok) return read
  const { tree } = read.value
  const at = path.length > 0 ? follow(tree, path) : onMainLine(tree, position ?? 0)
  return accept({ ...read.value, at })
}

export const loadAnalysis = async (
  source: string,
  position: number | null,
): Promise<Result<AnalysisBoard>> => {
  const found = await textOf(source, position)
  return found.ok ? readAnalysisText(found.value, position) : found
}

/** The whole analysis, as it is kept and sent. */
export const analysisTextOf = (board: AnalysisBoard): AnalysisText => ({
  text: boardText(board),
  seats: board.seats,
  path: pathOf(board.tree, board.at),
})
