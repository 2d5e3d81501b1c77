import { type Random, random, shuffle } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Card, DESTINATIONS, GOODS, wordOf } from '../catalogue/card.ts'
import { standardCatalogue } from '../catalogue/catalogue.ts'
import { print } from '../notation.ts'
import { packetRow } from '../rules.ts'
import { choices, mayDeliver } from '../testing/reference-deliveries.ts'
import { Table, table } from '../testing/table.ts'

const holding = (cards: readonly string[]): Table => {
  const isShip = (card: string): boolean => card.startsWith('ship-')
  return table({
    players: 3,
    seats: [{ money: 0, hand: cards.filter((card) => !isShip(card)), ships: cards.filter(isShip) }],
  })
}

const offers = (cards: string): string[] => holding(cards.split(' ')).offers(1, 'deliver')

describe('the deliveries that are offered', () => {
  it('are none without a ship, without the goods or without a contract [PR-8.1]', () => {
    expect(offers('fur-2-gb fur-2')).toEqual([])
    expect(offers('fur-2-gb fur-1 ship-gb')).toEqual([])
    expect(offers('fur-2-gb fur-2 ship-nl')).toEqual([])
    expect(offers('fur-2 ship-gb')).toEqual([])
    expect(offers('fur-2-gb fur-2 captain')).toEqual([])
    expect(offers('fur-2-gb cotton-2 ship-gb')).toEqual([])
  })

  it('leave out every card that is not needed [PR-8.2]', () => {
    expect(offers('fur-2-gb fur-2 fur-3 ship-gb')).toEqual(['deliver fur-2-gb with fur-2 ship-gb'])
    expect(offers('fur-4-es fur-1 fur-2 fur-3 ship-es')).toEqual([
      'deliver fur-4-es with fur-1 fur-3 ship-es',
    ])
    expect(offers('fur-2-gb fur-2 trader cotton-3 captain ship-gb ship-es')).toEqual([
      'deliver fur-2-gb with fur-2 ship-gb',
    ])
  })

  it('show every real choice between goods [PR-8.3]', () => {
    expect(offers('fur-4-es fur-1 fur-1 fur-2 fur-2 fur-3 ship-es')).toEqual([
      'deliver fur-4-es with fur-2 fur-2 ship-es',
      'deliver fur-4-es with fur-1 fur-3 ship-es',
      'deliver fur-4-es with fur-1 fur-1 fur-2 ship-es',
    ])
    expect(offers('fur-3-se fur-1 fur-2 fur-3 ship-se')).toEqual([
      'deliver fur-3-se with fur-3 ship-se',
      'deliver fur-3-se with fur-1 fur-2 ship-se',
    ])
  })

  it('use small cards before big ones, and goods before nuggets [PR-8.3]', () => {
    expect(offers('fur-2-gb fur-2 nugget-2 nugget-1 nugget-1 ship-gb')).toEqual([
      'deliver fur-2-gb with fur-2 ship-gb',
    ])
    expect(offers('fur-2-gb fur-1 nugget-1 nugget-2 ship-gb')).toEqual([
      'deliver fur-2-gb with nugget-2 ship-gb',
      'deliver fur-2-gb with fur-1 nugget-1 ship-gb',
    ])
    expect(offers('fur-3-se fur-3 nugget-1 nugget-2 ship-se')).toEqual([
      'deliver fur-3-se with fur-3 ship-se',
    ])
  })

  it('use a trader only where no card of its size and no nugget would do [PR-8.3]', () => {
    expect(offers('fur-2-gb fur-2 cotton-2 trader ship-gb')).toEqual(['deliver fur-2-gb with fur-2 ship-gb'])
    expect(offers('fur-2-gb fur-2 grain-2 trader ship-gb')).toEqual(['deliver fur-2-gb with fur-2 ship-gb'])
    expect(offers('fur-2-gb nugget-2 cotton-2 trader ship-gb')).toEqual([
      'deliver fur-2-gb with nugget-2 ship-gb',
    ])
    expect(offers('fur-2-gb cotton-2 grain-3 trader ship-gb')).toEqual([
      'deliver fur-2-gb with grain-3 trader ship-gb',
      'deliver fur-2-gb with cotton-2 trader ship-gb',
    ])
    expect(offers('fur-2-gb fur-3 cotton-2 trader ship-gb')).toEqual([
      'deliver fur-2-gb with cotton-2 trader ship-gb',
      'deliver fur-2-gb with fur-3 ship-gb',
    ])
  })

  it('use a captain only if there is no ship of the destination, and offer every choice of ship [PR-8.4]', () => {
    expect(offers('fur-2-gb fur-2 captain ship-gb ship-es')).toEqual(['deliver fur-2-gb with fur-2 ship-gb'])
    expect(offers('fur-2-gb fur-2 captain ship-se ship-es ship-es')).toEqual([
      'deliver fur-2-gb with fur-2 ship-se captain',
      'deliver fur-2-gb with fur-2 ship-es captain',
    ])
  })

  it('put contracts together on a ship, and also one by one [PR-8.5]', () => {
    expect(offers('fur-2-gb tobacco-2-gb fur-2 tobacco-2 ship-gb')).toEqual([
      'deliver fur-2-gb with fur-2 ship-gb',
      'deliver tobacco-2-gb with tobacco-2 ship-gb',
      'deliver fur-2-gb tobacco-2-gb with fur-2 tobacco-2 ship-gb',
    ])
  })

  it('put contracts for two destinations together only to share a goods card [PR-8.5]', () => {
    expect(offers('fur-2-gb fur-2-nl fur-2 fur-2 ship-gb ship-nl')).toEqual([
      'deliver fur-2-gb with fur-2 ship-gb',
      'deliver fur-2-nl with fur-2 ship-nl',
    ])
    expect(offers('fur-4-es fur-2-nl fur-3 fur-3 ship-es ship-nl')).toEqual([
      'deliver fur-2-nl with fur-3 ship-nl',
      'deliver fur-4-es with fur-3 fur-3 ship-es',
      'deliver fur-2-nl fur-4-es with fur-3 fur-3 ship-nl ship-es',
    ])
    expect(offers('fur-2-gb tobacco-2-se fur-2 tobacco-2 ship-gb ship-se')).toHaveLength(2)
  })

  it('link three destinations through the goods they share [PR-8.5]', () => {
    const cards = 'fur-2-gb tobacco-2-gb fur-4-fr tobacco-4-es fur-3 fur-3 tobacco-3 tobacco-3'
    expect(offers(`${cards} ship-gb ship-fr ship-es`)).toContain(
      'deliver fur-2-gb tobacco-2-gb fur-4-fr tobacco-4-es with fur-3 fur-3 tobacco-3 tobacco-3 ship-gb ship-fr ship-es',
    )
    const apart = 'fur-2-gb fur-2-nl fur-4-es fur-3 fur-3 fur-2 ship-gb ship-nl ship-es'
    expect(offers(apart).filter((offer) => offer.startsWith('deliver fur-2-gb fur-2-nl fur-4-es'))).toEqual(
      [],
    )
  })

  it('name equal cards once [PR-8.6]', () => {
    expect(offers('fur-2-gb fur-2 fur-2 fur-2 ship-gb ship-gb ship-gb')).toEqual([
      'deliver fur-2-gb with fur-2 ship-gb',
    ])
  })

  it('do not depend on the order in which a corrected deck lists its goods [PR-13.2]', () => {
    const deck = { market: standardCatalogue.deck.market.toReversed() }
    const hand = 'fur-4-es grain-2-es fur-1 fur-1 fur-2 fur-2 fur-3 grain-1 cotton-2 trader nugget-1'.split(
      ' ',
    )
    const seats = [{ hand, ships: ['ship-es'] }]
    const standard = table({ players: 3, seats }).offers(1, 'deliver')
    expect(standard.length).toBeGreaterThan(5)
    expect(table({ players: 3, seats, deck }).offers(1, 'deliver')).toEqual(standard)
  })

  it('name two copies of a contract together once [PR-8.6] [PR-13.2]', () => {
    const guildhall = standardCatalogue.deck.guildhall.flatMap((card) => {
      if (card.id === 'guildhall-contract-fur-nl') return []
      return card.id === 'guildhall-contract-fur-gb' ? { ...card, count: 2 } : card
    })
    const hand = ['fur-2-gb', 'fur-2-gb', 'tobacco-2-gb', 'fur-2', 'fur-2', 'tobacco-2']
    const t = table({ players: 3, deck: { guildhall }, seats: [{ hand, ships: ['ship-gb'] }] })
    expect(t.offers(1, 'deliver')).toEqual([
      'deliver fur-2-gb with fur-2 ship-gb',
      'deliver tobacco-2-gb with tobacco-2 ship-gb',
      'deliver fur-2-gb fur-2-gb with fur-2 fur-2 ship-gb',
      'deliver fur-2-gb tobacco-2-gb with fur-2 tobacco-2 ship-gb',
      'deliver fur-2-gb fur-2-gb tobacco-2-gb with fur-2 fur-2 tobacco-2 ship-gb',
    ])
  })

  it('come once, however the traders may have turned the goods [PR-8.6]', () => {
    const all = offers('fur-2-gb tobacco-2-gb grain-2 cotton-2 trader trader ship-gb')
    expect(all).toContain('deliver fur-2-gb tobacco-2-gb with grain-2 cotton-2 trader trader ship-gb')
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(5)
  })

  it('stay bounded for a hand that holds nearly everything [PR-8.7]', () => {
    const { words, copies, isShip, pile } = standardCatalogue
    const cards = words.flatMap((word, kind) => Array<string>(copies[kind] ?? 0).fill(word))
    const ships = cards.filter((card) => isShip[words.indexOf(card)])
    const hand = cards.filter(
      (card) => card !== '' && !isShip[words.indexOf(card)] && pile[words.indexOf(card)] !== 3,
    )
    const empty = { current: [], future: [], left: 0 }
    const t = table({
      players: 3,
      boards: { guildhall: empty, docks: empty, market: empty },
      undealt: [],
      seats: [{ hand, ships }, { hand: [] }, { hand: [] }],
    })
    const list = t.offers(1, 'deliver')
    expect(list.length).toBeLessThanOrEqual(260)
    expect(list.length).toBeGreaterThan(36)
  })
})

/** Cards that make deliveries likely: contracts for two goods and two destinations, and most of what they need. */
const fewCards = (source: Random): Card[] => {
  const { cards, copies } = standardCatalogue
  const stock = cards.flatMap((card, kind) => (card ? Array<Card>(copies[kind] ?? 0).fill(card) : []))
  const goods: string[] = shuffle(GOODS, source).slice(0, 2)
  const places: string[] = shuffle(DESTINATIONS, source).slice(0, 2)
  const draw = (count: number, fits: (card: Card) => boolean): Card[] =>
    shuffle(stock.filter(fits), source)
      .slice(0, count)
      .map((card) => {
        stock.splice(stock.indexOf(card), 1)
        return card
      })
  const isNear = (card: Card): boolean => 'destination' in card && places.includes(card.destination)
  const isFitting = (card: Card): boolean => 'good' in card && goods.includes(card.good)
  return [
    ...draw(1 + source.nextInt(3), (card) => isContract(card) && isNear(card) && isFitting(card)),
    ...draw(2 + source.nextInt(2), (card) => card.type === 'goods' && isFitting(card)),
    ...draw(1 + source.nextInt(2), ({ type }) =>
      ['goods', 'gold_nugget', 'trader', 'captain'].includes(type),
    ),
    ...draw(1, (card) => card.type === 'merchant_ship' && isNear(card)),
    ...draw(1, (card) => card.type === 'merchant_ship'),
  ]
}

const isContract = (card: Card): boolean => 'reward' in card

/** Every legal delivery, by trying every choice of cards. */
const allowed = (cards: readonly Card[]): { contracts: Card[]; used: Card[] }[] => {
  const used = choices(cards.filter((card) => !isContract(card)))
  return choices(cards.filter(isContract)).flatMap((contracts) =>
    used.flatMap((some) => (mayDeliver(contracts, some) ? { contracts, used: some } : [])),
  )
}

const textOf = ({ contracts, used }: { contracts: Card[]; used: Card[] }): string =>
  print({ verb: 'deliver', contracts: contracts.map(wordOf), cards: used.map(wordOf) })

const sorted = (text: string): string => text.split(' ').sort().join(' ')

describe('compared with brute force', () => {
  const hands = Array.from({ length: 90 }, (_, seed) => fewCards(random(`hand ${seed}`)))

  it('exactly the allowed deliveries are accepted [PR-8.8] [PR-6.9] [PR-7.3] [PR-7.10]', () => {
    let accepted = 0
    for (const cards of hands) {
      const t = holding(cards.map(wordOf))
      const used = choices(cards.filter((card) => !isContract(card)))
      for (const contracts of choices(cards.filter(isContract)))
        for (const some of used) {
          if (contracts.length === 0 || some.length === 0) continue
          const expected = mayDeliver(contracts, some)
          const line = `1 ${textOf({ contracts, used: some })}`
          if (expected) accepted++
          if ((t.refusal(line) === null) !== expected) throw new Error(`${line} should be ${expected}`)
        }
    }
    expect(accepted).toBeGreaterThan(300)
  })

  it('every offer is allowed, and none has a card to spare [PR-8.1] [PR-8.2]', () => {
    let offered = 0
    for (const cards of hands) {
      const ways = allowed(cards).map((way) => sorted(textOf(way)))
      for (const offer of holding(cards.map(wordOf)).offers(1, 'deliver')) {
        offered++
        expect(ways).toContain(sorted(offer))
        const [head = '', tail = ''] = offer.split(' with ')
        const names = tail.split(' ')
        for (const spare of names.keys()) {
          const less = [...head.split(' '), 'with', ...names.filter((_, index) => index !== spare)]
          expect(ways).not.toContain(sorted(less.join(' ')))
        }
      }
    }
    expect(offered).toBeGreaterThan(80)
  })

  it('offered deliveries earn as much as all allowed ones could [PR-8.9]', () => {
    for (const cards of hands) expect(mostByOffers(cards)).toBe(mostByAll(cards))
  })
})

const rewardOf = (contracts: readonly Card[]): number =>
  contracts.reduce((sum, card) => sum + ('reward' in card ? card.reward : 0), 0)

/** The most that a sequence of legal deliveries can earn. */
const mostByAll = (cards: readonly Card[]): number => {
  const known = new Map<string, number>()
  const search = (left: readonly Card[]): number => {
    const key = left.map(wordOf).join(' ')
    const best =
      known.get(key) ??
      allowed(left).reduce((most, { contracts, used }) => {
        const rest = without(left, [...contracts, ...used].map(wordOf))
        return Math.max(most, rewardOf(contracts) + search(rest))
      }, 0)
    known.set(key, best)
    return best
  }
  return search(cards)
}

const without = (cards: readonly Card[], words: readonly string[]): Card[] => {
  const gone = [...words]
  return cards.filter((card) => {
    const index = gone.indexOf(wordOf(card))
    if (index >= 0) gone.splice(index, 1)
    return index < 0
  })
}

/** The most that a sequence of listed deliveries can earn. */
const mostByOffers = (cards: readonly Card[]): number => {
  const search = (t: Table): number =>
    t.offers(1, 'deliver').reduce((most, offer) => {
      const next = packetRow.copy(t.state)
      const command = packetRow.notation.parse(offer)
      if (command.ok) packetRow.apply(next, 0, command.value)
      return Math.max(most, search(new Table(next)))
    }, t.seat(1).money)
  return search(holding(cards.map(wordOf)))
}
