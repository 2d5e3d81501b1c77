import { describe, expect, it } from 'vitest'
import { PILES } from './card.ts'
import { standardDeck } from './deck.ts'
import { checkDeck } from './parse-deck.ts'

const WORD = '/^(?!with$)[a-z][a-z0-9-]{0,63}$/'

type Cards = Record<string, unknown>[]

/** The standard pile with some of its cards changed; null takes the card out. */
const pile = (
  name: keyof typeof standardDeck,
  changes: Record<string, Record<string, unknown> | null>,
): Cards =>
  standardDeck[name].flatMap((card) => {
    const change = changes[card.id]
    return change === null ? [] : { ...card, ...change }
  })

const refusal = (deck: unknown): unknown => {
  const checked = checkDeck(deck, standardDeck)
  return checked.ok ? null : checked.refusal
}

describe('a corrected deck', () => {
  it('may replace any pile and comes back without the notes on its cards [PR-13.2]', () => {
    const market = pile('market', { 'market-vp-4': { vp: 4 } })
    const checked = checkDeck({ market }, standardDeck)
    const library = checked.ok && checked.value.market?.find(({ id }) => id === 'market-vp-4')
    expect(library).toEqual({
      id: 'market-vp-4',
      type: 'victory_points',
      name: 'Library',
      vp: 4,
      price: 15,
      count: 1,
    })
    expect(checked.ok && Object.keys(checked.value)).toEqual(['market'])
  })

  it('is accepted when it is the standard deck, and again once it was accepted [PR-13.2]', () => {
    const once = checkDeck(standardDeck, standardDeck)
    expect(once.ok && Object.keys(once.value)).toEqual([...PILES])
    expect(once.ok && checkDeck(once.value, standardDeck)).toEqual(once)
  })

  it('takes one copy for granted where no count is given [PR-13.2]', () => {
    const [first, ...others] = pile('start', {})
    const checked = checkDeck({ start: [{ ...first, count: undefined }, ...others] }, standardDeck)
    expect(checked.ok && checked.value.start?.[0]?.count).toBe(1)
  })

  it('must be a record of piles that are lists of cards [PR-13.4]', () => {
    expect(refusal(7)).toEqual({ code: 'bad-deck', params: {} })
    expect(refusal([])).toEqual({ code: 'bad-deck', params: {} })
    expect(refusal({ tavern: [] })).toEqual({ code: 'unknown-pile', params: { pile: 'tavern' } })
    expect(refusal({ bank: {} })).toEqual({ code: 'bad-pile', params: { pile: 'bank' } })
    expect(refusal({ bank: ['coin'] })).toEqual({ code: 'bad-card', params: { pile: 'bank', place: 1 } })
    const [first] = pile('bank', {})
    expect(refusal({ bank: [first, { type: 'banker' }] })).toEqual({
      code: 'card-without-id',
      params: { pile: 'bank', place: 2 },
    })
  })

  it('must have the printed number of cards in each pile [PR-13.3]', () => {
    expect(refusal({ market: pile('market', { 'market-trader': null }) })).toEqual({
      code: 'wrong-pile-size',
      params: { pile: 'market', cards: 37, expected: 42 },
    })
    for (const [name, size] of [
      ['guildhall', 38],
      ['docks', 42],
      ['bank', 38],
      ['start', 12],
    ] as const)
      expect(refusal({ [name]: [] })).toEqual({
        code: 'wrong-pile-size',
        params: { pile: name, cards: 0, expected: size },
      })
  })

  it('must have the printed number of each kind of card [PR-13.3]', () => {
    const wrong = (name: keyof typeof standardDeck, more: string, less: string, what: string) => {
      const count = (id: string): number => standardDeck[name].find((card) => card.id === id)?.count ?? 0
      const changes = { [more]: { count: count(more) + 1 }, [less]: { count: count(less) - 1 } }
      expect(refusal({ [name]: pile(name, changes) })).toMatchObject({
        code: 'wrong-card-count',
        params: { pile: name, what },
      })
    }
    wrong('docks', 'docks-captain', 'docks-ship-gb', 'merchant_ship')
    wrong('market', 'market-cotton-1', 'market-grain-2', 'grain')
    wrong('market', 'market-vp-1', 'market-trader', 'trader')
    wrong('bank', 'bank-money-3', 'bank-banker', 'money')
    wrong('bank', 'bank-vp-1', 'bank-banker', 'banker')
    expect(refusal({ start: pile('start', { 'start-contract-fur-es': { good: 'grain' } }) })).toMatchObject({
      code: 'wrong-card-count',
      params: { pile: 'start', what: 'grain', cards: 4, expected: 3 },
    })
  })

  it('leaves the split of the guildhall and of captains and nuggets to its owner [PR-13.3]', () => {
    const guildhall = pile('guildhall', {
      'guildhall-assistant': { count: 6 },
      'guildhall-vp-1': null,
    })
    const docks = pile('docks', { 'docks-captain': { count: 4 }, 'docks-nugget-1': { count: 6 } })
    expect(refusal({ guildhall, docks })).toBe(null)
  })

  it('refuses a card type that is unknown or belongs elsewhere, by the card [PR-13.4]', () => {
    expect(refusal({ bank: pile('bank', { 'bank-banker': { type: 'robber' } }) })).toEqual({
      code: 'unknown-card-type',
      params: { card: 'bank-banker', type: '"robber"' },
    })
    expect(refusal({ bank: pile('bank', { 'bank-banker': { type: 'trader' } }) })).toEqual({
      code: 'card-in-wrong-pile',
      params: { card: 'bank-banker', type: 'trader', pile: 'bank' },
    })
    expect(refusal({ bank: pile('bank', { 'bank-banker': { mood: 'kind' } }) })).toEqual({
      code: 'unknown-card-field',
      params: { card: 'bank-banker', field: 'mood' },
    })
  })

  const values: readonly [keyof typeof standardDeck, string, string, unknown, (string | number)[]][] = [
    ['market', 'market-grain-2', 'price', -1, [0, 99]],
    ['market', 'market-grain-2', 'price', 100, [0, 99]],
    ['market', 'market-grain-2', 'amount', 0, [1, 9]],
    ['market', 'market-grain-2', 'amount', 10, [1, 9]],
    ['market', 'market-grain-2', 'amount', 1.5, [1, 9]],
    ['market', 'market-grain-2', 'good', 'silk', ['grain', 'cotton', 'fur', 'tobacco']],
    ['market', 'market-trader', 'price', 1, [0, 0]],
    ['market', 'market-trader', 'count', 16, [1, 15]],
    ['market', 'market-trader', 'count', 0, [1, 15]],
    ['market', 'market-vp-4', 'vp', '3', [0, 99]],
    ['docks', 'docks-nugget-2', 'units', 3, [1, 2]],
    ['docks', 'docks-ship-gb', 'destination', 'us', ['gb', 'fr', 'nl', 'se', 'es', 'de']],
    ['bank', 'bank-money-4', 'value', 0, [1, 99]],
    ['guildhall', 'guildhall-contract-grain-gb', 'reward', 0, [1, 99]],
    ['guildhall', 'guildhall-contract-grain-gb', 'amount', undefined, [1, 9]],
  ]
  it.each(values)(
    'refuses in the %s the card %s with %s %j [PR-13.5]',
    (name, card, field, value, expected) => {
      expect(refusal({ [name]: pile(name, { [card]: { [field]: value } }) })).toEqual({
        code: 'bad-card-value',
        params: { card, field, value: JSON.stringify(value) ?? 'undefined', expected },
      })
    },
  )

  it('refuses names and words that cannot be written in a command [PR-13.5]', () => {
    const change = (field: string, value: unknown) =>
      refusal({ market: pile('market', { 'market-vp-4': { [field]: value } }) })
    expect(change('name', '!!!')).toMatchObject({ code: 'bad-card-value', params: { field: 'name' } })
    expect(change('name', '')).toMatchObject({ code: 'bad-card-value', params: { field: 'name' } })
    expect(change('word', 'Big Library')).toMatchObject({ code: 'bad-card-value', params: { field: 'word' } })
    expect(change('name', 'z'.repeat(61))).toMatchObject({
      code: 'bad-card-value',
      params: { field: 'name' },
    })
    expect(change('name', '1842 Hall')).toEqual({
      code: 'bad-card-value',
      params: { card: 'market-vp-4', field: 'word', value: '"1842-hall"', expected: [WORD] },
    })
    expect(refusal({ market: pile('market', { 'market-vp-4': { name: '1842 Hall', word: 'hall' } }) })).toBe(
      null,
    )
    expect(change('word', 'with')).toMatchObject({ code: 'bad-card-value', params: { field: 'word' } })
    expect(change('word', 'big-Library')).toMatchObject({ code: 'bad-card-value', params: { field: 'word' } })
    expect(change('word', 'big-library')).toBe(null)
    expect(change('word', true)).toEqual({
      code: 'bad-card-value',
      params: { card: 'market-vp-4', field: 'word', value: 'true', expected: [WORD] },
    })
    expect(change('id', 'library!')).toMatchObject({ code: 'card-without-id' })
    expect(change('id', '!library')).toMatchObject({ code: 'card-without-id' })
  })

  it('refuses two cards with the same id or word, and accepts a given word to distinguish them [PR-13.6]', () => {
    const change = (changes: Record<string, unknown>) =>
      refusal({ market: pile('market', { 'market-grain-2': changes }) })
    expect(change({ id: 'market-grain-1' })).toEqual({ code: 'same-id', params: { card: 'market-grain-1' } })
    expect(change({ amount: 1 })).toEqual({
      code: 'same-word',
      params: { card: 'market-grain-2', word: 'grain-1' },
    })
    expect(change({ amount: 1, word: 'grain-1-dear' })).toBe(null)
    const bank = pile('bank', { 'bank-vp-1': { name: 'Library' } })
    expect(refusal({ bank })).toEqual({ code: 'same-word', params: { card: 'bank-vp-1', word: 'library' } })
  })
})
