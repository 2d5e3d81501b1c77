import { RemainingBudget } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { beamSearch, type SoloGame } from './beam-search.ts'
import { isLong } from './tests/sample-states.ts'

const options = leHavre.options({ players: 1, version: 'short' })
if (!options.ok) throw new Error(options.refusal.code)
const dealt = leHavre.setup(options.value, 'beam')

const search = (width: number, nodes = Number.POSITIVE_INFINITY): SoloGame | null =>
  beamSearch(dealt, width, new RemainingBudget({ nodes }))

describe('beam search in a solo game', () => {
  it('returns commands that lead to the returned wealth', () => {
    const found = search(2)
    const table = leHavre.copy(dealt)
    for (const command of found?.commands ?? []) {
      expect(leHavre.refuse(table, 0, command)).toBe(null)
      leHavre.apply(table, 0, command)
    }
    expect(leHavre.outcome(table)?.scores[0]?.total).toBe(found?.wealth)
  })

  it('finds a better game with a wider beam', () => {
    expect(search(isLong ? 12 : 4)?.wealth).toBeGreaterThan(search(1)?.wealth ?? 0)
  })

  it('returns null if the budget runs out', () => {
    expect(search(3, 200)).toBe(null)
  })

  it('leaves the position unchanged', () => {
    const before = leHavre.hash(dealt)
    search(1)
    expect(leHavre.hash(dealt)).toBe(before)
  })
})
