import { describe, expect, it } from 'vitest'
import { everyLanguage, faultsOf } from '../language/testing.ts'
import { BUILDINGS, SHIP_TYPES, SHIPS, shipWord, TOKENS } from '../rules/index.ts'

describe.each(everyLanguage)('the names in %s', (locale, texts) => {
  const { names } = texts

  it('cover every building and every ship and no others', () => {
    expect(Object.keys(names.buildings).sort()).toEqual(BUILDINGS.map(({ name }) => name).sort())
    expect(Object.keys(names.ships).sort()).toEqual(SHIPS.map((_, ship) => shipWord(ship)).sort())
  })

  it('are different for all cards, including the two Wharves and the two Building Firms', () => {
    const labels = [
      ...BUILDINGS.map(({ name }) => texts.building(name).plain),
      ...SHIPS.map((_, ship) => texts.ship(shipWord(ship)).plain),
    ]
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('fit a title: at most 22 characters, or a short form', () => {
    for (const { name, short } of Object.values(names.buildings))
      expect((short ?? name).length).toBeLessThan(23)
  })

  it('count none, a half, one and many', () => {
    const counted = [0, 0.5, 1, 1.5, 2, 21].flatMap((amount) => [
      ...TOKENS.map((token) => texts.count(token, amount)),
      ...SHIP_TYPES.map((type) => texts.countShips(type, amount)),
      ...(['food', 'energy', 'loan', 'ship', 'player', 'good', 'hammer', 'fisherman'] as const).map((unit) =>
        texts.count(unit, amount),
      ),
    ])
    expect(counted.flatMap((text) => faultsOf(text, locale))).toEqual([])
    expect(new Set(counted.map((text) => /^[\d½]+/.exec(text)?.[0]))).toEqual(
      new Set(['0', '½', '1', '1½', '2', '21']),
    )
  })
})

describe('counting', () => {
  const [en, fr, es, zh] = everyLanguage.map(([, texts]) => texts)

  it('follows each language’s plural', () => {
    expect([0, 0.5, 1, 2].map((n) => en?.count('franc', n))).toEqual([
      '0 francs',
      '½ franc',
      '1 franc',
      '2 francs',
    ])
    expect([0, 0.5, 1.5, 2].map((n) => fr?.count('franc', n))).toEqual([
      '0\u00a0franc',
      '½\u00a0franc',
      '1½\u00a0franc',
      '2\u00a0francs',
    ])
    expect([0, 1, 2].map((n) => es?.count('cattle', n))).toEqual([
      '0\u00a0reses',
      '1\u00a0res',
      '2\u00a0reses',
    ])
    expect([1, 2].map((n) => zh?.count('cattle', n))).toEqual(['1頭牛', '2頭牛'])
  })

  it('writes a debt with a typographic minus sign', () => {
    expect(en?.count('franc', -14)).toBe('−14 francs')
  })

  it('lists a handful of goods', () => {
    const bundle = [
      { token: 0, amount: 2 },
      { token: 16, amount: 1 },
    ]
    expect(everyLanguage.map(([, texts]) => texts.tokens(bundle))).toEqual([
      '2 fish and 1 franc',
      '2\u00a0poissons et 1\u00a0franc',
      '2\u00a0pescados y 1\u00a0franco',
      '2條魚和1法郎',
    ])
  })

  it('a card without a name is called by its word', () => {
    expect(en?.building('ferris-wheel').plain).toBe('ferris wheel')
  })
})
