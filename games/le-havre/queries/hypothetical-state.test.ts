import { describe, expect, it } from 'vitest'
import type { Command } from '../rules/commands.ts'
import { leHavre } from '../rules/rules.ts'
import type { State } from '../rules/state/state.ts'
import { activeSeat } from '../rules/state/table.ts'
import { before, table } from '../rules/testing/index.ts'
import { asIfAtWharf, asIfBuilding, asIfToMove } from './hypothetical-state.ts'

const command = (words: string): Command => {
  const read = leHavre.notation.parse(words)
  if (!read.ok) throw new Error(words)
  return read.value
}

const refusal = (s: State, seat: number, words: string) => leHavre.refuse(s, seat - 1, command(words))

const can = (s: State, seat: number): string[] =>
  leHavre.commands(s, seat - 1).map((one) => leHavre.notation.print(one))

describe('a seat that acts as if it were its turn', () => {
  it('may enter and take as on its own turn, and the original state does not change', () => {
    const { state } = before('clay-mound', { fish: 1 }, { seats: { '2': { stock: { fish: 1 } } } })
    const digest = leHavre.hash(state)
    expect(refusal(state, 2, 'enter clay-mound')?.code).toBe('not-your-turn')
    const seen = asIfToMove(state, 1)
    expect(activeSeat(seen)).toBe(1)
    expect(refusal(seen, 2, 'enter clay-mound')).toBeNull()
    expect(can(seen, 2)).toContain('take wood')
    expect(leHavre.hash(state)).toBe(digest)
  })

  it('needs no supply and owes nothing', () => {
    const supplying = table({ step: 'supply', round: 5 }).state
    expect(can(asIfToMove(supplying, activeSeat(supplying)), activeSeat(supplying) + 1)).toContain(
      'take wood',
    )
    const feeding = table({ phase: 'feeding', round: 5, turn: 8, seats: { '1': { owes: 2 } } }).state
    expect(leHavre.deciders(asIfToMove(feeding, 2))).toEqual([2])
  })

  it('has left its current action', () => {
    const inside = before('sawmill', { wood: 9, clay: 9 }).play('enter sawmill').state
    expect(can(asIfToMove(inside, 0), 1)).toContain('take wood')
  })

  it('buys nothing in the final stage and does nothing after the game', () => {
    const final = table({ phase: 'final', turn: 1, seats: { '3': { stock: { franc: 50 } } } }).state
    expect(refusal(asIfToMove(final, 2), 3, 'buy fishery')?.code).toBe('no-purchase-in-final-stage')
    const over = table({ phase: 'over' }).state
    expect(can(asIfToMove(over, 0), 1)).toEqual([])
    expect(refusal(asIfBuilding(over, 0), 1, 'build fishery')?.code).toBe('game-over')
  })
})

describe('a seat that builds as if it were asked to', () => {
  it('lacks what the printed cost names', () => {
    const { state } = table({
      piles: [['wharf-2'], ['colliery'], ['bank']],
      seats: { '2': { stock: { wood: 2, clay: 2, iron: 1 } } },
    })
    expect(refusal(asIfBuilding(state, 1), 2, 'build wharf-2')).toMatchObject({
      code: 'lacks-material',
      params: { missing: ['iron'], amounts: [1] },
    })
  })

  it('may use a wharf that is modernised', () => {
    const seats = { '1': { stock: { iron: 4, coal: 1, brick: 0 } } }
    const ships = { iron: ['cherbourg'] }
    const town = ['wharf-1', 'wharf-2']
    const piles = [['colliery'], ['tannery'], ['bank']]
    const old = table({ seats, ships, town, piles }).state
    const modern = table({ seats, ships, town, piles, modernised: ['wharf-2'] }).state
    expect(refusal(asIfAtWharf(old, 0), 1, 'build cherbourg')).toMatchObject({
      params: { missing: ['brick'] },
    })
    expect(refusal(asIfAtWharf(modern, 0), 1, 'build cherbourg')).toBeNull()
  })
})
