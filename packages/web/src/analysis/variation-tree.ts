/**
 * Variation tree of an analysis: every position has its tried moves, the main move first. Trees are immutable; every
 * change returns a new one.
 */
import { accept, type Result, refused, type Seat } from '@quayside/kernel'

export interface TreeMove {
  readonly seat: Seat
  /** In the game's notation. */
  readonly command: string
}

export interface TreeNode {
  readonly id: number
  /** The previous node; null for the start. */
  readonly parent: number | null
  /** The move that led here; null for the start. */
  readonly move: TreeMove | null
  readonly note: string
  /** Moves tried here, the main line first. */
  readonly children: readonly number[]
}

export interface VariationTree {
  readonly nodes: ReadonlyMap<number, TreeNode>
  readonly nextId: number
}

export const START = 0

/** Longer notes are truncated, because links contain them. */
export const MOST_NOTE = 500

export const EMPTY_TREE: VariationTree = {
  nodes: new Map([[START, { id: START, parent: null, move: null, note: '', children: [] }]]),
  nextId: START + 1,
}

export const nodeAt = ({ nodes }: VariationTree, id: number): TreeNode => {
  const node = nodes.get(id)
  if (node === undefined) throw new RangeError(`no node ${id}`)
  return node
}

const replaced = (tree: VariationTree, ...changed: readonly TreeNode[]): VariationTree => ({
  ...tree,
  nodes: new Map([...tree.nodes, ...changed.map((node) => [node.id, node] as const)]),
})

const isSameMove = (one: TreeMove | null, other: TreeMove): boolean =>
  one !== null && one.seat === other.seat && one.command === other.command

interface Grown {
  readonly tree: VariationTree
  /** The node reached by the move. */
  readonly at: number
}

/** A move that was tried before leads to the same node. */
export const play = (tree: VariationTree, at: number, { seat, command }: TreeMove): Grown => {
  const parent = nodeAt(tree, at)
  const known = parent.children.find((id) => isSameMove(nodeAt(tree, id).move, { seat, command }))
  if (known !== undefined) return { tree, at: known }
  const id = tree.nextId
  const node: TreeNode = { id, parent: at, move: { seat, command }, note: '', children: [] }
  const grown = replaced(tree, node, { ...parent, children: [...parent.children, id] })
  return { tree: { ...grown, nextId: id + 1 }, at: id }
}

/** The nodes from the start (exclusive) to a node (inclusive). */
export const pathTo = (tree: VariationTree, id: number): readonly TreeNode[] => {
  const path: TreeNode[] = []
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) path.push(node)
  return path.reverse()
}

/** Number of moves from the start to a node. */
export const depthOf = (tree: VariationTree, id: number): number => pathTo(tree, id).length

/** The main continuation of a node; null at the end of a line. */
export const following = (tree: VariationTree, id: number): number | null =>
  nodeAt(tree, id).children[0] ?? null

/** The last node of the main line from a node. */
export const endOfLine = (tree: VariationTree, id: number): number => {
  let end = id
  for (let next = following(tree, end); next !== null; next = following(tree, end)) end = next
  return end
}

/** The main-line node after `moves` moves, or the last one. */
export const onMainLine = (tree: VariationTree, moves: number): number => {
  let at = START
  for (let left = moves; left > 0; left--) at = following(tree, at) ?? at
  return at
}

/** The next or previous alternative to a move. */
export const alternative = (tree: VariationTree, id: number, by: 1 | -1): number | null => {
  const { parent } = nodeAt(tree, id)
  if (parent === null) return null
  const { children } = nodeAt(tree, parent)
  return children[children.indexOf(id) + by] ?? null
}

/** The nearest ancestor, or the node itself, that is not the main move of its position; null on the main line. */
const variationRoot = (tree: VariationTree, id: number): TreeNode | null =>
  pathTo(tree, id).findLast(
    (node) => node.parent !== null && nodeAt(tree, node.parent).children[0] !== node.id,
  ) ?? null

export const isOnMainLine = (tree: VariationTree, id: number): boolean => variationRoot(tree, id) === null

/** Makes the variation that contains a node the main line. */
export const promote = (tree: VariationTree, id: number): VariationTree => {
  const root = variationRoot(tree, id)
  if (root === null || root.parent === null) return tree
  const parent = nodeAt(tree, root.parent)
  return replaced(tree, {
    ...parent,
    children: [root.id, ...parent.children.filter((child) => child !== root.id)],
  })
}

/** Removes a node with its subtree and returns the node before it; the start cannot be removed. */
export const remove = (tree: VariationTree, id: number): Grown => {
  const { parent } = nodeAt(tree, id)
  if (parent === null) return { tree, at: id }
  const gone = new Set([id])
  // A child's id is always higher than its parent's.
  for (const node of tree.nodes.values()) if (node.parent !== null && gone.has(node.parent)) gone.add(node.id)
  const before = nodeAt(tree, parent)
  const nodes = new Map([...tree.nodes].filter(([node]) => !gone.has(node)))
  const without = { ...before, children: before.children.filter((child) => child !== id) }
  return { tree: replaced({ ...tree, nodes }, without), at: parent }
}

export const annotate = (tree: VariationTree, id: number, note: string): VariationTree =>
  replaced(tree, { ...nodeAt(tree, id), note: note.slice(0, MOST_NOTE) })

// ---- serialised, for links and files

/** A move as `1 take fish`, seats counted from 1, optionally with its note and alternatives. */
type MoveLiteral =
  | string
  | {
      readonly move: string
      readonly note?: string
      readonly instead?: readonly LineLiteral[]
    }

type LineLiteral = readonly MoveLiteral[]

export interface TreeLiteral {
  readonly note?: string
  readonly line: LineLiteral
}

const moveText = ({ seat, command }: TreeMove): string => `${seat + 1} ${command}`

const printLine = (tree: VariationTree, first: number | undefined): LineLiteral => {
  const line: MoveLiteral[] = []
  for (let id = first; id !== undefined; id = nodeAt(tree, id).children[0]) {
    const { move, note, parent } = nodeAt(tree, id)
    if (move === null || parent === null) break
    const [main, ...others] = nodeAt(tree, parent).children
    const instead = id === main ? others.map((other) => printLine(tree, other)) : []
    line.push(
      note === '' && instead.length === 0
        ? moveText(move)
        : {
            move: moveText(move),
            ...(note === '' ? {} : { note }),
            ...(instead.length === 0 ? {} : { instead }),
          },
    )
  }
  return line
}

export const printTree = (tree: VariationTree): TreeLiteral => {
  const { note, children } = nodeAt(tree, START)
  return { ...(note === '' ? {} : { note }), line: printLine(tree, children[0]) }
}

/** Limits for trees from links and files; larger ones are refused. */
const MAX_NODES = 4000
const MAX_DEPTH = 40

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readMove = (text: unknown): TreeMove | null => {
  const [, seat, command] = typeof text === 'string' ? (/^(\d{1,2}) (.{1,400})$/.exec(text) ?? []) : []
  return seat === undefined || command === undefined ? null : { seat: Number(seat) - 1, command }
}

/** Unwinds the recursion when the tree is invalid. */
class NotATree extends Error {}

const noteIn = (value: unknown): string => {
  if (value !== undefined && typeof value !== 'string') throw new NotATree()
  return value ?? ''
}

const readLine = (tree: VariationTree, from: number, line: unknown, nesting: number): VariationTree => {
  if (!Array.isArray(line) || nesting > MAX_DEPTH || tree.nextId + line.length > MAX_NODES)
    throw new NotATree()
  let grown: Grown = { tree, at: from }
  for (const literal of line as readonly unknown[]) {
    const entry = isFields(literal) ? literal : { move: literal }
    const move = readMove(entry['move'])
    if (move === null) throw new NotATree()
    const before = grown.at
    grown = play(grown.tree, before, move)
    const note = noteIn(entry['note'])
    let known = note === '' ? grown.tree : annotate(grown.tree, grown.at, note)
    const others = entry['instead'] ?? []
    if (!Array.isArray(others)) throw new NotATree()
    for (const other of others as readonly unknown[]) known = readLine(known, before, other, nesting + 1)
    grown = { tree: known, at: grown.at }
  }
  return grown.tree
}

/** Validates the structure only; the rules check the moves. */
export const readTree = (literal: unknown): Result<VariationTree> => {
  try {
    if (!isFields(literal)) throw new NotATree()
    return accept(annotate(readLine(EMPTY_TREE, START, literal['line'], 0), START, noteIn(literal['note'])))
  } catch (error) {
    if (error instanceof NotATree) return refused('not-a-record')
    throw error
  }
}
