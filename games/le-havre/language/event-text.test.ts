import { describe, expect, it } from 'vitest'
import type { Event, EventKind } from '../rules/index.ts'
import { eventText } from './event-text.ts'
import { ALL_MODULES, allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const FISH = [{ token: 0, amount: 2 }]

/** At least one of each kind. */
const SAMPLES: { readonly [Kind in EventKind]: readonly Extract<Event, { kind: Kind }>[] } = {
  'turn-begins': [
    { kind: 'turn-begins', seat: 0, round: 3, turn: 2 },
    { kind: 'turn-begins', seat: 0, round: null, turn: 1 },
  ],
  supplied: [{ kind: 'supplied', seat: 1, tile: 0, tokens: FISH }],
  'interest-paid': [{ kind: 'interest-paid', seat: 1, francs: 1 }],
  'offer-taken': [{ kind: 'offer-taken', seat: 1, token: 1, amount: 3 }],
  entered: [{ kind: 'entered', seat: 1, building: 7 }],
  'fee-paid': [
    { kind: 'fee-paid', seat: 1, to: null, tokens: FISH },
    { kind: 'fee-paid', seat: 1, to: 0, tokens: FISH },
  ],
  paid: [{ kind: 'paid', seat: 1, tokens: FISH }],
  gained: [
    { kind: 'gained', seat: 1, tokens: FISH },
    { kind: 'gained', seat: 1, tokens: [] },
  ],
  built: [{ kind: 'built', seat: 1, building: 17 }],
  modernised: [{ kind: 'modernised', seat: 1, building: 14 }],
  'ship-built': [{ kind: 'ship-built', seat: 1, ship: 5 }],
  'ship-swapped': [{ kind: 'ship-swapped', seat: 1, ship: 5, building: 55 }],
  shipped: [{ kind: 'shipped', seat: 1, tokens: FISH, francs: 2 }],
  bought: [{ kind: 'bought', seat: 1, building: 23, francs: 12 }],
  'ship-bought': [{ kind: 'ship-bought', seat: 1, ship: 0, francs: 14 }],
  sold: [{ kind: 'sold', seat: 1, building: 23, francs: 6 }],
  'ship-sold': [{ kind: 'ship-sold', seat: 1, ship: 15, francs: 10 }],
  'sent-home': [{ kind: 'sent-home', seat: 1, building: 17 }],
  'loan-repaid': [{ kind: 'loan-repaid', seat: 1, francs: 5 }],
  'loans-taken': [
    { kind: 'loans-taken', seat: 1, loans: 2, francs: 8 },
    { kind: 'loans-taken', seat: 1, loans: 1, francs: 0 },
  ],
  pawned: [{ kind: 'pawned', seat: 1, tokens: FISH, francs: 2 }],
  redeemed: [{ kind: 'redeemed', seat: 1, tokens: FISH, francs: 2 }],
  'loans-returned': [{ kind: 'loans-returned', seat: 1, loans: 1 }],
  looked: [
    { kind: 'looked', seat: 1, cards: [40, 51] },
    { kind: 'looked', seat: 1, cards: null },
  ],
  'round-ended': [{ kind: 'round-ended', round: 7 }],
  harvested: [{ kind: 'harvested', seat: 1, tokens: [{ token: 5, amount: 1 }] }],
  fed: [
    { kind: 'fed', seat: 1, food: 0, ships: 0, tokens: [] },
    { kind: 'fed', seat: 1, food: 5, ships: 5, tokens: [] },
    { kind: 'fed', seat: 1, food: 5, ships: 3, tokens: FISH },
    { kind: 'fed', seat: 1, food: 2, ships: 0, tokens: FISH },
  ],
  'town-built': [{ kind: 'town-built', building: 3 }],
  'special-revealed': [{ kind: 'special-revealed', building: 60 }],
  'laid-on-proposals': [{ kind: 'laid-on-proposals', building: 68, pile: 1 }],
  'laid-on-top': [{ kind: 'laid-on-top', building: 68, pile: 1 }],
  earned: [{ kind: 'earned', seat: 1, building: 60, tokens: FISH }],
  'handed-over': [{ kind: 'handed-over', seat: 1, to: 0, tokens: [{ token: 5, amount: 1 }] }],
  caught: [{ kind: 'caught', seat: 1, building: 17, by: 60, francs: 2 }],
  'strike-called': [{ kind: 'strike-called', seat: 1, building: 60 }],
  'left-the-game': [{ kind: 'left-the-game', building: 60 }],
  'hand-dealt': [
    { kind: 'hand-dealt', seat: 1, cards: [40, 51, 52] },
    { kind: 'hand-dealt', seat: 1, cards: null },
  ],
  followed: [{ kind: 'followed', seat: 1, building: 60 }],
  'ship-arrived': [{ kind: 'ship-arrived', ship: 19 }],
  'final-stage': [{ kind: 'final-stage' }],
  'game-over': [{ kind: 'game-over' }],
}

const NAMES = ['Ann', 'Ben']

const GAMES = [
  ...[1, 3, 5].map((players) => playOut({ players, version: 'full' }, `log-${players}`)),
  ...[2, 4, 5].map((players) => playOut({ ...ALL_MODULES, players }, `modules-${players}`)),
]

describe.each(everyLanguage)('the log in %s', (locale, texts) => {
  it('has a line for everything that can happen', () => {
    const lines = Object.values(SAMPLES)
      .flat()
      .map((event) => eventText(event, texts, NAMES))
    expect(lines.flatMap((line) => faultsOf(line, locale, NAMES))).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('names the player first, and ends without a full stop', () => {
    for (const event of Object.values(SAMPLES).flat()) {
      const line = eventText(event, texts, NAMES)
      expect(line).not.toMatch(/[.。]$/)
      if ('seat' in event && event.kind !== 'turn-begins') expect(line).toMatch(/^Ben/)
    }
  })

  it('calls the reader "you"', () => {
    const BEN = 1
    const lines = Object.values(SAMPLES)
      .flat()
      .filter((event) => 'seat' in event && event.seat === BEN)
      .map((event) => eventText(event, texts, NAMES, BEN))
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.flatMap((line) => faultsOf(line, locale, NAMES))).toEqual([])
    expect(lines.filter((line) => line.includes('Ben'))).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('covers whole games', () => {
    const lines = new Set(GAMES.flatMap(({ events }) => events.map((event) => eventText(event, texts))))
    expect(lines.size).toBeGreaterThan(500)
    expect([...lines].flatMap((line) => faultsOf(line, locale))).toEqual([])
  })
})

describe('the log', () => {
  const [en, fr, es, zh] = allTexts

  it('reads naturally', () => {
    const story: readonly Event[] = [
      { kind: 'entered', seat: 1, building: 23 },
      { kind: 'fee-paid', seat: 1, to: 0, tokens: [{ token: 16, amount: 1 }] },
      { kind: 'ship-built', seat: 0, ship: 10 },
    ]
    expect(story.map((event) => eventText(event, en, NAMES))).toEqual([
      'Ben enters the Business Office',
      'Ben pays 1 franc to Ann',
      'Ann builds the Dunkerque (iron ship)',
    ])
    expect(story.map((event) => eventText(event, fr, NAMES))).toEqual([
      'Ben utilise le Bureau commercial',
      'Ben paie 1\u00a0franc à Ann',
      'Ann construit le Dunkerque (bateau en fer)',
    ])
    expect(story.map((event) => eventText(event, es, NAMES))).toEqual([
      'Ben entra en las Oficinas',
      'Ben paga 1\u00a0franco a Ann',
      'Ann construye el Dunkerque (barco de hierro)',
    ])
    expect(story.map((event) => eventText(event, zh, NAMES))).toEqual([
      'Ben進入商務辦公室',
      'Ben支付1法郎給Ann',
      'Ann建造敦克爾克號（鐵船）',
    ])
  })

  it('reads naturally to somebody at the table', () => {
    const story: readonly Event[] = [
      { kind: 'entered', seat: 1, building: 23 },
      { kind: 'fee-paid', seat: 1, to: 0, tokens: [{ token: 16, amount: 1 }] },
      { kind: 'turn-begins', seat: 1, round: 3, turn: 2 },
    ]
    const said = (you: number) =>
      allTexts.map((texts) => story.map((event) => eventText(event, texts, NAMES, you)))
    expect(said(1)).toEqual([
      ['You enter the Business Office', 'You pay 1 franc to Ann', 'Round 3, turn 2: your turn'],
      [
        'Vous utilisez le Bureau commercial',
        'Vous payez 1\u00a0franc à Ann',
        'Manche 3, tour 2\u00a0: c’est à vous',
      ],
      ['Entras en las Oficinas', 'Pagas 1\u00a0franco a Ann', 'Ronda 3, turno 2: te toca'],
      ['你進入商務辦公室', '你支付1法郎給Ann', '第3輪第2回合：輪到你'],
    ])
    expect(said(0).map(([, paid]) => paid)).toEqual([
      'Ben pays you 1 franc',
      'Ben vous paie 1\u00a0franc',
      'Ben te paga 1\u00a0franco',
      'Ben支付1法郎給你',
    ])
  })

  it('calls a seat without a name by its number', () => {
    expect(eventText({ kind: 'entered', seat: 2, building: 7 }, en)).toBe('Player 3 enters the Bakehouse')
  })
})
