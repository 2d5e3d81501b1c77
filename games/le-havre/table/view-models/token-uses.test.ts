import { describe, expect, it } from 'vitest'
import { BUILDINGS, type TokenName } from '../../rules/index.ts'
import { table } from '../../rules/testing/index.ts'
import { tokenUses } from './token-uses.ts'

const { state } = table({
  town: [
    'marketplace',
    'brickworks',
    'kiln',
    'shipping-line',
    'zoo',
    'church',
    'business-office',
    'haulage-firm',
    'coal-trader',
    'joinery',
  ],
  piles: [['wharf-1', 'bank'], ['clay-mound'], ['black-market']],
})

const names = (cards: readonly number[]): string[] =>
  cards.map((card) => BUILDINGS[card]?.name ?? '').toSorted()

const from = (token: TokenName): string[] => names(tokenUses(state, token).from)
const to = (token: TokenName): string[] => names(tokenUses(state, token).to)

describe('where a token comes from and goes to', () => {
  it('is found among the cards that can be seen', () => {
    expect(from('clay')).toEqual(['black-market', 'clay-mound', 'haulage-firm', 'marketplace'])
    expect(to('clay')).toEqual(['brickworks', 'business-office', 'kiln', 'shipping-line'])
    expect(from('coal')).toContain('coal-trader')
    expect(from('steel')).toEqual(['business-office'])
  })

  it('counts francs that sales bring and visits cost', () => {
    expect(from('franc')).toEqual(
      expect.arrayContaining(['brickworks', 'joinery', 'shipping-line', 'zoo', 'black-market']),
    )
    expect(from('franc')).not.toContain('haulage-firm')
    expect(to('franc')).toEqual(['haulage-firm'])
  })

  it('counts what has only to be shown', () => {
    expect(to('bread')).toEqual(expect.arrayContaining(['church']))
    expect(to('fish')).toEqual(expect.arrayContaining(['church', 'zoo']))
  })

  it('names the offer space and the building costs that use it', () => {
    expect(tokenUses(state, 'wood').offer).toBe(2)
    expect(tokenUses(state, 'leather').offer).toBeNull()
    expect(names(tokenUses(state, 'steel').builds)).toEqual(['bank'])
    expect(names(tokenUses(state, 'brick').builds)).toEqual(['bank'])
  })
})
