import { describe, expect, test } from 'vitest'
import { before, table } from '../testing/index.ts'

describe('a building can be entered', () => {
  test('when it belongs to the town [LH-3.7]', () => {
    expect(before('fishery', {}).play('enter fishery').stock()).toEqual({ fish: 3 })
  })

  test('when it is the player’s own [LH-3.7]', () => {
    const own = before('fishery', {}, { seat1: { buildings: ['fishery'] } })
    expect(own.play('enter fishery').stock()).toEqual({ fish: 4 })
  })

  test('when it belongs to another player [LH-3.7]', () => {
    const theirs = before('fishery', {}, { seats: { '2': { buildings: ['fishery'] } } })
    expect(theirs.play('enter fishery').stock()).toEqual({ fish: 3 })
  })

  test('when it was bought in this turn [LH-3.30]', () => {
    const after = before('fishery', { franc: 10 }).play('buy fishery', 'enter fishery')
    expect(after.stock()).toEqual({ fish: 4 })
    expect(after.position().step).toBe('end')
  })

  test('and that is the one main action of the turn [LH-2.10]', () => {
    const after = before('fishery', {}).play('enter fishery')
    expect(after.refusal('enter building-firm-1')).toEqual({ code: 'main-action-done', params: {} })
    expect(after.refusal('take wood')).toEqual({ code: 'main-action-done', params: {} })
  })
})

describe('a building cannot be entered', () => {
  test('while it is a proposal [LH-3.11]', () => {
    const proposed = before('fishery', {}, { piles: [['tannery', 'colliery'], [], []] })
    expect(proposed.refusal('enter tannery')).toEqual({
      code: 'not-built-yet',
      params: { building: 'tannery' },
    })
    expect(proposed.refusal('enter colliery').code).toBe('not-built-yet')
  })

  test('when its card is not on the table [LH-3.12]', () => {
    const fishery = before('fishery', { franc: 1 })
    expect(fishery.refusal('enter zoo')).toEqual({ code: 'not-in-play', params: { building: 'zoo' } })
    expect(fishery.refusal('enter dock')).toEqual({ code: 'not-in-play', params: { building: 'dock' } })
  })

  test.each(['bank', 'town-hall', 'wind-farm', 'luxury-yacht', 'football-stadium'])(
    'when it has no action, as the %s, not even by its owner [LH-3.13]',
    (name) => {
      const closed = { code: 'closed', params: { building: name } }
      const offers = { piles: [['fishery'], ['tannery'], ['colliery']] }
      expect(before(name, { franc: 9 }, offers).refusal(`enter ${name}`)).toEqual(closed)
      const own = before(name, { franc: 9 }, { ...offers, seat1: { buildings: [name] } })
      expect(own.refusal(`enter ${name}`)).toEqual(closed)
    },
  )

  test.each([
    ['arts-center', { franc: 1 }, 'nothing-to-gain', {}],
    ['zoo', { franc: 1, fish: 1, cattle: 1 }, 'nothing-to-gain', {}],
    ['labor-exchange', {}, 'nothing-to-gain', {}],
    ['town-square', { franc: 1 }, 'nothing-to-gain', {}],
    ['local-court', {}, 'no-loan', {}],
    ['black-market', { franc: 1 }, 'no-empty-offer', {}],
    ['bridge-over-the-seine', { franc: 2, fish: 2 }, 'lacks-goods', { missing: [], amounts: [] }],
    ['church', { bread: 4, fish: 2 }, 'lacks-goods', { missing: ['bread'], amounts: [1] }],
    ['church', { bread: 5, fish: 1, smoked_fish: 3 }, 'lacks-goods', { missing: ['fish'], amounts: [1] }],
    ['bakehouse', { franc: 1, wood: 1 }, 'lacks-goods', { missing: ['grain'], amounts: [1] }],
    ['bakehouse', { franc: 1, grain: 1 }, 'lacks-energy', { need: 1, have: 0 }],
    ['joinery', { franc: 1 }, 'lacks-goods', { missing: ['wood'], amounts: [1] }],
    ['steel-mill', { franc: 2, iron: 1, coal: 1 }, 'lacks-energy', { need: 5, have: 3 }],
    ['business-office', { franc: 1 }, 'lacks-goods', { missing: [], amounts: [] }],
    ['shipping-line', { franc: 2, coal: 1, fish: 2 }, 'lacks-ship', {}],
    ['wharf-1', { franc: 2, wood: 7 }, 'no-ship-buildable', {}],
    ['building-firm-1', {}, 'nothing-buildable', {}],
    ['building-firm-2', { franc: 1 }, 'nothing-buildable', {}],
    ['construction-firm', { franc: 2 }, 'nothing-buildable', {}],
    ['harbor-watch', { franc: 2 }, 'nobody-to-evict', {}],
    ['coal-trader', {}, 'lacks-food', { need: 1, have: 0 }],
  ])('when its action cannot be carried out: %s with %j [LH-3.26]', (building, stock, code, params) => {
    const all = { franc: 1, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }
    const visit = before(building, stock, { offers: all })
    expect(visit.refusal(`enter ${building}`)).toEqual({ code, params: { building, ...params } })
    expect(visit.can(`enter ${building}`)).toBe(false)
  })

  test('when only francs of the offers or lone offers could be hauled [LH-3.26]', () => {
    const lone = { franc: 5, fish: 5, wood: 0, clay: 4, iron: 0, grain: 3, cattle: 0 }
    expect(before('haulage-firm', { franc: 4 }, { offers: lone }).refusal('enter haulage-firm')).toEqual({
      code: 'no-two-neighbours',
      params: { building: 'haulage-firm' },
    })
  })

  test('when the visitor lacks the franc for sending a player home [LH-3.26]', () => {
    const at = before(
      'harbor-watch',
      { fish: 1 },
      {
        town: ['harbor-watch', 'fishery'],
        piles: [['tannery'], [], []],
        seats: { '2': { disc: 'fishery' } },
      },
    )
    expect(at.refusal('enter harbor-watch')).toEqual({
      code: 'lacks-francs',
      params: { building: 'harbor-watch', need: 1, have: 0 },
    })
  })

  test('when the Shipping Line has nothing to carry or to burn [LH-3.26]', () => {
    const fleet = { seat1: { ships: ['dina'] } }
    expect(
      before('shipping-line', { franc: 2, fish: 1, wood: 2 }, fleet).refusal('enter shipping-line'),
    ).toEqual({
      code: 'lacks-energy',
      params: { building: 'shipping-line', need: 3, have: 2 },
    })
    expect(before('shipping-line', { franc: 2, coal: 1 }, fleet).refusal('enter shipping-line')).toEqual({
      code: 'lacks-goods',
      params: { building: 'shipping-line', missing: [], amounts: [] },
    })
  })
})

describe('the entry fee', () => {
  test('goes to the player who owns the building [LH-3.14]', () => {
    const visit = before('joinery', { wood: 1, franc: 2 }, { seats: { '2': { buildings: ['joinery'] } } })
    visit.play('enter joinery')
    expect(visit.stock(1)).toEqual({ franc: 6 })
    expect(visit.stock(2)).toEqual({ franc: 6, coal: 1 })
    expect(visit.stock(3)).toEqual({ franc: 5, coal: 1 })
    expect(visit.events()).toContainEqual({
      kind: 'fee-paid',
      seat: 0,
      to: 1,
      tokens: [{ token: 16, amount: 1 }],
    })
  })

  test('goes to the treasury for a building of the town [LH-3.15]', () => {
    const visit = before('joinery', { wood: 1, franc: 2 }).play('enter joinery')
    expect([1, 2, 3].map((seat) => visit.francs(seat))).toEqual([6, 5, 5])
    expect(visit.events()).toContainEqual({
      kind: 'fee-paid',
      seat: 0,
      to: null,
      tokens: [{ token: 16, amount: 1 }],
    })
  })

  test('is nothing for the owner [LH-3.16]', () => {
    const visit = before('joinery', { wood: 1 }, { seat1: { buildings: ['joinery'] } }).play('enter joinery')
    expect(visit.stock()).toEqual({ franc: 5 })
    expect(visit.happened('fee-paid')).toBe(false)
  })

  test('is nothing where the card prints none [LH-3.17]', () => {
    const visit = before('tannery', { hide: 1 }, { seats: { '2': { buildings: ['tannery'] } } })
    expect(visit.play('enter tannery').stock()).toEqual({ leather: 1, franc: 1 })
    expect(visit.stock(2)).toEqual({ franc: 5, coal: 1 })
  })

  test('in food is paid with any mix of food and francs [LH-3.18] [LH-6.5]', () => {
    const visit = before('colliery', { fish: 2, franc: 2, bread: 1 }).play('enter colliery')
    expect(visit.commands()).toEqual(['pay 2 franc', 'pay 1 fish 1 franc', 'pay 2 fish', 'pay 1 bread'])
    expect(visit.play('pay 1 fish 1 franc').stock()).toEqual({ fish: 1, franc: 1, bread: 1, coal: 3 })
  })

  test('in francs is paid with francs only [LH-3.19] [LH-6.6]', () => {
    const visit = before('abattoir', { cattle: 2, fish: 9, franc: 1 })
    expect(visit.refusal('enter abattoir')).toEqual({
      code: 'cannot-pay-fee',
      params: { building: 'abattoir', food: 0, francs: 2, have: 10, haveFrancs: 1 },
    })
    const rich = before('abattoir', { cattle: 1, fish: 9, franc: 2 }).play('enter abattoir')
    expect(rich.stock()).toEqual({ meat: 1, fish: 9 })
  })

  test('is either the food or the francs where the card prints both [LH-3.20]', () => {
    const visit = before('ironworks', { fish: 3, franc: 3 }).play('enter ironworks')
    expect(visit.commands()).toEqual(['pay 3 fish', 'pay 1 franc'])
    expect(visit.play('pay 1 franc').stock()).toEqual({ fish: 3, franc: 2, iron: 3 })
  })

  test('in food may be all that a visitor can pay where the card prints both [LH-3.20]', () => {
    expect(before('ironworks', { bread: 2 }).play('enter ironworks').stock()).toEqual({ iron: 3 })
  })

  test('keeps out a player who cannot pay it [LH-3.21]', () => {
    const poor = before('colliery', { fish: 1, coal: 5 })
    expect(poor.refusal('enter colliery')).toEqual({
      code: 'cannot-pay-fee',
      params: { building: 'colliery', food: 2, francs: 0, have: 1, haveFrancs: 0 },
    })
    expect(poor.can('enter colliery')).toBe(false)
  })

  test('does not allow a loan [LH-3.22] [LH-7.1]', () => {
    const poor = before('colliery', {}, { seat1: { loans: 1 } })
    expect(poor.commands().filter((command) => command === 'borrow')).toEqual([])
    expect(poor.refusal('borrow')).toEqual({ code: 'not-now', params: {} })
  })

  test('is paid before the action brings anything [LH-3.23]', () => {
    const poor = before('joinery', { wood: 3 })
    expect(poor.refusal('enter joinery')).toEqual({
      code: 'cannot-pay-fee',
      params: { building: 'joinery', food: 1, francs: 0, have: 0, haveFrancs: 0 },
    })
  })

  test('may not use up what the action needs [LH-3.24]', () => {
    const poor = before('smokehouse', { fish: 2, wood: 1 })
    expect(poor.refusal('enter smokehouse')).toEqual({
      code: 'fee-eats-action',
      params: { building: 'smokehouse' },
    })
    expect(before('smokehouse', { fish: 3, wood: 1 }).play('enter smokehouse').stock()).toEqual({
      smoked_fish: 1,
    })
  })

  test('is paid in the only way that leaves the action possible [LH-3.25]', () => {
    const visit = before('smokehouse', { fish: 2, wood: 1, franc: 1 }).play('enter smokehouse')
    expect(visit.stock()).toEqual({ fish: 2, wood: 1 })
    expect(visit.commands()).toEqual(['convert 1', 'convert 2'])
  })

  test('is offered only in ways that leave the action possible [LH-3.25]', () => {
    const visit = before('smokehouse', { fish: 2, wood: 1, smoked_fish: 1, franc: 1 }).play(
      'enter smokehouse',
    )
    expect(visit.commands()).toEqual(['pay 1 smoked-fish', 'pay 1 franc'])
    expect(visit.refusal('pay 2 fish')).toEqual({
      code: 'leaves-too-little',
      params: { building: 'smokehouse' },
    })
  })

  test('worth less than the food handed in goes to the owner whole [LH-3.28] [LH-6.2]', () => {
    const visit = before(
      'bakehouse',
      { grain: 1, wood: 1, meat: 1 },
      { seats: { '3': { buildings: ['bakehouse'] } } },
    )
    expect(visit.play('enter bakehouse').stock()).toEqual({ bread: 1 })
    expect(visit.stock(3)).toEqual({ franc: 5, coal: 1, meat: 1 })
  })

  test('takes no token that it does not need [LH-3.29]', () => {
    const visit = before('colliery', { fish: 2, meat: 1 }).play('enter colliery')
    expect(visit.commands()).toEqual(['pay 2 fish', 'pay 1 meat'])
    expect(visit.refusal('pay 1 fish 1 meat')).toEqual({
      code: 'pays-too-much',
      params: { need: 2, pays: 4, unit: 'food' },
    })
    expect(visit.refusal('pay 1 fish')).toEqual({
      code: 'pays-too-little',
      params: { need: 2, pays: 1, unit: 'food' },
    })
  })

  test('in francs takes no additional food where both are printed [LH-3.29]', () => {
    const visit = before('marketplace', { fish: 2, franc: 2 }).play('enter marketplace')
    expect(visit.commands()).toEqual(['pay 2 fish', 'pay 1 franc'])
    expect(visit.refusal('pay 1 fish 1 franc')).toEqual({
      code: 'pays-too-much',
      params: { need: 1, pays: 2, unit: 'franc' },
    })
  })
})

describe('a visitor must carry the action out', () => {
  test('in a firm at least one building [LH-3.27]', () => {
    const visit = before(
      'construction-firm',
      { franc: 2, wood: 1, clay: 1 },
      { piles: [['fishery'], [], []] },
    )
    visit.play('enter construction-firm')
    expect(visit.commands()).toEqual(['build fishery'])
    expect(visit.refusal('done')).toEqual({ code: 'nothing-given', params: {} })
    expect(visit.refusal('end')).toEqual({
      code: 'action-under-way',
      params: { seat: 1, building: 'construction-firm' },
    })
  })

  test('in a workshop at least once [LH-3.27]', () => {
    const visit = before('bakehouse', { franc: 1, grain: 2, wood: 2 }).play('enter bakehouse')
    expect(visit.commands()).toEqual(['convert 1', 'convert 2'])
    expect(visit.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
    expect(visit.refusal('convert 3')).toEqual({ code: 'too-many', params: { most: 2, unit: 'time' } })
  })
})

test('a literal with a disc inside keeps others out of that building only [LH-3.8]', () => {
  const two = table({ options: { players: 2 }, seats: { '2': { disc: 'building-firm-1' } } })
  expect(two.refusal('enter building-firm-1').code).toBe('occupied')
  expect(two.refusal('enter building-firm-2').code).toBe('nothing-buildable')
})
