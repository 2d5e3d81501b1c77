import { expect, test } from 'vitest'
import type { Building, ModuleName } from './building.ts'
import { BUILDING_COUNT, BUILDINGS, buildingAt, buildingNamed, STANDARD_COUNT } from './catalogue.ts'
import { CATEGORIES } from './categories.ts'

const STANDARD = BUILDINGS.filter(({ special }) => !special)

const ofModule = (from: ModuleName | null): readonly Building[] =>
  BUILDINGS.filter(({ special, module }) => special && module === from)

const countsOf = (cards: readonly Building[]): Record<string, number> =>
  Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      cards.filter((building) => building.category === category).length,
    ]),
  )

const symbolsOf = (cards: readonly Building[]): number[] => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  return [sum(cards.map(({ fishermen }) => fishermen)), sum(cards.map(({ hammers }) => hammers))]
}

test('the 33 standard buildings have the printed types and symbols [LH-1.37]', () => {
  expect(countsOf(STANDARD)).toEqual({ C: 9, E: 6, I: 10, P: 4, N: 4, S: 0 })
  expect(symbolsOf(STANDARD)).toEqual([6, 8])
  expect(STANDARD_COUNT).toBe(33)
})

test('the 36 special buildings have the printed types and symbols [LH-1.38]', () => {
  expect(countsOf(ofModule(null))).toEqual({ C: 6, E: 14, I: 6, P: 4, N: 5, S: 1 })
  expect(symbolsOf(ofModule(null))).toEqual([13, 9])
  expect(ofModule(null)).toHaveLength(36)
})

test('every building has a unique number and name and is found by its name [LH-1.37] [LH-1.38]', () => {
  expect(new Set(BUILDINGS.map(({ no }) => no)).size).toBe(BUILDING_COUNT)
  expect(BUILDINGS.map(({ name }) => buildingNamed(name))).toEqual(BUILDINGS.map((_, card) => card))
  expect(BUILDINGS.map((_, card) => buildingAt(card))).toEqual(BUILDINGS)
  expect(buildingNamed('casino')).toBe(-1)
})

test('a standard building says for every set-up whether it is a proposal, starts or is away [LH-1.5]', () => {
  const usages = BUILDINGS.filter(({ special }) => !special).map(
    ({ usage }) => `${usage?.full} ${usage?.short}`,
  )
  expect(usages.filter((usage) => !/^[PS-]{5} [PS-]{5}$/.test(usage))).toEqual([])
  expect(BUILDINGS.filter(({ special, usage }) => special && usage !== null)).toEqual([])
})
