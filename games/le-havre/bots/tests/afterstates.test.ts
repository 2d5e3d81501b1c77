import { RemainingBudget, spreadPruning, visitAfterstates } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { chains } from '../decision-chains.ts'

type Position = ReturnType<typeof before>

const ends = (table: Position, nodes = 10_000, thinning = chains) => {
  const found: { command: string; state: Position['state'] }[] = []
  const allowance = new RemainingBudget({ nodes })
  visitAfterstates(leHavre, thinning, table.state, 0, allowance, ({ command, state }) =>
    found.push({ command: leHavre.notation.print(command), state }),
  )
  return { found, nodes: allowance.nodes }
}

describe('afterstates of a turn', () => {
  it('come after all payments of a visit', () => {
    const table = before('bakehouse', { grain: 4, wood: 3, coal: 1, franc: 1 })
    const baked = ends(table).found.filter(({ command }) => command === 'enter bakehouse')
    expect(baked.length).toBeGreaterThan(3)
    for (const { state } of baked)
      expect(leHavre.commands(state, 0).map((command) => leHavre.notation.print(command))).toContain('end')
  })

  it('leave the position unchanged', () => {
    const table = before('bakehouse', { grain: 4, wood: 3, coal: 1, franc: 1 })
    const digest = leHavre.hash(table.state)
    ends(table)
    expect(leHavre.hash(table.state)).toBe(digest)
  })

  it('are limited by the budget', () => {
    const table = before('bakehouse', { grain: 9, wood: 9, coal: 3, franc: 9 })
    expect(ends(table, 7).nodes).toBe(7)
    expect(ends(table).nodes).toBeGreaterThan(7)
  })

  it('include stopping after the main action before the turn ends', () => {
    const table = before('bakehouse', { franc: 9 }).play('take wood')
    const stopped = ends(table).found.find(({ command }) => command === 'end')
    expect(stopped && leHavre.hash(stopped.state)).toBe(leHavre.hash(table.state))
    expect(ends(table).found.map(({ command }) => command)).toContain('buy building-firm-1')
  })

  it('never come from a sale', () => {
    const table = before('bakehouse', { franc: 9 }, { seat1: { buildings: ['fishery'] } })
    expect(ends(table).found.some(({ command }) => command.startsWith('sell'))).toBe(false)
  })
})

describe('an even spread of commands', () => {
  const spread = spreadPruning<null, number>(4)
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

  it('keeps the first and the last', () => {
    expect(spread.keep(null, 0, numbers(10), true)).toEqual([0, 3, 6, 9])
  })

  it('keeps all commands if they are few', () => {
    expect(spread.keep(null, 0, numbers(4), true)).toEqual([0, 1, 2, 3])
  })
})
