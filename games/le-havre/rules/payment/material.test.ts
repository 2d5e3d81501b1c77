import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Material } from '../catalogue/building.ts'
import type { Tokens } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import { amount, handfulOf, holding, leanHandfuls, sortedTexts } from '../testing/reference-payments.ts'
import { hasMaterial, listMaterialPayments } from './material.ts'

const STORE = fc.record({
  wood: fc.nat(3),
  clay: fc.nat(4),
  brick: fc.nat(4),
  iron: fc.nat(4),
  steel: fc.nat(4),
})

const DEMAND: fc.Arbitrary<Material> = fc.record({
  wood: fc.nat(2),
  clay: fc.nat(3),
  brick: fc.nat(2),
  iron: fc.nat(3),
  steel: fc.nat(2),
})

const NOTHING: Material = { wood: 0, clay: 0, brick: 0, iron: 0, steel: 0 }

/** Bricks replace missing clay, and steel replaces missing iron. */
const covers = (handful: Tokens, demand: Material): boolean => {
  const spareBricks = amount(handful, 'brick') - demand.brick
  const spareSteel = amount(handful, 'steel') - demand.steel
  return (
    amount(handful, 'wood') >= demand.wood &&
    spareBricks >= 0 &&
    spareSteel >= 0 &&
    amount(handful, 'clay') + spareBricks >= demand.clay &&
    amount(handful, 'iron') + spareSteel >= demand.iron
  )
}

const payments = (store: Tokens, demand: Material): Tokens[] => {
  const list: Command[] = []
  listMaterialPayments(holding(store), 0, demand, list)
  return list.map(handfulOf)
}

test('exactly the payments of material without a redundant token are listed, each once', () => {
  fc.assert(
    fc.property(STORE, DEMAND, (store, demand) => {
      const lean = leanHandfuls(store, (handful) => covers(handful, demand))
      expect(sortedTexts(payments(store, demand))).toEqual(sortedTexts(lean))
    }),
    { numRuns: 300 },
  )
})

test('a demand can be paid exactly if the store covers it', () => {
  fc.assert(
    fc.property(STORE, DEMAND, (store, demand) => {
      expect(hasMaterial(holding(store), 0, demand)).toBe(covers(store, demand))
      expect(payments(store, demand).length > 0).toBe(covers(store, demand))
    }),
    { numRuns: 300 },
  )
})

test('brick may replace clay, and steel may replace iron', () => {
  expect(sortedTexts(payments({ clay: 1, brick: 1 }, { ...NOTHING, clay: 1 }))).toEqual(['1 brick', '1 clay'])
  expect(sortedTexts(payments({ iron: 1, steel: 1 }, { ...NOTHING, iron: 1 }))).toEqual(['1 iron', '1 steel'])
})

test('clay never replaces brick, nor iron steel, and nothing replaces wood', () => {
  expect(payments({ clay: 3 }, { ...NOTHING, brick: 1 })).toEqual([])
  expect(payments({ iron: 3 }, { ...NOTHING, steel: 1 })).toEqual([])
  expect(payments({ clay: 3, brick: 3, charcoal: 3 }, { ...NOTHING, wood: 1 })).toEqual([])
  expect(hasMaterial(holding({ clay: 3, iron: 3 }), 0, { ...NOTHING, brick: 1 })).toBe(false)
  expect(hasMaterial(holding({ clay: 3, iron: 3 }), 0, { ...NOTHING, steel: 1 })).toBe(false)
})

test('a brick that is needed as a brick cannot replace clay', () => {
  const demand = { ...NOTHING, clay: 1, brick: 2 }
  expect(payments({ brick: 2 }, demand)).toEqual([])
  expect(payments({ brick: 3 }, demand)).toEqual([{ brick: 3 }])
})
