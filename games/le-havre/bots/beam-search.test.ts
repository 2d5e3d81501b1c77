import { RemainingBudget } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { beamSearch, type SoloGame } from './beam-search.ts'
import { isLong } from './tests/tables.ts'

const options = leHavre.options({ players: 1, version: 'short' })
if (!options.ok) throw new Error(options.refusal.code)
const dealt = leHavre.setup(options.value, 'beam')

const search = (width: number, nodes = Number.POSITIVE_INFINITY): SoloGame | null =>
  beamSearch(dealt, width, new RemainingBudget({ nodes }))

describe('a beam through a game for one', () => {
  it('tells the commands that lead to the wealth it promises', () => {
    const found = search(2)
    const table = leHavre.copy(dealt)
    for (const command of found?.commands ?? []) {
      expect(leHavre.refuse(table, 0, command)).toBe(null)
      leHavre.apply(table, 0, command)
    }
    expect(leHavre.outcome(table)?.scores[0]?.total).toBe(found?.wealth)
  })

  it('finds more when it is wider', () => {
    expect(search(isLong ? 12 : 4)?.wealth).toBeGreaterThan(search(1)?.wealth ?? 0)
  })

  it('finds nothing when it may not think to the end', () => {
    expect(search(3, 200)).toBe(null)
  })

  it('leaves the table as it was', () => {
    const before = leHavre.hash(dealt)
    search(1)
    expect(leHavre.hash(dealt)).toBe(before)
  })
})
