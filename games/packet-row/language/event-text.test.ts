import { describe, expect, it } from 'vitest'
import type { Event, EventKind } from '../rules/index.ts'
import { eventText } from './event-text.ts'
import { allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const delivery = {
  contracts: ['fur-4-es', 'fur-2-nl'],
  cards: ['fur-3', 'nugget-2', 'trader', 'ship-es', 'captain'],
}
const refilled = { kind: 'refilled', area: 'market', discarded: ['fur-1'] } as const

/** At least one of each kind. */
const SAMPLES: { readonly [Kind in EventKind]: readonly Extract<Event, { kind: Kind }>[] } = {
  'area-named': [
    { kind: 'area-named', seat: 1, area: 'docks', forced: false },
    { kind: 'area-named', seat: 1, area: 'bank', forced: true },
  ],
  took: [
    { kind: 'took', seat: 1, card: 'ship-de', area: 'docks', price: 0, assistant: false },
    { kind: 'took', seat: 1, card: 'library', area: 'market', price: 15, assistant: false },
    { kind: 'took', seat: 1, card: 'grain-4-gb', area: 'guildhall', price: 0, assistant: true },
    { kind: 'took', seat: 1, card: 'tobacco-3', area: 'market', price: 10, assistant: true },
    { kind: 'took', seat: 1, card: 'money-4', area: 'bank', price: 0, assistant: false },
  ],
  passed: [{ kind: 'passed', seat: 1, area: 'market' }],
  skipped: [{ kind: 'skipped', seat: 1, area: 'guildhall' }],
  cashed: [{ kind: 'cashed', seat: 1, card: 'money-4', amount: 4 }],
  delivered: [{ kind: 'delivered', seat: 1, ...delivery, reward: 50 }],
  'round-ended': [{ kind: 'round-ended', round: 7 }],
  refilled: [
    { ...refilled, current: ['fur-1', 'museum'], future: ['trader', 'grain-2'], dry: false },
    { ...refilled, current: ['fur-1'], future: [], dry: true },
    { ...refilled, current: [], future: [], dry: true },
  ],
  'round-began': [{ kind: 'round-began', round: 8, master: 1 }],
  'last-round-over': [{ kind: 'last-round-over', dry: ['market', 'bank'] }],
  'deliveries-done': [{ kind: 'deliveries-done', seat: 1 }],
  'hands-shown': [{ kind: 'hands-shown', reveal: true }],
  'game-over': [{ kind: 'game-over' }],
}

const NAMES = ['Ann', 'Ben']

const GAMES = [2, 4, 5].map((players) => playOut({ players: players as 2 | 4 | 5 }, `told ${players}`))

describe.each(everyLanguage)('the log in %s', (locale, texts) => {
  it('has a different text for every kind of event', () => {
    const lines = Object.values(SAMPLES).flatMap((events) =>
      events.map((event: Event) => eventText(event, texts, NAMES)),
    )
    expect(lines.flatMap((line) => faultsOf(line, locale, NAMES))).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('names the player first, and ends without a full stop', () => {
    for (const event of Object.values(SAMPLES).flat()) {
      const line = eventText(event, texts, NAMES)
      expect(line).not.toMatch(/[.。]$/)
      if ('seat' in event) expect(line).toMatch(/^Ben/)
    }
  })

  it('addresses the reader in the second person, and no one else', () => {
    for (const event of Object.values(SAMPLES).flat()) {
      const text = eventText(event, texts, NAMES, 1)
      expect(faultsOf(text, locale, NAMES)).toEqual([])
      const isBen = ('seat' in event ? event.seat : 'master' in event ? event.master : null) === 1
      expect([text, text === eventText(event, texts, NAMES)]).toEqual([text, !isBen])
      expect([text, text.includes('Ben')]).toEqual([text, false])
      expect(eventText(event, texts, NAMES, 0)).toBe(eventText(event, texts, NAMES))
    }
  })

  it('covers whole games', () => {
    const lines = new Set(GAMES.flatMap(({ events }) => events.map((event) => eventText(event, texts))))
    expect(lines.size).toBeGreaterThan(200)
    expect([...lines].flatMap((line) => faultsOf(line, locale))).toEqual([])
  })
})

describe('the log', () => {
  const [en, fr, es, zh] = allTexts

  it('reads naturally', () => {
    const story: readonly Event[] = [
      { kind: 'area-named', seat: 0, area: 'market', forced: false },
      { kind: 'took', seat: 1, card: 'library', area: 'market', price: 15, assistant: false },
      { kind: 'delivered', seat: 1, ...delivery, reward: 50 },
    ]
    expect(story.map((event) => eventText(event, en, NAMES))).toEqual([
      'Ann chooses the market',
      'Ben takes the Library (3 VP) for $15',
      'Ben delivers 4 fur to Spain and 2 fur to the Netherlands for $50, using 3 fur, a double gold nugget, a trader, ' +
        'a merchant ship to Spain, and a captain',
    ])
    expect(story.map((event) => eventText(event, fr, NAMES))).toEqual([
      'Ann choisit le Marché',
      'Ben prend la Bibliothèque (3\u00a0PV) pour 15\u00a0$',
      'Ben livre 4\u00a0fourrures pour l’Espagne et 2\u00a0fourrures pour les Pays-Bas contre 50\u00a0$, avec ' +
        '3\u00a0fourrures, une double pépite d’or, un Négociant, un navire marchand vers l’Espagne et un Capitaine',
    ])
    expect(story.map((event) => eventText(event, es, NAMES))).toEqual([
      'Ann elige el Mercado',
      'Ben toma la Biblioteca (3\u00a0PV) por 15\u00a0$',
      'Ben entrega 4\u00a0pieles a España y 2\u00a0pieles a los Países Bajos por 50\u00a0$, con 3\u00a0pieles, ' +
        'una pepita de oro doble, un comerciante, un barco mercante rumbo a España y un capitán',
    ])
    expect(story.map((event) => eventText(event, zh, NAMES))).toEqual([
      'Ann選擇市場',
      'Ben以15美元拿取圖書館（3分）',
      'Ben交貨：4張毛皮運往西班牙和2張毛皮運往荷蘭，獲得50美元，使用3張毛皮、雙顆金塊、貿易商、開往西班牙的商船和船長',
    ])
  })

  it('lists equal cards once, with their number', () => {
    const event: Event = {
      kind: 'delivered',
      seat: 1,
      contracts: ['fur-4-es'],
      cards: ['nugget-2', 'nugget-2', 'ship-es'],
      reward: 35,
    }
    expect(eventText(event, en, NAMES, 1)).toBe(
      'You deliver 4 fur to Spain for $35, using a double gold nugget (twice) and a merchant ship to Spain',
    )
  })

  it('calls a seat without a name by its number', () => {
    expect(eventText({ kind: 'passed', seat: 2, area: 'docks' }, en)).toBe('Player 3 passes (Docks)')
  })
})
