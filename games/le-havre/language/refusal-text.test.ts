import type { Refusal, RefusalParams } from '@quayside/kernel'
import type { AnyRefusal } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { before, REFUSAL_CODES } from '../rules/testing/index.ts'
import { refusalText } from './refusal-text.ts'
import { allTexts, everyLanguage, everyMessage, faultsOf, playOut } from './testing.ts'

const CODES = [
  ...new Set(
    Object.keys(await everyMessage('en')).flatMap((id) =>
      id.startsWith('refusal.') ? [id.split('.')[1] ?? ''] : [],
    ),
  ),
]

/** Sample parameters of each refusal code of the engine and the kernel. */
const SAMPLES: Readonly<Record<string, readonly RefusalParams[]>> = {
  'no-such-seat': [{ seat: 6, seats: 3 }],
  'not-your-turn': [{ seat: 2 }],
  'action-under-way': [{ seat: 2, building: 'wharf-1' }],
  'offer-empty': [{ good: 'clay' }],
  'no-such-offer': [{}],
  occupied: [{ building: 'wharf-1', seat: 2 }],
  'cannot-pay-fee': [
    { building: 'smokehouse', food: 2, francs: 1, have: 0, haveFrancs: 0 },
    { building: 'abattoir', food: 0, francs: 2, have: 5, haveFrancs: 1 },
  ],
  'lacks-goods': [
    { building: 'bakehouse', missing: ['grain'], amounts: [1] },
    { building: 'diner', missing: ['wood', 'smoked_fish'], amounts: [1, 1] },
    { building: 'bridge-over-the-seine', missing: [], amounts: [] },
    { building: 'joinery', missing: ['wood'] },
  ],
  'lacks-energy': [
    { need: 3, have: 1 },
    { building: 'harbor-watch', need: 0, have: 2 },
  ],
  'lacks-francs': [{ need: 8, have: 5, building: 'bakehouse' }],
  'lacks-food': [{ need: 1, have: 0 }],
  'lacks-ship': [{ type: 'iron', need: 2, have: 1 }, { building: 'shipping-line' }],
  'nobody-to-evict': [{ seat: 3 }, { building: 'harbor-watch' }],
  'too-many': [
    { most: 4, unit: 'good' },
    { most: 1, unit: 'time' },
  ],
  'too-few': [
    { least: 1, unit: 'time' },
    { least: 2, unit: 'good' },
  ],
  'wrong-count': [{ need: 3, have: 2 }],
  'not-offered-here': [{ building: 'town-square' }],
  'not-a-multiple': [{ of: 3 }],
  'same-good': [{ good: 'smoked_fish' }],
  'lacks-material': [
    { card: 'church', missing: ['wood', 'brick'], amounts: [2, 1] },
    { card: 'ms-susanne', missing: ['steel'], amounts: [3] },
    { card: 'church', missing: [], amounts: [] },
  ],
  'no-such-ship': [{ ship: 'saint-malo' }],
  'not-for-sale': [{ building: 'church' }, { ship: 'ms-andrea' }],
  'not-yours': [{ card: 'local-court' }, { card: 'lissabohn' }],
  'may-stay': [{ building: 'hotel' }],
  'strike-on': [{ building: 'picket-line' }],
  'too-late': [{ building: 'picket-line' }],
  'not-in-hand': [{ building: 'zoo' }],
  'no-fitting-offer': [{ building: 'flea-market' }],
  'nobody-has-any': [{ building: 'cattle-drive' }],
  'cannot-be-sold': [{ card: 'rattletrap-car' }],
  'not-in-pawn': [{ good: 'hide' }],
  'already-in-pawn': [{ good: 'hide' }],
  'no-loan-needed': [{ need: 1, have: 4, unit: 'food' }],
  'not-enough-tokens': [{ good: 'brick', need: 3, have: 1 }],
  'pays-too-little': [{ need: 3, pays: 2, unit: 'energy' }],
  'pays-too-much': [{ need: 3, pays: 5, unit: 'franc' }],
  'wrong-payment': [{ need: 'food' }, { need: 'franc' }, { need: 'energy' }, { need: 'material' }],
  'no-payment': [{ text: 'pay 1 fish 1 coal' }],
  'no-cargo-ship': [{ text: 'sail 1 luxury' }],
  'unknown-command': [{ text: 'jump' }],
  'unknown-card': [{ text: 'jail' }],
  'not-a-building': [{ card: 'lissabohn' }],
  'not-swappable': [{ card: 'zoo' }],
  'no-such-card': [{ field: 'town', value: '"jail"' }],
  'bad-amount': [{ text: 'convert x' }],
  'unknown-field': [{ field: 'wind' }],
  'bad-value': [{ field: 'players', value: '9' }],
  'negative-amount': [{ field: 'fish', value: '-1' }],
  'two-owners': [{ field: 'town', value: '"bank"' }],
  'not-in-this-game': [{ field: 'town', value: '"bank"' }],
  'card-in-wrong-place': [{ field: 'town', value: '"bank"' }],
  'pile-out-of-order': [{ field: 'town', value: '"bank"' }],
  'too-many-specials': [{ field: 'town', value: '9' }],
  'ship-too-early': [{ field: 'town', value: '"bank"' }],
  'hole-without-viewer': [{ field: 'frames', value: 'null' }],
  'empty-hand': [{ building: 'construction-site' }],
  'impossible-position': [{ field: 'frames' }],
  'stale-move': [{ at: 3, expected: 5 }],
  'bad-seed': [{ seed: 'a b' }],
  'another-game': [{ game: 'packet', expected: 'le-havre' }],
  'future-rules': [{ version: 9, known: 1 }],
  'unknown-rules': [{ version: 0, known: 1 }],
  'deal-mismatch': [{ seed: 'abc', deal: '0', dealt: '1' }],
  'line-refused': [{ command: 'take wood' }],
  'not-a-record': [{ line: 1, text: '' }],
  'bad-header': [{ line: 3, text: 'rules x' }],
  'bad-line': [{ line: 9, text: 'x' }],
  'cut-off': [{ line: 9, text: 'x' }],
  'undo-limit': [
    { to: 2, limit: 4, because: 'reveal' },
    { to: 2, limit: 4, because: 'other-seat' },
    { to: 2, limit: 4, because: 'start' },
  ],
  'nothing-to-undo': [{ to: 2, at: 2 }],
}

/** Most codes name the building that was refused. */
const samplesOf = (code: string): readonly RefusalParams[] => SAMPLES[code] ?? [{ building: 'local-court' }]

/** Quoted user input, which may appear untranslated in a text. */
const GIVEN = ['pay 1 fish 1 coal', 'take wood', 'enter jail', 'jail', 'town', 'players', 'frames']
  .concat(['convert x', 'rules x', 'jump', 'wind', 'fish', 'bank', 'packet', 'abc', 'a b', '-1'])
  .sort((one, other) => other.length - one.length)

/** Commands of every kind, most of which any position refuses. */
const EVERYTHING = [
  'supply',
  'end',
  'repay',
  'borrow',
  'done',
  'take wood',
  'take cattle',
  'enter bakehouse',
  'enter smokehouse',
  'enter abattoir',
  'enter shipping-line',
  'enter wharf-1',
  'enter sawmill',
  'enter ironworks',
  'enter storehouse',
  'enter bridge-over-the-seine',
  'enter building-firm-1',
  'enter kiln',
  'buy bank',
  'buy church',
  'buy bakehouse',
  'buy appoline',
  'buy ms-andrea',
  'sell bakehouse',
  'sell dina',
  'pay 1 fish',
  'pay 3 franc',
  'pay 40 wood',
  'pay 1 coke',
  'pay 1 wood 2 brick',
  'convert 0',
  'convert 99',
  'build bakehouse',
  'build bank',
  'build caen',
  'swap calais',
  'sail 2 wooden',
  'sail 1 iron 1 steel',
  'load 2 steel',
  'give 3 coal',
  'exchange wood brick',
  'choose fish wood',
  'return same',
  'haul fish wood',
  'evict 2',
  'return-loans 2',
  'fuel 1 5',
]

/** The refusals of all these commands in a random game. */
const REFUSED: Refusal[] = []
playOut({ players: 3, version: 'short' }, 'refused', ({ state }, dice) => {
  for (const text of EVERYTHING) {
    const command = leHavre.notation.parse(text)
    if (!command.ok || dice.nextInt(8) > 0) continue
    const refusal = leHavre.refuse(state, dice.nextInt(3), command.value)
    if (refusal) REFUSED.push(refusal)
  }
})

describe.each(everyLanguage)('the reasons in %s', (locale, texts) => {
  const given = locale === 'en' ? [] : GIVEN

  it('every refusal code has a message', () => {
    expect(CODES).toEqual(expect.arrayContaining([...REFUSAL_CODES]))
  })

  it('every reason is well written with its parameters', () => {
    const said = CODES.flatMap((code) =>
      samplesOf(code).map((params) => refusalText({ code, params, line: 12 }, texts)),
    )
    expect(said.flatMap((text) => faultsOf(text, locale, given))).toEqual([])
    expect(new Set(said).size).toBeGreaterThan(CODES.length - 8)
  })

  it('no sample falls back to the generic message', () => {
    const nothing = texts.say('refusal.other')
    for (const code of CODES.filter((code) => code !== 'other'))
      for (const params of samplesOf(code))
        expect([code, refusalText({ code, params, line: 12 }, texts)]).not.toEqual([code, nothing])
  })

  it('a reason without its numbers, or with an unknown code, is still a sentence', () => {
    const said = [...CODES, 'from-another-game'].map((code) => refusalText({ code, params: {} }, texts))
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
  })

  it('every refusal in a random game is well written', () => {
    expect(REFUSED.length).toBeGreaterThan(500)
    const said = new Set(REFUSED.map((refusal) => refusalText(refusal, texts)))
    expect([...said].flatMap((text) => faultsOf(text, locale))).toEqual([])
  })
})

describe('a reason helps', () => {
  const [en, fr, es, zh] = allTexts

  const inAll = (refusal: AnyRefusal, seatNames: readonly string[] = []): string[] =>
    [en, fr, es, zh].map((texts) => refusalText(refusal, texts, seatNames))

  it('says how much is needed and how much is there', () => {
    expect(inAll({ code: 'lacks-energy', params: { need: 3, have: 1 } })).toEqual([
      'You need 3 energy and have 1.',
      'Il vous faut 3\u00a0énergies et vous en avez 1.',
      'Necesitas 3\u00a0energías y tienes 1.',
      '需要3點能源，你只有1點。',
    ])
  })

  it('says what is missing and how much of it', () => {
    const refusal = before(
      'building-firm-1',
      { wood: 2 },
      { piles: [['church'], ['joinery', 'dock'], ['fishery']] },
    )
      .as(1)
      .play()
    expect(refusal.refuses('enter building-firm-1')).toBe('nothing-buildable')
    expect(
      inAll({ code: 'lacks-material', params: { card: 'church', missing: ['wood'], amounts: [2] } }),
    ).toEqual([
      'For the Church you still need 2 wood.',
      'Pour l’Église, il vous manque 2\u00a0bois.',
      'Para la Iglesia todavía te faltan 2\u00a0maderas.',
      '建造教堂還缺少2個木材。',
    ])
  })

  it('names the player who is in the way', () => {
    expect(inAll({ code: 'occupied', params: { building: 'wharf-2', seat: 2 } }, ['Ann', 'Ben'])).toEqual([
      'Ben occupies Wharf 2.',
      'Ben occupe le Chantier naval 2.',
      'Ben ocupa el Astillero 2.',
      '造船廠二已被Ben佔用。',
    ])
  })

  it('says what a visit would have cost', () => {
    const refusal = before('smokehouse', { fish: 1 }, {}).refusal('enter smokehouse')
    expect(refusalText(refusal, en)).toMatch(/^(?:You need|Entering the Smokehouse costs 2 food or 1 franc)/)
  })

  it('says why a line of a record was refused', () => {
    const refusal = {
      code: 'line-refused',
      line: 12,
      params: { command: 'enter bank' },
      cause: { code: 'closed', params: { building: 'bank' } },
    }
    expect(refusalText(refusal, en)).toBe(
      'Command 12, “enter bank”, was refused. Nobody can enter the Bank: it has no building action.',
    )
  })
})
