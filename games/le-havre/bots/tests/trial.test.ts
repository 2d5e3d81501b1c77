import { RemainingBudget } from '@quayside/bots'
import {
  type CommandEvaluation,
  evaluateCommands,
  leadsOf,
  mean,
  type SearchExtent,
} from '@quayside/bots/testing'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { adviser } from '../adviser.ts'
import { played } from './tables.ts'

const EXTENT: SearchExtent = { commands: 6, stretches: [1, 1], kept: 2, heats: 3 }

const trialsOf = (
  state: State,
  seat: number,
  { nodes = 1e6, extent = EXTENT, also }: { nodes?: number; extent?: SearchExtent; also?: Command } = {},
): { trials: CommandEvaluation<State, Command>[]; spent: number } => {
  const allowance = new RemainingBudget({ nodes })
  const view = leHavre.view(state, seat)
  const question = { view, seat, seed: 'trial', allowance, ...(also === undefined ? {} : { also }) }
  return { trials: evaluateCommands(adviser, question, extent), spent: allowance.nodes }
}

const commandOf = (text: string): Command => {
  const command = leHavre.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

const bakehouse = before('bakehouse', { grain: 6, wood: 6, fish: 2, franc: 9 }, { options: { players: 2 } })

describe('trying commands out', () => {
  it('samples every command that is kept in every heat after every stretch', () => {
    const { trials } = trialsOf(bakehouse.state, 0)
    expect(trials).toHaveLength(6)
    const lengths = trials.map(({ samples }) => samples.length)
    expect(lengths.slice(0, 2)).toEqual([7, 7])
    expect(lengths.toSorted((a, b) => b - a)).toEqual(lengths)
  })

  it('puts the best first', () => {
    for (const { state, seat } of played({ players: 2 }, 50)) {
      const kept = trialsOf(state, seat).trials.slice(0, EXTENT.kept)
      const leads = kept.map((trial) => mean(leadsOf(adviser, trial, seat)))
      expect(leads.toSorted((a, b) => b - a)).toEqual(leads)
    }
  })

  it('keeps the command that was asked about, however bad or unusual', () => {
    const also = commandOf('take franc')
    const narrow = { ...EXTENT, commands: 2, kept: 1 }
    const { trials } = trialsOf(bakehouse.state, 0, { extent: narrow, also })
    expect(trials.find(({ command }) => command === also)?.samples).toHaveLength(7)
    const unusual = before('bakehouse', { franc: 9 }, { seat1: { buildings: ['joinery'] } })
    const sale = commandOf('sell joinery')
    expect(trialsOf(unusual.state, 0, { also: sale }).trials.map(({ command }) => command)).toContain(sale)
  })

  it('sees an action through to its end before it judges', () => {
    const { trials } = trialsOf(bakehouse.state, 0, { extent: { ...EXTENT, commands: 20 } })
    const baked = trials.find(({ command }) => leHavre.notation.print(command) === 'enter bakehouse')
    const bread = (state: State): number =>
      (leHavre.position.write(state) as { seats: Record<string, { stock: { bread?: number } }> }).seats['1']
        ?.stock.bread ?? 0
    expect(baked && bread(baked.after)).toBeGreaterThan(0)
  })

  it('leaves out what the nodes do not last for, but never everything', () => {
    const { trials, spent } = trialsOf(bakehouse.state, 0, { nodes: 12 })
    expect(trials.length).toBeGreaterThan(0)
    expect(spent).toBeLessThan(20)
    expect(trials.every(({ samples }) => samples.length === 1)).toBe(true)
  })
})
