import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../language/index.ts'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { leHavre, question, type State } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { type Basket, basketOf, paymentBasket } from './basket.ts'
import { type Amounts, fill, objectionTo, suggestedAmounts } from './basket-amounts.ts'

const basketIn = (state: State): Basket => {
  const asked = question(state)
  const basket = asked && basketOf(state, 0, asked, leHavre.commands(state, 0))
  if (!basket) throw new Error('no basket')
  return basket
}

/** Fills the basket with these amounts and returns the commands in notation, or the code of the refusal. */
const filled = (state: State, amounts: Readonly<Record<string, number>>): string[] | string => {
  const basket = basketIn(state)
  const { commands, refusal } = fill(
    state,
    0,
    basket,
    basket.parts.map(({ what }) => amounts[what] ?? 0),
  )
  return refusal === null ? commands.map((command) => leHavre.notation.print(command)) : refusal.code
}

const fleet = { seat1: { ships: ['dina', 'lucie', 'caen'] } }
const atSea = () =>
  before('shipping-line', { franc: 2, clay: 3, wood: 8, coal: 2, brick: 3 }, fleet).play(
    'enter shipping-line',
  )

describe('a basket', () => {
  it('becomes the commands the engine asks for, in its order, and closes the list', () => {
    const state = atSea().play('sail 2 wooden 1 iron').state
    expect(filled(state, { clay: 3, wood: 3 })).toEqual(['load 3 wood', 'load 3 clay', 'done'])
  })

  it('needs no closing where nothing more fits', () => {
    const state = atSea().play('sail 1 wooden').state
    expect(filled(state, { clay: 1, brick: 1 })).toEqual(['load 1 clay', 'load 1 brick'])
  })

  it('shows while choosing why it is refused', () => {
    const state = atSea().play('sail 2 wooden 1 iron').state
    expect(filled(state, { clay: 1 })).toBe('ship-would-be-empty')
    expect(filled(state, { coal: 2, clay: 3, brick: 2, wood: 8 })).toBe('too-many')
  })

  it('holds ships as well', () => {
    expect(filled(atSea().state, { wooden: 1, iron: 1 })).toEqual(['sail 1 wooden 1 iron'])
    expect(filled(atSea().state, {})).toEqual([])
  })

  it('leaves goods out that the engine has passed', () => {
    const state = atSea().play('sail 2 wooden 1 iron', 'load 3 clay').state
    expect(basketIn(state).parts.map(({ what }) => what)).toEqual(['coal', 'brick'])
  })

  it('may be left empty where an exchange is skipped', () => {
    const state = before('business-office', { franc: 1, clay: 3, brick: 3 }).play(
      'enter business-office',
    ).state
    expect(filled(state, {})).toEqual(['done'])
    expect(filled(state, { clay: 3, brick: 1 })).toEqual(['give 3 clay', 'give 1 brick'])
    expect(filled(state, { clay: 2 })).not.toBeInstanceOf(Array)
  })

  it('begins with the goods that are worth least where some must be given', () => {
    const { state } = before('business-office', { franc: 1, clay: 3, brick: 3 }).play('enter business-office')
    const amounts = suggestedAmounts(state, 0, basketIn(state))
    expect(
      fill(state, 0, basketIn(state), amounts).commands.map((command) => leHavre.notation.print(command)),
    ).toEqual(['give 3 clay', 'give 1 brick'])
    const sea = atSea().play('sail 1 wooden').state
    expect(suggestedAmounts(sea, 0, basketIn(sea)).every((amount) => amount === 0)).toBe(true)
  })

  it('holds one of each where goods are chosen', () => {
    const state = before('marketplace', { franc: 1 }, { special: ['zoo', 'farm'] }).play(
      'enter marketplace',
    ).state
    expect(filled(state, { fish: 1, wood: 1 })).toEqual(['choose fish wood'])
    expect(filled(state, { fish: 1 })).toBe('wrong-count')
  })

  it('begins with the goods that are worth most where some are taken', () => {
    const { state } = before('marketplace', { franc: 1 }).play('enter marketplace')
    const { commands } = fill(state, 0, basketIn(state), suggestedAmounts(state, 0, basketIn(state)))
    expect(commands.map((command) => leHavre.notation.print(command))).toEqual(['choose cattle coal'])
  })

  const suggested = (state: State): string[] => {
    const basket = basketIn(state)
    return fill(state, 0, basket, suggestedAmounts(state, 0, basket)).commands.map((command) =>
      leHavre.notation.print(command),
    )
  }

  it('begins with as much fuel as the food pays for, and never without any', () => {
    const trader = (fish: number) =>
      suggested(before('coal-trader', { fish }).play('enter coal-trader').state)
    expect([2, 3, 4, 7, 8].map((fish) => trader(fish)[0])).toEqual([
      'fuel 1 0',
      'fuel 1 0',
      'fuel 1 1',
      'fuel 1 2',
      'fuel 1 3',
    ])
    expect(trader(30)).toEqual(['fuel 1 5'])
  })

  it('begins with the sale that costs least', () => {
    const sale = (held: Readonly<Record<string, number>>) =>
      suggested(
        before('bridge-over-the-seine', { franc: 2, ...held }).play('enter bridge-over-the-seine').state,
      )
    expect(sale({ wood: 2, clay: 1, cattle: 4, steel: 1 })).toEqual(['give 2 wood', 'give 1 clay', 'done'])
    expect(sale({ wood: 2, smoked_fish: 3, steel: 1 })).toEqual(['give 1 smoked-fish', 'done'])
  })

  it('begins with the sale of everything at the end of the game', () => {
    const { state } = before(
      'bridge-over-the-seine',
      { franc: 2, wood: 4, clay: 1, cattle: 3, smoked_fish: 2, steel: 1 },
      { phase: 'final' },
    ).play('enter bridge-over-the-seine')
    expect(suggested(state)).toEqual([
      'give 4 wood',
      'give 1 clay',
      'give 1 cattle',
      'give 2 smoked-fish',
      'give 1 steel',
    ])
  })

  it('pays token by token', () => {
    const state = before('smokehouse', { fish: 4, franc: 6, wood: 2 }).play('enter smokehouse').state
    const basket = paymentBasket(state, 0, [16, 0, 0])
    expect(basket.parts).toEqual([
      { what: 'fish', isShip: false, most: 4 },
      { what: 'franc', isShip: false, most: 6 },
    ])
    expect(fill(state, 0, basket, [2, 0]).commands.map((command) => leHavre.notation.print(command))).toEqual(
      ['pay 2 fish'],
    )
    expect(fill(state, 0, basket, [4, 0]).refusal?.code).toBe('pays-too-much')
    expect(fill(state, 0, basket, [1, 0]).refusal?.code).toBe('pays-too-little')
  })
})

const texts = { ...(await loadLeHavreTexts('en')), game: await loadTexts('en') }

it('counts what is still missing after the goods already named', () => {
  const { state } = before('business-office', { franc: 1, clay: 3, brick: 3 }).play('enter business-office')
  const asked = question(state)
  const basket = asked === null ? null : basketOf(state, 0, asked, leHavre.commands(state, 0))
  if (basket === null) throw new Error('nothing is asked')
  const objection = (amounts: Amounts) =>
    objectionTo(fill(state, 0, basket, amounts), { texts, names: ['Ana', 'Odile', 'Mateo'] })
  expect(objection([1, 0])).toBe('At least 3 goods more.')
  expect(objection([0, 1])).toBe('That is too few: 4 goods at least.')
  expect(objection([1, 3])).toBe('')
})
