import { describe, expect, test } from 'vitest'
import {
  SHIP_CARD_VALUE,
  SHIP_COUNT,
  SHIP_TYPE,
  SHIP_TYPE_COUNT,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
} from './ships.ts'

test('twenty ships carry the printed names, types and values [LH-1.32]', () => {
  expect(SHIPS.map(({ id, name, type, value }) => `${id} ${name}: ${type} ${value}`)).toEqual([
    'R01 Appoline: wooden 2',
    'R02 Blanche: wooden 2',
    'R03 Dina: wooden 2',
    'R04 Lucie: wooden 4',
    'R05 Noemi: wooden 4',
    'R06 Cherbourg: iron 2',
    'R07 Ophelie: wooden 6',
    'R08 Boulogne: iron 4',
    'R09 Salomee: wooden 6',
    'R10 Saint-Malo: iron 6',
    'R11 Dunkerque: iron 8',
    'R12 Triest: steel 10',
    'R13 Caen: iron 10',
    'R14 Bremerhaven: steel 16',
    'R15 Calais: iron 12',
    'R16 Amsterdam: steel 20',
    'R17 Lissabohn: steel 24',
    'R18 MS Susanne: luxury 38',
    'R19 MS Doris: luxury 34',
    'R20 MS Andrea: luxury 30',
  ])
  expect(SHIP_COUNT).toBe(20)
})

test('there are seven wooden, six iron and four steel ships and three liners [LH-1.32]', () => {
  expect(SHIP_TYPES).toEqual(['wooden', 'iron', 'steel', 'luxury'])
  expect(SHIP_TYPE_COUNT).toBe(4)
  expect([0, 1, 2, 3].map((type) => SHIP_TYPE.filter((other) => other === type).length)).toEqual([7, 6, 4, 3])
})

test('each ship is looked up with the type and the value of its card [LH-1.32]', () => {
  expect(SHIP_TYPE.map((type) => SHIP_TYPES[type])).toEqual(SHIPS.map(({ type }) => type))
  expect(SHIP_CARD_VALUE).toEqual(SHIPS.map(({ value }) => value))
})

describe('each type', () => {
  test('has its material, its energy and its price [LH-4.13] [LH-5.15] [LH-5.25]', () => {
    expect(SHIP_TYPE_RECORDS.map(({ build, energy, price }) => ({ build, energy, price }))).toEqual([
      { build: { wood: 5 }, energy: 3, price: 14 },
      { build: { iron: 4 }, energy: 3, price: 20 },
      { build: { steel: 2 }, energy: 3, price: 30 },
      { build: { steel: 3 }, energy: 3, price: null },
    ])
  })

  test('carries two, three or four goods, and a liner none [LH-5.25]', () => {
    expect(SHIP_TYPE_RECORDS.map(({ capacity }) => capacity)).toEqual([2, 3, 4, 0])
  })

  test('feeds by the number of players [LH-5.25] [LH-V.3]', () => {
    expect(SHIP_TYPE_RECORDS.map(({ food }) => food)).toEqual([
      [5, 4, 3, 2, 1],
      [7, 5, 4, 3, 2],
      [10, 7, 6, 5, 3],
      [0, 0, 0, 0, 0],
    ])
  })

  test('but the wooden one needs a modernised wharf [LH-5.18] [LH-5.21]', () => {
    expect(SHIP_TYPE_RECORDS.map(({ needsModernisedWharf }) => needsModernisedWharf)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})
