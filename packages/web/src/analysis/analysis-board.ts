/** The analysis board: where the game began, the tree of moves, and the current node. */
import {
  type AnyRules,
  accept,
  type GameEvent,
  type GameRecord,
  isSeat,
  printRecord,
  type Result,
  random,
  refused,
  resultOf,
  type Seat,
  type Step,
  type Viewer,
} from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { printGame } from '../backend/game-text.ts'
import {
  EMPTY_TREE,
  nodeAt,
  onMainLine,
  pathTo,
  play,
  printTree,
  START,
  type VariationTree,
} from './variation-tree.ts'

/** The position at a node, computed once. */
interface Reached {
  readonly state: unknown
  readonly command: unknown
  readonly events: readonly GameEvent[]
}

/** Start of an analysis: a deal, or a set-up position. */
export interface Beginning {
  readonly rules: AnyRules
  /** The record without its moves. */
  readonly header: GameRecord
  /** As a literal; null for a deal. */
  readonly position: unknown
  readonly state: unknown
  readonly seats: readonly SeatOccupant[]
}

export interface AnalysisBoard extends Beginning {
  readonly tree: VariationTree
  /** The current node. */
  readonly at: number
  /** Cached positions by node id; ids are never reused. */
  readonly reached: Map<number, Reached>
}

/** Whether the position is a view with hidden information. */
const isView = (rules: AnyRules, state: unknown): boolean => {
  const viewers: Viewer[] = [
    'spectator',
    ...Array.from({ length: rules.seatCount(state) }, (_, seat) => seat),
  ]
  return viewers.some((viewer) => rules.hash(rules.view(state, viewer)) === rules.hash(state))
}

/** Samples the hidden information of a view with a fixed seed, so that the moves of a link can be replayed. */
export const dealHidden = (rules: AnyRules, state: unknown): unknown =>
  isView(rules, state) ? rules.sampleState(state, random('analysis')) : state

const step = (rules: AnyRules, { state: before }: Reached, seat: Seat, text: string): Result<Reached> => {
  const command = rules.notation.parse(text)
  if (!command.ok) return command
  const seats = rules.seatCount(before)
  if (!isSeat(seat, seats)) return refused('no-such-seat', { seat: seat + 1, seats })
  const refusal = rules.refuse(before, seat, command.value)
  if (refusal !== null) return { ok: false, refusal }
  const state = rules.copy(before)
  const events: GameEvent[] = []
  rules.apply(state, seat, command.value, events)
  return accept({ state, command: command.value, events })
}

/** Validates every move of the tree. */
export const openBoard = (beginning: Beginning, tree: VariationTree = EMPTY_TREE): Result<AnalysisBoard> => {
  const reached = new Map<number, Reached>([[START, { state: beginning.state, command: null, events: [] }]])
  for (const { id, parent, move } of tree.nodes.values()) {
    if (parent === null || move === null) continue
    const before = reached.get(parent)
    if (before === undefined) return refused('not-a-record')
    const after = step(beginning.rules, before, move.seat, move.command)
    if (!after.ok) return after
    reached.set(id, after.value)
  }
  return accept({ ...beginning, tree, at: START, reached })
}

const reachedAt = ({ reached }: AnalysisBoard, id: number): Reached => {
  const found = reached.get(id)
  if (found === undefined) throw new RangeError(`no node ${id}`)
  return found
}

export const stateAt = (board: AnalysisBoard, id: number = board.at): unknown => reachedAt(board, id).state

/** The command that led to a node; null for the start. */
export const commandOf = (board: AnalysisBoard, id: number): unknown => reachedAt(board, id).command

/** Plays a move, given in the game's notation, at the current node. */
export const playMove = (board: AnalysisBoard, seat: Seat, text: string): Result<AnalysisBoard> => {
  const { rules, tree, at, reached } = board
  const after = step(rules, reachedAt(board, at), seat, text)
  if (!after.ok) return after
  const grown = play(tree, at, { seat, command: rules.notation.print(after.value.command) })
  if (!reached.has(grown.at)) reached.set(grown.at, after.value)
  return accept({ ...board, ...grown })
}

/** Plays a line of moves, stopping at the first one that is not legal. */
export const playLine = (
  board: AnalysisBoard,
  moves: readonly { readonly seat: Seat; readonly command: string }[],
): AnalysisBoard => {
  let played = board
  for (const { seat, command } of moves) {
    const next = playMove(played, seat, command)
    if (!next.ok) break
    played = next.value
  }
  return played
}

/** The steps that led to the current node. */
export const stepsTo = (board: AnalysisBoard): Step[] =>
  pathTo(board.tree, board.at).flatMap(({ id, move }, moveNumber) =>
    move === null ? [] : [{ moveNumber, ...move, events: reachedAt(board, id).events }],
  )

/** The decider; at the end of the game, the seat that moved last. */
export const deciderAt = (board: AnalysisBoard): Seat => {
  const [next] = board.rules.deciders(stateAt(board))
  return next ?? nodeAt(board.tree, board.at).move?.seat ?? 0
}

const isPlain = ({ nodes }: VariationTree): boolean =>
  [...nodes.values()].every(({ note, children }) => note === '' && children.length < 2)

/** The main line as a record. */
const mainRecord = (board: AnalysisBoard): GameRecord => {
  const { rules, header, tree } = board
  const end = onMainLine(tree, tree.nodes.size)
  const moves = pathTo(tree, end).flatMap(({ move }, moveNumber) =>
    move === null ? [] : [{ moveNumber, ...move }],
  )
  return { ...header, moves, result: resultOf(rules, stateAt(board, end)) }
}

/** A text that any import reads as a game; variations and notes are stored next to the record. */
export const boardText = (board: AnalysisBoard): string => {
  const { position, tree } = board
  const record = printRecord(mainRecord(board))
  if (isPlain(tree)) return printGame(record, position)
  const known = position === null ? {} : { position }
  return `${JSON.stringify({ ...known, record, tree: printTree(tree) }, null, 1)}\n`
}

/** The current position as a game that starts there. */
export const positionLiteral = (board: AnalysisBoard): unknown =>
  board.at === START && board.position !== null ? board.position : board.rules.position.write(stateAt(board))
