import { expect, test } from 'vitest'
import { buildingNamed } from './catalogue/catalogue.ts'
import { BREAD, BRICK, CHARCOAL, COAL, FISH, FRANC, HIDE, IRON } from './catalogue/goods.ts'
import { SHIPS } from './catalogue/ships.ts'
import { AMOUNT_LIMIT, argumentOf, encodePair, encodePayment, VERBS, type Verb, verbOf } from './commands.ts'
import { parse } from './notation/parse.ts'
import { readAll, readCommand, verbNameOf } from './read-command.ts'

const commandOf = (text: string) => {
  const command = parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

const BAKERY = buildingNamed('bakery')
const DORIS = SHIPS.findIndex(({ name }) => name === 'MS Doris')

const SAYS: Readonly<Record<Verb, readonly [text: string, fields: object]>> = {
  supply: ['supply', {}],
  take: ['take wood', { offer: 2 }],
  enter: ['enter bakery', { building: BAKERY }],
  end: ['end', {}],
  buy: ['buy bakery', { building: BAKERY }],
  'buy-ship': ['buy ms-doris', { ship: DORIS }],
  sell: ['sell bakery', { building: BAKERY }],
  'sell-ship': ['sell ms-doris', { ship: DORIS }],
  repay: ['repay', {}],
  borrow: ['borrow', {}],
  'pay-food': [
    'pay 2 fish 1 franc',
    {
      tokens: [
        { token: FISH, amount: 2 },
        { token: FRANC, amount: 1 },
      ],
    },
  ],
  'pay-energy': [
    'pay 3 charcoal 4 coal',
    {
      tokens: [
        { token: CHARCOAL, amount: 3 },
        { token: COAL, amount: 4 },
      ],
    },
  ],
  'pay-material': [
    'pay 5 brick 6 iron',
    {
      tokens: [
        { token: BRICK, amount: 5 },
        { token: IRON, amount: 6 },
      ],
    },
  ],
  convert: ['convert 12', { times: 12 }],
  build: ['build bakery', { building: BAKERY }],
  'build-ship': ['build ms-doris', { ship: DORIS }],
  'swap-ship': ['swap ms-doris', { ship: DORIS }],
  sail: ['sail 1 wooden 3 steel', { ships: [1, 0, 3] }],
  load: ['load 4 bread', { token: BREAD, amount: 4 }],
  give: ['give 2 hide', { token: HIDE, amount: 2 }],
  exchange: ['exchange hide brick', { gives: HIDE, gets: BRICK }],
  choose: ['choose fish iron bread', { tokens: [FISH, IRON, BREAD] }],
  return: ['return swapped', { order: 'swapped' }],
  haul: ['haul fish wood', { offers: [1, 2] }],
  evict: ['evict 3', { seat: 2 }],
  'return-loans': ['return-loans 2', { loans: 2 }],
  'buy-fuel': ['fuel 1 5', { amounts: [1, 5] }],
  done: ['done', {}],
  get: ['get 3 brick', { token: BRICK, amount: 3 }],
  redeem: ['redeem bread', { token: BREAD }],
  expel: ['expel 2', { seat: 1 }],
  lay: ['lay bakery', { building: BAKERY }],
}

test.each(VERBS)('the fields of %s have names', (verb) => {
  const [text, fields] = SAYS[verb]
  expect(verbNameOf(commandOf(text))).toBe(verb)
  expect(readCommand(commandOf(text))).toEqual({ verb, ...fields })
})

test('a card that other viewers may not know is laid unseen', () => {
  expect(readCommand(commandOf('lay unseen'))).toEqual({ verb: 'lay', building: null })
})

test('commands with one verb are read together', () => {
  const commands = ['take wood', 'end', 'take fish'].map(commandOf)
  expect(readAll(commands, 'take')).toEqual([
    { verb: 'take', offer: 2, command: commands[0] },
    { verb: 'take', offer: 1, command: commands[2] },
  ])
})

test('there is room for twice as many verbs, even with the largest arguments', () => {
  const last = 2 * VERBS.length - 1
  const full = encodePayment(last, AMOUNT_LIMIT, AMOUNT_LIMIT, AMOUNT_LIMIT, AMOUNT_LIMIT, AMOUNT_LIMIT)
  expect(Number.isSafeInteger(full)).toBe(true)
  expect([verbOf(full), argumentOf(full)]).toEqual([last, 2 ** 45 - 1])
  expect(verbOf(encodePair(last, AMOUNT_LIMIT, AMOUNT_LIMIT))).toBe(last)
})
