import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../language/index.ts'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { leHavre, question, type State } from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import { commandCard, type OptionContext, refusedCard } from './option-cards.ts'
import { paymentOptions } from './payment.ts'
import { voyageCard, wayCard } from './payment-cards.ts'
import { voyagesOf } from './voyages.ts'

const texts = async (locale: (typeof LOCALES)[number]) => ({
  ...(await loadLeHavreTexts(locale)),
  game: await loadTexts(locale),
})

const english = await texts('en')

const asking = (view: State): OptionContext => ({
  view,
  seat: 0,
  names: ['Ana', 'Odile', 'Mateo'],
  texts: english,
})

const parsed = (text: string) => {
  const command = leHavre.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

const card = (view: State, text: string) => commandCard(parsed(text), asking(view))

describe('a card shows the result of its command', () => {
  it('taking an offer: the tokens, and the energy in them', () => {
    const taken = card(before('fishery', { franc: 1 }, { offers: { wood: 8 } }).state, 'take wood')
    expect(taken).toMatchObject({ title: 'Take 8 wood', label: 'Take 8 wood', detail: 'Energy 0 → 8.' })
    expect(taken.icons).toEqual([{ kind: 'icon', icon: 'g-wood', amount: '8' }])
  })

  it('building: the cost and the wealth, also where the payment is still to be chosen', () => {
    const state = before(
      'building-firm-1',
      { clay: 3, brick: 3 },
      { piles: [['charcoal-kiln'], [], []] },
    ).play('enter building-firm-1').state
    expect(card(state, 'build charcoal-kiln')).toMatchObject({
      tag: { text: 'fortune +8', tone: 'good' },
      icons: [{ kind: 'icon', icon: 'g-clay', amount: '1' }],
    })
  })

  it('entering: what the visit gives, the fee and the owner', () => {
    const state = before(
      'fishery',
      { franc: 30 },
      {
        town: ['building-firm-1'],
        seats: { '2': { buildings: ['joinery'] } },
        seat1: { buildings: ['fishery'] },
      },
    ).state
    expect(card(state, 'enter fishery')).toMatchObject({ tag: { text: 'no fee' }, detail: '' })
    const wood = before(
      'joinery',
      { wood: 3, franc: 2 },
      {
        town: ['building-firm-1'],
        seats: { '2': { buildings: ['joinery'] } },
      },
    ).state
    expect(card(wood, 'enter joinery')).toMatchObject({ tag: { text: 'fee 1 food' } })
    expect(card(wood, 'enter joinery').detail).toContain('Owner: Odile.')
  })

  it('entering: whether the round’s food is there after the visit, where it has no choice', () => {
    const grain = { grain: 5, wood: 3, fish: 2, franc: 1 }
    const { state } = before('bakehouse', grain, { round: 6, town: ['bakehouse', 'marketplace'] })
    expect(card(state, 'enter bakehouse').detail).toBe('You will have enough food at the end of the round.')
    expect(card(state, 'enter marketplace').detail).toBe('')
  })

  it('a sale: the wealth that is lost', () => {
    const state = before('fishery', { franc: 1 }, { seat1: { buildings: ['bakehouse'] } }).state
    expect(card(state, 'sell bakehouse').tag).toEqual({ text: 'fortune −4', tone: 'bad' })
  })

  it('a sale that is not enough: the loan that it ends in, and nothing about the next round', () => {
    const state = table({
      phase: 'feeding',
      seats: { '1': { owes: 4, stock: { franc: 1 }, buildings: ['clay-mound'] } },
    }).state
    const sold = card(state, 'sell clay-mound')
    expect(sold.icons).toContainEqual({ kind: 'icon', icon: 'm-loan', amount: '+1' })
    expect(sold.detail).toBe(card(state, 'borrow').detail)
  })

  it('a sale and a loan: the wealth that is lost, without what both of them pay', () => {
    const { state } = table({
      phase: 'feeding',
      seats: { '1': { owes: 4, stock: { franc: 1 }, buildings: ['clay-mound', 'marketplace'] } },
    })
    expect(card(state, 'sell clay-mound').tag?.text).toBe('fortune −1')
    expect(card(state, 'sell marketplace').tag?.text).toBe('fortune −3')
    expect(card(state, 'borrow').tag?.text).toBe('fortune −3')
  })

  it('a loan: what it costs', () => {
    const state = table({
      phase: 'feeding',
      seats: { '1': { owes: 4, stock: { franc: 1 }, buildings: ['marketplace'] } },
    }).state
    expect(card(state, 'borrow')).toMatchObject({
      detail: 'Repay for 5 francs, or lose 7 francs at the end.',
      icons: [{ icon: 'm-loan', amount: '+1' }],
    })
  })

  it('what cannot be done: why not, and nothing to do', () => {
    const { state } = before('fishery', { franc: 1 })
    const command = parsed('buy fishery')
    const refusal = leHavre.refuse(state, 0, command)
    const refused = refusal && refusedCard(command, refusal, asking(state))
    expect(refused).toMatchObject({ commands: [], detail: 'You need 10 francs and have 1.' })
  })

  it('a payment: what it keeps and wastes', () => {
    const state = table({ phase: 'feeding', seats: { '1': { owes: 1, stock: { franc: 2, meat: 1 } } } }).state
    const asked = question(state)
    const ways = asked === null ? [] : paymentOptions(state, 0, asked, leHavre.commands(state, 0))
    const cards = ways.map((way, place) => wayCard(way, 'food', place === 0, asking(state)))
    expect(cards[0]).toMatchObject({ title: 'Keep the most value', label: 'Pay 1 franc', note: 'Suggested' })
    expect(cards.find(({ tag }) => tag?.tone === 'bad')?.tag?.text).toBe('2 food wasted')
  })

  it('a voyage: its francs and fuel', () => {
    const state = before(
      'shipping-line',
      { franc: 2, clay: 3, coal: 1, brick: 3 },
      { seat1: { ships: ['caen'] } },
    ).play('enter shipping-line').state
    const [best] = voyagesOf(state, 0)
    expect(best && voyageCard(best, true, asking(state))).toMatchObject({
      title: 'Highest income',
      label: 'Ship for 6 francs',
      detail: 'Burns 1 coal.',
    })
  })

  it.each(LOCALES)('in %s without a gap in any sentence', async (locale) => {
    const { state } = before('fishery', { franc: 30, wood: 3, clay: 3 }, { offers: { wood: 2, fish: 1 } })
    const context = { ...asking(state), texts: await texts(locale) }
    for (const command of leHavre.commands(state, 0)) {
      const { title, label, detail } = commandCard(command, context)
      for (const text of [title, label]) expect(text).toMatch(/\S/)
      expect(`${title}${label}${detail}`).not.toMatch(/[{}]|undefined|NaN/)
    }
  })
})
