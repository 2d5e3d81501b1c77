/** The question of a seat, and the kind of control that answers it. */
import type { Seat } from '@quayside/kernel'
import { isSale } from '../../queries/auto-actions.ts'
import {
  type Command,
  leHavre,
  type Question,
  question,
  readAll,
  SHIP_VALUE,
  type State,
  type Verb,
  verbNameOf,
} from '../../rules/index.ts'
import { type Basket, basketOf, paymentBasket } from './basket.ts'
import { type PaymentOption, paymentOptions } from './payment.ts'
import { fleetsOf, type Voyage, voyagesOf } from './voyages.ts'

interface Swap {
  readonly gives: number
  readonly gets: number
  readonly command: Command
}

export type Control =
  /** One of several; `first` is chosen initially. */
  | { readonly kind: 'options'; readonly options: readonly Command[]; readonly first: Command | null }
  /** The seat cannot pay and must sell or borrow; nothing is chosen initially. */
  | { readonly kind: 'shortfall'; readonly options: readonly Command[] }
  | { readonly kind: 'payment'; readonly ways: readonly PaymentOption[]; readonly basket: Basket }
  /** A number of times; the answers in ascending order. */
  | { readonly kind: 'amount'; readonly answers: readonly Command[] }
  | { readonly kind: 'voyage'; readonly voyages: readonly Voyage[]; readonly basket: Basket }
  | { readonly kind: 'basket'; readonly basket: Basket; readonly leave: Command | null }
  /** One good given for one other. */
  | {
      readonly kind: 'exchange'
      readonly gives: readonly number[]
      readonly gets: readonly number[]
      readonly answers: readonly Swap[]
      readonly leave: Command | null
    }

export interface Decision {
  readonly asked: Question
  readonly control: Control
  /** Purchases, sales and repayments that are possible besides the answers. */
  readonly asides: readonly Command[]
}

const ASIDE: ReadonlySet<Verb> = new Set<Verb>(['buy', 'buy-ship', 'sell', 'sell-ship', 'repay'])

export const isExtraCommand = (command: Command): boolean => ASIDE.has(verbNameOf(command))

export const isPurchase = (command: Command): boolean =>
  verbNameOf(command) === 'buy' || verbNameOf(command) === 'buy-ship'

const withVerb = (commands: readonly Command[], verb: Verb): Command[] =>
  commands.filter((command) => verbNameOf(command) === verb)

/** Above this number of fleets, ships are chosen one by one, because a list would be too long to compare. */
const FLEETS_SOLVED = 12

/** Null if the seat has no question to answer. */
export const decisionOf = (view: State, seat: Seat): Decision | null => {
  const asked = question(view)
  if (asked === null || !leHavre.deciders(view).includes(seat)) return null
  const commands = leHavre.commands(view, seat)
  const asides = commands.filter(isExtraCommand)
  const answers = commands.filter((command) => !isExtraCommand(command))
  return { asked, control: controlOf(view, seat, asked, answers, asides), asides }
}

/** What the seat may do while another seat is asked; null if nothing. */
export const meanwhileOf = (view: State, seat: Seat): Decision | null => {
  const asked = question(view)
  const commands = leHavre.commands(view, seat)
  return asked === null || commands.length === 0
    ? null
    : { asked, control: { kind: 'options', options: commands, first: null }, asides: [] }
}

const controlOf = (
  view: State,
  seat: Seat,
  asked: Question,
  answers: readonly Command[],
  asides: readonly Command[],
): Control => {
  const only = answers.length === 1 ? (answers[0] ?? null) : null
  switch (asked.asks) {
    case 'supply':
    case 'end-turn':
      return { kind: 'options', options: answers, first: only }
    case 'extra':
    case 'return-cards':
      return { kind: 'options', options: answers, first: answers[0] ?? null }
    case 'interest':
    case 'feeding':
    case 'fee':
    case 'food':
    case 'energy':
    case 'material':
      return withVerb(answers, 'borrow').length > 0
        ? { kind: 'shortfall', options: [...asides.filter(isSale), ...answers] }
        : paymentControl(view, seat, asked, answers)
    case 'times':
      return { kind: 'amount', answers }
    case 'fleet':
    case 'load':
      return {
        kind: 'voyage',
        voyages:
          asked.asks === 'load' ? voyagesOf(view, seat) : fleetsOf(view, seat, answers.slice(-FLEETS_SOLVED)),
        basket: basketOf(view, seat, asked, answers) ?? { asks: asked.asks, parts: [] },
      }
    case 'give':
    case 'sell-any':
    case 'choose':
    case 'fuel':
      return {
        kind: 'basket',
        basket: basketOf(view, seat, asked, answers) ?? { asks: asked.asks, parts: [] },
        leave: withVerb(answers, 'done')[0] ?? null,
      }
    case 'exchange':
      return exchangeControl(answers)
    default:
      return { kind: 'options', options: answers, first: null }
  }
}

const paymentControl = (view: State, seat: Seat, asked: Question, answers: readonly Command[]): Control => {
  const ways = paymentOptions(view, seat, asked, answers)
  const tokens = ways.flatMap((way) => way.tokens.map(({ token }) => token))
  return { kind: 'payment', ways, basket: paymentBasket(view, seat, tokens) }
}

/** The exchange with the largest gain, by the goods' value on a ship. */
export const bestSwap = <Answer extends Pick<Swap, 'gives' | 'gets'>>(
  answers: readonly Answer[],
): Answer | undefined => answers.toSorted((one, other) => gainOf(other) - gainOf(one))[0]

const gainOf = ({ gives, gets }: Pick<Swap, 'gives' | 'gets'>): number =>
  (SHIP_VALUE[gets] ?? 0) - (SHIP_VALUE[gives] ?? 0)

const exchangeControl = (answers: readonly Command[]): Control => {
  const swaps = readAll(answers, 'exchange')
  return {
    kind: 'exchange',
    gives: [...new Set(swaps.map(({ gives }) => gives))],
    gets: [...new Set(swaps.map(({ gets }) => gets))],
    answers: swaps,
    leave: withVerb(answers, 'done')[0] ?? null,
  }
}
