import { random, shuffle } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Card, wordOf } from '../catalogue/card.ts'
import { standardCatalogue } from '../catalogue/catalogue.ts'
import type { Delivery } from '../commands.ts'
import { packetRow } from '../rules.ts'
import { choices } from '../testing/reference-deliveries.ts'
import { table } from '../testing/table.ts'
import { type Stowage, stowageOf } from './stowage.ts'

const { state } = table({ players: 3 })

const stowed = (line: string): Stowage => {
  const command = packetRow.notation.parse(`deliver ${line}`)
  const stowage = command.ok && command.value.verb === 'deliver' ? stowageOf(state, command.value) : null
  if (stowage === null) throw new Error(line)
  return stowage
}

describe('the cards of a delivery', () => {
  it('go to the contracts one after the other, and the rest is lost', () => {
    expect(stowed('fur-4-es fur-2-nl with fur-3 fur-3 ship-es ship-nl').cargo).toEqual([
      { card: 'fur-3', as: 'fur', turned: false, units: [3, 0], lost: 0 },
      { card: 'fur-3', as: 'fur', turned: false, units: [1, 2], lost: 0 },
    ])
    expect(stowed('fur-2-gb with fur-3 ship-gb').cargo[0]).toMatchObject({ units: [2], lost: 1 })
  })

  it('are turned by traders and replaced by nuggets', () => {
    expect(stowed('cotton-3-nl with cotton-2 tobacco-2 trader ship-nl').cargo).toEqual([
      { card: 'cotton-2', as: 'cotton', turned: false, units: [2], lost: 0 },
      { card: 'tobacco-2', as: 'cotton', turned: true, units: [1], lost: 1 },
    ])
    expect(stowed('fur-4-es cotton-2-es with fur-2 nugget-2 nugget-1 nugget-1 ship-es').cargo).toEqual([
      { card: 'fur-2', as: 'fur', turned: false, units: [2, 0], lost: 0 },
      { card: 'nugget-2', as: 'cotton', turned: false, units: [0, 2], lost: 0 },
      { card: 'nugget-1', as: 'fur', turned: false, units: [1, 0], lost: 0 },
      { card: 'nugget-1', as: 'fur', turned: false, units: [1, 0], lost: 0 },
    ])
  })

  it('sail where they are bound for, and elsewhere with a captain', () => {
    expect(stowed('fur-4-es cotton-3-nl with fur-2 fur-2 cotton-3 ship-nl ship-fr captain').ships).toEqual([
      { card: 'ship-nl', to: 'nl', turned: false },
      { card: 'ship-fr', to: 'es', turned: true },
    ])
  })
})

describe('every delivery that is allowed', () => {
  const CONTRACTS = ['fur-2-gb', 'fur-4-es', 'cotton-3-nl', 'tobacco-2-gb']
  const OTHERS = ['fur-1', 'fur-3', 'cotton-2', 'tobacco-2', 'nugget-1', 'nugget-2', 'trader', 'captain']
  const SHIPS = ['ship-gb', 'ship-es', 'ship-nl']
  const cardOf = (word: string): Card => {
    const card = standardCatalogue.cards[standardCatalogue.kinds.get(word) ?? 0]
    if (card === undefined) throw new Error(word)
    return card
  }

  it('has a place for every card, fulfils every contract and counts no unit twice', () => {
    const source = random('stowage')
    let allowed = 0
    for (let table_ = 0; table_ < 12; table_++) {
      const hand = shuffle([...OTHERS, ...SHIPS], source).slice(0, 8)
      const contracts = shuffle(CONTRACTS, source).slice(0, 1 + (table_ % 3))
      const { state: at } = table({
        players: 3,
        seats: [
          {
            hand: [...contracts, ...hand.filter((card) => !card.startsWith('ship-'))],
            ships: hand.filter((card) => card.startsWith('ship-')),
          },
        ],
      })
      for (const cards of choices(hand.map(cardOf))) {
        const delivery: Delivery = { verb: 'deliver', contracts, cards: cards.map(wordOf) }
        const isAllowed = packetRow.refuse(at, 0, delivery) === null
        const stowage = stowageOf(at, delivery)
        expect([delivery, stowage !== null]).toEqual([delivery, isAllowed])
        if (stowage === null) continue
        allowed++
        for (const [place, contract] of contracts.entries()) {
          const loaded = stowage.cargo.reduce((sum, { units }) => sum + (units[place] ?? 0), 0)
          expect(loaded).toBe(Number(contract.split('-')[1]))
        }
        expect([...stowage.cargo, ...stowage.ships].map(({ card }) => card).sort()).toEqual(
          delivery.cards.filter((card) => card !== 'trader' && card !== 'captain').sort(),
        )
      }
    }
    expect(allowed).toBeGreaterThan(30)
  })
})
