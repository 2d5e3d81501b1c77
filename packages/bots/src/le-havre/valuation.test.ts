import { leHavre, total, wealth } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { describe, expect, it } from 'vitest'
import { played } from '../../test/tables.ts'
import { Network, weightCount } from '../network/network.ts'
import { shapeFor } from '../training/pupil.ts'
import { Features } from './features.ts'
import { Valuation } from './valuation.ts'

const checked = leHavre.options({ players: 2 })
if (!checked.ok) throw new Error(checked.refusal.code)
const shape = shapeFor(checked.value)

/** A network that adds the same to every position, in units. */
const adding = (...units: readonly number[]): Valuation => {
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  network.weights.set(units, network.layout.outputBias)
  return new Valuation(new Features('full', 2), network)
}

const last = (turn: number): ReturnType<typeof before> =>
  before('bakehouse', { franc: 9 }, { options: { players: 2 }, phase: 'final', turn })

describe('the final wealth to be expected', () => {
  it('is what a seat has, and fifty francs for each unit of the network', () => {
    for (const { state, seat } of played({ players: 2 }, 40)) {
      const valuation = adding(1, -0.5)
      valuation.near(state, seat)
      const [own = 0, other = 0] = valuation.expect(state, seat)
      const has = [seat, 1 - seat].map((owner) => total(wealth(state, owner)) - wealth(state, owner).bonus)
      expect([own, other]).toEqual([(has[0] ?? 0) + 50, (has[1] ?? 0) - 25])
    }
  })

  it('is what it came to when the game is over', () => {
    const table = last(2).play('take wood', 'end')
    expect(leHavre.deciders(table.state)).toEqual([])
    expect([...adding(1, 1).expect(table.state, 1)]).toEqual([table.wealth(2), table.wealth(1)])
  })

  it('is counted for whoever has done the final action, and guessed for who has not', () => {
    const table = last(1).play('take wood')
    const [own, other] = adding(1, 1).expect(table.state, 0)
    expect([own, other]).toEqual([table.wealth(1), table.wealth(2) + 50])
  })
})
