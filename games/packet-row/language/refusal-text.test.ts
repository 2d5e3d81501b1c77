import type { Refusal, RefusalParams } from '@quayside/kernel'
import type { AnyRefusal } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { packetRow, type RefusalCode, type RefusalReasons } from '../rules/index.ts'
import { refusalText } from './refusal-text.ts'
import { allTexts, everyLanguage, faultsOf, playOut, REFUSAL_CODES } from './testing.ts'

/** Sample parameters of each refusal code. */
const SAMPLES: { readonly [Code in RefusalCode]: readonly RefusalReasons[Code][] } = {
  'game-over': [{}],
  'awaiting-reveal': [{}],
  'no-such-seat': [{ seat: 6, seats: 3 }],
  'not-your-turn': [{ asked: 2 }],
  'not-the-master': [{ master: 2 }],
  'name-an-area-first': [{}],
  'asking-under-way': [{ area: 'docks', asked: 2 }],
  'last-choice': [{ area: 'market' }],
  'last-deliveries': [{}],
  'not-over-yet': [{}],
  'already-done': [{}],
  'area-named-before': [{ area: 'guildhall' }, { area: 'docks' }],
  'already-took': [{}],
  'area-not-open': [{ card: 'library', area: 'market' }],
  'not-in-supply': [{ card: 'grain-2' }, { card: 'ship-gb' }, { card: 'fur-3-se' }],
  'not-in-future-supply': [{ card: 'museum' }],
  'no-assistant': [{}],
  'too-dear': [{ card: 'town-hall', price: 28, money: 25 }],
  'no-money-card': [{ amount: 4 }],
  'no-contract': [{}],
  'not-a-contract': [{ card: 'captain' }],
  'not-for-delivery': [{ card: 'banker' }],
  'not-held': [{ card: 'start-fur-3-es' }],
  'used-twice': [{ card: 'fur-2', used: 2, held: 1 }],
  'no-ship': [{ destination: 'nl' }],
  'ship-elsewhere': [{ card: 'ship-es' }],
  'idle-ship': [{ ships: 2, needed: 1 }],
  'idle-captain': [{ captains: 1 }],
  'not-enough-goods': [{ good: 'fur', need: 4, have: 3 }],
  'idle-goods': [{ card: 'tobacco-1' }],
  'idle-trader': [{ traders: 1 }],
  'trader-on-nugget': [{ traders: 1, goods: 0 }],
  'unknown-command': [{ text: 'jump' }],
  'unknown-area': [{ area: 'pier' }],
  'unknown-card': [{ card: 'palace' }],
  'bad-options': [{}],
  'unknown-option': [{ option: 'tides' }],
  'bad-option': [{ option: 'players', value: '9', least: 2, most: 5 }],
  'bad-deck': [{}],
  'unknown-pile': [{ pile: 'attic' }],
  'bad-pile': [{ pile: 'docks' }],
  'bad-card': [{ pile: 'docks', place: 3 }],
  'card-without-id': [{ pile: 'docks', place: 3 }],
  'unknown-card-type': [{ card: 'my-card', type: '"wizard"' }],
  'card-in-wrong-pile': [{ card: 'my-card', type: 'trader', pile: 'docks' }],
  'unknown-card-field': [{ card: 'my-card', field: 'colour' }],
  'bad-card-value': [
    { card: 'my-card', field: 'price', value: '-1', expected: [0, 99] },
    { card: 'my-card', field: 'good', value: '"wool"', expected: ['grain', 'cotton', 'fur', 'tobacco'] },
    { card: 'my-card', field: 'name', value: '"?!"', expected: ['/./'] },
  ],
  'same-id': [{ card: 'my-card' }],
  'same-word': [{ card: 'my-card', word: 'grain-2' }],
  'wrong-pile-size': [{ pile: 'docks', cards: 41, expected: 42 }],
  'wrong-card-count': [{ pile: 'docks', what: 'merchant_ship', cards: 17, expected: 18 }],
  'bad-position': [{ place: 'seats' }],
  'unknown-field': [{ place: 'weather' }],
  'bad-number': [{ place: 'round', value: '"x"', least: 1, most: 999 }],
  'bad-word': [{ place: 'phase', value: '"dusk"', expected: ['naming', 'asking'] }],
  'too-many-copies': [
    { card: 'library', placed: 2, copies: 1 },
    { card: 'fur-2', placed: 4, copies: 3 },
  ],
  'card-in-wrong-place': [{ place: 'seats.1.ships', card: '"fur-2"' }],
  'wrong-card-total': [{ place: 'boards.docks.removed', cards: 5, least: 6, most: 6 }],
  'two-pieces-on-a-space': [{ place: 'seats.2.piece' }],
  'impossible-position': [{ place: 'asked' }],
}

const ENTRIES = Object.entries(SAMPLES).flatMap(([code, samples]) =>
  samples.map((params): Refusal => ({ code, params: params as RefusalParams })),
)

/** Quoted user input, which may appear untranslated in a text. */
const GIVEN = [
  'boards.docks.removed',
  'seats.1.ships',
  'seats.2.piece',
  'merchant_ship',
  'my-card',
  'grain-2',
  'fur-2',
]
  .concat([
    'weather',
    'players',
    'tobacco',
    'cotton',
    'grain',
    'wizard',
    'naming',
    'asking',
    'trader',
    'colour',
  ])
  .concat([
    'palace',
    'round',
    'phase',
    'asked',
    'seats',
    'docks',
    'attic',
    'tides',
    'price',
    'good',
    'name',
    'wool',
  ])
  .concat(['pier', 'dusk', 'jump', 'fur', '?!'])

/** Commands of every kind, most of which any position refuses. */
const EVERYTHING = [
  'name docks',
  'name bank',
  'take library',
  'take trader by assistant',
  'take fur-2',
  'pass',
  'done',
]
  .concat([
    'cash 4',
    'deliver fur-4-es with fur-2 fur-2 ship-es',
    'deliver grain-2-de with nugget-2 trader ship-gb',
  ])
  .concat(['deliver start-fur-3-es with fur-3 ship-es captain', 'deliver banker with banker', 'take palace'])

/** The refusals of all these commands in a random game. */
const REFUSED: Refusal[] = []
playOut({ players: 3 }, 'refused', ({ state }, dice) => {
  for (const text of EVERYTHING) {
    const command = packetRow.notation.parse(text)
    if (!command.ok) continue
    const refusal = packetRow.refuse(state, dice.nextInt(3), command.value)
    if (refusal) REFUSED.push(refusal)
  }
})

describe.each(everyLanguage)('the reasons in %s', (locale, texts) => {
  it('every reason is well written with its parameters', () => {
    const said = ENTRIES.map((refusal) => refusalText(refusal, texts))
    expect(said.flatMap((text) => faultsOf(text, locale, GIVEN))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })

  it('no sample falls back to the generic message', () => {
    const nothing = texts.say('refusal.other')
    for (const refusal of ENTRIES)
      expect([refusal.code, refusalText(refusal, texts)]).not.toEqual([refusal.code, nothing])
  })

  it('a reason without its numbers, or with an unknown code, is still a sentence', () => {
    const said = [...REFUSAL_CODES, 'from-another-game'].map((code) =>
      refusalText({ code, params: {} }, texts),
    )
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
  })

  it('every refusal in a random game is well written', () => {
    expect(REFUSED.length).toBeGreaterThan(500)
    const said = new Set(REFUSED.map((refusal) => refusalText(refusal, texts)))
    expect([...said].flatMap((text) => faultsOf(text, locale, ['palace']))).toEqual([])
  })
})

describe('a reason helps', () => {
  const [en, fr, es, zh] = allTexts

  const inAll = (refusal: AnyRefusal, seatNames: readonly string[] = []): string[] =>
    [en, fr, es, zh].map((texts) => refusalText(refusal, texts, seatNames))

  it('names the price of a card and the seat’s money', () => {
    expect(inAll({ code: 'too-dear', params: { card: 'library', price: 15, money: 9 } })).toEqual([
      'The Library costs $15; you have $9.',
      'Bibliothèque\u00a0: cette carte coûte 15\u00a0$ et vous avez 9\u00a0$.',
      'Biblioteca: esta carta cuesta 15\u00a0$ y tienes 9\u00a0$.',
      '圖書館的價格是15美元；你有9美元。',
    ])
  })

  it('says what the contracts ask for', () => {
    expect(inAll({ code: 'not-enough-goods', params: { good: 'fur', need: 4, have: 3 } })).toEqual([
      'The contracts ask for 4 fur; the goods cards bring 3.',
      'Les contrats demandent 4\u00a0fourrures\u202f; les cartes Marchandise en apportent 3.',
      'Los contratos piden 4\u00a0pieles; las cartas de mercancía aportan 3.',
      '合約需要4張毛皮；貨物卡只提供3個。',
    ])
  })

  it('names the player who is asked', () => {
    expect(inAll({ code: 'not-your-turn', params: { asked: 2 } }, ['Ann', 'Ben'])).toEqual([
      'It is Ben’s turn to answer.',
      'C’est à Ben de répondre.',
      'Le toca responder a Ben.',
      '現在由Ben回答。',
    ])
  })

  it('names what a file may hold instead', () => {
    const [range, words, pattern] = SAMPLES['bad-card-value'].map((params) =>
      refusalText({ code: 'bad-card-value', params: { ...params } }, en),
    )
    expect(range).toBe('Card “my-card”: “-1” is not valid in the field “price”. Possible: 0 to 99.')
    expect(words).toBe(
      'Card “my-card”: “wool” is not valid in the field “good”. Possible: grain, cotton, fur, or tobacco.',
    )
    expect(pattern).toBe('Card “my-card”: “?!” is not valid in the field “name”.')
  })

  it('says why a line of a record was refused', () => {
    const refusal = {
      code: 'line-refused',
      line: 12,
      params: { command: 'take museum' },
      cause: { code: 'already-took', params: {} },
    }
    expect(refusalText(refusal, en)).toBe(
      'Command 12, “take museum”, was refused. You have already taken a card this round.',
    )
  })
})
