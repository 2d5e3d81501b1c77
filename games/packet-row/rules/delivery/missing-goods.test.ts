import { describe, expect, it } from 'vitest'
import { table } from '../testing/table.ts'
import { missingFor } from './missing-goods.ts'

const missing = (contract: string, cards: string): string => {
  const all = cards.split(' ')
  const { state } = table({
    players: 3,
    seats: [
      {},
      {
        hand: [contract, ...all.filter((card) => !card.startsWith('ship-'))],
        ships: all.filter((card) => card.startsWith('ship-')),
      },
    ],
  })
  const { units, ship } = missingFor(state, 1, contract)
  return `${units} short, ${ship ? 'no ship' : 'a ship'}`
}

describe('what a contract still waits for', () => {
  it('is nothing when it can be fulfilled', () => {
    expect(missing('fur-4-es', 'fur-1 fur-3 ship-es')).toBe('0 short, a ship')
    expect(missing('fur-4-es', 'fur-3 fur-3 ship-gb captain')).toBe('0 short, a ship')
  })

  it('is what goods, nuggets and traders together do not bring', () => {
    expect(missing('fur-4-es', 'fur-1 ship-es')).toBe('3 short, a ship')
    expect(missing('fur-4-es', 'fur-1 nugget-2 ship-es')).toBe('1 short, a ship')
    expect(missing('fur-4-es', 'cotton-2 cotton-3 trader ship-es')).toBe('1 short, a ship')
    expect(missing('fur-4-es', 'cotton-3 ship-es')).toBe('4 short, a ship')
  })

  it('is a ship where none sails there and no captain can turn one', () => {
    expect(missing('fur-2-gb', 'fur-2 ship-es')).toBe('0 short, no ship')
    expect(missing('fur-2-gb', 'fur-2 captain')).toBe('0 short, no ship')
  })
})
