import { describe, expect, test } from 'vitest'
import { before } from '../testing/index.ts'

const because = (code: string, params: object = {}) => ({ code, params })

const elsewhere = (building: string) => because('not-offered-here', { building })

describe('at the Shipping Line', () => {
  const fleet = { seat1: { ships: ['dina', 'lucie', 'caen'] } }
  const choosing = () =>
    before('shipping-line', { franc: 2, clay: 3, wood: 2, coal: 2, brick: 3 }, fleet).play(
      'enter shipping-line',
    )
  const loading = () => choosing().play('sail 1 wooden 1 iron')

  test('ships that are not there do not sail [LH-R.3]', () => {
    expect(choosing().refusal('sail 3 wooden')).toEqual(
      because('lacks-ship', { type: 'wooden', need: 3, have: 2 }),
    )
    expect(choosing().refusal('sail 2 iron')).toEqual(
      because('lacks-ship', { type: 'iron', need: 2, have: 1 }),
    )
    expect(choosing().refusal('sail 1 wooden 1 steel')).toEqual(
      because('lacks-ship', { type: 'steel', need: 1, have: 0 }),
    )
  })

  test('ships need energy [LH-R.3]', () => {
    expect(choosing().refusal('sail 2 wooden 1 iron')).toEqual(because('lacks-energy', { need: 9, have: 8 }))
  })

  test('liners do not sail [LH-R.3]', () => {
    expect(choosing().refusal('sail 1 luxury')).toMatchObject({ code: 'no-cargo-ship' })
  })

  test('nothing is loaded before the ships are chosen [LH-R.3]', () => {
    expect(choosing().refusal('load 1 clay')).toEqual(elsewhere('shipping-line'))
  })

  test('goods that are not there are not loaded [LH-R.3]', () => {
    expect(loading().refusal('load 4 clay')).toEqual(
      because('not-enough-tokens', { good: 'clay', need: 4, have: 3 }),
    )
  })

  test('no more is loaded than there is room for [LH-R.3]', () => {
    const at = loading().play('load 3 clay')
    expect(at.refusal('load 3 brick')).toEqual(because('too-many', { most: 2, unit: 'good' }))
  })

  test('goods are loaded in the order of the store [LH-R.3]', () => {
    const goods = { franc: 2, clay: 3, coal: 1, brick: 3, leather: 1 }
    const at = before('shipping-line', goods, { seat1: { ships: ['caen'] } })
    at.play('enter shipping-line', 'load 1 brick')
    expect(at.commands()).toEqual(['load 1 leather', 'done'])
    expect(at.refusal('load 1 clay')).toEqual(because('out-of-order'))
    expect(at.refusal('load 1 brick')).toEqual(because('out-of-order'))
  })

  test('what must be burnt is not loaded [LH-R.3]', () => {
    expect(loading().refusal('load 1 coal')).toEqual(because('lacks-energy', { need: 6, have: 5 }))
  })

  test('no ship sails empty [LH-R.3]', () => {
    const exact = before('shipping-line', { franc: 2, clay: 3, coal: 2, brick: 3 }, fleet)
    exact.play('enter shipping-line', 'sail 1 wooden 1 iron')
    expect(exact.refusal('load 1 brick')).toEqual(because('ship-would-be-empty'))
    expect(loading().refusal('done')).toEqual(because('ship-would-be-empty'))
  })

  test('francs are not loaded [LH-1.34]', () => {
    const rich = before('shipping-line', { franc: 9, clay: 3, coal: 2, brick: 3 }, fleet)
    expect(rich.play('enter shipping-line', 'sail 1 wooden 1 iron').refusal('load 1 franc')).toEqual(
      elsewhere('shipping-line'),
    )
  })

  test('ships are chosen once [LH-R.3]', () => {
    expect(loading().refusal('sail 1 wooden')).toEqual(elsewhere('shipping-line'))
  })
})

describe('at the Bridge', () => {
  const onBridge = () =>
    before('bridge-over-the-seine', { franc: 4, fish: 4, clay: 2, brick: 1 }).play(
      'enter bridge-over-the-seine',
    )

  test('goods that are not there are not given [LH-R.3]', () => {
    expect(onBridge().refusal('give 5 fish')).toEqual(
      because('not-enough-tokens', { good: 'fish', need: 5, have: 4 }),
    )
  })

  test('standard goods are given in threes [LH-R.3]', () => {
    expect(onBridge().play('give 1 fish').refusal('give 1 brick')).toEqual(
      because('not-a-multiple', { of: 3 }),
    )
    expect(onBridge().play('give 1 fish').refusal('done')).toEqual(because('not-a-multiple', { of: 3 }))
  })

  test('goods are given in the order of the store [LH-R.3]', () => {
    expect(onBridge().play('give 3 fish').refusal('give 1 fish')).toEqual(because('out-of-order'))
  })

  test('francs are not given [LH-1.34]', () => {
    expect(onBridge().refusal('give 1 franc')).toEqual(elsewhere('bridge-over-the-seine'))
  })

  test('something is given [LH-3.27]', () => {
    expect(onBridge().refusal('done')).toEqual(because('nothing-given'))
    expect(onBridge().play('give 1 brick').position().step).toBe('end')
  })
})

describe('at the Business Office', () => {
  const inOffice = () =>
    before('business-office', { franc: 1, clay: 3, brick: 3 }).play('enter business-office')

  test('four goods are given for steel [LH-R.3]', () => {
    expect(inOffice().refusal('give 1 brick')).toEqual(because('too-few', { least: 4, unit: 'good' }))
    expect(inOffice().play('give 3 clay').refusal('give 2 brick')).toEqual(
      because('too-many', { most: 1, unit: 'good' }),
    )
    expect(inOffice().refusal('give 4 clay')).toEqual(
      because('not-enough-tokens', { good: 'clay', need: 4, have: 3 }),
    )
  })

  test('the small exchange needs another good in return [LH-R.3]', () => {
    const at = inOffice().play('give 3 clay', 'give 1 brick')
    expect(at.refusal('exchange brick brick')).toEqual(because('same-good', { good: 'brick' }))
    expect(at.refusal('exchange clay brick')).toEqual(
      because('not-enough-tokens', { good: 'clay', need: 1, have: 0 }),
    )
    expect(at.refusal('exchange brick coke')).toEqual(elsewhere('business-office'))
    expect(at.refusal('give 2 brick')).toEqual(elsewhere('business-office'))
  })
})

describe('at the Marketplace', () => {
  const choosing = () =>
    before('marketplace', { franc: 1 }, { special: ['zoo', 'farm', 'kiln'] }).play('enter marketplace')

  test('the number of goods is exact [LH-R.3]', () => {
    expect(choosing().refusal('choose fish')).toEqual(because('wrong-count', { need: 2, have: 1 }))
    expect(choosing().refusal('choose fish wood clay')).toEqual(because('wrong-count', { need: 2, have: 3 }))
  })

  test('upgraded goods and francs are not there [LH-R.3]', () => {
    expect(choosing().refusal('choose fish brick')).toEqual(elsewhere('marketplace'))
    expect(choosing().refusal('choose fish franc')).toEqual(elsewhere('marketplace'))
  })

  test('cards are returned after the goods, and goods are taken once [LH-R.3]', () => {
    const at = choosing()
    expect(at.refusal('return same')).toEqual(elsewhere('marketplace'))
    at.play('choose fish wood')
    expect(at.refusal('choose fish wood')).toEqual(elsewhere('marketplace'))
    expect(at.refusal('return unseen')).toEqual(elsewhere('marketplace'))
    expect(at.commands()).toEqual(['return same', 'return swapped'])
  })
})

describe('at a wharf', () => {
  const inWharf = () =>
    before(
      'wharf-1',
      { franc: 2, wood: 5, coal: 1 },
      {
        ships: { wooden: ['dina'] },
        seat1: { ships: ['lucie', 'caen'] },
        seats: { '2': { ships: ['calais'] } },
      },
    ).play('enter wharf-1')

  test('only own iron ships are swapped, and only for a card in the town [LH-R.3]', () => {
    expect(inWharf().refusal('swap calais')).toEqual(because('not-yours', { card: 'calais' }))
    expect(inWharf().refusal('swap caen')).toEqual(elsewhere('wharf-1'))
    expect(inWharf().refusal('swap lucie')).toEqual(elsewhere('wharf-1'))
  })
})

describe('at other buildings', () => {
  test('the Coal Trader sells at most one charcoal and five coal [LH-R.3]', () => {
    const at = before('coal-trader', { franc: 9 }).play('enter coal-trader')
    expect(at.refusal('fuel 2 0')).toEqual(because('too-many', { most: 1, unit: 'good' }))
    expect(at.refusal('fuel 0 6')).toEqual(because('too-many', { most: 5, unit: 'good' }))
    expect(at.refusal('fuel 0 0')).toEqual(because('too-few', { least: 1, unit: 'good' }))
    expect(at.refusal('fuel 1 4')).toEqual(because('lacks-food', { need: 9, have: 8 }))
  })

  test('the Haulage Firm takes two full neighbours [LH-R.3]', () => {
    const offers = { fish: 1, wood: 1, clay: 1, iron: 0 }
    const at = before('haulage-firm', { franc: 4 }, { offers }).play('enter haulage-firm')
    expect(at.refusal('haul clay iron')).toEqual(because('no-two-neighbours'))
  })

  test('the Harbor Watch sends home visitors of usable buildings [LH-R.3]', () => {
    const at = before(
      'harbor-watch',
      { franc: 2 },
      {
        town: ['harbor-watch', 'fishery', 'joinery'],
        piles: [['tannery'], [], []],
        options: { players: 4 },
        seats: { '2': { disc: 'fishery' }, '3': { disc: 'joinery' } },
      },
    ).play('enter harbor-watch')
    expect(at.commands()).toEqual(['evict 2'])
    expect(at.refusal('evict 1')).toEqual(because('nobody-to-evict', { seat: 1 }))
    expect(at.refusal('evict 3')).toEqual(because('cannot-use-that', { building: 'joinery' }))
    expect(at.refusal('evict 4')).toEqual(because('nobody-to-evict', { seat: 4 }))
  })

  test('the Ironworks offer one more iron or none [LH-R.3]', () => {
    const at = before('ironworks', { franc: 1, coal: 2 }).play('enter ironworks')
    expect(at.commands()).toEqual(['convert 1', 'done'])
    expect(at.refusal('convert 2')).toEqual(because('too-many', { most: 1, unit: 'time' }))
    expect(at.refusal('convert 0')).toEqual(because('too-few', { least: 1, unit: 'time' }))
  })

  test('a firm waits for the first building [LH-3.27]', () => {
    const at = before('building-firm-1', { clay: 1 }, { piles: [['charcoal-kiln'], [], []] })
    expect(at.play('enter building-firm-1').refusal('done')).toEqual(because('nothing-given'))
  })

  test('every building understands only its own answers [LH-R.3]', () => {
    const at = before('bakehouse', { franc: 1, grain: 2, wood: 1 }).play('enter bakehouse')
    for (const command of [
      'build fishery',
      'build dina',
      'swap caen',
      'sail 1 wooden',
      'load 1 fish',
      'give 1 fish',
      'exchange fish brick',
      'choose fish',
      'return same',
      'haul fish wood',
      'evict 2',
      'return-loans 1',
      'fuel 1 0',
      'done',
      'pay 1 wood',
      'pay 1 fish',
      'pay 1 clay',
    ])
      expect(at.refusal(command)).toEqual(elsewhere('bakehouse'))
  })
})
