import { describe, expect, test } from 'vitest'
import { before } from '../testing/index.ts'
import { readPosition } from './read.ts'

type Table = ReturnType<typeof before>
type Frames = readonly (readonly number[])[]

/** Whether the table's position can be read with these frames. */
const reads = (at: Table, frames: Frames): boolean => {
  const read = readPosition({ ...at.position(), frames })
  if (!read.ok)
    expect(read.refusal).toMatchObject({ code: 'impossible-position', params: { field: 'frames' } })
  return read.ok
}

const framesOf = (at: Table): number[][] => (at.position().frames ?? []).map((frame) => [...frame])

/** The outer frame with some numbers changed: 0 is its kind, 1 its building, then stage, x, y and z. */
const altered = (at: Table, change: Readonly<Record<number, number>>): number[][] =>
  framesOf(at).map((frame, level) =>
    level === 0 ? frame.map((number, field) => change[field] ?? number) : frame,
  )

const ENERGY = [4, 0, 1, 0, 0, 0]
const FOOD = [3, 0, 1, 0, 0, 0]
const MATERIAL = [5, 0, 1, 0, 0, 0]

const expectOnlyTheReal = (at: Table, changes: readonly Readonly<Record<number, number>>[]): void => {
  expect(framesOf(at)).not.toEqual([])
  expect(reads(at, framesOf(at))).toBe(true)
  const accepted = changes.filter((change) => reads(at, altered(at, change)))
  expect(accepted).toEqual([])
}

/** Asserts that none of these payments is possible during this action. */
const expectNoPayment = (at: Table, ...payments: Frames): void => {
  const [outer = []] = framesOf(at)
  expect(payments.filter((payment) => reads(at, [outer, payment]))).toEqual([])
}

const GOODS = { franc: 20, fish: 9, wood: 9, clay: 9, iron: 9, coal: 9, brick: 9, steel: 9, grain: 9 }

describe('an action in progress is read as it was written, and not otherwise', () => {
  test('a fee [LH-R.16]', () => {
    const at = before('colliery', { fish: 2, franc: 2 }).play('enter colliery')
    expect(framesOf(at)).toEqual([[2, 18, 0, 0, 0, 0]])
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 1 }, { 4: 1 }, { 5: 1 }, { 1: 7 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
  })

  test('more iron for energy at the Ironworks [LH-R.16]', () => {
    const at = before('ironworks', { franc: 1, coal: 3, wood: 6 }).play('enter ironworks')
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 1 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, MATERIAL)
    expectOnlyTheReal(at.play('convert 1'), [{ 2: 1 }, { 5: 1 }])
  })

  test('no question at a building that only gives [LH-R.16]', () => {
    const at = before('fishery', {}, { seat1: { disc: 'fishery' } })
    expect(reads(at, [[1, 5, 0, 0, 0, 0]])).toBe(false)
    const market = before('black-market', {}, { seat1: { disc: 'black-market' } })
    expect(reads(market, [[1, 15, 0, 0, 0, 0]])).toBe(false)
  })

  test('a conversion, its number and its energy [LH-R.16]', () => {
    const at = before('bakehouse', { franc: 1, grain: 3, wood: 2, coal: 1 }).play('enter bakehouse')
    expectOnlyTheReal(at, [{ 2: 1 }, { 4: 2 }, { 5: 1 }, { 5: 2 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    at.play('convert 3')
    expectOnlyTheReal(at, [{ 3: 0 }, { 4: 0 }, { 5: 0 }, { 5: 1 }, { 2: 1 }])
    expect(reads(at, [...framesOf(at).slice(0, 1), FOOD])).toBe(false)
  })

  test('clay or brick handed in at the Kiln [LH-R.16]', () => {
    const at = before('kiln', { franc: 1, clay: 1, brick: 1, wood: 1 }).play('enter kiln')
    expect(framesOf(at)).toHaveLength(2)
    expectOnlyTheReal(at, [{ 3: 0 }, { 4: 0 }, { 5: 0 }, { 5: 2 }])
  })

  test('two conversions at the Furriery [LH-R.16]', () => {
    const at = before('furriery', { franc: 1, hide: 2, leather: 2 }).play('enter furriery')
    expectOnlyTheReal(at, [{ 2: 2 }, { 5: 1 }])
    expect(reads(at, altered(at, { 2: 1, 4: 1 }))).toBe(true)
  })

  test('constructions [LH-R.16]', () => {
    const piles = [['bakehouse', 'smokehouse'], ['charcoal-kiln'], []]
    const at = before('construction-firm', { franc: 2, clay: 4, brick: 2, wood: 1 }, { piles })
    at.play('enter construction-firm')
    expectOnlyTheReal(at, [{ 3: 0 }, { 3: 3 }, { 2: 1 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY)
    at.play('build bakehouse')
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 0 }, { 3: 3 }, { 4: 10 }, { 4: 20 }, { 5: 1 }])
    // The Charcoal Kiln is also a top proposal, but has another cost.
    expect(reads(at, altered(at, { 4: 9 }))).toBe(false)
    at.play('pay 2 clay')
    expect(framesOf(at)).toEqual([[1, 2, 0, 1, 0, 0]])
    expectOnlyTheReal(at, [{ 3: 0 }, { 3: 3 }])
  })

  test('constructions by a builder who has bought the firm meanwhile [LH-R.16]', () => {
    const piles = [['fishery'], ['charcoal-kiln'], []]
    const at = before('construction-firm', { franc: 10, clay: 2, wood: 1 }, { piles })
    at.play('enter construction-firm', 'build fishery', 'buy construction-firm')
    expect(at.position().seats?.['1']?.disc).toBeNull()
    expectOnlyTheReal(at, [{ 1: 0 }, { 1: 5 }])
  })

  test('a ship, its material and its energy [LH-R.16]', () => {
    const ships = { wooden: ['dina', 'lucie'], iron: ['caen'], steel: ['triest'] }
    const goods = { franc: 2, iron: 4, steel: 1, brick: 1, coal: 1, charcoal: 1 }
    const at = before('wharf-1', goods, { round: 13, ships }).play('enter wharf-1')
    expectOnlyTheReal(at, [{ 2: 1 }, { 2: 2 }, { 3: 12 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    at.play('build caen')
    // Dina is below Lucie in the pile, and there is no ship number 20.
    expectOnlyTheReal(at, [{ 2: 0 }, { 2: 2 }, { 3: 2 }, { 3: 20 }, { 4: 1 }, { 5: 1 }])
    at.play(at.commands()[0] ?? '')
    expectOnlyTheReal(at, [{ 2: 0 }, { 2: 1 }, { 3: 2 }, { 3: 20 }])
  })

  test('ships, cargo and fuel at the Shipping Line [LH-R.16]', () => {
    const goods = { franc: 2, clay: 4, brick: 4, wood: 3, coal: 2 }
    const at = before('shipping-line', goods, { round: 13, seat1: { ships: ['dina', 'caen'] } }).play(
      'enter shipping-line',
    )
    expectOnlyTheReal(at, [{ 2: 1 }, { 2: 2 }, { 2: 3 }, { 3: 1 }, { 4: 18 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    at.play('sail 1 wooden 1 iron')
    expect(framesOf(at)).toEqual([[1, 20, 1, 5, 34, 0]])
    const wrong = [
      { 2: 2 },
      { 2: 3 },
      { 3: 9 },
      { 4: 2 },
      { 4: 33 },
      { 4: 37 },
      { 4: 18 * 16 + 2 },
      { 5: 17 },
    ]
    expectOnlyTheReal(at, wrong)
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    at.play('load 2 clay', 'load 3 brick')
    expect(framesOf(at).map(([kind]) => kind)).toEqual([1, 4])
    expectOnlyTheReal(at, [{ 2: 0 }, { 2: 1 }, { 2: 3 }])
  })

  test('goods and cards at the Marketplace [LH-R.16]', () => {
    const at = before('marketplace', { franc: 1 }, { special: ['zoo', 'farm'] }).play('enter marketplace')
    expectOnlyTheReal(at, [{ 2: 2 }, { 3: 1 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    expectOnlyTheReal(at.play('choose fish wood'), [{ 2: 2 }, { 3: 1 }])
  })

  test('no cards to lay back where there are not two, or none to look at [LH-R.16]', () => {
    const alone = before('marketplace', { franc: 1 }, { special: ['zoo'] }).play('enter marketplace')
    expectOnlyTheReal(alone, [{ 2: 1 }])
    const buildings = ['fishery']
    const square = before('town-square', { franc: 1 }, { seat1: { buildings } }).play('enter town-square')
    expectOnlyTheReal(square, [{ 2: 1 }])
  })

  test('loans at the Local Court [LH-R.16]', () => {
    const at = before('local-court', {}, { seat1: { loans: 3 } }).play('enter local-court')
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 1 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    const two = before('local-court', {}, { seat1: { loans: 2, disc: 'local-court' } })
    expect(reads(two, [[1, 17, 0, 0, 0, 0]])).toBe(false)
  })

  test('goods at the Business Office [LH-R.16]', () => {
    const at = before('business-office', { franc: 1, clay: 4, brick: 3 }).play('enter business-office')
    expectOnlyTheReal(at, [{ 2: 2 }, { 3: 0 }, { 3: 5 }, { 4: 17 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    expectOnlyTheReal(at.play('give 2 clay'), [{ 3: 0 }, { 3: 5 }, { 4: 17 }, { 5: 1 }])
    expectOnlyTheReal(at.play('give 2 brick'), [{ 2: 2 }, { 3: 1 }, { 4: 17 }, { 5: 2 }])
  })

  test('the last kind of goods at the Business Office [LH-R.16]', () => {
    const at = before('business-office', { franc: 1, clay: 1, leather: 4 }).play('enter business-office')
    at.play('give 4 leather')
    expect(framesOf(at)).toEqual([[1, 23, 1, 0, 16, 1]])
    expectOnlyTheReal(at, [{ 4: 17 }])
  })

  test('goods on the Bridge [LH-R.16]', () => {
    const at = before('bridge-over-the-seine', { franc: 2, fish: 4, clay: 3, brick: 3 })
    at.play('enter bridge-over-the-seine')
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 3 }, { 4: 17 }, { 5: 2 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    expectOnlyTheReal(at.play('give 2 fish'), [{ 2: 1 }, { 3: 3 }, { 4: 17 }, { 5: 2 }])
  })

  test('fuel at the Coal Trader [LH-R.16]', () => {
    const at = before('coal-trader', { fish: 6, franc: 12 }, { seat1: { buildings: ['coal-trader'] } })
    at.play('enter coal-trader')
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 1 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
    at.play('fuel 1 5')
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 2 }, { 4: 6 }, { 3: 0, 4: 0 }, { 5: 1 }])
    expect(reads(at, altered(at, { 4: 0 }))).toBe(false)
    const [outer = []] = framesOf(at)
    expect(reads(at, [outer, ENERGY])).toBe(false)
  })

  test.each([
    ['joinery', { franc: 1, wood: 3 }, {}],
    ['haulage-firm', { franc: 4 }, { offers: { clay: 2, iron: 2, wood: 2 } }],
    [
      'harbor-watch',
      { franc: 2 },
      { town: ['harbor-watch', 'fishery'], seats: { '2': { disc: 'fishery' } } },
    ],
  ])('the one question of the %s [LH-R.16]', (name, goods, more) => {
    const at = before(name, goods, { piles: [['tannery'], [], []], ...more }).play(`enter ${name}`)
    expectOnlyTheReal(at, [{ 2: 1 }, { 3: 1 }, { 4: 1 }, { 5: 1 }])
    expectNoPayment(at, FOOD, ENERGY, MATERIAL)
  })

  test('in the final stage too [LH-R.16]', () => {
    const at = before('bakehouse', { franc: 1, grain: 3, wood: 2 }, { phase: 'final' }).play(
      'enter bakehouse',
    )
    expectOnlyTheReal(at, [{ 2: 1 }])
  })

  test('never in a proposal or in a card that is not there [LH-R.16]', () => {
    const at = before('fishery', GOODS, { piles: [['bakehouse'], [], []] })
    expect(reads(at, [[1, 7, 0, 0, 0, 0]])).toBe(false)
    expect(reads(at, [[1, 67, 0, 0, 0, 0]])).toBe(false)
    expect(reads(at, [[1, 128, 0, 0, 0, 0]])).toBe(false)
    expect(reads(at, [[1, 500, 0, 0, 0, 0]])).toBe(false)
  })

  test('never for a seat whose disc is elsewhere [LH-R.16]', () => {
    const other = before('bakehouse', GOODS, { seats: { '2': { buildings: ['bakehouse'] } } })
    expect(reads(other, [[1, 7, 0, 0, 0, 0]])).toBe(false)
    const away = before('bakehouse', GOODS, { seat1: { buildings: ['bakehouse'], disc: 'building-firm-1' } })
    expect(reads(away, [[1, 7, 0, 0, 0, 0]])).toBe(false)
  })
})
