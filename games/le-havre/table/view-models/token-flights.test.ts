import { describe, expect, it } from 'vitest'
import { before } from '../../rules/testing/index.ts'
import { flightsOf } from './token-flights.ts'

const flown = (at: ReturnType<typeof before>): string[] =>
  flightsOf(at.events(), at.state).map(({ icon, from, to }) => `${icon}: ${from[0]} > ${to[0]}`)

describe('tokens travel', () => {
  it('from the offer to the seat that takes it, six at most', () => {
    const at = before('fishery', { franc: 1 }, { offers: { wood: 8 } }).play('take wood')
    expect(flown(at)).toEqual(Array.from({ length: 6 }, () => 'g-wood: offer-wood > stock-0-wood'))
  })

  it('out of the building that gives them', () => {
    const at = before('fishery', { franc: 1 }, { seat1: { buildings: ['fishery'] } }).play('enter fishery')
    expect(new Set(flown(at)).size).toBe(1)
    expect(flown(at)[0]).toMatch(/^g-fish: building-\d+ > stock-0-fish$/)
  })

  it('as a fee to the owner', () => {
    const at = before('fishery', { franc: 2 }, { seats: { '2': { buildings: ['joinery'] } }, town: [] })
    expect(
      flightsOf([{ kind: 'fee-paid', seat: 0, to: 1, tokens: [{ token: 16, amount: 1 }] }], at.state),
    ).toEqual([{ icon: 'm-franc', from: ['stock-0-franc', 'seat-0'], to: ['stock-1-franc', 'seat-1'] }])
  })
})
