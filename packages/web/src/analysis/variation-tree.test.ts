import { describe, expect, it } from 'vitest'
import {
  alternative,
  annotate,
  depthOf,
  EMPTY_TREE,
  endOfLine,
  isOnMainLine,
  MOST_NOTE,
  nodeAt,
  onMainLine,
  pathTo,
  play,
  printTree,
  promote,
  readTree,
  remove,
  START,
  type VariationTree,
} from './variation-tree.ts'

/** Plays commands for seats in turn, from a node. */
const line = (tree: VariationTree, at: number, ...commands: readonly string[]) =>
  commands.reduce(
    (grown, command) => play(grown.tree, grown.at, { seat: depthOf(grown.tree, grown.at) % 2, command }),
    { tree, at },
  )

const commandsTo = (tree: VariationTree, id: number): string[] =>
  pathTo(tree, id).map(({ move }) => move?.command ?? '')

/** a b c, with x y instead of b, and z instead of y. */
const branched = () => {
  const main = line(EMPTY_TREE, START, 'a', 'b', 'c')
  const x = line(main.tree, onMainLine(main.tree, 1), 'x')
  const y = line(x.tree, x.at, 'y')
  const z = line(y.tree, x.at, 'z')
  return { tree: z.tree, c: main.at, x: x.at, y: y.at, z: z.at }
}

describe('a tree of variations', () => {
  it('grows by moves, the first one in a position being the main one', () => {
    const { tree, c, z } = branched()
    expect(commandsTo(tree, c)).toEqual(['a', 'b', 'c'])
    expect(commandsTo(tree, z)).toEqual(['a', 'x', 'z'])
    expect(commandsTo(tree, endOfLine(tree, START))).toEqual(['a', 'b', 'c'])
    expect(isOnMainLine(tree, c)).toBe(true)
    expect(isOnMainLine(tree, z)).toBe(false)
  })

  it("reuses the node of an equal move, but not of another seat's move", () => {
    const { tree, at } = line(EMPTY_TREE, START, 'a')
    expect(play(tree, START, { seat: 0, command: 'a' })).toEqual({ tree, at })
    expect(play(tree, START, { seat: 1, command: 'a' }).at).not.toBe(at)
  })

  it('never mutates an existing tree', () => {
    const { tree, x } = branched()
    const before = printTree(tree)
    annotate(tree, x, 'a note')
    promote(tree, x)
    remove(tree, x)
    line(tree, x, 'more')
    expect(printTree(tree)).toEqual(before)
  })

  it('finds the alternatives to a move', () => {
    const { tree, y, z } = branched()
    expect(alternative(tree, y, 1)).toBe(z)
    expect(alternative(tree, z, -1)).toBe(y)
    expect(alternative(tree, z, 1)).toBeNull()
    expect(alternative(tree, START, 1)).toBeNull()
  })

  it('goes along the main line by a number of moves, at most to its end', () => {
    const { tree, c } = branched()
    expect(commandsTo(tree, onMainLine(tree, 2))).toEqual(['a', 'b'])
    expect(onMainLine(tree, 99)).toBe(c)
    expect(onMainLine(tree, 0)).toBe(START)
  })

  it('promotes the variation that a move is in, one fork at a time', () => {
    const { tree, z } = branched()
    const once = promote(tree, z)
    expect(commandsTo(once, endOfLine(once, START))).toEqual(['a', 'b', 'c'])
    const twice = promote(once, z)
    expect(commandsTo(twice, endOfLine(twice, START))).toEqual(['a', 'x', 'z'])
    expect(promote(twice, z)).toBe(twice)
  })

  it('removes a move with everything after it, and returns the position before', () => {
    const { tree, x, c } = branched()
    const { tree: pruned, at } = remove(tree, x)
    expect(commandsTo(pruned, at)).toEqual(['a'])
    expect(pruned.nodes.size).toBe(4)
    expect(nodeAt(pruned, c).move?.command).toBe('c')
    expect(remove(pruned, START)).toEqual({ tree: pruned, at: START })
  })

  it('never reuses the id of a deleted move', () => {
    const { tree, z } = branched()
    const { tree: pruned, at } = remove(tree, z)
    expect(line(pruned, at, 'w').at).toBeGreaterThan(z)
  })

  it('truncates a long note', () => {
    const tree = annotate(EMPTY_TREE, START, 'x'.repeat(MOST_NOTE + 1))
    expect(nodeAt(tree, START).note).toHaveLength(MOST_NOTE)
  })
})

describe('a tree as plain data', () => {
  it('is the main line with notes and alternatives', () => {
    const { tree, x } = branched()
    expect(printTree(annotate(annotate(tree, x, 'or so'), START, 'begin'))).toEqual({
      note: 'begin',
      line: [
        '1 a',
        {
          move: '2 b',
          instead: [
            [
              { move: '2 x', note: 'or so' },
              { move: '1 y', instead: [['1 z']] },
            ],
          ],
        },
        '1 c',
      ],
    })
  })

  it('reads as it was written', () => {
    const { tree, y } = branched()
    const literal = printTree(annotate(tree, y, 'a note'))
    const read = readTree(JSON.parse(JSON.stringify(literal)))
    if (!read.ok) throw new Error(read.refusal.code)
    expect(printTree(read.value)).toEqual(literal)
  })

  it.each([
    ['nothing', null],
    ['a text', '1 a'],
    ['no line', {}],
    ['a line that is none', { line: '1 a' }],
    ['a move without a seat', { line: ['a'] }],
    ['a move that is a number', { line: [{ move: 3 }] }],
    ['a note that is none', { line: [{ move: '1 a', note: 1 }] }],
    ['alternatives that are none', { line: [{ move: '1 a', instead: 'b' }] }],
    ['more moves than an analysis has', { line: Array.from({ length: 5000 }, () => '1 a') }],
  ])('is refused: %s', (_what, literal) => {
    expect(readTree(literal)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } })
  })

  it('is refused when it is nested too deeply', () => {
    let nested: unknown = ['1 a']
    for (let level = 0; level < 60; level++) nested = [{ move: `1 m${level}`, instead: [nested] }]
    expect(readTree({ line: nested }).ok).toBe(false)
  })
})
