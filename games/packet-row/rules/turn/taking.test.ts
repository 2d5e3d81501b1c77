import { describe, expect, it } from 'vitest'
import { table } from '../testing/table.ts'

const market = { current: ['library', 'trader', 'grain-2'], future: ['tobacco-3', 'grain-1'] }

describe('taking a card', () => {
  it('costs the price of goods, nuggets and victory points [PR-4.1]', () => {
    const docks = { current: ['nugget-1', 'ropewalk', 'nugget-2'] }
    const t = table({ players: 4, boards: { market, docks } })
    t.play(
      '1 name market',
      '2 take library',
      '3 take grain-2',
      '4 pass',
      '1 pass',
      '1 name docks',
      '4 take nugget-2',
    )
    t.play('1 take ropewalk')
    expect(t.literal.seats.map(({ money }) => money)).toEqual([9, 10, 19, 17])
    expect(t.happened('took')).toEqual([
      { kind: 'took', seat: 1, card: 'library', area: 'market', price: 15, assistant: false },
      { kind: 'took', seat: 2, card: 'grain-2', area: 'market', price: 6, assistant: false },
      { kind: 'took', seat: 3, card: 'nugget-2', area: 'docks', price: 8, assistant: false },
      { kind: 'took', seat: 0, card: 'ropewalk', area: 'docks', price: 16, assistant: false },
    ])
  })

  it.each([
    ['guildhall', 'fur-4-es'],
    ['guildhall', 'assistant'],
    ['docks', 'ship-nl'],
    ['docks', 'captain'],
    ['market', 'trader'],
    ['bank', 'money-6'],
    ['bank', 'banker'],
  ])('is free in the %s for %s [PR-4.2]', (area, card) => {
    const t = table({ players: 2, boards: { [area]: { current: [card] } }, seats: [{}, { money: 0 }] })
    expect(t.play(`1 name ${area}`, `2 take ${card}`).seat(2).money).toBe(0)
  })

  it('is impossible without the money [PR-4.3]', () => {
    const t = table({ players: 4, boards: { market }, seats: [{}, { money: 14 }] }).play('1 name market')
    expect(t.refusal('2 take library')).toEqual({
      code: 'too-dear',
      params: { card: 'library', price: 15, money: 14 },
    })
    expect(t.offers(2, 'take')).toEqual(['take trader', 'take grain-2'])
    const rich = table({ players: 4, boards: { market }, seats: [{}, { money: 15 }] }).play('1 name market')
    expect(rich.play('2 take library').seat(2).money).toBe(0)
  })

  it('can be paid with money cards and deliveries made on the way [PR-4.4]', () => {
    const seat = { money: 0, hand: ['money-4', 'fur-2', 'fur-2-gb'], ships: ['ship-gb'] }
    const t = table({ players: 4, boards: { market }, seats: [{}, seat] }).play('1 name market')
    expect(t.refusal('2 take library')).toMatchObject({ code: 'too-dear' })
    t.play('2 cash 4', '2 deliver fur-2-gb with fur-2 ship-gb', '2 take library')
    expect(t.seat(2)).toMatchObject({ money: 4, hand: ['library'] })
  })

  it('adds the card to the hand [PR-4.5]', () => {
    const t = table({ players: 4, boards: { market }, seats: [{}, { hand: ['banker'] }] })
    t.play('1 name market', '2 take trader')
    expect(t.seat(2)).toMatchObject({ hand: ['trader', 'banker'], ships: [] })
    expect(t.current('market')).toEqual(['library', null, 'grain-2'])
  })

  it('lays a merchant ship in front [PR-4.6]', () => {
    const t = table({ players: 2, boards: { docks: { current: ['ship-de'] } }, seats: [{}, { hand: [] }] })
    expect(t.play('1 name docks', '2 take ship-de').seat(2)).toMatchObject({ hand: [], ships: ['ship-de'] })
  })

  it('reaches only the current supply of the area asked about [PR-4.7]', () => {
    const bank = { current: ['banker', 'money-4', 'money-2'] }
    const t = table({ players: 4, boards: { market, bank } }).play('1 name market')
    expect(t.refusal('2 take banker')).toEqual({
      code: 'area-not-open',
      params: { card: 'banker', area: 'bank' },
    })
    expect(t.refusal('2 take tobacco-3')).toEqual({ code: 'not-in-supply', params: { card: 'tobacco-3' } })
    expect(t.refusal('2 take museum')).toEqual({ code: 'not-in-supply', params: { card: 'museum' } })
  })

  it('never takes a starting contract [PR-4.7]', () => {
    // The cells after the last board hold money, which is not a card.
    for (let money = 80; money < 110; money++) {
      const t = table({ players: 4, boards: { market }, seats: [{ money }] }).play('1 name market')
      for (const card of ['start-grain-3-gb', 'start-fur-3-es', 'start-tobacco-3-de'])
        expect(t.refusal(`2 take ${card}`)).toEqual({ code: 'not-in-supply', params: { card } })
    }
  })

  it('offers equal cards once and takes the first of them', () => {
    const twins = { current: ['grain-2', 'trader', 'grain-2'] }
    const t = table({ players: 4, boards: { market: twins } }).play('1 name market')
    expect(t.offers(2, 'take')).toEqual(['take grain-2', 'take trader'])
    expect(t.play('2 take grain-2').current('market')).toEqual([null, 'trader', 'grain-2'])
  })
})

describe('an assistant', () => {
  const helped = (more: object = {}) =>
    table({ players: 4, boards: { market }, seats: [{}, { hand: ['assistant', 'banker'], ...more }] })

  it('reaches into the future supply of the area, for the price of the card [PR-4.8]', () => {
    const t = helped().play('1 name market')
    expect(t.offers(2, 'take')).toEqual([
      'take library',
      'take trader',
      'take grain-2',
      'take tobacco-3 by assistant',
      'take grain-1 by assistant',
    ])
    t.play('2 take tobacco-3 by assistant')
    expect(t.seat(2)).toMatchObject({ money: 15, hand: ['tobacco-3', 'banker'], piece: 'market future 1' })
    expect(t.future('market')).toEqual([null, 'grain-1'])
    expect(t.current('market')).toEqual(['library', 'trader', 'grain-2'])
    expect(t.happened('took')).toMatchObject([{ card: 'tobacco-3', price: 10, assistant: true }])
  })

  it('is discarded for it [PR-4.9]', () => {
    const t = helped().play('1 name market', '2 take grain-1 by assistant')
    expect(t.discards).toEqual(['assistant'])
  })

  it('does not pay the price [PR-4.8]', () => {
    const t = helped({ money: 9 }).play('1 name market')
    expect(t.offers(2, 'take')).not.toContain('take tobacco-3 by assistant')
    expect(t.refusal('2 take tobacco-3 by assistant')).toMatchObject({
      code: 'too-dear',
      params: { price: 10 },
    })
  })

  it('must be in hand, and reaches nothing but the future supply [PR-4.10]', () => {
    const t = helped({ hand: ['banker'] }).play('1 name market')
    expect(t.offers(2, 'take')).toEqual(['take library', 'take trader', 'take grain-2'])
    expect(t.refusal('2 take tobacco-3 by assistant')).toEqual({ code: 'no-assistant', params: {} })
    expect(t.refusal('2 take library by assistant')).toEqual({
      code: 'not-in-future-supply',
      params: { card: 'library' },
    })
    expect(helped().play('1 name bank').refusal('2 take tobacco-3 by assistant')).toMatchObject({
      code: 'area-not-open',
    })
  })

  it('serves the master in the last choice on every open board [PR-4.11]', () => {
    const boards = {
      guildhall: { current: ['church', 'town-hall'], future: ['fur-2-gb', 'grain-4-gb'] },
      docks: { current: ['shipyard', 'custom-house'], future: ['ship-es', 'ship-fr'] },
      market: { current: ['trader', 'museum'], future: ['tobacco-3', 'grain-1'] },
      bank: { current: ['hospital', 'waterworks'], future: ['money-6', 'banker'] },
    }
    const t = table({ players: 2, boards, seats: [{ money: 2, hand: ['assistant'] }] })
    t.play('1 name market', '2 take trader')
    expect(t.offers(1)).toEqual([
      'take fur-2-gb by assistant',
      'take grain-4-gb by assistant',
      'take ship-es by assistant',
      'take ship-fr by assistant',
      'take grain-1 by assistant',
      'take money-6 by assistant',
      'take banker by assistant',
      'pass',
    ])
  })
})
