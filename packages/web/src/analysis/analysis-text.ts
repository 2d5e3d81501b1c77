/** Parses an analysis from a text: a record, a position, or either with a tree of variations. */
import { accept, Game, type GameRecord, parseRecord, type Result, refused } from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { refusedByGame, rulesOf } from '../backend/game-registry.ts'
import { readGame } from '../backend/game-text.ts'
import { type AnalysisBoard, type Beginning, dealHidden, openBoard } from './analysis-board.ts'
import { EMPTY_TREE, play, readTree, START, type VariationTree } from './variation-tree.ts'

interface Parts {
  readonly record: string
  readonly position: unknown
  readonly tree: unknown
}

/** Null for a text without a record, such as a position alone. */
const partsOf = (text: string): Parts | null => {
  if (!text.trimStart().startsWith('{'))
    return { record: `${text.trim()}\n`, position: null, tree: undefined }
  try {
    const literal: unknown = JSON.parse(text)
    if (typeof literal !== 'object' || literal === null || !('record' in literal)) return null
    if (typeof literal.record !== 'string') return null
    return {
      record: literal.record,
      position: 'position' in literal ? literal.position : null,
      tree: 'tree' in literal ? literal.tree : undefined,
    }
  } catch {
    return null
  }
}

const lineOf = ({ moves }: GameRecord): VariationTree =>
  moves.reduce((grown, move) => play(grown.tree, grown.at, move), { tree: EMPTY_TREE, at: START }).tree

const beginningOf = async (
  record: GameRecord,
  position: unknown,
): Promise<Result<Omit<Beginning, 'seats'>>> => {
  const found = await rulesOf(record.game, record.rulesVersion)
  if (!found.ok) return found
  const rules = found.value
  const header: GameRecord = { ...record, moves: [], result: null }
  if (position === null) {
    const game = Game.load(rules, header)
    return game.ok
      ? accept({ rules, header, position, state: game.value.state })
      : refusedByGame(record.game, game.refusal)
  }
  const start = rules.position.read(position)
  return start.ok
    ? accept({ rules, header, position, state: dealHidden(rules, start.value) })
    : refusedByGame(record.game, start.refusal)
}

/** Seats without a name are numbered. */
const seatsFor = (
  { rules, state }: Omit<Beginning, 'seats'>,
  seats: readonly SeatOccupant[],
): readonly SeatOccupant[] =>
  Array.from({ length: rules.seatCount(state) }, (_, seat) => ({ name: seats[seat]?.name ?? '', bot: null }))

/** A position does not name its game and has no moves. */
const readPosition = async (text: string, seats: readonly SeatOccupant[]): Promise<Result<AnalysisBoard>> => {
  const read = await readGame(text)
  if (!read.ok) return read
  const { game, position } = read.value
  const { rules } = game
  const beginning = { rules, header: game.record, position, state: dealHidden(rules, game.state) }
  return openBoard({ ...beginning, seats: seatsFor(beginning, seats) })
}

export const readAnalysis = async (
  text: string,
  seats: readonly SeatOccupant[] = [],
): Promise<Result<AnalysisBoard>> => {
  const parts = partsOf(text)
  if (parts === null) return readPosition(text, seats)
  const record = parseRecord(parts.record)
  if (!record.ok) return record
  const beginning = await beginningOf(record.value, parts.position)
  if (!beginning.ok) return beginning
  const tree = parts.tree === undefined ? accept(lineOf(record.value)) : readTree(parts.tree)
  if (!tree.ok) return refused('not-a-record')
  const board = openBoard({ ...beginning.value, seats: seatsFor(beginning.value, seats) }, tree.value)
  return board.ok ? board : refusedByGame(record.value.game, board.refusal)
}
