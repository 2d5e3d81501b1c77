/** Decodes a command into named fields. In hot loops call the cheaper `verbNameOf` first. */
import type { Seat } from '@quayside/kernel'
import { TOKENS, type Token, type TokenAmounts } from './catalogue/goods.ts'
import type { ShipCard } from './catalogue/ships.ts'
import {
  argumentOf,
  type Command,
  type Fleet,
  firstOf,
  fleetOf,
  PAYMENT_TOKENS,
  paymentBundle,
  secondOf,
  VERBS,
  type Verb,
  verbOf,
} from './commands.ts'
import type { BuildingCard } from './state/state.ts'
import { LAY_UNSEEN } from './turn/hands.ts'

interface ToBuilding {
  readonly building: BuildingCard
}
interface ToShip {
  readonly ship: ShipCard
}
interface Payment {
  readonly tokens: TokenAmounts
}
interface SomeOf {
  readonly token: Token
  readonly amount: number
}
interface ToSeat {
  readonly seat: Seat
}

interface Fields extends Readonly<Record<Verb, object>> {
  /** Index of the offer in board order. */
  readonly take: { readonly offer: number }
  readonly enter: ToBuilding
  readonly buy: ToBuilding
  readonly sell: ToBuilding
  readonly build: ToBuilding
  readonly 'buy-ship': ToShip
  readonly 'sell-ship': ToShip
  readonly 'build-ship': ToShip
  readonly 'swap-ship': ToShip
  readonly 'pay-food': Payment
  readonly 'pay-energy': Payment
  readonly 'pay-material': Payment
  readonly convert: { readonly times: number }
  readonly sail: { readonly ships: Fleet }
  readonly load: SomeOf
  readonly give: SomeOf
  readonly get: SomeOf
  readonly exchange: { readonly gives: Token; readonly gets: Token }
  readonly choose: { readonly tokens: readonly Token[] }
  /** As they were, swapped, or hidden from other viewers. */
  readonly return: { readonly order: 'same' | 'swapped' | 'unseen' }
  readonly haul: { readonly offers: readonly [first: number, second: number] }
  readonly evict: ToSeat
  readonly expel: ToSeat
  readonly 'return-loans': { readonly loans: number }
  /** In the order of the fuels in the effect. */
  readonly 'buy-fuel': { readonly amounts: readonly [number, number] }
  readonly redeem: { readonly token: Token }
  /** Null if another seat laid a card that is still unknown. */
  readonly lay: { readonly building: BuildingCard | null }
}

export type CommandRecord = { [V in Verb]: { readonly verb: V } & Fields[V] }[Verb]

export type CommandOf<V extends Verb> = Extract<CommandRecord, { verb: V }>

export const verbNameOf = (command: Command): Verb => VERBS[verbOf(command)] as Verb

export const isPayment = (command: Command): boolean => verbOf(command) in PAYMENT_TOKENS

/** The order in which two special buildings were put back, by its number in a command. */
const ORDERS = ['same', 'swapped', 'unseen'] as const

export const ORDER_WORDS: readonly string[] = ORDERS

export const readCommand = (command: Command): CommandRecord => {
  const verb = verbNameOf(command)
  const argument = argumentOf(command)
  switch (verb) {
    case 'supply':
    case 'end':
    case 'repay':
    case 'borrow':
    case 'done':
      return { verb }
    case 'take':
      return { verb, offer: argument }
    case 'enter':
    case 'buy':
    case 'sell':
    case 'build':
      return { verb, building: argument }
    case 'buy-ship':
    case 'sell-ship':
    case 'build-ship':
    case 'swap-ship':
      return { verb, ship: argument }
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
      return { verb, tokens: paymentBundle(command) }
    case 'convert':
      return { verb, times: argument }
    case 'sail':
      return { verb, ships: fleetOf(command) }
    case 'load':
    case 'give':
    case 'get':
      return { verb, token: firstOf(command), amount: secondOf(command) }
    case 'exchange':
      return { verb, gives: firstOf(command), gets: secondOf(command) }
    case 'choose':
      return { verb, tokens: TOKENS.flatMap((_, token) => ((argument & (1 << token)) === 0 ? [] : [token])) }
    case 'return':
      return { verb, order: ORDERS[argument] ?? 'unseen' }
    case 'haul':
      return { verb, offers: [argument, argument + 1] }
    case 'evict':
    case 'expel':
      return { verb, seat: argument }
    case 'return-loans':
      return { verb, loans: argument }
    case 'buy-fuel':
      return { verb, amounts: [firstOf(command), secondOf(command)] }
    case 'redeem':
      return { verb, token: argument }
    case 'lay':
      return { verb, building: argument === LAY_UNSEEN ? null : argument }
  }
}

/** All commands with a verb, decoded. */
export const readAll = <V extends Verb>(
  commands: readonly Command[],
  verb: V,
): (CommandOf<V> & { readonly command: Command })[] =>
  commands.flatMap((command) =>
    verbNameOf(command) === verb ? [{ ...(readCommand(command) as CommandOf<V>), command }] : [],
  )
