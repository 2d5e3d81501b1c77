import { describe, expect, test } from 'vitest'
import { before } from '../testing/index.ts'

const PILES = [['fishery', 'joinery'], ['charcoal-kiln'], ['clay-mound', 'wharf-1']]

/** Inside the free Building Firm with these goods. */
const inFirm = (goods: Parameters<typeof before>[1], more: Parameters<typeof before>[2] = {}) =>
  before('building-firm-1', goods, { piles: PILES, ...more }).play('enter building-firm-1')

describe('building', () => {
  test('is part of a main action in a building firm [LH-5.1]', () => {
    const outside = before('building-firm-1', { wood: 1, clay: 1 }, { piles: PILES })
    expect(outside.refusal('build fishery')).toEqual({ code: 'needs-builder', params: {} })
    const elsewhere = before('bakehouse', { franc: 1, grain: 2, wood: 2, clay: 1 }, { piles: PILES })
    expect(elsewhere.play('enter bakehouse').refusal('build fishery')).toEqual({
      code: 'not-offered-here',
      params: { building: 'bakehouse' },
    })
  })

  test.each([
    ['building-firm-1', 0],
    ['building-firm-2', 1],
    ['construction-firm', 2],
  ])('is possible in the %s for a fee of %i food [LH-5.1]', (firm, fee) => {
    const at = before(firm, { franc: fee, clay: 1 }, { piles: [['charcoal-kiln'], [], []] })
    at.play(`enter ${firm}`, 'build charcoal-kiln')
    expect(at.stock()).toEqual({})
    expect(at.where('charcoal-kiln')).toBe(1)
    expect(at.events()).toEqual([
      { kind: 'paid', seat: 0, tokens: [{ token: 2, amount: 1 }] },
      { kind: 'built', seat: 0, building: 9 },
    ])
    expect(at.position().step).toBe('end')
  })

  test('is possible for top cards only [LH-5.2]', () => {
    const at = inFirm({ wood: 5, clay: 5, iron: 2 })
    expect(at.commands()).toEqual(['build fishery', 'build charcoal-kiln'])
    expect(at.refusal('build joinery')).toEqual({ code: 'not-on-top', params: { building: 'joinery' } })
    expect(at.refusal('build wharf-1')).toEqual({ code: 'not-on-top', params: { building: 'wharf-1' } })
  })

  test('is not possible for a building of the town or of a player [LH-5.3]', () => {
    const at = inFirm(
      { wood: 5, clay: 5 },
      {
        town: ['building-firm-1', 'bakehouse'],
        seats: { '2': { buildings: ['tannery'] } },
      },
    )
    expect(at.refusal('build bakehouse')).toEqual({ code: 'not-on-top', params: { building: 'bakehouse' } })
    expect(at.refusal('build tannery')).toEqual({ code: 'not-on-top', params: { building: 'tannery' } })
  })

  test('is not possible for a card that is not in play [LH-5.2]', () => {
    expect(inFirm({ clay: 1 }).refusal('build dock')).toEqual({
      code: 'not-in-play',
      params: { building: 'dock' },
    })
  })

  test('is not possible for a card without printed material [LH-5.13]', () => {
    const at = inFirm({ wood: 5, clay: 5, franc: 9 })
    expect(at.refusal('build clay-mound')).toEqual({
      code: 'cannot-be-built',
      params: { building: 'clay-mound' },
    })
  })

  test('costs the printed material, which goes to the supply [LH-5.4]', () => {
    const goods = { wood: 9, clay: 9, iron: 9, franc: 3, fish: 2 }
    const at = inFirm(goods, { piles: [['wharf-1'], [], []] }).play('build wharf-1')
    expect(at.stock()).toEqual({ wood: 7, clay: 7, iron: 7, franc: 3, fish: 2 })
    expect([at.stock(2), at.stock(3)]).toEqual([
      { franc: 5, coal: 1 },
      { franc: 5, coal: 1 },
    ])
    expect(at.position().offers).toEqual({
      franc: 2,
      fish: 2,
      wood: 2,
      clay: 1,
      iron: 0,
      grain: 0,
      cattle: 0,
    })
  })

  test('is not possible with too little, and the reason says of what [LH-5.4] [LH-5.10]', () => {
    const at = inFirm({ clay: 1, franc: 50 }, { piles: [['charcoal-kiln'], ['wharf-1'], ['joinery']] })
    expect(at.refusal('build wharf-1')).toEqual({
      code: 'lacks-material',
      params: { card: 'wharf-1', missing: ['wood', 'clay', 'iron'], amounts: [2, 1, 2] },
    })
    expect(at.refusal('build joinery')).toEqual({
      code: 'lacks-material',
      params: { card: 'joinery', missing: ['wood'], amounts: [3] },
    })
    expect(at.commands()).toEqual(['build charcoal-kiln'])
  })
})

describe('material', () => {
  const one = (cost: string) => ({ piles: [[cost], [], []] })

  test('brick may replace clay [LH-5.5]', () => {
    const at = inFirm({ brick: 2 }, one('bakehouse')).play('build bakehouse')
    expect(at.stock()).toEqual({})
  })

  test('clay cannot replace brick [LH-5.6]', () => {
    const at = inFirm({ wood: 1, clay: 9 }, { piles: [['tannery'], ['fishery'], []] })
    expect(at.refusal('build tannery')).toEqual({
      code: 'lacks-material',
      params: { card: 'tannery', missing: ['brick'], amounts: [1] },
    })
  })

  test('steel may replace iron [LH-5.7]', () => {
    const at = inFirm({ steel: 3 }, one('bridge-over-the-seine')).play('build bridge-over-the-seine')
    expect(at.stock()).toEqual({})
    expect(at.where('bridge-over-the-seine')).toBe(1)
  })

  test('iron cannot replace steel [LH-5.8]', () => {
    const at = inFirm({ brick: 4, iron: 9, clay: 1 }, { piles: [['bank'], ['charcoal-kiln'], []] })
    expect(at.refusal('build bank')).toEqual({
      code: 'lacks-material',
      params: { card: 'bank', missing: ['steel'], amounts: [1] },
    })
  })

  test('bricks that a card asks for are not counted for its clay as well [LH-5.5]', () => {
    const at = inFirm({ brick: 3, iron: 1, steel: 1, wood: 1 }, { piles: [['steel-mill'], ['tannery'], []] })
    expect(at.refusal('build steel-mill')).toEqual({
      code: 'lacks-material',
      params: { card: 'steel-mill', missing: ['brick'], amounts: [1] },
    })
  })

  test('the reason counts possible replacements, but only spare ones [LH-5.5] [LH-5.7]', () => {
    const at = inFirm(
      { wood: 2, brick: 1, steel: 1, clay: 0 },
      { piles: [['wharf-1'], ['tannery'], ['cokery']] },
    )
    expect(at.refusal('build wharf-1').params).toEqual({
      card: 'wharf-1',
      missing: ['clay', 'iron'],
      amounts: [1, 1],
    })
    expect(at.refusal('build cokery').params).toEqual({
      card: 'cokery',
      missing: ['brick', 'iron'],
      amounts: [1, 1],
    })
  })

  test('the builder chooses the replacements [LH-5.9]', () => {
    const goods = { wood: 2, clay: 2, brick: 1, iron: 1, steel: 2 }
    const at = inFirm(goods, one('wharf-1')).play('build wharf-1')
    expect(at.commands()).toEqual([
      'pay 2 wood 2 clay 1 iron 1 steel',
      'pay 2 wood 2 clay 2 steel',
      'pay 2 wood 1 clay 1 brick 1 iron 1 steel',
      'pay 2 wood 1 clay 1 brick 2 steel',
    ])
    at.play('pay 2 wood 1 clay 1 brick 2 steel')
    expect(at.stock()).toEqual({ clay: 1, iron: 1 })
    expect(at.where('wharf-1')).toBe(1)
  })

  test('a payment without a choice is made automatically [LH-5.9] [LH-6.14]', () => {
    const at = inFirm({ clay: 1, brick: 1 }, one('bakehouse')).play('build bakehouse')
    expect(at.stock()).toEqual({})
    expect(at.position().step).toBe('end')
  })

  test('is paid neither short nor in excess nor in other goods [LH-5.4] [LH-6.13]', () => {
    const at = inFirm({ clay: 2, brick: 2, wood: 3, iron: 1 }, one('bakehouse')).play('build bakehouse')
    expect(at.commands()).toEqual(['pay 2 clay', 'pay 1 clay 1 brick', 'pay 2 brick'])
    expect(at.refusal('pay 1 clay')).toEqual({
      code: 'pays-too-little',
      params: { need: 2, pays: 1, unit: 'material' },
    })
    expect(at.refusal('pay 2 clay 1 brick')).toEqual({
      code: 'pays-too-much',
      params: { need: 2, pays: 3, unit: 'material' },
    })
    expect(at.refusal('pay 1 clay 1 iron')).toEqual({ code: 'wrong-payment', params: { need: 'material' } })
    expect(at.refusal('pay 2 franc')).toEqual({ code: 'wrong-payment', params: { need: 'material' } })
    expect(at.refusal('pay 3 brick')).toMatchObject({ code: 'not-enough-tokens', params: { good: 'brick' } })
    expect(at.refusal('done')).toEqual({ code: 'finish-payment-first', params: {} })
  })
})

test('firms build no ships [LH-5.14]', () => {
  const at = inFirm({ wood: 9, coal: 1, clay: 1 }, { ships: { wooden: ['dina'] } })
  expect(at.refusal('build dina')).toEqual({
    code: 'not-offered-here',
    params: { building: 'building-firm-1' },
  })
})
