import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { pruneAnswers } from './prune-answers.ts'
import { played } from './tests/sample-states.ts'

type Table = ReturnType<typeof before>

const kept = ({ state }: Table): string[] =>
  pruneAnswers(state, 0, leHavre.commands(state, 0)).map((command) => leHavre.notation.print(command))

it.each([1, 2, 3, 4, 5])('with %i players a non-empty subset of the commands remains', (players) => {
  const version = players % 2 === 0 ? 'short' : 'full'
  for (const { state, seat } of played({ players, version }, 1)) {
    const commands = leHavre.commands(state, seat)
    const few = pruneAnswers(state, seat, commands)
    expect(few.length).toBeGreaterThan(0)
    expect(new Set(few).size).toBe(few.length)
    expect(few.every((command) => commands.includes(command))).toBe(true)
  }
})

describe('pruning keeps only', () => {
  it('the cheapest payments', () => {
    const table = before(
      'bakehouse',
      { fish: 2, grain: 2, bread: 2, meat: 2, franc: 9 },
      { phase: 'feeding', seat1: { owes: 4 } },
    )
    expect(table.commands().length).toBeGreaterThan(3)
    expect(kept(table)).toHaveLength(3)
    expect(kept(table)[0]).toBe('pay 1 fish 1 meat')
    expect(kept(table)).not.toContain('pay 2 meat')
    expect(kept(table)).not.toContain('pay 2 bread')
  })

  it('converting everything, nearly everything, half of it, or nothing', () => {
    const table = before('bakehouse', { grain: 8, wood: 9, franc: 2 }).play('enter bakehouse')
    while (!table.commands().some((command) => command.startsWith('convert')))
      table.play(kept(table)[0] ?? '')
    expect(kept(table)).toEqual(
      ['convert 0', 'convert 4', 'convert 7', 'convert 8'].filter((command) =>
        table.commands().includes(command),
      ),
    )
  })

  it('the most valuable load of the ships', () => {
    const table = before(
      'shipping-line',
      { coke: 1, leather: 2, fish: 5, wood: 9, franc: 2 },
      { seat1: { ships: ['triest'] } },
    ).play('enter shipping-line')
    const chosen: string[] = []
    while (table.commands().length > 1 && !table.commands().includes('end')) {
      const [command = ''] = kept(table)
      chosen.push(command)
      table.play(command)
    }
    expect(chosen.filter((command) => command.startsWith('load')).join(', ')).toMatch(
      /coke.*leather|leather.*coke/,
    )
  })
})
