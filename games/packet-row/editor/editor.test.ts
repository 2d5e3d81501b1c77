import type { Draft } from '@quayside/game'
import { valueAt, withValue } from '@quayside/game/editor/draft.ts'
import { EditorBench, testEditor } from '@quayside/game/editor/testing/editor-conformance.ts'
import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'
import { loadEditor } from './index.ts'

const bench = new EditorBench(await loadEditor('en'), packetRow)

testEditor(bench, loadEditor, [
  ['two players', { players: 2 }, 'a'],
  ['three players', { players: 3 }, 'b'],
  ['four players', { players: 4 }, 'c'],
  ['five players, three dry areas', { players: 5, dryAreas: 3 }, 'd'],
])

describe('a wrong draft', () => {
  const fresh = (): Draft => bench.draftOf(bench.setUp({ players: 3 }, 'check'))
  const deckOf = (draft: Draft, area: string): string[] =>
    valueAt(draft, ['boards', area, 'deck']) as string[]

  it('lists all its faults, each with its place and a fix', () => {
    const draft = fresh()
    const [card = ''] = deckOf(draft, 'market')
    let wrong = withValue(draft, ['seats', '0', 'money'], -3)
    wrong = withValue(wrong, ['boards', 'docks', 'deck'], [card, ...deckOf(draft, 'docks')])
    wrong = withValue(wrong, ['master'], 7)
    wrong = withValue(wrong, ['phase'], 'asking')
    wrong = withValue(wrong, ['asked'], 1)
    const { problems, isPossible, state } = bench.check(wrong)
    expect(isPossible).toBe(false)
    expect(state).not.toBeNull()
    const found = problems.filter(({ kind }) => kind === 'wrong')
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found.map(({ section }) => section))).toEqual(new Set(['seat-1', 'board-docks', 'round']))
    expect(found.every(({ fixes }) => fixes.length > 0 && fixes.length <= 2)).toBe(true)
  })

  it('names a card with too many copies and its places', () => {
    const draft = fresh()
    const [card = ''] = deckOf(draft, 'market')
    const hand = valueAt(draft, ['seats', '1', 'hand']) as string[]
    const wrong = bench.settle(
      withValue(draft, ['seats', '1', 'hand'], [...hand, card, card, card, card, card, card, card, card]),
    )
    const [problem] = bench.check(wrong).problems
    expect(problem?.text).toBe('too-many-copies')
    expect(problem?.fixes[0]?.label).toBe('Remove: Player 2')
  })

  it('puts cards without a place on the discards, so that every card is somewhere', () => {
    const draft = fresh()
    const [card = '', ...rest] = deckOf(draft, 'bank')
    const less = bench.settle(withValue(draft, ['boards', 'bank', 'deck'], rest))
    expect(valueAt(less, ['discards'])).toEqual([card])
    expect(bench.check(less).isPossible).toBe(true)
  })
})
