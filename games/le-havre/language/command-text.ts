/** A command as a menu entry. */

import { playerName, type SeatNames } from '@quayside/texts'
import {
  BUILDINGS,
  type Building,
  buildingNamed,
  CONSTANTS,
  leHavre,
  type PositionLiteral,
  type Question,
  question,
  REDEMPTION,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  shipWord,
  TOKENS,
  type TokenName,
} from '../rules/index.ts'
import { kinds } from './goods-text.ts'
import { isShipType, isToken, type Texts } from './texts.ts'
import { timesText } from './times-text.ts'

/** What is known of the table, so that a text can name what the command leaves out. */
export interface CommandContext {
  readonly offers?: Readonly<Record<string, number>> | undefined
  readonly question?: Question | null
  readonly seatNames?: SeatNames
}

/** The context of every command in a position. */
export const commandContext = (state: State, seatNames: SeatNames = []): CommandContext => ({
  offers: (leHavre.position.write(state) as PositionLiteral).offers,
  question: question(state),
  seatNames,
})

type Say = (words: readonly string[], texts: Texts, context: CommandContext) => string

export const commandText = (notation: string, texts: Texts, context: CommandContext = {}): string => {
  const [verb = '', ...words] = notation.split(' ')
  const say = SAY.get(verb)
  return say === undefined
    ? texts.say('refusal.unknown-command', { text: notation })
    : say(words, texts, context)
}

const tokenOf = (word = ''): TokenName => {
  const name = word.replace('-', '_')
  return isToken(name) ? name : 'franc'
}

/** Pairs of a number and a word: `2 fish 1 franc`. */
const pairs = (words: readonly string[]): { readonly amount: number; readonly word: string }[] =>
  words.flatMap((word, place) => (place % 2 === 1 ? [{ amount: Number(words[place - 1]), word }] : []))

const countTokens = (words: readonly string[], texts: Texts): string =>
  texts.list(
    pairs(words).map(({ amount, word }) => texts.count(tokenOf(word), amount)),
    'and',
  )

const shipOf = (word = ''): number => SHIPS.findIndex((_, ship) => shipWord(ship) === word)

const shipValues = (word: string, texts: Texts) => ({
  ship: texts.ship(word),
  type: texts.names.shipTypes[SHIPS[shipOf(word)]?.type ?? 'wooden'].kind,
})

const buildingOf = (word: string): Building | undefined => BUILDINGS[buildingNamed(word)]

const shipPrice = (word: string): number => {
  const type = SHIPS[shipOf(word)]?.type ?? 'wooden'
  return SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(type)]?.price ?? 0
}

const say =
  (id: 'command.supply' | 'command.end' | 'command.borrow' | 'command.done'): Say =>
  (_words, texts) =>
    texts.say(id)

const sayTokens =
  (id: 'command.pay' | 'command.load' | 'command.give' | 'command.get'): Say =>
  (words, texts) =>
    texts.say(id, { tokens: countTokens(words, texts) })

const take: Say = ([word], texts, { offers = {} }) => {
  const token = tokenOf(word)
  const amount = offers[token] ?? 0
  return amount > 0
    ? texts.say('command.take.tokens', { tokens: texts.count(token, amount) })
    : texts.say('command.take', { good: texts.kind(token) })
}

const buy: Say = ([word = ''], texts) => {
  const francs = (price: number): string => texts.count('franc', price)
  return shipOf(word) < 0
    ? texts.say('command.buy', {
        building: texts.building(word),
        francs: francs(buildingOf(word)?.price ?? 0),
      })
    : texts.say('command.buy.ship', { ...shipValues(word, texts), francs: francs(shipPrice(word)) })
}

/** The town pays half of the printed value. */
const sell: Say = ([word = ''], texts) => {
  const francs = (value = 0): string => texts.count('franc', value / 2)
  return shipOf(word) < 0
    ? texts.say('command.sell', {
        building: texts.building(word),
        francs: francs(buildingOf(word)?.value),
      })
    : texts.say('command.sell.ship', {
        ...shipValues(word, texts),
        francs: francs(SHIPS[shipOf(word)]?.value),
      })
}

const build: Say = ([word = ''], texts) =>
  shipOf(word) < 0
    ? texts.say('command.build', { building: texts.building(word) })
    : texts.say('command.build.ship', shipValues(word, texts))

/** The card that takes the place of a ship is the one that asks for its type. */
const swap: Say = ([word = ''], texts) => {
  const type = SHIPS[shipOf(word)]?.type
  const card = BUILDINGS.find(({ standing }) => standing !== null && standing.swappedFor === type)
  return texts.say('command.swap', {
    ...shipValues(word, texts),
    building: texts.building(card?.name ?? ''),
  })
}

const convert: Say = ([word], texts, { question }) => {
  const times = Number(word)
  const effect = question && 'building' in question ? BUILDINGS[question.building]?.effect : undefined
  const part = question && 'count' in question ? question.count : 0
  return (
    (effect === undefined ? null : timesText(effect, part, times, texts)) ??
    texts.say('command.convert', { times })
  )
}

const sail: Say = (words, texts) =>
  texts.say('command.sail', {
    ships: texts.list(
      pairs(words).flatMap(({ amount, word }) => (isShipType(word) ? [texts.countShips(word, amount)] : [])),
      'and',
    ),
  })

/** The two fuels of the building that sells them, in the order of its record. */
const fuel: Say = (words, texts) => {
  const seller = BUILDINGS.find(({ effect }) => effect.op === 'buy-fuel')?.effect
  const fuels = seller?.op === 'buy-fuel' ? seller.fuels : []
  return texts.say('command.fuel', {
    tokens: texts.tokens(
      fuels.flatMap(({ token }, place) => {
        const amount = Number(words[place])
        return amount > 0 ? [{ token, amount }] : []
      }),
    ),
  })
}

const SAY: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['supply', say('command.supply')],
  ['take', take],
  ['enter', ([word = ''], texts) => texts.say('command.enter', { building: texts.building(word) })],
  ['end', say('command.end')],
  ['buy', buy],
  ['sell', sell],
  [
    'repay',
    (_words, texts) => texts.say('command.repay', { francs: texts.count('franc', CONSTANTS.loanRepay) }),
  ],
  ['borrow', say('command.borrow')],
  ['pay', sayTokens('command.pay')],
  ['convert', convert],
  ['build', build],
  ['swap', swap],
  ['sail', sail],
  ['load', sayTokens('command.load')],
  ['give', sayTokens('command.give')],
  [
    'exchange',
    ([from, to], texts) =>
      texts.say('command.exchange', {
        from: texts.count(tokenOf(from), 1),
        to: texts.count(tokenOf(to), 1),
      }),
  ],
  [
    'choose',
    (words, texts) =>
      texts.say('command.choose', {
        tokens: texts.list(
          words.map((word) => texts.count(tokenOf(word), 1)),
          'and',
        ),
      }),
  ],
  ['return', ([order = ''], texts) => texts.say('command.return', { order })],
  [
    'haul',
    (words, texts) =>
      texts.say('command.haul', {
        goods: kinds(
          words.map((word) => TOKENS.indexOf(tokenOf(word))),
          'and',
          texts,
        ),
      }),
  ],
  [
    'evict',
    ([word], texts, { seatNames }) =>
      texts.say('command.evict', { player: playerName(Number(word) - 1, texts, seatNames) }),
  ],
  [
    'return-loans',
    ([word], texts) => texts.say('command.return-loans', { loans: texts.count('loan', Number(word)) }),
  ],
  ['fuel', fuel],
  ['done', say('command.done')],
  ['get', sayTokens('command.get')],
  [
    'expel',
    ([word], texts, { seatNames }) =>
      texts.say('command.expel', { player: playerName(Number(word) - 1, texts, seatNames) }),
  ],
  [
    'lay',
    ([word = ''], texts) =>
      word === 'unseen'
        ? texts.say('command.lay.unseen')
        : texts.say('command.lay', { building: texts.building(word) }),
  ],
  [
    'redeem',
    ([word], texts) =>
      texts.say('command.redeem', {
        tokens: texts.count(tokenOf(word), 1),
        francs: texts.count('franc', REDEMPTION),
      }),
  ],
])
