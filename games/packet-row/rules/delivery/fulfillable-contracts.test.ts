import { describe, expect, it } from 'vitest'
import { table } from '../testing/table.ts'
import { contractsWithinReach } from './fulfillable-contracts.ts'

const reach = (cards: string): string[] => {
  const all = cards.split(' ')
  const ships = all.filter((card) => card.startsWith('ship-'))
  const hand = all.filter((card) => !card.startsWith('ship-'))
  const { state } = table({ players: 3, seats: [{}, { hand, ships }] })
  return contractsWithinReach(state, 1).map((kind) => state.setting.catalogue.words[kind] ?? '')
}

describe('a contract is within reach', () => {
  it('with a ship of its destination, or with a captain on any ship [PR-8.1]', () => {
    expect(reach('fur-2-gb fur-2 ship-gb')).toEqual(['fur-2-gb'])
    expect(reach('fur-2-gb fur-2 ship-es')).toEqual([])
    expect(reach('fur-2-gb fur-2 ship-es captain')).toEqual(['fur-2-gb'])
    expect(reach('fur-2-gb fur-2 ship-gb captain')).toEqual(['fur-2-gb'])
    expect(reach('grain-2-de grain-2 ship-de captain')).toEqual(['grain-2-de'])
    expect(reach('fur-2-gb fur-2 captain')).toEqual([])
    expect(reach('fur-2 ship-gb captain')).toEqual([])
  })

  it('with enough of its good, on one card or on several [PR-8.1]', () => {
    expect(reach('fur-4-es fur-1 fur-3 ship-es')).toEqual(['fur-4-es'])
    expect(reach('fur-4-es fur-2 fur-2 ship-es')).toEqual(['fur-4-es'])
    expect(reach('fur-4-es fur-1 fur-2 ship-es')).toEqual([])
    expect(reach('fur-4-es fur-3 cotton-3 ship-es')).toEqual([])
    expect(reach('fur-2-gb fur-3 ship-gb')).toEqual(['fur-2-gb'])
  })

  it('with nuggets for the missing units [PR-8.1]', () => {
    expect(reach('fur-4-es fur-3 nugget-1 ship-es')).toEqual(['fur-4-es'])
    expect(reach('fur-4-es fur-2 nugget-1 ship-es')).toEqual([])
    expect(reach('fur-4-es fur-2 nugget-2 ship-es')).toEqual(['fur-4-es'])
    expect(reach('fur-4-es fur-1 nugget-2 ship-es')).toEqual([])
    expect(reach('fur-4-es nugget-2 nugget-1 nugget-1 ship-es')).toEqual(['fur-4-es'])
  })

  it('with a trader for the biggest card of another good, one card a trader [PR-8.1]', () => {
    expect(reach('fur-2-gb cotton-2 trader ship-gb')).toEqual(['fur-2-gb'])
    expect(reach('fur-2-gb cotton-1 trader ship-gb')).toEqual([])
    expect(reach('fur-2-gb cotton-1 tobacco-1 trader ship-gb')).toEqual([])
    expect(reach('fur-2-gb cotton-1 tobacco-1 trader trader ship-gb')).toEqual(['fur-2-gb'])
    expect(reach('fur-4-es cotton-1 grain-3 fur-1 trader ship-es')).toEqual(['fur-4-es'])
    expect(reach('fur-4-es cotton-2 cotton-2 trader ship-es')).toEqual([])
    expect(reach('fur-4-es cotton-2 cotton-2 trader trader ship-es')).toEqual(['fur-4-es'])
    expect(reach('fur-4-es fur-2 trader ship-es')).toEqual([])
  })

  it('each for itself, one destination after the other [PR-8.1]', () => {
    expect(reach('fur-4-es fur-2-nl fur-2-gb fur-2 ship-gb ship-nl ship-es')).toEqual([
      'fur-2-gb',
      'fur-2-nl',
    ])
    expect(reach('start-fur-3-es fur-4-es fur-3 fur-1 ship-es')).toEqual(['fur-4-es', 'start-fur-3-es'])
  })

  it('once for each copy that a corrected deck may have [PR-13.2]', () => {
    const t = table({ players: 2 })
    const { guildhall } = t.state.setting.catalogue.deck
    const deck = {
      guildhall: guildhall.flatMap((card) => {
        if (card.id === 'guildhall-contract-fur-nl') return []
        return card.id === 'guildhall-contract-fur-gb' ? { ...card, count: 2 } : card
      }),
    }
    const seats = [{ hand: ['fur-2-gb', 'fur-2-gb', 'fur-2'], ships: ['ship-gb'] }]
    const { state } = table({ players: 2, deck, seats })
    const { words } = state.setting.catalogue
    expect(contractsWithinReach(state, 0).map((kind) => words[kind])).toEqual(['fur-2-gb', 'fur-2-gb'])
  })
})
