/** The items that a player may choose several of, where the rules ask for one after the other: cargo, gifts, ships. */

import type { Refusal, Seat } from '@quayside/kernel'
import { stock } from '../../queries/index.ts'
import {
  BUILDINGS,
  type Command,
  GOODS,
  leHavre,
  type Question,
  readAll,
  SHIP_TYPES,
  type ShipTypeName,
  type State,
  TOKENS,
  type TokenName,
} from '../../rules/index.ts'

export interface BasketItem {
  readonly what: TokenName | ShipTypeName
  /** Ships and goods are told apart: there is iron, and there are iron ships. */
  readonly isShip: boolean
  readonly most: number
}

export interface Basket {
  readonly asks: 'fleet' | 'load' | 'give' | 'sell-any' | 'choose' | 'fuel' | 'payment'
  readonly parts: readonly BasketItem[]
}

export const wordOf = ({ what }: BasketItem): string => what.replace('_', '-')

export const parse = (text: string): Command | Refusal => {
  const read = leHavre.notation.parse(text)
  return read.ok ? read.value : read.refusal
}

const goods = (view: State, seat: Seat, limit: number): BasketItem[] =>
  GOODS.flatMap((what, token) => {
    const most = Math.min(stock(view, seat, token), limit)
    return most > 0 ? [{ what, isShip: false, most }] : []
  })

/** The engine takes goods in store order; goods before the current one can no longer be chosen. */
const stillInReach =
  (view: State, seat: Seat, verb: 'load' | 'give') =>
  (part: BasketItem): boolean => {
    const command = parse(`${verb} 1 ${wordOf(part)}`)
    return typeof command === 'number' && leHavre.refuse(view, seat, command)?.code !== 'out-of-order'
  }

const mostShips = (commands: readonly Command[], type: number): number =>
  Math.max(0, ...readAll(commands, 'sail').map(({ ships }) => ships[type] ?? 0))

/** Null for a question that is answered with one item. */
export const basketOf = (
  view: State,
  seat: Seat,
  asked: Question,
  commands: readonly Command[],
): Basket | null => {
  if (!('building' in asked)) return null
  const effect = BUILDINGS[asked.building]?.effect
  switch (asked.asks) {
    case 'fleet':
      return {
        asks: 'fleet',
        parts: SHIP_TYPES.flatMap((what, type) => {
          const most = mostShips(commands, type)
          return most > 0 ? [{ what, isShip: true, most }] : []
        }),
      }
    case 'load':
    case 'give':
      return {
        asks: asked.asks,
        parts: goods(view, seat, asked.count).filter(stillInReach(view, seat, asked.asks)),
      }
    case 'sell-any':
      return {
        asks: 'sell-any',
        parts: goods(view, seat, Number.POSITIVE_INFINITY).filter(stillInReach(view, seat, 'give')),
      }
    case 'choose':
      return {
        asks: 'choose',
        parts: (effect?.op === 'choose' ? effect.among : []).map((token) => ({
          what: TOKENS[token] as TokenName,
          isShip: false,
          most: 1,
        })),
      }
    case 'fuel':
      return {
        asks: 'fuel',
        parts: (effect?.op === 'buy-fuel' ? effect.fuels : []).map(({ token, limit }) => ({
          what: TOKENS[token] as TokenName,
          isShip: false,
          most: limit,
        })),
      }
    default:
      return null
  }
}

/** A payment assembled token by token, from all tokens that any payment option uses. */
export const paymentBasket = (view: State, seat: Seat, tokens: readonly number[]): Basket => ({
  asks: 'payment',
  parts: [...new Set(tokens)]
    .sort((one, other) => one - other)
    .map((token) => ({
      what: TOKENS[token] as TokenName,
      isShip: false,
      most: stock(view, seat, token),
    })),
})
