/** A command as a menu entry. */

import { playerName, type SeatNames } from '@quayside/texts'
import { offerAmount } from '../queries/index.ts'
import {
  BUILDINGS,
  CONSTANTS,
  type Command,
  type CommandRecord,
  leHavre,
  OFFERS,
  type Question,
  question,
  REDEMPTION,
  readCommand,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  salePrice,
  shipSalePrice,
  shipWord,
  type Token,
} from '../rules/index.ts'
import { conversionCountText } from './conversion-text.ts'
import { kinds, nameOf } from './goods-text.ts'
import type { Texts } from './texts.ts'

/** Facts of the position that a command's text mentions although the command does not contain them. */
export interface CommandContext {
  /** Tokens on each offer space, in board order. */
  readonly offers?: readonly number[]
  readonly question?: Question | null
  readonly seatNames?: SeatNames
}

/** The context of every command in a position. */
export const commandContext = (state: State, seatNames: SeatNames = []): CommandContext => ({
  offers: OFFERS.map((_, offer) => offerAmount(state, offer)),
  question: question(state),
  seatNames,
})

/** The text of a command in notation. */
export const notationText = (notation: string, texts: Texts, context?: CommandContext): string => {
  const command = leHavre.notation.parse(notation)
  return command.ok
    ? commandText(command.value, texts, context)
    : texts.say('refusal.unknown-command', { text: notation })
}

const buildingNoun = (card: number, texts: Texts) => texts.building(BUILDINGS[card]?.name ?? '')

const shipType = (ship: number): string => SHIPS[ship]?.type ?? 'wooden'

const shipValues = (ship: number, texts: Texts) => ({
  ship: texts.ship(shipWord(ship)),
  type: texts.names.shipTypes[SHIPS[ship]?.type ?? 'wooden'].kind,
})

const shipPrice = (ship: number): number =>
  SHIP_TYPE_RECORDS.find((_, type) => SHIP_TYPES[type] === shipType(ship))?.price ?? 0

const oneOf = (token: Token, texts: Texts): string => texts.tokens([{ token, amount: 1 }])

export const commandText = (command: Command, texts: Texts, context: CommandContext = {}): string =>
  say(readCommand(command), texts, context)

const say = (
  fields: CommandRecord,
  texts: Texts,
  { offers = [], question: asked, seatNames }: CommandContext,
): string => {
  const francs = (amount: number): string => texts.count('franc', amount)
  switch (fields.verb) {
    case 'supply':
    case 'end':
    case 'borrow':
    case 'done':
      return texts.say(`command.${fields.verb}`)
    case 'take':
      return takeText(OFFERS[fields.offer] ?? 0, offers[fields.offer] ?? 0, texts)
    case 'enter':
    case 'build':
      return texts.say(`command.${fields.verb}`, { building: buildingNoun(fields.building, texts) })
    case 'buy':
      return texts.say('command.buy', {
        building: buildingNoun(fields.building, texts),
        francs: francs(BUILDINGS[fields.building]?.price ?? 0),
      })
    case 'sell':
      return texts.say('command.sell', {
        building: buildingNoun(fields.building, texts),
        francs: francs(salePrice(fields.building)),
      })
    case 'buy-ship':
      return texts.say('command.buy.ship', {
        ...shipValues(fields.ship, texts),
        francs: francs(shipPrice(fields.ship)),
      })
    case 'sell-ship':
      return texts.say('command.sell.ship', {
        ...shipValues(fields.ship, texts),
        francs: francs(shipSalePrice(fields.ship)),
      })
    case 'build-ship':
      return texts.say('command.build.ship', shipValues(fields.ship, texts))
    case 'swap-ship':
      return swapText(fields.ship, texts)
    case 'repay':
      return texts.say('command.repay', { francs: francs(CONSTANTS.loanRepay) })
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
      return texts.say('command.pay', { tokens: texts.tokens(fields.tokens) })
    case 'load':
    case 'give':
    case 'get':
      return texts.say(`command.${fields.verb}`, { tokens: texts.tokens([fields]) })
    case 'convert':
      return convertText(fields.times, texts, asked)
    case 'sail':
      return texts.say('command.sail', {
        ships: texts.list(
          fields.ships.flatMap((count, type) => {
            const name = SHIP_TYPES[type]
            return count > 0 && name !== undefined ? [texts.countShips(name, count)] : []
          }),
          'and',
        ),
      })
    case 'exchange':
      return texts.say('command.exchange', {
        from: oneOf(fields.gives, texts),
        to: oneOf(fields.gets, texts),
      })
    case 'choose':
      return texts.say('command.choose', {
        tokens: texts.tokens(fields.tokens.map((token) => ({ token, amount: 1 }))),
      })
    case 'return':
      return texts.say('command.return', { order: fields.order })
    case 'haul':
      return texts.say('command.haul', {
        goods: kinds(
          fields.offers.map((offer) => OFFERS[offer] ?? 0),
          'and',
          texts,
        ),
      })
    case 'evict':
    case 'expel':
      return texts.say(`command.${fields.verb}`, { player: playerName(fields.seat, texts, seatNames) })
    case 'return-loans':
      return texts.say('command.return-loans', { loans: texts.count('loan', fields.loans) })
    case 'buy-fuel':
      return fuelText(fields.amounts, texts)
    case 'redeem':
      return texts.say('command.redeem', { tokens: oneOf(fields.token, texts), francs: francs(REDEMPTION) })
    case 'lay':
      return fields.building === null
        ? texts.say('command.lay.unseen')
        : texts.say('command.lay', { building: buildingNoun(fields.building, texts) })
  }
}

const takeText = (token: Token, amount: number, texts: Texts): string =>
  amount > 0
    ? texts.say('command.take.tokens', { tokens: texts.tokens([{ token, amount }]) })
    : texts.say('command.take', { good: texts.kind(nameOf(token)) })

/** The building that is swapped for a ship is the one whose record asks for the ship's type. */
const swapText = (ship: number, texts: Texts): string => {
  const card = BUILDINGS.find(({ standing }) => standing !== null && standing.swappedFor === shipType(ship))
  return texts.say('command.swap', { ...shipValues(ship, texts), building: texts.building(card?.name ?? '') })
}

const convertText = (times: number, texts: Texts, asked: Question | null | undefined): string => {
  const effect = asked && 'building' in asked ? BUILDINGS[asked.building]?.effect : undefined
  const part = asked && 'count' in asked ? asked.count : 0
  return (
    (effect === undefined ? null : conversionCountText(effect, part, times, texts)) ??
    texts.say('command.convert', { times })
  )
}

/** The two fuels of the building that sells them, in the order of its record. */
const fuelText = (amounts: readonly number[], texts: Texts): string => {
  const seller = BUILDINGS.find(({ effect }) => effect.op === 'buy-fuel')?.effect
  const fuels = seller?.op === 'buy-fuel' ? seller.fuels : []
  return texts.say('command.fuel', {
    tokens: texts.tokens(
      fuels.flatMap(({ token }, place) => {
        const amount = amounts[place] ?? 0
        return amount > 0 ? [{ token, amount }] : []
      }),
    ),
  })
}
