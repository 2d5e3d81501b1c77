import { describe, expect, it } from 'vitest'
import { leHavre, type Question, question, type State } from '../rules/index.ts'
import { before, newTable, type Table, table } from '../rules/testing/index.ts'
import { promptText } from './prompt-text.ts'
import { ALL_MODULES, allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const fleet = { seat1: { ships: ['appoline', 'blanche'] } }

/** Effects that ask nothing, or whose questions have other names. */
type NeverAsked =
  | 'barter'
  | 'buy-fuel'
  | 'closed'
  | 'collect'
  | 'convert'
  | 'gain'
  | 'gain-missing'
  | 'replace'
  | 'rest'
  | 'ship-goods'
  | 'tariff'

type Asks = Exclude<Question['asks'], NeverAsked>

/** A position for each question. */
const ASKED: Readonly<Record<Asks, () => Table>> = {
  supply: () => newTable(),
  'main-action': () => before('bakehouse', {}),
  'end-turn': () => before('bakehouse', {}, { offers: { wood: 3 } }).play('take wood'),
  interest: () =>
    table({
      phase: 'interest',
      seats: { '1': { stock: { franc: 5 }, loans: 1, owes: 1 } },
    }),
  feeding: () => table({ phase: 'feeding', seats: { '1': { stock: { franc: 5, fish: 5 }, owes: 3 } } }),
  fee: () => before('smokehouse', { fish: 4, wood: 1, franc: 2 }).play('enter smokehouse'),
  energy: () =>
    before('bakehouse', { grain: 2, wood: 3, coal: 1, franc: 1 }).play('enter bakehouse', 'convert 2'),
  food: () =>
    before('coal-trader', { fish: 3, franc: 3 }, { seat1: { buildings: ['coal-trader'] } }).play(
      'enter coal-trader',
      'fuel 0 1',
    ),
  material: () =>
    before('building-firm-1', { wood: 1, clay: 1, brick: 1 }, { piles: [['fishery'], [], []] }).play(
      'enter building-firm-1',
      'build fishery',
    ),
  times: () => before('charcoal-kiln', { wood: 3 }).play('enter charcoal-kiln'),
  extra: () => before('ironworks', { coke: 1, franc: 1 }).play('enter ironworks'),
  build: () =>
    before('building-firm-1', { wood: 3, clay: 3 }, { piles: [['fishery'], ['joinery'], []] }).play(
      'enter building-firm-1',
    ),
  'build-another': () =>
    before(
      'construction-firm',
      { wood: 6, clay: 3 },
      { piles: [['fishery'], ['joinery'], []], seat1: { buildings: ['construction-firm'] } },
    ).play('enter construction-firm', 'build fishery'),
  'build-ship': () =>
    before('wharf-1', { wood: 9, franc: 2 }, { ships: { wooden: ['lucie'] } }).play('enter wharf-1'),
  fleet: () => before('shipping-line', { coke: 1, leather: 9, franc: 2 }, fleet).play('enter shipping-line'),
  load: () =>
    before('shipping-line', { coke: 1, leather: 9, franc: 2 }, fleet).play(
      'enter shipping-line',
      'sail 2 wooden',
    ),
  choose: () => before('marketplace', { franc: 1 }).play('enter marketplace'),
  'return-cards': () => before('marketplace', { franc: 1 }).play('enter marketplace', 'choose fish wood'),
  'return-loans': () => before('local-court', {}, { seat1: { loans: 3 } }).play('enter local-court'),
  give: () => before('business-office', { wood: 9, clay: 2, franc: 1 }).play('enter business-office'),
  exchange: () =>
    before('business-office', { wood: 9, clay: 2, franc: 1 }).play('enter business-office', 'give 4 wood'),
  pick: () => before('toy-fair', { franc: 1 }).play('enter toy-fair'),
  duplicate: () =>
    before('major-corporation', { steel: 1, fish: 1, franc: 6 }).play('enter major-corporation'),
  'take-offers': () => before('flea-market', {}, { offers: { wood: 2, fish: 2 } }).play('enter flea-market'),
  cost: () =>
    before(
      'building-firm-1',
      { wood: 3, clay: 2 },
      { piles: [['fishery'], [], []], seat1: { buildings: ['wooden-crane'] } },
    ).play('enter building-firm-1', 'build fishery'),
  visit: () =>
    before('main-station', {}, { town: ['main-station', 'fishery'], seat1: { disc: 'main-station' } }).play(
      'enter fishery',
    ),
  strike: () => before('picket-line', { franc: 1 }).play('enter picket-line'),
  lay: () =>
    before(
      'construction-site',
      { fish: 2 },
      { special: ['inn'], seat1: { hand: ['zoo', 'farm', 'kiln'] } },
    ).play('enter construction-site'),
  laid: () =>
    before(
      'construction-site',
      { fish: 2, franc: 9 },
      { special: ['inn'], seat1: { hand: ['zoo', 'farm', 'kiln'] } },
    ).play('enter construction-site', 'pay 2 fish', 'lay farm'),
  'barter-give': () => before('trading-firm', { iron: 2, franc: 1 }).play('enter trading-firm'),
  'barter-get': () => before('trading-firm', { iron: 2, franc: 1 }).play('enter trading-firm', 'give 2 iron'),
  pawn: () => before('pawnbrokers', { iron: 2, wood: 1, franc: 1 }).play('enter pawnbrokers'),
  'sell-any': () =>
    before('bridge-over-the-seine', { wood: 9, franc: 2 }).play('enter bridge-over-the-seine'),
  fuel: () =>
    before('coal-trader', { fish: 3, franc: 3 }, { seat1: { buildings: ['coal-trader'] } }).play(
      'enter coal-trader',
    ),
  haul: () =>
    before('haulage-firm', { franc: 4 }, { offers: { fish: 2, wood: 2, clay: 2 } }).play(
      'enter haulage-firm',
    ),
  evict: () =>
    before(
      'harbor-watch',
      { franc: 3 },
      {
        town: ['building-firm-1', 'harbor-watch', 'fishery', 'clay-mound'],
        piles: [[], [], []],
        seats: { '2': { disc: 'fishery' }, '3': { disc: 'clay-mound' } },
      },
    ).play('enter harbor-watch'),
}

const KINDS = Object.keys(ASKED) as Asks[]

/** A random third of the decisions in two games. */
const MET: { readonly state: State; readonly seat: number }[] = []
for (const options of [{ version: 'full' as const }, ALL_MODULES])
  playOut({ ...options, players: 3 }, 'asked', ({ state, seat }, dice) => {
    if (dice.nextInt(3) === 0) MET.push({ state: leHavre.copy(state), seat })
  })

describe.each(everyLanguage)('the questions in %s', (locale, texts) => {
  it.each(KINDS)('%s has a question text', (asks) => {
    const { state } = ASKED[asks]()
    const [seat = 0] = leHavre.deciders(state)
    expect(question(state)?.asks).toBe(asks)
    expect(faultsOf(promptText(state, seat, texts), locale)).toEqual([])
  })

  it('every question of a random game is well written', () => {
    const said = new Set(
      MET.flatMap(({ state, seat }) => [
        promptText(state, seat, texts),
        promptText(state, (seat + 1) % 3, texts),
      ]),
    )
    expect(said.size).toBeGreaterThan(40)
    expect([...said].flatMap((text) => faultsOf(text, locale))).toEqual([])
  })
})

describe('a question', () => {
  const [en, fr] = allTexts

  const ask = (asks: Asks, texts = en): string => {
    const { state } = ASKED[asks]()
    return promptText(state, leHavre.deciders(state)[0] ?? 0, texts)
  }

  it('names the relevant numbers', () => {
    expect(ask('main-action')).toBe('Choose a main action')
    expect(ask('fee')).toBe('Pay the entry fee of the Smokehouse: 2 food or 1 franc')
    expect(ask('fee', fr)).toBe('Payez le droit d’entrée du Fumoir\u00a0: 2\u00a0nourritures ou 1\u00a0franc')
    expect(ask('energy')).toBe('Pay 1 energy')
    expect(ask('material')).toBe('Pay the building material: 1 wood and 1 clay')
    expect(ask('load')).toBe('Shipping Line: load goods; room left for 4 goods')
    expect(ask('choose')).toBe('Marketplace: choose 2 goods, all different')
    expect(ask('give')).toBe('Business Office: choose 4 goods to exchange for 1 steel, or skip this')
    expect(ask('interest')).toBe('Pay 1 franc in interest')
    expect(ask('feeding')).toBe('Feed your workers: 3 food due')
  })

  it('says when only a loan or a sale helps', () => {
    const poor = { stock: { franc: 0, fish: 0 }, buildings: ['fishery'] }
    const interest = table({ phase: 'interest', seats: { '1': { ...poor, loans: 1, owes: 1 } } })
    expect(promptText(interest.state, 0, en)).toBe(
      'You cannot pay 1 franc in interest: sell something or take out a loan',
    )
    const hungry = table({ phase: 'feeding', seats: { '1': { ...poor, owes: 3 } } })
    expect(promptText(hungry.state, 0, en)).toBe(
      'Feed your workers: 3 food due, and you have 0. Sell something or take out a loan',
    )
  })

  it('tells the other players whom the game waits for', () => {
    const { state } = before('bakehouse', {})
    expect(promptText(state, 1, en, ['Ann', 'Ben', 'Cleo'])).toBe('Waiting for Ann')
  })

  it('counts the goods still to be chosen', () => {
    const office = ASKED.give().play('give 2 wood')
    expect(promptText(office.state, 0, en)).toBe(
      'Business Office: 2 goods still needed to exchange for 1 steel',
    )
    const bridge = before('bridge-over-the-seine', { wood: 9, clay: 9, franc: 2 }).play(
      'enter bridge-over-the-seine',
      'give 1 wood',
    )
    expect(promptText(bridge.state, 0, en)).toBe(
      'Bridge over the Seine: 2 goods still needed to complete the set',
    )
  })

  it('names the special buildings to the one who looks at them', () => {
    expect(ask('return-cards')).toMatch(/^Marketplace: .+ is above .+; keep this order or swap them$/)
    const { state } = ASKED['return-cards']()
    const blind = leHavre.view(state, 'spectator')
    expect(promptText(blind, 0, en)).toBe('Marketplace: put the top 2 special buildings back in any order')
  })

  it('is not asked any more when the game is over', () => {
    const { end } = playOut({ players: 1, version: 'short' }, 'over')
    expect(promptText(end, 0, en)).toBe('The game is over')
  })
})
