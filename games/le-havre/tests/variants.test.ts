import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../rules/catalogue/catalogue.ts'
import { leHavre } from '../rules/rules.ts'
import { before, newTable, table } from '../rules/testing/index.ts'

const specials = (options: Parameters<typeof newTable>[0]): Set<string | null> =>
  new Set(
    Array.from(
      { length: 150 },
      (_, number) => newTable(options, `draw-${number}`).position().special ?? [],
    ).flat(),
  )

describe('solo', () => {
  test('the same seat has every turn and one final action [LH-V.1]', () => {
    const at = newTable({ players: 1, version: 'short' })
    let turns = 0
    while (at.position().phase !== 'over') {
      expect(at.waitsFor()).toEqual([1])
      const { phase } = at.position()
      if (phase === 'feeding' || phase === 'interest') at.play(at.commands()[0] ?? '')
      else {
        if (phase === 'turns') at.play('supply')
        while (at.position().phase === 'interest') at.play(at.commands()[0] ?? '')
        at.play(at.commands()[0] ?? '', 'end')
        turns++
      }
    }
    expect(turns).toBe(4 * 7 + 1)
    expect(leHavre.outcome(at.state)?.winners).toEqual([0])
  })

  test('the disc must leave a building before it is used again [LH-V.2]', () => {
    const at = table({ options: { players: 1 }, town: ['fishery', 'clay-mound'], piles: [[], [], []] })
    at.play('enter fishery', 'end', 'supply')
    expect(at.refusal('enter fishery')).toEqual({ code: 'own-disc-inside', params: { building: 'fishery' } })
    at.play('enter clay-mound')
    while (!at.can('end')) at.play(at.commands()[0] ?? '')
    expect(at.play('end', 'supply').can('enter fishery')).toBe(true)
  })

  test('the Harbor Watch is left out [LH-V.4]', () => {
    const drawn = specials({ players: 1 })
    expect(drawn.has('harbor-watch')).toBe(false)
    expect(drawn.size).toBe(35)
    expect(BUILDINGS.filter(({ needsOthers }) => needsOthers).map(({ name }) => name)).toEqual([
      'harbor-watch',
      'pirates-lair',
      'dive-bar',
      'picket-line',
      'tobacco-factory',
      'cattle-drive',
      'stockmarket',
      'souvenir-shop',
    ])
  })

  test('the Harbor Watch takes part when the table wants it [LH-V.5]', () => {
    expect(specials({ players: 1, soloWithoutOthersCards: false }).has('harbor-watch')).toBe(true)
  })

  test('is the only case in which it is left out [LH-V.4]', () => {
    expect(specials({ players: 2 }).has('harbor-watch')).toBe(true)
  })
})

describe('the Football Stadium', () => {
  const revealed = (stadiumPurchase: boolean) =>
    before(
      'football-stadium',
      { franc: 24 },
      {
        options: { stadiumPurchase },
        piles: [['fishery'], ['tannery'], ['colliery']],
      },
    )

  test('can be bought [LH-V.6]', () => {
    const at = revealed(true)
    expect(at.can('buy football-stadium')).toBe(true)
    expect(at.play('buy football-stadium').stock()).toEqual({})
    expect(at.where('football-stadium')).toBe(1)
  })

  test('can only be built where the table has agreed so [LH-V.7]', () => {
    const at = revealed(false)
    expect(at.can('buy football-stadium')).toBe(false)
    expect(at.refusal('buy football-stadium')).toEqual({
      code: 'not-for-sale',
      params: { building: 'football-stadium' },
    })
    const builder = before(
      'building-firm-1',
      { wood: 1, brick: 2, iron: 2 },
      {
        options: { stadiumPurchase: false },
        piles: [['football-stadium'], [], []],
      },
    )
    expect(builder.play('enter building-firm-1', 'build football-stadium').where('football-stadium')).toBe(1)
  })
})

describe('the Marketplace', () => {
  const buildings = ['fishery', 'joinery', 'bakehouse', 'charcoal-kiln', 'smokehouse', 'abattoir', 'tannery']
  const visit = (options: object) =>
    before(
      'marketplace',
      { franc: 1 },
      { options, piles: [['colliery'], [], []], special: [], seat1: { buildings } },
    )

  test('has no limit beyond its eight goods [LH-V.8]', () => {
    expect(visit({}).play('enter marketplace').stock()).toEqual({
      fish: 1,
      wood: 1,
      clay: 1,
      iron: 1,
      grain: 1,
      cattle: 1,
      coal: 1,
      hide: 1,
    })
  })

  test.each([
    [2, 28],
    [4, 70],
    [7, 8],
  ])('brings %i goods where the table has agreed so [LH-V.8]', (marketplaceLimit, choices) => {
    expect(visit({ marketplaceLimit }).play('enter marketplace').commands()).toHaveLength(choices)
  })
})

test.each([1, 2, 3, 4, 5])(
  'the town of the short game for %i never builds a special building [LH-V.11]',
  (players) => {
    const at = newTable({ players, version: 'short' })
    while (at.position().phase !== 'over') {
      const { phase } = at.position()
      const [first = ''] = at.commands()
      at.play(phase === 'turns' && at.can('supply') ? 'supply' : first)
      expect(at.happened('special-revealed')).toBe(false)
    }
  },
)
