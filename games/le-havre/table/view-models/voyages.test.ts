import { describe, expect, it } from 'vitest'
import { type Command, leHavre, question, readCommand, SHIP_VALUE, type State } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { fleetsOf, voyagesOf } from './voyages.ts'

const fleet = { seat1: { ships: ['dina', 'lucie', 'caen'], buildings: ['shipping-line'] } }
const GOODS = { franc: 2, clay: 3, wood: 8, coal: 2, brick: 3, leather: 2, coke: 1 }
const choosing = (goods: object = GOODS) => before('shipping-line', goods, fleet).play('enter shipping-line')

/** The most francs of any sequence of loads, by exhaustive search. */
const mostFrancs = (state: State): number => {
  if (question(state)?.asks !== 'load') return 0
  const earned = leHavre.commands(state, 0).map((command: Command) => {
    const next = leHavre.copy(state)
    leHavre.apply(next, 0, command)
    const said = readCommand(command)
    const francs = said.verb === 'load' ? (SHIP_VALUE[said.token] ?? 0) * said.amount : 0
    return francs + mostFrancs(next)
  })
  return Math.max(...earned)
}

const carriedOut = (state: State, commands: readonly Command[]): State => {
  const after = leHavre.copy(state)
  for (const command of commands) {
    expect(leHavre.refuse(after, 0, command)).toBeNull()
    leHavre.apply(after, 0, command)
  }
  return after
}

describe('voyages', () => {
  it.each([
    GOODS,
    { franc: 2, fish: 4, wood: 3, coal: 2, cattle: 2 },
    { franc: 2, wood: 9, coke: 1, steel: 1, bread: 2, hide: 3 },
  ])('earn as much as any load could, the energy kept back (%#)', (goods) => {
    const state = choosing(goods).play('sail 1 wooden 1 iron').state
    expect(voyagesOf(state, 0)[0]?.francs).toBe(mostFrancs(state))
  })

  it('lead through to the francs in one go', () => {
    const state = choosing().play('sail 2 wooden 1 iron').state
    for (const { commands } of voyagesOf(state, 0))
      expect(question(carriedOut(state, commands))?.asks).toBe('end-turn')
  })

  it('leave one good after the other at home', () => {
    const [, ...others] = voyagesOf(choosing().play('sail 2 wooden 1 iron').state, 0)
    for (const { spares, cargo } of others) expect(cargo.map(({ token }) => token)).not.toContain(spares)
    expect(others.length).toBeGreaterThan(1)
  })

  it('with each fleet, the one that earns most first', () => {
    const { state } = choosing()
    const voyages = fleetsOf(state, 0, leHavre.commands(state, 0))
    expect(voyages.map(({ francs }) => francs)).toEqual(
      voyages.map(({ francs }) => francs).sort((one, other) => other - one),
    )
    for (const { commands } of voyages) expect(question(carriedOut(state, commands))?.asks).toBe('end-turn')
  })

  it('show their fuel', () => {
    const fuel = { wood: 12, coal: 4, leather: 7 }
    const [best] = voyagesOf(choosing(fuel).play('sail 2 wooden 1 iron').state, 0)
    expect(best?.burnt).not.toEqual([])
    expect(best?.energy).toBe(9)
  })
})
