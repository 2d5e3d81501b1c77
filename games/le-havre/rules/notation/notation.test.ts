import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUILDINGS, buildingNamed } from '../catalogue/catalogue.ts'
import { BRICK, COKE, FISH, GRAIN, IRON, MEAT, SMOKED_FISH, STEEL, TOKENS } from '../catalogue/goods.ts'
import { SHIPS } from '../catalogue/ships.ts'
import {
  BORROW,
  BUILD,
  BUILD_SHIP,
  BUY,
  BUY_FUEL,
  BUY_SHIP,
  CHOOSE,
  CONVERT,
  type Command,
  DONE,
  END,
  ENTER,
  EVICT,
  EXCHANGE,
  EXPEL,
  encode,
  encodePair,
  encodePayment,
  GET,
  GIVE,
  HAUL,
  LAY,
  LOAD,
  PAY_ENERGY,
  PAY_FOOD,
  PAY_MATERIAL,
  REDEEM,
  REPAY,
  RETURN,
  RETURN_LOANS,
  SAIL,
  SELL,
  SELL_SHIP,
  SUPPLY,
  SWAP_SHIP,
  TAKE,
  VERBS,
  verbOf,
} from '../commands.ts'
import { LAY_UNSEEN } from '../turn/hands.ts'
import { shipWord } from './notation-words.ts'
import { NOTATION_VERBS, parse } from './parse.ts'
import { print } from './print.ts'

const BAKERY = buildingNamed('bakery')
const SAINT_MALO = SHIPS.findIndex(({ name }) => name === 'Saint-Malo')
const MS_DORIS = SHIPS.findIndex(({ name }) => name === 'MS Doris')

const bit = (token: number): number => 1 << token

const LINES: readonly (readonly [Command, string])[] = [
  [encode(SUPPLY), 'supply'],
  [encode(TAKE, 0), 'take franc'],
  [encode(TAKE, 6), 'take cattle'],
  [encode(ENTER, BAKERY), 'enter bakery'],
  [encode(END), 'end'],
  [encode(BUY, BAKERY), 'buy bakery'],
  [encode(BUY_SHIP, SAINT_MALO), 'buy saint-malo'],
  [encode(SELL, BAKERY), 'sell bakery'],
  [encode(SELL_SHIP, MS_DORIS), 'sell ms-doris'],
  [encode(REPAY), 'repay'],
  [encode(REDEEM, SMOKED_FISH), 'redeem smoked-fish'],
  [encodePair(GET, BRICK, 3), 'get 3 brick'],
  [encode(EXPEL, 2), 'expel 3'],
  [encode(LAY, BAKERY), 'lay bakery'],
  [encode(LAY, LAY_UNSEEN), 'lay unseen'],
  [encode(BORROW), 'borrow'],
  [encodePayment(PAY_FOOD, 2, 0, 0, 0, 1), 'pay 2 fish 1 franc'],
  [encodePayment(PAY_FOOD, 1, 2, 3, 4, 5), 'pay 1 fish 2 smoked-fish 3 bread 4 meat 5 franc'],
  [encodePayment(PAY_ENERGY, 1, 2, 3, 4, 0), 'pay 1 wood 2 charcoal 3 coal 4 coke'],
  [encodePayment(PAY_ENERGY, 7, 0, 0, 0, 0), 'pay 7 wood'],
  [encodePayment(PAY_MATERIAL, 1, 2, 3, 4, 5), 'pay 1 wood 2 clay 3 brick 4 iron 5 steel'],
  [encodePayment(PAY_MATERIAL, 0, 0, 511, 0, 0), 'pay 511 brick'],
  [encode(CONVERT, 0), 'convert 0'],
  [encode(CONVERT, 12), 'convert 12'],
  [encode(BUILD, BAKERY), 'build bakery'],
  [encode(BUILD_SHIP, MS_DORIS), 'build ms-doris'],
  [encode(SWAP_SHIP, SAINT_MALO), 'swap saint-malo'],
  [encode(SAIL, 1), 'sail 1 wooden'],
  [encode(SAIL, 2 + 8 * 3 + 64 * 4), 'sail 2 wooden 3 iron 4 steel'],
  [encodePair(LOAD, STEEL, 4), 'load 4 steel'],
  [encodePair(GIVE, SMOKED_FISH, 3), 'give 3 smoked-fish'],
  [encodePair(EXCHANGE, GRAIN, BRICK), 'exchange grain brick'],
  [encode(CHOOSE, bit(FISH) | bit(IRON)), 'choose fish iron'],
  [encode(CHOOSE, bit(MEAT) | bit(COKE)), 'choose meat coke'],
  [encode(RETURN, 0), 'return same'],
  [encode(RETURN, 1), 'return swapped'],
  [encode(RETURN, 2), 'return unseen'],
  [encode(HAUL, 1), 'haul fish wood'],
  [encode(HAUL, 5), 'haul grain cattle'],
  [encode(EVICT, 0), 'evict 1'],
  [encode(EVICT, 4), 'evict 5'],
  [encode(RETURN_LOANS, 2), 'return-loans 2'],
  [encodePair(BUY_FUEL, 1, 5), 'fuel 1 5'],
  [encode(DONE), 'done'],
]

const read = (text: string): Command => {
  const result = parse(text)
  if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`)
  return result.value
}

const codeOf = (text: string): string | null => {
  const result = parse(text)
  return result.ok ? null : result.refusal.code
}

test.each(LINES)('command %i is the line `%s`', (command, text) => {
  expect(print(command)).toBe(text)
  expect(read(text)).toBe(command)
})

test('every verb has a line', () => {
  expect(new Set(LINES.map(([command]) => verbOf(command)))).toEqual(new Set(VERBS.keys()))
  expect(new Set(LINES.map(([, text]) => text.split(' ')[0]))).toEqual(new Set(NOTATION_VERBS))
})

const CARD = fc.nat(BUILDINGS.length - 1)
const SHIP = fc.nat(SHIPS.length - 1)
const TOKEN = fc.nat(TOKENS.length - 1)
const AMOUNT = fc.integer({ min: 1, max: 511 })
const SOME = fc.nat(511)

const COMMAND: fc.Arbitrary<Command> = fc.oneof(
  fc.nat(6).map((offer) => encode(TAKE, offer)),
  fc.tuple(fc.constantFrom(ENTER, BUY, SELL, BUILD), CARD).map(([verb, card]) => encode(verb, card)),
  fc
    .tuple(fc.constantFrom(BUY_SHIP, SELL_SHIP, BUILD_SHIP, SWAP_SHIP), SHIP)
    .map(([verb, ship]) => encode(verb, ship)),
  fc.tuple(SOME, SOME, SOME, SOME, AMOUNT).map((amounts) => encodePayment(PAY_FOOD, ...amounts)),
  fc.tuple(SOME, SOME, SOME, AMOUNT).map((amounts) => encodePayment(PAY_ENERGY, ...amounts, 0)),
  fc.tuple(SOME, SOME, SOME, SOME, AMOUNT).map((amounts) => encodePayment(PAY_MATERIAL, ...amounts)),
  SOME.map((times) => encode(CONVERT, times)),
  fc.integer({ min: 1, max: 511 }).map((fleet) => encode(SAIL, fleet)),
  fc.tuple(fc.constantFrom(LOAD, GIVE), TOKEN, AMOUNT).map((parts) => encodePair(...parts)),
  fc.tuple(TOKEN, TOKEN).map((tokens) => encodePair(EXCHANGE, ...tokens)),
  fc.integer({ min: 1, max: 2 ** 17 - 1 }).map((set) => encode(CHOOSE, set)),
  fc.nat(2).map((order) => encode(RETURN, order)),
  fc.nat(5).map((offer) => encode(HAUL, offer)),
  fc.nat(4).map((seat) => encode(EVICT, seat)),
  fc.integer({ min: 1, max: 2 }).map((loans) => encode(RETURN_LOANS, loans)),
  fc.tuple(SOME, SOME).map((fuels) => encodePair(BUY_FUEL, ...fuels)),
)

test('a printed command is parsed as the same command', () => {
  fc.assert(
    fc.property(COMMAND, (command) => {
      expect(read(print(command))).toBe(command)
    }),
    { numRuns: 1000 },
  )
})

test('different commands are different lines', () => {
  fc.assert(
    fc.property(COMMAND, COMMAND, (one, other) => {
      fc.pre(one !== other)
      expect(print(one)).not.toBe(print(other))
    }),
    { numRuns: 500 },
  )
})

test('wood alone is read as fuel, because no cost in wood alone leaves a choice', () => {
  expect(verbOf(read('pay 3 wood'))).toBe(PAY_ENERGY)
  expect(verbOf(read('pay 3 wood 1 coal'))).toBe(PAY_ENERGY)
  expect(verbOf(read('pay 3 wood 1 clay'))).toBe(PAY_MATERIAL)
})

test('capitals, blanks around and between words do not matter', () => {
  expect(read('  Take   WOOD ')).toBe(encode(TAKE, 2))
  expect(read('pay 1 FRANC\t2 fish')).toBe(encodePayment(PAY_FOOD, 2, 0, 0, 0, 1))
  expect(read('choose iron fish')).toBe(encode(CHOOSE, bit(FISH) | bit(IRON)))
})

test('neighbouring offers are hauled in either order', () => {
  expect(read('haul wood fish')).toBe(encode(HAUL, 1))
  expect(print(read('haul wood fish'))).toBe('haul fish wood')
})

test('every card has its own word', () => {
  const words = [...BUILDINGS.map(({ name }) => name), ...SHIPS.map((_, ship) => shipWord(ship))]
  expect(new Set(words).size).toBe(BUILDINGS.length + 20)
  expect(words.filter((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))).toEqual([])
})

test.each([
  ['', 'unknown-command'],
  ['dance', 'unknown-command'],
  ['constructor', 'unknown-command'],
  ['supply now', 'unknown-command'],
  ['end 1', 'unknown-command'],
  ['repay 5', 'unknown-command'],
  ['redeem', 'unknown-command'],
  ['lay', 'unknown-command'],
  ['lay unseen twice', 'unknown-command'],
  ['lay dina', 'not-a-building'],
  ['expel 6', 'bad-amount'],
  ['redeem franc', 'unknown-command'],
  ['redeem fish fish', 'unknown-command'],
  ['redeem gold', 'unknown-command'],
  ['borrow 4', 'unknown-command'],
  ['done done', 'unknown-command'],
  ['take', 'unknown-command'],
  ['take gold', 'unknown-command'],
  ['take wood wood', 'unknown-command'],
  ['take coal', 'no-such-offer'],
  ['take smoked-fish', 'no-such-offer'],
  ['enter', 'unknown-command'],
  ['enter bakery now', 'unknown-command'],
  ['enter castle', 'unknown-card'],
  ['enter lucie', 'not-a-building'],
  ['buy castle', 'unknown-card'],
  ['buy', 'unknown-command'],
  ['sell castle', 'unknown-card'],
  ['build castle', 'unknown-card'],
  ['build bakery lucie', 'unknown-command'],
  ['swap bakery', 'not-swappable'],
  ['swap', 'unknown-command'],
  ['pay', 'unknown-command'],
  ['pay 2', 'unknown-command'],
  ['pay fish', 'unknown-command'],
  ['pay 1 gold', 'unknown-command'],
  ['pay 1 smoked_fish', 'unknown-command'],
  ['pay 1 fish 1 fish', 'unknown-command'],
  ['pay 0 fish', 'bad-amount'],
  ['pay 512 fish', 'bad-amount'],
  ['pay 1000 fish', 'bad-amount'],
  ['pay -1 fish', 'bad-amount'],
  ['pay 1.5 fish', 'bad-amount'],
  ['pay 01 fish', 'bad-amount'],
  ['pay x fish', 'bad-amount'],
  ['pay 1 leather', 'no-payment'],
  ['pay 1 fish 1 coal', 'no-payment'],
  ['pay 1 coke 1 clay', 'no-payment'],
  ['convert', 'bad-amount'],
  ['convert some', 'bad-amount'],
  ['convert 512', 'bad-amount'],
  ['convert 1 2', 'unknown-command'],
  ['sail', 'unknown-command'],
  ['sail 1 raft', 'unknown-command'],
  ['sail 0 wooden', 'bad-amount'],
  ['sail 8 wooden', 'bad-amount'],
  ['sail 8 iron', 'bad-amount'],
  ['sail 8 steel', 'bad-amount'],
  ['sail 1 luxury', 'no-cargo-ship'],
  ['load', 'unknown-command'],
  ['load fish', 'unknown-command'],
  ['load 0 fish', 'bad-amount'],
  ['load 1 fish 1 wood', 'unknown-command'],
  ['give 1 gold', 'unknown-command'],
  ['give 1 fish 1 wood', 'unknown-command'],
  ['exchange', 'unknown-command'],
  ['exchange fish', 'unknown-command'],
  ['exchange gold brick', 'unknown-command'],
  ['exchange fish gold', 'unknown-command'],
  ['exchange fish brick now', 'unknown-command'],
  ['choose', 'unknown-command'],
  ['choose gold', 'unknown-command'],
  ['choose brick brick', 'not-different'],
  ['return', 'unknown-command'],
  ['return upside-down', 'unknown-command'],
  ['return constructor', 'unknown-command'],
  ['return same again', 'unknown-command'],
  ['haul', 'unknown-command'],
  ['haul fish', 'unknown-command'],
  ['haul fish coal', 'unknown-command'],
  ['haul coal fish', 'unknown-command'],
  ['haul fish clay', 'not-neighbours'],
  ['haul fish fish', 'not-neighbours'],
  ['haul cattle franc', 'not-neighbours'],
  ['haul fish wood clay', 'unknown-command'],
  ['evict', 'bad-amount'],
  ['evict 0', 'bad-amount'],
  ['evict 6', 'bad-amount'],
  ['evict 2 3', 'unknown-command'],
  ['return-loans 0', 'bad-amount'],
  ['return-loans 3', 'bad-amount'],
  ['fuel', 'bad-amount'],
  ['fuel 1', 'bad-amount'],
  ['fuel x 1', 'bad-amount'],
  ['fuel 1 2 3', 'unknown-command'],
])('`%s` is not a command: %s', (text, code) => {
  expect(codeOf(text)).toBe(code)
})

test('up to seven ships of a type may be named', () => {
  expect(read('sail 7 wooden 7 iron 7 steel')).toBe(encode(SAIL, 511))
})

test('a refusal repeats the line, at most eighty characters of it', () => {
  expect(parse(' Dance! ')).toEqual({
    ok: false,
    refusal: { code: 'unknown-command', params: { text: 'Dance!' } },
  })
  const result = parse(`dance ${'x'.repeat(200)}`)
  expect(result.ok ? null : result.refusal.params['text']).toBe(`dance ${'x'.repeat(74)}`)
})
