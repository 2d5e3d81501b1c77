import type { Draft } from '@quayside/game'
import { valueAt, withValue } from '@quayside/game/editor/draft.ts'
import { EditorBench, testEditor } from '@quayside/game/editor/testing/editor-conformance.ts'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { loadEditor } from './index.ts'

const bench = new EditorBench(await loadEditor('en'), leHavre)

testEditor(bench, loadEditor, [
  ['four players', { players: 4 }, 'a'],
  ['two players, short', { players: 2, version: 'short' }, 'b'],
  ['one player', { players: 1 }, 'c'],
  ['five players with modules', { players: 5, modules: ['essen-2008', 'grand-hameau'] }, 'd'],
  ['specials of the modules alone', { players: 3, modules: ['grand-hameau'], specials: 'modules' }, 'e'],
  ['other rulings', { players: 3, stadiumPurchase: false, doubleInterest: true, marketplaceLimit: 4 }, 'f'],
])

describe('a wrong draft', () => {
  const fresh = (): Draft => bench.draftOf(bench.setUp({ players: 3 }, 'check'))
  const pile = (draft: Draft, number: string): string[] => valueAt(draft, ['piles', number]) as string[]

  it('lists all its faults, each with its place and a fix', () => {
    const draft = fresh()
    const [card = ''] = pile(draft, '0')
    const [first = '', second = '', ...others] = pile(draft, '1')
    let wrong = withValue(draft, ['town'], [...(valueAt(draft, ['town']) as string[]), card])
    wrong = withValue(wrong, ['piles', '1'], [second, first, ...others])
    wrong = withValue(wrong, ['seats', '2', 'ships'], ['calais'])
    wrong = withValue(wrong, ['seats', '3', 'stock', 'fish'], -1)
    wrong = withValue(wrong, ['offers', 'wood'], 9999)
    const { problems, isPossible, state } = bench.check(wrong)
    expect(isPossible).toBe(false)
    expect(state).not.toBeNull()
    const found = problems.filter(({ kind }) => kind === 'wrong')
    expect(found.map(({ text }) => text).toSorted()).toEqual([
      'bad-value',
      'negative-amount',
      'not-in-this-game',
      'pile-out-of-order',
      'two-owners',
    ])
    expect(new Set(found.map(({ section }) => section))).toEqual(
      new Set(['offers', 'buildings', 'seat-2', 'seat-3']),
    )
    expect(found.every(({ fixes }) => fixes.length > 0 && fixes.length <= 2)).toBe(true)
  })

  it('is valid after applying the fixes one by one', () => {
    const draft = fresh()
    const [card = ''] = pile(draft, '0')
    let wrong = withValue(draft, ['town'], [...(valueAt(draft, ['town']) as string[]), card])
    wrong = withValue(wrong, ['piles', '2'], pile(draft, '2').toReversed())
    for (let fixed = 0; fixed < 5; fixed++) {
      const [problem] = bench.check(wrong).problems.filter(({ kind }) => kind === 'wrong')
      if (problem === undefined) break
      wrong = problem.fixes[0]?.draft ?? wrong
    }
    expect(bench.check(wrong).isPossible).toBe(true)
  })

  it('asks which copy of a duplicated card to keep', () => {
    const draft = fresh()
    const [card = ''] = pile(draft, '0')
    const wrong = withValue(draft, ['town'], [...(valueAt(draft, ['town']) as string[]), card])
    const [problem] = bench.check(wrong).problems
    expect(problem?.fixes.map(({ label }) => label)).toEqual([
      'Keep: Building Proposals pile 1, from the top',
      'Keep: Town',
    ])
    for (const { draft: fixed } of problem?.fixes ?? []) expect(bench.check(fixed).isPossible).toBe(true)
  })

  it('accepts unknown cards once they are marked as unknown', () => {
    const wrong = withValue(fresh(), ['tiles', '6'], null)
    const [problem] = bench.check(wrong).problems
    expect(problem?.text).toBe('hole-without-viewer')
    const fixed = problem?.fixes[0]?.draft ?? wrong
    expect(bench.check(fixed)).toMatchObject({
      isPossible: true,
      problems: [{ kind: 'note', section: 'round' }],
    })
  })

  it('shows a note if the position is only unlikely', () => {
    const { isPossible, problems } = bench.check(withValue(fresh(), ['seats', '1', 'loans'], 9))
    expect(isPossible).toBe(true)
    expect(problems.map(({ kind, section }) => [kind, section])).toContainEqual(['note', 'seat-1'])
  })
})
