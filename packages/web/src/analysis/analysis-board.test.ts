import { readFileSync } from 'node:fs'
import { OTHER_GAME, otherRules, SAMPLE_GAME, sampleRules } from '@quayside/games/testing'
import { parseRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { readGame } from '../backend/game-text.ts'
import {
  type AnalysisBoard,
  boardText,
  deciderAt,
  playLine,
  playMove,
  positionLiteral,
  stateAt,
  stepsTo,
} from './analysis-board.ts'
import { packAnalysis, packPosition, unpackAnalysis } from './analysis-link.ts'
import { analysisTextOf, readAnalysisText } from './analysis-source.ts'
import { readAnalysis } from './analysis-text.ts'
import { annotate, onMainLine, printTree, promote, START } from './variation-tree.ts'

const RECORD = readFileSync(
  new URL(`../../../../games/${SAMPLE_GAME}/fixtures/version-1/golden/short-3.txt`, import.meta.url),
  'utf8',
)

const opened = async (text: string): Promise<AnalysisBoard> => {
  const board = await readAnalysis(text)
  if (!board.ok) throw new Error(JSON.stringify(board.refusal))
  return board.value
}

/** A legal command that was not played in this position. */
const otherMove = (board: AnalysisBoard): string => {
  const { rules, tree, at } = board
  const known = [...tree.nodes.values()].filter(({ parent }) => parent === at)
  const found = rules
    .commands(stateAt(board), deciderAt(board))
    .map((command) => rules.notation.print(command))
    .find((text) => known.every(({ move }) => move?.command !== text))
  if (found === undefined) throw new Error('nothing else is possible')
  return found
}

/** Moves to the first decision with more than one option. */
const atChoice = (board: AnalysisBoard): AnalysisBoard => {
  for (let moves = 0; moves < board.tree.nodes.size; moves++) {
    const there = { ...board, at: onMainLine(board.tree, moves) }
    const [seat] = board.rules.deciders(stateAt(there))
    if (seat !== undefined && board.rules.commands(stateAt(there), seat).length > 2) return there
  }
  throw new Error('no choice')
}

/** A game with a variation and a note. */
const branched = async (): Promise<AnalysisBoard> => {
  const choice = atChoice(await opened(RECORD))
  const board = playLine(choice, [{ seat: deciderAt(choice), command: otherMove(choice) }])
  return { ...board, tree: annotate(board.tree, board.at, 'Läßt sich hören') }
}

describe('an analysis of a record', () => {
  it('has the moves of the record as its main line, with the position after each', async () => {
    const board = await opened(RECORD)
    const game = await readGame(RECORD)
    if (!game.ok) throw new Error('no game')
    const end = { ...board, at: onMainLine(board.tree, 9999) }
    expect(stepsTo(end).map(({ command }) => command)).toEqual(game.value.game.moves.map(({ text }) => text))
    expect(sampleRules.hash(stateAt(end) as never)).toBe(game.value.game.rules.hash(game.value.game.state))
    expect(stepsTo(end)[0]?.events).toEqual(game.value.game.moves[0]?.events)
  })

  it('exports the same record as long as it has no variations', async () => {
    const [again, before] = [parseRecord(boardText(await opened(RECORD))), parseRecord(RECORD)]
    expect(again).toMatchObject(before)
  })

  it('branches at any position with a move of the decider', async () => {
    const choice = atChoice(await opened(RECORD))
    const played = playMove(choice, deciderAt(choice), otherMove(choice))
    if (!played.ok) throw new Error(played.refusal.code)
    expect(stepsTo(played.value)).toHaveLength(stepsTo(choice).length + 1)
    expect(played.value.tree.nodes.size).toBe(choice.tree.nodes.size + 1)
  })

  it('refuses an illegal move and stays unchanged', async () => {
    const board = atChoice(await opened(RECORD))
    expect(playMove(board, deciderAt(board), 'fly away').ok).toBe(false)
    expect(playMove(board, 9, otherMove(board))).toMatchObject({ refusal: { code: 'no-such-seat' } })
    const wrong = playMove(board, (deciderAt(board) + 1) % 3, otherMove(board))
    expect(wrong.ok).toBe(false)
    expect(playLine(board, [{ seat: 0, command: 'fly away' }])).toBe(board)
  })
})

describe('an analysis as a text', () => {
  it('has variations and notes next to a record that any import reads', async () => {
    const board = await branched()
    const text = boardText(board)
    const again = await opened(text)
    expect(printTree(again.tree)).toEqual(printTree(board.tree))
    const game = await readGame(text)
    expect(game.ok && game.value.game.record.moves).toHaveLength(
      stepsTo({ ...board, at: onMainLine(board.tree, 9999) }).length,
    )
  })

  it('has a promoted variation as its record', async () => {
    const board = await branched()
    const text = boardText({ ...board, tree: promote(board.tree, board.at) })
    const game = await readGame(text)
    expect(game.ok && game.value.game.record.moves).toHaveLength(stepsTo(board).length)
  })

  it('can be packed into a link with the current position', async () => {
    const board = await branched()
    const link = await packAnalysis(analysisTextOf(board))
    expect(link).toMatch(/^position=[\w-]+$/)
    const unpacked = await unpackAnalysis(link)
    const again = unpacked.ok ? await readAnalysisText(unpacked.value) : unpacked
    if (!again.ok) throw new Error(again.refusal.code)
    expect(stepsTo(again.value)).toEqual(stepsTo(board))
    expect(again.value.seats).toEqual(board.seats)
  })

  it('is refused with the reason where a move of a variation is illegal', async () => {
    const board = await branched()
    const text = boardText(board).replaceAll(otherMoveText(board), 'fly away')
    expect((await readAnalysis(text)).ok).toBe(false)
  })

  it.each(['', '{', '{"record": 5}', '{"tree": {"line": []}}', 'position'])('%j is none', async (text) => {
    expect((await readAnalysis(text)).ok).toBe(false)
  })

  it.each(['position=', 'position=abc', 'position=____'])('%s leads to none', async (link) => {
    expect(await unpackAnalysis(link)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } })
  })
})

const otherMoveText = ({ tree, at }: AnalysisBoard): string => tree.nodes.get(at)?.move?.command ?? ''

describe('an analysis of a position', () => {
  it.each([
    [SAMPLE_GAME, sampleRules],
    [OTHER_GAME, otherRules],
  ] as const)('deals what a view hides, the same every time: %s', async (_name, rules) => {
    const options = rules.options({ players: 3 })
    if (!options.ok) throw new Error('options')
    const state = rules.setup(options.value as never, 'view')
    const view = rules.position.write(rules.view(state as never, 1) as never)
    const [one, other] = [await opened(JSON.stringify(view)), await opened(JSON.stringify(view))]
    expect(one.rules.hash(stateAt(one))).toBe(other.rules.hash(stateAt(other)))
    // The sampled state gives the viewer exactly the original view.
    expect(one.rules.position.write(one.rules.view(stateAt(one), 1))).toEqual(view)
    expect(one.rules.deciders(stateAt(one))).not.toEqual([])
    expect(positionLiteral(one)).toEqual(view)
  })

  it('does not change a position without hidden information', async () => {
    const options = otherRules.options({ players: 2 })
    if (!options.ok) throw new Error('options')
    const state = otherRules.setup(options.value, 'open')
    const literal = otherRules.position.write(state)
    const board = await opened(JSON.stringify(literal))
    expect(board.rules.position.write(stateAt(board))).toEqual(literal)
  })

  it('can be packed into a link', async () => {
    const options = sampleRules.options({ players: 2 })
    if (!options.ok) throw new Error('options')
    const literal = sampleRules.position.write(sampleRules.setup(options.value, 'seed'))
    const link = await unpackAnalysis(await packPosition(literal))
    expect(link.ok && JSON.parse(link.value.text)).toEqual(JSON.parse(JSON.stringify(literal)))
    const board = link.ok ? await opened(link.value.text) : null
    expect(board?.at).toBe(START)
    expect(board?.position).toEqual(JSON.parse(JSON.stringify(literal)))
  })
})
