import { describe, expect, it } from 'vitest'
import { PHASES } from '../rules/position/literal.ts'
import { table } from '../rules/testing/index.ts'
import { phaseIndex, phaseOf } from './index.ts'

describe('the phase of a position', () => {
  it.each(PHASES.map((phase, index) => [phase, index] as const))('is read by name: %s', (phase, index) => {
    const owing = phase === 'interest' || phase === 'feeding' ? { seats: { '1': { owes: 1 } } } : {}
    const turn = phase === 'feeding' ? { turn: 8 } : {}
    const { state } = table({ phase, ...turn, ...owing })
    expect([phaseOf(state), phaseIndex(state)]).toEqual([phase, index])
  })
})
