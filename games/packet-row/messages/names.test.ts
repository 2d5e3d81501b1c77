import { describe, expect, it } from 'vitest'
import { cardFace, cardNoun, cardOnOffer, cardWithValue } from '../language/card-names.ts'
import { allTexts, everyLanguage, faultsOf } from '../language/testing.ts'
import { AREAS, type Card, catalogue, DESTINATIONS, GOODS, PILES, wordOf } from '../rules/index.ts'

const { decks } = catalogue()
const CARDS: readonly Card[] = PILES.flatMap((pile) => decks[pile])
const WORDS = CARDS.map(wordOf)

describe.each(everyLanguage)('the names in %s', (locale, texts) => {
  it('cover every victory points card and no others', () => {
    const buildings = CARDS.filter(({ type }) => type === 'victory_points').map(wordOf)
    expect(Object.keys(texts.names.buildings).sort()).toEqual(buildings.sort())
  })

  it('are different for all cards, as labels and in sentences', () => {
    const labels = WORDS.map((word) => cardNoun(word, texts).plain)
    const inSentences = WORDS.map((word) => cardWithValue(word, texts))
    expect(new Set(labels).size).toBe(WORDS.length)
    expect(new Set(inSentences).size).toBe(WORDS.length)
    const faces = WORDS.flatMap((word) => [cardFace(word, texts), cardOnOffer(word, texts)])
    expect([...labels, ...inSentences, ...faces].flatMap((text) => faultsOf(text, locale))).toEqual([])
  })

  it('are different for all areas, goods and destinations', () => {
    for (const names of [
      AREAS.map((area) => texts.area(area).the),
      GOODS.map((good) => texts.goods(good, 2)),
      DESTINATIONS.map((destination) => texts.to(destination)),
      DESTINATIONS.map((destination) => texts.names.destinations[destination].name),
    ])
      expect(new Set(names).size).toBe(names.length)
  })

  it('fit a title: at most 22 characters, or a short form', () => {
    for (const { name, short } of Object.values(texts.names.buildings))
      expect((short ?? name).length).toBeLessThan(23)
  })

  it('count none, one and many', () => {
    const counted = [0, 1, 2, 21].flatMap((amount) => [
      ...GOODS.map((good) => texts.goods(good, amount)),
      ...(['dollar', 'point', 'player', 'card'] as const).map((unit) => texts.count(unit, amount)),
    ])
    expect(counted.flatMap((text) => faultsOf(text, locale))).toEqual([])
  })
})

describe('a name', () => {
  const [en, fr, es, zh] = allTexts
  const inAll = (word: string): string[] => [en, fr, es, zh].map((texts) => cardWithValue(word, texts))

  it('has its article and the value of the card', () => {
    expect(inAll('university')).toEqual([
      'the University (4 VP)',
      'l’Université (4\u00a0PV)',
      'la Universidad (4\u00a0PV)',
      '大學（4分）',
    ])
    expect(inAll('cotton-3-nl')).toEqual([
      'the contract for 3 cotton to the Netherlands ($25)',
      'le contrat (3\u00a0cotons pour les Pays-Bas, 25\u00a0$)',
      'el contrato (3\u00a0de algodón a los Países Bajos, 25\u00a0$)',
      '合約（3份棉花運往荷蘭，25美元）',
    ])
    expect(inAll('fur-2')).toEqual(['2 fur', '2\u00a0fourrures', '2\u00a0pieles', '2張毛皮'])
    expect(inAll('nugget-2')).toEqual([
      'a double gold nugget',
      'une double pépite d’or',
      'una pepita de oro doble',
      '雙顆金塊',
    ])
  })

  it('on a board is as short as can be', () => {
    const boards = ['library', 'fur-4-es', 'fur-2', 'captain']
    expect(boards.map((word) => cardOnOffer(word, en))).toEqual([
      'Library: 3 VP ($15)',
      '4 fur to Spain: $35',
      '2 fur ($6)',
      'Captain',
    ])
    expect(cardFace('fur-2', zh)).toBe('2張毛皮')
    expect(cardOnOffer('library', zh)).toBe('圖書館：3分（15美元）')
  })

  it('in a corrected deck is the one that the deck prints, unless we have a word for it', () => {
    const { market } = decks
    const chapel = market.map((card) =>
      card.id === 'market-vp-4' ? { ...card, name: 'Sailors’ Chapel', vp: 9 } : card,
    )
    const corrected = fr.withDeck({ market: chapel })
    expect(cardWithValue('sailors-chapel', corrected)).toBe('Sailors’ Chapel (9\u00a0PV)')
    expect(cardWithValue('museum', corrected)).toBe('le Musée (5\u00a0PV)')
    expect(corrected.card('library')).toBeUndefined()
  })

  it('that no deck has is shown unchanged, and a hidden card as hidden', () => {
    expect(cardNoun('ferris-wheel', en).plain).toBe('ferris wheel')
    expect(cardNoun('?', en).plain).toBe('Hidden card')
  })
})
