import { describe, expect, it } from 'vitest'
import { TOKENS } from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import { shortfall } from './shortfall.ts'

describe('a seat that cannot pay', () => {
  it('has what it holds, and lacks the rest', () => {
    const { state } = table({
      phase: 'feeding',
      seats: { '1': { owes: 6, stock: { franc: 1, fish: 2, coal: 0 }, buildings: ['marketplace'] } },
    })
    expect(shortfall(state, 0)).toEqual({
      held: [
        { token: TOKENS.indexOf('fish'), amount: 2 },
        { token: TOKENS.indexOf('franc'), amount: 1 },
      ],
      short: 3,
    })
  })

  it('lacks nothing when nothing is due', () => {
    expect(shortfall(before('fishery', { franc: 1 }).state, 0)).toEqual({ held: [], short: 0 })
  })
})
