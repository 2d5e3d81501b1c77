import { describe, expect, test } from 'vitest'
import { encode, TAKE } from '../commands.ts'
import { readOptions } from '../options.ts'
import { readPosition } from '../position/read.ts'
import type { RefusalCode } from '../refusals.ts'
import { leHavre } from '../rules.ts'
import { before, newTable, REFUSAL_CODES, table } from '../testing/index.ts'

const of = (result: { readonly ok: boolean; readonly refusal?: unknown }): unknown =>
  result.refusal ?? 'accepted'

const ALL_OFFERS = { franc: 1, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }

/** Goods for the Bakehouse with a choice of how many loaves. */
const BAKING = { franc: 1, grain: 2, wood: 1 }

/** A seat with a choice of how to pay food. */
const feeding = () =>
  table({ phase: 'feeding', round: 5, seats: { '1': { stock: { fish: 3, franc: 3 }, owes: 4 } } })

const onBridge = () =>
  before('bridge-over-the-seine', { franc: 2, fish: 3, clay: 3, brick: 2 }).play(
    'enter bridge-over-the-seine',
  )

const inOffice = () =>
  before('business-office', { franc: 1, clay: 2, brick: 1 }).play('enter business-office')

/** For each code: a command that is refused with it, and the expected parameters. */
const PROVOKED: { readonly [Code in RefusalCode]: readonly [refusal: () => unknown, params: object] } = {
  'game-over': [() => table({ phase: 'over', step: 'supply' }).refusal('supply'), {}],
  'awaiting-reveal': [() => table({ viewer: 1, awaiting: true }).refusal('take wood'), {}],
  'no-such-seat': [() => leHavre.refuse(newTable().state, 3, supply()), { seat: 4, seats: 3 }],
  'not-your-turn': [() => newTable().as(2).refusal('supply'), { seat: 1 }],
  'action-under-way': [
    () => before('bakehouse', BAKING).play('enter bakehouse').refusal('take wood'),
    { seat: 1, building: 'bakehouse' },
  ],
  'not-now': [() => newTable().refusal('done'), {}],
  'supply-first': [() => newTable().refusal('take wood'), {}],
  'already-supplied': [() => table({}).refusal('supply'), {}],
  'main-action-first': [() => table({}).refusal('end'), {}],
  'main-action-done': [() => table({}).play('take wood').refusal('take fish'), {}],
  'finish-payment-first': [
    () => before('colliery', { fish: 2, franc: 2 }).play('enter colliery').refusal('done'),
    {},
  ],
  'finish-feeding-first': [() => feeding().as(1).refusal('supply'), {}],
  'finish-interest-first': [
    () =>
      table({ phase: 'interest', seats: { '1': { stock: { franc: 6 }, loans: 1, owes: 1 } } })
        .as(1)
        .refusal('take wood'),
    {},
  ],
  'offer-empty': [() => table({}).refusal('take grain'), { good: 'grain' }],
  'no-such-offer': [() => table({}).refusal('take coal'), {}],
  'not-in-play': [() => before('fishery', {}).refusal('enter zoo'), { building: 'zoo' }],
  'not-built-yet': [
    () => before('fishery', {}, { piles: [['tannery'], [], []] }).refusal('enter tannery'),
    { building: 'tannery' },
  ],
  closed: [() => before('bank', {}).refusal('enter bank'), { building: 'bank' }],
  occupied: [
    () => before('fishery', {}, { seats: { '2': { disc: 'fishery' } } }).refusal('enter fishery'),
    { building: 'fishery', seat: 2 },
  ],
  'own-disc-inside': [
    () => before('fishery', {}, { seat1: { disc: 'fishery' } }).refusal('enter fishery'),
    { building: 'fishery' },
  ],
  'cannot-pay-fee': [
    () => before('marketplace', { fish: 1 }).refusal('enter marketplace'),
    { building: 'marketplace', food: 2, francs: 1, have: 1, haveFrancs: 0 },
  ],
  'fee-eats-action': [
    () => before('smokehouse', { fish: 2, wood: 1 }).refusal('enter smokehouse'),
    { building: 'smokehouse' },
  ],
  'nothing-to-gain': [
    () => before('arts-center', { franc: 1 }).refusal('enter arts-center'),
    { building: 'arts-center' },
  ],
  'lacks-goods': [
    () => before('diner', { franc: 1, wood: 1 }).refusal('enter diner'),
    { building: 'diner', missing: ['smoked_fish', 'bread'], amounts: [1, 1] },
  ],
  'lacks-energy': [
    () => before('steelworks', { franc: 1, iron: 1, coke: 1 }).refusal('enter steelworks'),
    { building: 'steelworks', need: 15, have: 10 },
  ],
  'lacks-francs': [
    () => before('haulage-firm', { franc: 2, fish: 1 }, { offers: ALL_OFFERS }).refusal('enter haulage-firm'),
    { building: 'haulage-firm', need: 3, have: 2 },
  ],
  'lacks-food': [
    () => before('coal-trader', { franc: 2 }).play('enter coal-trader').refusal('fuel 0 1'),
    { need: 2, have: 1 },
  ],
  'lacks-ship': [
    () => before('shipping-line', { franc: 2, coal: 1, fish: 1 }).refusal('enter shipping-line'),
    { building: 'shipping-line' },
  ],
  'no-loan': [() => before('local-court', {}).refusal('enter local-court'), { building: 'local-court' }],
  'no-empty-offer': [
    () => before('black-market', { franc: 1 }, { offers: ALL_OFFERS }).refusal('enter black-market'),
    { building: 'black-market' },
  ],
  'no-two-neighbours': [
    () => before('haulage-firm', { franc: 4 }, { offers: { wood: 0 } }).refusal('enter haulage-firm'),
    { building: 'haulage-firm' },
  ],
  'not-neighbours': [() => table({}).refusal('haul fish clay'), { text: 'haul fish clay' }],
  'nobody-to-evict': [
    () => before('harbor-watch', { franc: 2 }).refusal('enter harbor-watch'),
    { building: 'harbor-watch' },
  ],
  'cannot-use-that': [
    () =>
      before(
        'harbor-watch',
        { franc: 2 },
        {
          town: ['harbor-watch', 'fishery', 'joinery'],
          piles: [['tannery'], [], []],
          seats: { '2': { disc: 'fishery' }, '3': { disc: 'joinery' } },
        },
      )
        .play('enter harbor-watch')
        .refusal('evict 3'),
    { building: 'joinery' },
  ],
  'too-many': [
    () => before('bakehouse', BAKING).play('enter bakehouse').refusal('convert 3'),
    { most: 2, unit: 'time' },
  ],
  'too-few': [
    () => before('bakehouse', BAKING).play('enter bakehouse').refusal('convert 0'),
    { least: 1, unit: 'time' },
  ],
  'not-different': [() => table({}).refusal('choose fish fish'), { text: 'choose fish fish' }],
  'wrong-count': [
    () => before('marketplace', { franc: 1 }).play('enter marketplace').refusal('choose fish wood clay'),
    { need: 2, have: 3 },
  ],
  'not-offered-here': [
    () => before('bakehouse', BAKING).play('enter bakehouse').refusal('done'),
    { building: 'bakehouse' },
  ],
  'ship-would-be-empty': [
    () =>
      before(
        'shipping-line',
        { franc: 2, clay: 3, coal: 3 },
        { seat1: { ships: ['dina', 'lucie', 'noemi'] } },
      )
        .play('enter shipping-line')
        .refusal('sail 3 wooden'),
    {},
  ],
  'out-of-order': [() => onBridge().play('give 3 clay').refusal('give 3 fish'), {}],
  'not-a-multiple': [() => onBridge().play('give 2 fish').refusal('done'), { of: 3 }],
  'nothing-given': [() => onBridge().refusal('done'), {}],
  'same-good': [() => inOffice().refusal('exchange brick brick'), { good: 'brick' }],
  'needs-builder': [() => table({}).refusal('build fishery'), {}],
  'needs-wharf': [() => table({}).refusal('build dina'), {}],
  'nothing-buildable': [
    () => before('building-firm-1', {}).refusal('enter building-firm-1'),
    { building: 'building-firm-1' },
  ],
  'not-on-top': [
    () => before('fishery', { franc: 30 }, { piles: [['tannery', 'bank'], [], []] }).refusal('buy bank'),
    { building: 'bank' },
  ],
  'cannot-be-built': [
    () =>
      before('building-firm-1', { clay: 1 }, { piles: [['charcoal-kiln'], ['clay-mound'], []] })
        .play('enter building-firm-1')
        .refusal('build clay-mound'),
    { building: 'clay-mound' },
  ],
  'needs-wood-in-cost': [
    () =>
      before('sawmill', { clay: 2 }, { piles: [['fishery'], ['charcoal-kiln'], []] })
        .play('enter sawmill')
        .refusal('build charcoal-kiln'),
    { building: 'charcoal-kiln' },
  ],
  'lacks-material': [
    () =>
      before('building-firm-1', { clay: 2 }, { piles: [['charcoal-kiln'], ['wharf-1'], []] })
        .play('enter building-firm-1')
        .refusal('build wharf-1'),
    { card: 'wharf-1', missing: ['wood', 'iron'], amounts: [2, 2] },
  ],
  'no-ship-buildable': [
    () => before('wharf-1', { franc: 2 }).refusal('enter wharf-1'),
    { building: 'wharf-1' },
  ],
  'no-such-ship': [() => before('fishery', { franc: 30 }).refusal('buy triest'), { ship: 'triest' }],
  'no-purchase-in-final-stage': [
    () => before('fishery', { franc: 30 }, { phase: 'final' }).refusal('buy fishery'),
    { building: 'fishery' },
  ],
  'not-for-sale': [() => before('church', { franc: 99 }).refusal('buy church'), { building: 'church' }],
  'sold-this-turn': [
    () => before('fishery', { franc: 30 }, { sold: ['fishery'] }).refusal('buy fishery'),
    { building: 'fishery' },
  ],
  'not-yours': [() => before('fishery', {}).refusal('sell fishery'), { card: 'fishery' }],
  'on-strike': [
    () =>
      before('fishery', {}, { town: ['fishery', 'picket-line'], strike: [1, 2] }).refusal('enter fishery'),
    { building: 'fishery' },
  ],
  'may-stay': [
    () =>
      before(
        'harbor-watch',
        { fish: 1, franc: 2 },
        {
          town: ['harbor-watch', 'hotel', 'fishery'],
          seats: { '2': { disc: 'hotel' }, '3': { disc: 'fishery' } },
        },
      )
        .play('enter harbor-watch', 'pay 1 fish')
        .refusal('evict 2'),
    { building: 'hotel' },
  ],
  'may-not-expel': [() => before('fishery', {}).refusal('expel 2'), { seat: 2 }],
  'strike-on': [
    () => before('picket-line', { franc: 1 }, { strike: [2] }).refusal('enter picket-line'),
    { building: 'picket-line' },
  ],
  'too-late': [
    () => before('picket-line', { franc: 1 }, { round: 18 }).refusal('enter picket-line'),
    { building: 'picket-line' },
  ],
  'empty-hand': [
    () =>
      table({
        options: { modules: ['essen-2008'] },
        town: ['construction-site'],
        seats: { '1': { stock: { franc: 2 } }, '2': { hand: ['zoo'] } },
      }).refusal('enter construction-site'),
    { building: 'construction-site' },
  ],
  'not-in-hand': [
    () =>
      before('construction-site', { fish: 2 }, { special: ['inn'], seat1: { hand: ['zoo', 'farm', 'kiln'] } })
        .play('enter construction-site')
        .refusal('lay diner'),
    { building: 'diner' },
  ],
  'no-fitting-offer': [
    () =>
      before('flea-market', {}, { offers: { franc: 3, fish: 3, wood: 3, clay: 3 } }).refusal(
        'enter flea-market',
      ),
    { building: 'flea-market' },
  ],
  'nobody-has-any': [
    () => before('cattle-drive', { fish: 1 }).refusal('enter cattle-drive'),
    { building: 'cattle-drive' },
  ],
  'cannot-be-sold': [
    () => before('fishery', {}, { seat1: { buildings: ['rattletrap-car'] } }).refusal('sell rattletrap-car'),
    { card: 'rattletrap-car' },
  ],
  'not-in-pawn': [() => before('fishery', { franc: 9 }).refusal('redeem hide'), { good: 'hide' }],
  'already-in-pawn': [
    () =>
      before('pawnbrokers', { fish: 1, clay: 1, franc: 1 }, { seat1: { pawned: ['fish'] } })
        .play('enter pawnbrokers', 'pay 1 franc')
        .refusal('give 1 fish'),
    { good: 'fish' },
  ],
  'no-loan-to-repay': [() => before('fishery', { franc: 9 }).refusal('repay'), {}],
  'no-loan-needed': [() => feeding().as(1).refusal('borrow'), { need: 4, have: 6, unit: 'food' }],
  'nothing-owed': [() => feeding().as(2).refusal('pay 1 franc'), {}],
  'not-enough-tokens': [() => feeding().as(1).refusal('pay 4 fish'), { good: 'fish', need: 4, have: 3 }],
  'pays-too-little': [() => feeding().as(1).refusal('pay 3 fish'), { need: 4, pays: 3, unit: 'food' }],
  'pays-too-much': [() => feeding().as(1).refusal('pay 3 fish 2 franc'), { need: 4, pays: 5, unit: 'food' }],
  'wrong-payment': [() => feeding().as(1).refusal('pay 1 wood'), { need: 'food' }],
  'leaves-too-little': [
    () =>
      before('smokehouse', { fish: 2, wood: 1, smoked_fish: 1, franc: 1 })
        .play('enter smokehouse')
        .refusal('pay 2 fish'),
    { building: 'smokehouse' },
  ],
  'unknown-command': [() => newTable().refusal('dance'), { text: 'dance' }],
  'unknown-card': [() => newTable().refusal('buy casino'), { text: 'casino' }],
  'not-a-building': [() => newTable().refusal('enter dina'), { card: 'dina' }],
  'not-swappable': [() => newTable().refusal('swap zoo'), { card: 'zoo' }],
  'no-payment': [() => newTable().refusal('pay 1 fish 1 coal'), { text: 'pay 1 fish 1 coal' }],
  'no-cargo-ship': [() => newTable().refusal('sail 1 luxury'), { text: 'sail 1 luxury' }],
  'bad-amount': [() => newTable().refusal('convert -1'), { text: 'convert -1' }],
  'bad-options': [() => of(readOptions(null)), {}],
  'unknown-field': [() => of(readOptions({ colour: 1 })), { field: 'colour' }],
  'bad-value': [() => of(readOptions({ players: 6 })), { field: 'players', value: '6' }],
  'no-such-card': [() => of(readPosition({ town: ['casino'] })), { field: 'town', value: '"casino"' }],
  'negative-amount': [
    () => of(readPosition({ offers: { fish: -1 } })),
    { field: 'offers.fish', value: '-1' },
  ],
  'two-owners': [() => of(readPosition({ town: ['zoo', 'zoo'] })), { field: 'town', value: '"zoo"' }],
  'impossible-position': [
    () => of(readPosition({ phase: 'feeding' })),
    { field: 'phase', value: '"feeding"' },
  ],
  'not-in-this-game': [() => of(readPosition({ town: ['dock'] })), { field: 'town', value: '"dock"' }],
  'card-in-wrong-place': [
    () => of(readPosition({ piles: [['zoo'], [], []] })),
    { field: 'piles', value: '"zoo"' },
  ],
  'pile-out-of-order': [
    () => of(readPosition({ piles: [['joinery', 'fishery'], [], []] })),
    { field: 'piles', value: '"fishery"' },
  ],
  'too-many-specials': [
    () =>
      of(readPosition({ town: ['zoo'], special: ['farm', 'kiln', 'diner', 'tavern', 'bakery', 'smelter'] })),
    { field: 'special', value: '7' },
  ],
  'ship-too-early': [
    () => of(readPosition({ ships: { wooden: ['dina'] } })),
    { field: 'ships', value: '"dina"' },
  ],
  'hole-without-viewer': [() => of(readPosition({ special: [null] })), { field: 'special', value: 'null' }],
}

function supply() {
  const [command] = leHavre.commands(newTable().state, 0)
  if (command === undefined) throw new Error('a fresh table has a first command')
  return command
}

describe('every reason', () => {
  test.each(REFUSAL_CODES)('%s can occur and has its parameters [LH-R.17] [LH-R.3]', (code) => {
    const [refusal, params] = PROVOKED[code]
    expect(refusal()).toEqual({ code, params })
  })

  test('is in the list of reasons once [LH-R.17]', () => {
    expect(Object.keys(PROVOKED)).toHaveLength(REFUSAL_CODES.length)
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length)
  })
})

describe('seats', () => {
  test.each([-1, 3, 0.5, Number.NaN])('there is no seat with the number %d [LH-R.6]', (seat) => {
    expect(leHavre.refuse(newTable().state, seat, supply())).toMatchObject({
      code: 'no-such-seat',
      params: { seats: 3 },
    })
  })

  test('a seat that does not exist has no commands [LH-R.6]', () => {
    const { state } = newTable()
    expect([-1, 3, 4].map((seat) => leHavre.commands(state, seat))).toEqual([[], [], []])
  })
})

test('there is no eighth offer [LH-1.35]', () => {
  const at = table({ offers: { cattle: 0 } })
  expect(leHavre.refuse(at.state, 0, encode(TAKE, 7))).toEqual({ code: 'no-such-offer', params: {} })
  expect(leHavre.refuse(at.state, 0, encode(TAKE, 6))).toEqual({
    code: 'offer-empty',
    params: { good: 'cattle' },
  })
})

describe('when the game is over', () => {
  test.each(['supply', 'take wood', 'sell fishery', 'repay', 'buy fishery', 'end', 'done', 'pay 1 franc'])(
    'nobody can %s [LH-9.18]',
    (command) => {
      const seats = { '1': { loans: 1, buildings: ['fishery'], stock: { franc: 50 } } }
      const at = table({ phase: 'over', step: 'supply', seats })
      expect(at.refusal(command)).toEqual({ code: 'game-over', params: {} })
      expect(at.commands()).toEqual([])
    },
  )
})

describe('while a view waits for something hidden', () => {
  test('nobody can do anything [LH-H.13]', () => {
    const at = table({ awaiting: true, seats: { '1': { buildings: ['fishery'] } } })
    for (const command of ['take wood', 'sell fishery', 'supply', 'repay'])
      expect(at.refusal(command)).toEqual({ code: 'awaiting-reveal', params: {} })
    expect(at.commands()).toEqual([])
    expect(at.waitsFor()).toEqual([])
  })
})

describe('a purchase', () => {
  test.each([
    ['haulage-firm', 6],
    ['harbor-watch', 6],
  ])('names the price also where the action costs francs: %s [LH-4.10]', (name, need) => {
    expect(before(name, { franc: 5 }).refusal(`buy ${name}`)).toEqual({
      code: 'lacks-francs',
      params: { building: name, need, have: 5 },
    })
  })
})

test('a refused command changes nothing [LH-R.3]', () => {
  const at = before('bakehouse', BAKING).play('enter bakehouse')
  const untouched = [...at.state]
  for (const command of ['convert 3', 'done', 'end', 'buy fishery', 'sell bakehouse', 'pay 1 wood', 'borrow'])
    at.refusal(command)
  expect([...at.state]).toEqual(untouched)
  expect(at.game.moveNumber).toBe(1)
})

test('ships and buildings are distinguished by name [LH-R.3]', () => {
  const at = before('fishery', { franc: 1 }, { ships: { wooden: ['dina'] } })
  expect(at.refusal('buy dina')).toEqual({
    code: 'lacks-francs',
    params: { ship: 'dina', need: 14, have: 1 },
  })
  expect(at.refusal('buy fishery').params).toEqual({ building: 'fishery', need: 10, have: 1 })
  expect(at.refusal('enter dina')).toEqual({ code: 'not-a-building', params: { card: 'dina' } })
})

test('nothing is paid where nothing is due [LH-R.3]', () => {
  expect(inOffice().refusal('pay 1 franc')).toEqual({
    code: 'not-offered-here',
    params: { building: 'business-office' },
  })
})
