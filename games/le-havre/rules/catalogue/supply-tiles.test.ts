import { expect, test } from 'vitest'
import { SUPPLY_TILES, TURNS } from './supply-tiles.ts'

test('there are seven tiles, one for each turn [LH-2.1] [LH-1.13]', () => {
  expect(SUPPLY_TILES.map(({ goods }) => goods.join(' '))).toEqual([
    'wood cattle',
    'wood clay',
    'wood franc',
    'fish clay',
    'wood fish',
    'fish grain',
    'iron franc',
  ])
  expect(TURNS).toBe(7)
})

test('a round brings four wood, three fish, two clay, two francs, an iron, a grain and a cattle [LH-1.13]', () => {
  const brought = SUPPLY_TILES.flatMap(({ goods }) => goods)
  const count = (name: string): number => brought.filter((other) => other === name).length
  expect(['wood', 'fish', 'clay', 'franc', 'iron', 'grain', 'cattle'].map(count)).toEqual([
    4, 3, 2, 2, 1, 1, 1,
  ])
})

test('only wood and fish come with interest [LH-1.14]', () => {
  expect(SUPPLY_TILES.filter(({ interest }) => interest).map(({ goods }) => goods)).toEqual([
    ['wood', 'fish'],
  ])
})
