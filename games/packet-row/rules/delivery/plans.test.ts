import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules.ts'
import type { State } from '../state.ts'
import { table } from '../testing/table.ts'
import { bestPlan, type DeliveryPlan, plansFor } from './plans.ts'

const holding = (cards: string): State => {
  const all = cards.split(' ')
  return table({
    players: 3,
    seats: [
      {
        hand: all.filter((card) => !card.startsWith('ship-')),
        ships: all.filter((card) => card.startsWith('ship-')),
      },
    ],
  }).state
}

const lines = (plan: DeliveryPlan | undefined): string[] =>
  (plan ?? []).map((delivery) => packetRow.notation.print(delivery))

describe('a plan of deliveries', () => {
  it('fulfils exactly the contracts that are wanted, one delivery after the other', () => {
    const state = holding('fur-2-gb grain-2-es fur-2 grain-2 ship-gb ship-es')
    expect(plansFor(state, 0, ['grain-2-es', 'fur-2-gb']).map(lines)).toEqual([
      ['deliver grain-2-es with grain-2 ship-es', 'deliver fur-2-gb with fur-2 ship-gb'],
    ])
    expect(plansFor(state, 0, ['fur-2-gb']).map(lines)).toEqual([['deliver fur-2-gb with fur-2 ship-gb']])
  })

  it('puts contracts together that share a ship or a card', () => {
    const state = holding('fur-2-gb tobacco-2-gb fur-2 tobacco-2 ship-gb')
    expect(lines(plansFor(state, 0, ['fur-2-gb', 'tobacco-2-gb'])[0])).toEqual([
      'deliver fur-2-gb tobacco-2-gb with fur-2 tobacco-2 ship-gb',
    ])
  })

  it('is none where the cards do not suffice for all', () => {
    const state = holding('fur-2-gb fur-2-nl fur-3 ship-gb ship-nl')
    expect(plansFor(state, 0, ['fur-2-gb', 'fur-2-nl'])).toEqual([])
  })

  it('begins with the cheapest way', () => {
    const state = holding('fur-2-gb fur-1 nugget-1 nugget-2 ship-gb')
    expect(plansFor(state, 0, ['fur-2-gb']).map(lines)).toEqual([
      ['deliver fur-2-gb with fur-1 nugget-1 ship-gb'],
      ['deliver fur-2-gb with nugget-2 ship-gb'],
    ])
  })
})

describe('the best plan', () => {
  it('earns the most, and keeps what it can', () => {
    const both = holding('fur-4-es fur-2-nl fur-3 fur-3 ship-es ship-nl')
    expect(lines(bestPlan(both, 0))).toEqual(['deliver fur-2-nl fur-4-es with fur-3 fur-3 ship-nl ship-es'])
    const either = holding('fur-4-es fur-2-gb fur-2 fur-2 ship-es ship-gb')
    expect(lines(bestPlan(either, 0))).toEqual(['deliver fur-4-es with fur-2 fur-2 ship-es'])
  })

  it('is empty where nothing can be delivered', () => {
    expect(bestPlan(holding('fur-4-es fur-2 ship-es'), 0)).toEqual([])
  })
})
