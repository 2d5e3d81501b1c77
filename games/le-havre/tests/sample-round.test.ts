import { expect, test } from 'vitest'
import { table } from '../rules/testing/index.ts'

/** The tiles in the order of the sample round. */
const TILES = ['iron+franc', 'wood+fish', 'fish+grain', 'wood+cattle', 'wood+franc', 'fish+clay', 'wood+clay']

/** Three piles as for three players, with the Marketplace and the Joinery on top. */
const PILES = [
  [
    'marketplace',
    'fishery',
    'bakehouse',
    'charcoal-kiln',
    'wharf-1',
    'colliery',
    'tannery',
    'cokery',
    'church',
  ],
  [
    'sawmill',
    'smokehouse',
    'abattoir',
    'brickworks',
    'wharf-2',
    'business-office',
    'steel-mill',
    'town-hall',
    'bank',
  ],
  [
    'joinery',
    'hardware-store',
    'clay-mound',
    'black-market',
    'local-court',
    'shipping-line',
    'grocery-market',
    'ironworks',
    'bridge-over-the-seine',
  ],
]

const [RED, GREEN, BLUE] = [1, 2, 3]

test('the first round of the rulebook’s three players [LH-2.1] [LH-2.2] [LH-2.6] [LH-2.7] [LH-3.1] [LH-4.1] [LH-8.1]', () => {
  const at = table({ step: 'supply', tiles: TILES, piles: PILES })
  expect(at.position().offers).toEqual({ franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 })
  for (const seat of [RED, GREEN, BLUE]) expect(at.stock(seat)).toEqual({ franc: 5, coal: 1 })

  expect(at.waitsFor()).toEqual([RED])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 3, fish: 2, wood: 2, clay: 1, iron: 1, grain: 0, cattle: 0 })
  at.play('take franc')
  expect(at.stock(RED)).toEqual({ franc: 8, coal: 1 })
  expect(at.can('buy marketplace')).toBe(true)
  at.play('end')

  expect(at.waitsFor()).toEqual([GREEN])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 0, fish: 3, wood: 3, clay: 1, iron: 1, grain: 0, cattle: 0 })
  at.play('take wood', 'end')
  expect(at.stock(GREEN)).toEqual({ franc: 5, coal: 1, wood: 3 })

  expect(at.waitsFor()).toEqual([BLUE])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 0, fish: 4, wood: 0, clay: 1, iron: 1, grain: 1, cattle: 0 })
  at.play('take fish', 'end')
  expect(at.stock(BLUE)).toEqual({ franc: 5, coal: 1, fish: 4 })

  expect(at.waitsFor()).toEqual([RED])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 0, fish: 0, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 })
  at.play('buy marketplace')
  expect(at.stock(RED)).toEqual({ franc: 2, coal: 1 })
  at.play('enter marketplace', 'choose coal grain')
  expect(at.stock(RED)).toEqual({ franc: 2, coal: 2, grain: 1 })
  expect(at.happened('looked')).toBe(true)
  at.play('return same', 'end')

  expect(at.waitsFor()).toEqual([GREEN])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 1, fish: 0, wood: 2, clay: 1, iron: 1, grain: 1, cattle: 1 })
  at.play('enter building-firm-1', 'build joinery', 'end')
  expect(at.stock(GREEN)).toEqual({ franc: 5, coal: 1 })
  expect(at.where('joinery')).toBe(GREEN)

  expect(at.waitsFor()).toEqual([BLUE])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 1, fish: 1, wood: 2, clay: 2, iron: 1, grain: 1, cattle: 1 })
  at.play('take wood', 'end')
  expect(at.stock(BLUE)).toEqual({ franc: 5, coal: 1, fish: 4, wood: 2 })

  expect(at.waitsFor()).toEqual([RED])
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 1, fish: 1, wood: 1, clay: 3, iron: 1, grain: 1, cattle: 1 })
  at.play('take clay', 'end')

  // Red and Green could sell their building instead, and Blue has fish and francs, so all three are asked.
  expect(at.position()).toMatchObject({ phase: 'feeding', round: 1 })
  at.as(BLUE).play('pay 2 fish')
  at.as(RED).play('pay 2 franc')
  at.as(GREEN).play('pay 2 franc')
  expect(at.stock(RED)).toEqual({ coal: 2, grain: 1, clay: 3 })
  expect(at.stock(GREEN)).toEqual({ franc: 3, coal: 1 })
  expect(at.stock(BLUE)).toEqual({ franc: 5, coal: 1, fish: 2, wood: 2 })
  expect(at.position().ships).toEqual({ wooden: ['dina'], iron: [], steel: [], luxury: [] })

  expect(at.waitsFor()).toEqual([GREEN])
  expect(at.position()).toMatchObject({ round: 2, turn: 1, tiles: TILES })
  at.play('supply')
  expect(at.position().offers).toEqual({ franc: 2, fish: 1, wood: 1, clay: 0, iron: 2, grain: 1, cattle: 1 })
  expect(at.position().step).toBe('main')
})
