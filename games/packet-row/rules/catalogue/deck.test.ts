import { describe, expect, it } from 'vitest'
import { AREAS, type Card, DESTINATIONS, GOODS, PILES, wordOf } from './card.ts'
import { catalogue } from './catalogue-json.ts'
import { standardDeck } from './deck.ts'

const all = PILES.flatMap((pile) => standardDeck[pile])
const copies = (cards: readonly Card[]): number => cards.reduce((sum, { count }) => sum + count, 0)
const ofType = (pile: keyof typeof standardDeck, type: Card['type']): Card[] =>
  standardDeck[pile].filter((card) => card.type === type)
const byWord = (word: string): Card | undefined => all.find((card) => wordOf(card) === word)

describe('the deck', () => {
  it('has 38, 42, 42 and 38 cards for the four areas, 172 with the starting contracts [PR-1.1]', () => {
    expect(AREAS.map((area) => copies(standardDeck[area]))).toEqual([38, 42, 42, 38])
    expect(copies(all)).toBe(172)
  })

  it('has 24 contracts, one for each good and destination, 5 assistants and 9 buildings in the guildhall [PR-1.2]', () => {
    const contracts = ofType('guildhall', 'contract')
    expect(copies(contracts)).toBe(24)
    const pairs = contracts.map((card) =>
      'destination' in card && 'good' in card ? `${card.good} ${card.destination}` : '',
    )
    expect(new Set(pairs).size).toBe(GOODS.length * DESTINATIONS.length)
    expect(copies(ofType('guildhall', 'assistant'))).toBe(5)
    expect(copies(ofType('guildhall', 'victory_points'))).toBe(9)
  })

  it('has three ships for each destination, 5 captains, 5 of either nugget and 9 buildings in the docks [PR-1.3]', () => {
    expect(ofType('docks', 'merchant_ship').map((card) => [wordOf(card), card.count])).toEqual(
      DESTINATIONS.map((destination) => [`ship-${destination}`, 3]),
    )
    expect(byWord('captain')?.count).toBe(5)
    expect(byWord('nugget-1')?.count).toBe(5)
    expect(byWord('nugget-2')?.count).toBe(5)
    expect(copies(ofType('docks', 'victory_points'))).toBe(9)
  })

  it('has seven cards of each good, 5 traders and 9 buildings in the market [PR-1.4]', () => {
    for (const good of GOODS)
      expect(copies(ofType('market', 'goods').filter((card) => 'good' in card && card.good === good))).toBe(7)
    expect(byWord('trader')?.count).toBe(5)
    expect(copies(ofType('market', 'victory_points'))).toBe(9)
  })

  it('has 24 money cards, 5 bankers and 9 buildings in the bank [PR-1.5]', () => {
    expect(copies(ofType('bank', 'money'))).toBe(24)
    expect(byWord('banker')?.count).toBe(5)
    expect(copies(ofType('bank', 'victory_points'))).toBe(9)
  })

  it('has 12 starting contracts, three for each good, all for 3 units and $25 [PR-1.6]', () => {
    const starts = ofType('start', 'starting_contract')
    for (const good of GOODS)
      expect(starts.filter((card) => 'good' in card && card.good === good)).toHaveLength(3)
    for (const card of starts) expect(card).toMatchObject({ amount: 3, reward: 25, count: 1 })
  })

  it('pays ten dollars for each unit of a contract, less five [PR-1.7]', () => {
    const contracts = all.flatMap((card) => ('reward' in card ? card : []))
    expect(contracts).toHaveLength(36)
    for (const { amount, reward } of contracts) expect(reward).toBe(10 * amount - 5)
  })

  it('prices goods, nuggets and buildings only [PR-1.8]', () => {
    const priced = new Set(all.flatMap((card) => ('price' in card && card.price > 0 ? card.type : [])))
    expect(priced).toEqual(new Set(['gold_nugget', 'goods', 'victory_points']))
    for (const card of ofType('market', 'goods'))
      if (card.type === 'goods') expect(card.price).toBe(4 * card.amount - 2)
  })

  it('has every value that is printed in the rulebook [PR-1.9]', () => {
    expect(byWord('cotton-3-nl')).toMatchObject({ amount: 3, reward: 25, source: 'printed' })
    expect(byWord('tobacco-1')).toMatchObject({ price: 2 })
    expect(byWord('tobacco-3')).toMatchObject({ price: 10 })
    expect(byWord('fur-2')).toMatchObject({ price: 6 })
    expect(byWord('nugget-1')).toMatchObject({ price: 4 })
    expect(byWord('library')).toMatchObject({ id: 'market-vp-4', price: 15 })
    expect(byWord('university')).toMatchObject({ price: 18, vp: 4 })
    expect(byWord('start-fur-3-es')).toMatchObject({ good: 'fur', destination: 'es', amount: 3 })
    expect(byWord('money-4')).toMatchObject({ value: 4 })
  })

  it('marks every card as printed, derived or reconstructed, and single printed fields [PR-1.10]', () => {
    for (const card of all) expect(['printed', 'derived', 'reconstructed']).toContain(card.source)
    for (const card of all) for (const field of card.printed ?? []) expect(card).toHaveProperty(field)
    const printed = all
      .filter((card) => (card.printed ?? []).length > 0)
      .map((card) => `${wordOf(card)}: ${card.printed?.join(' ')}`)
    expect(printed.sort()).toEqual([
      'church: name',
      'fur-2: amount price',
      'library: name price',
      'money-4: value',
      'start-fur-3-es: good destination amount',
      'tobacco-1: amount price',
      'tobacco-3: amount price',
      'town-hall: name',
      'university: name vp price',
    ])
    expect(byWord('ship-gb')?.source).toBe('derived')
    expect(byWord('trader')?.source).toBe('printed')
  })

  it('gives every area 34 points in buildings that cost about five dollars a point', () => {
    for (const area of AREAS) {
      const buildings = standardDeck[area].flatMap((card) => (card.type === 'victory_points' ? card : []))
      expect(buildings.map(({ vp }) => vp).sort((one, other) => one - other)).toEqual([
        2, 2, 3, 3, 4, 4, 5, 5, 6,
      ])
      for (const { vp, price } of buildings) expect(Math.abs(price - (5 * vp - 2))).toBeLessThanOrEqual(2)
    }
  })

  it('gives every card its own word, derived from its values [PR-1.11]', () => {
    expect(new Set(all.map(wordOf)).size).toBe(all.length)
    for (const card of all) expect(wordOf(card)).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(
      ["Sailors' Home", 'Academy of Arts']
        .map((name) => all.find((card) => 'name' in card && card.name === name))
        .map((card) => card && wordOf(card)),
    ).toEqual(['sailors-home', 'academy-of-arts'])
    const named = (name: string) =>
      wordOf({ id: 'x', count: 1, type: 'victory_points', name, price: 0, vp: 0 })
    expect(named("-- St. John's & Co. --")).toBe('st-johns-co')
    expect(wordOf({ ...(byWord('captain') as Card), type: 'banker', word: 'teller' })).toBe('teller')
  })
})

describe('the catalogue page', () => {
  it('shows set-up, end, scoring, cards and words as plain data', () => {
    const page = catalogue()
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
    expect(page.setup).toEqual({
      startMoney: 25,
      futureSupply: 2,
      currentSupply: { 2: 2, 3: 2, 4: 3, 5: 4 },
      removed: { 2: 6, 3: 0, 4: 0, 5: 0 },
    })
    expect(page.end).toEqual({ dryAreas: { 2: 1, 3: 1, 4: 2, 5: 2 } })
    expect(page.scoring).toEqual({
      moneyPerPoint: 10,
      bankerPoints: { 2: [2, 0], 3: [2, 0], 4: [3, 1], 5: [3, 1] },
    })
    expect(page.sizes).toEqual({ guildhall: 38, docks: 42, market: 42, bank: 38, start: 12 })
    expect(page.words['market-vp-4']).toBe('library')
    expect(page.decks.bank).toEqual(standardDeck.bank)
  })

  it('shows a corrected pile in the place of the standard one', () => {
    const bank = standardDeck.bank.slice(0, 1)
    expect(catalogue({ bank }).decks).toEqual({ ...standardDeck, bank })
  })
})
