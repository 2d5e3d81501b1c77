/** Loads an analysis from a saved game, an online game, an address, or the last analysis of this device. */
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

/** Index of the move at each position on the way to a node. */
const pathOf = (tree: VariationTree, id: number): readonly number[] =>
  pathTo(tree, id).map((node) =>
    node.parent === null ? 0 : nodeAt(tree, node.parent).children.indexOf(node.id),
  )

const follow = (tree: VariationTree, path: readonly number[]): number =>
  path.reduce((at, place) => nodeAt(tree, at).children[place] ?? at, START)

/**
 * An unfinished game is analysed from the view of its only player, or of a spectator: earlier moves are left out and
 * hidden information is sampled.
 */
const savedGame = async (id: string, position: number | null): Promise<Result<AnalysisText>> => {
  const saved = await readSavedGame(id)
  if (!saved.ok) return saved
  const { record, seats, over } = saved.value
  if (isCountedTry(id) && !over) return refused('counted-try')
  const loaded = await loadGame(record, saved.value.position)
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

/** The whole analysis in the form that is stored and shared. */
export const analysisTextOf = (board: AnalysisBoard): AnalysisText => ({
  text: boardText(board),
  seats: board.seats,
  path: pathOf(board.tree, board.at),
})
