/** Ranked payment options for a demand, and the bar that shows how each covers it. */

import type { Seat } from '@quayside/kernel'
import { foodOutlook, owes, stock } from '../../queries/index.ts'
import {
  BUILDINGS,
  type Command,
  ENERGY,
  FOOD,
  leHavre,
  paymentBundle,
  type Question,
  question,
  SHIP_VALUE,
  type State,
  TOKENS,
  type TokenAmounts,
} from '../../rules/index.ts'

export interface Demand {
  readonly unit: 'food' | 'energy' | 'franc' | 'material'
  readonly need: number
  /** The part of a larger demand that the seat's ships already cover. */
  readonly ships: number
}

export interface PaymentOption {
  readonly command: Command
  readonly tokens: TokenAmounts
  /** Amount paid beyond the demand. */
  readonly waste: number
  /** Value of what is given up: goods at the Shipping Line's prices, and francs. */
  readonly value: number
  /** Tag of a notable option, such as the cheapest. */
  readonly keeps: Keeps | null
}

type Keeps = 'value' | 'francs' | 'goods' | 'exact'

const FRANC = TOKENS.indexOf('franc')

/** How much of a demand one token pays. */
const WORTH: Readonly<Record<Demand['unit'], (token: number) => number>> = {
  food: (token) => FOOD[token] ?? 0,
  energy: (token) => ENERGY[token] ?? 0,
  franc: (token) => (token === FRANC ? 1 : 0),
  material: () => 1,
}

const sum = (tokens: TokenAmounts, each: (token: number) => number): number =>
  tokens.reduce((all, { token, amount }) => all + each(token) * amount, 0)

export const covers = (demand: Demand, tokens: TokenAmounts): number => sum(tokens, WORTH[demand.unit])

/** The demand of a question; null if it is not about a payment. */
export const demandOf = (view: State, seat: Seat, asked: Question): Demand | null => {
  switch (asked.asks) {
    case 'interest':
      return { unit: 'franc', need: dueOf(asked.dues, seat), ships: 0 }
    case 'feeding':
      return { unit: 'food', need: dueOf(asked.dues, seat), ships: foodOutlook(view, seat)?.ships ?? 0 }
    case 'food':
    case 'energy':
      return { unit: asked.asks, need: asked.need, ships: 0 }
    case 'material': {
      const { wood, clay, brick, iron, steel } = asked.need
      return { unit: 'material', need: wood + clay + brick + iron + steel, ships: 0 }
    }
    case 'fee':
      return feeDemands(asked.building)[0] ?? null
    default:
      return null
  }
}

const dueOf = (dues: readonly { readonly seat: Seat; readonly owes: number }[], seat: Seat): number =>
  dues.find((due) => due.seat === seat)?.owes ?? 0

const feeDemands = (building: number): Demand[] =>
  (BUILDINGS[building]?.fee ?? []).map((fee) =>
    'food' in fee
      ? { unit: 'food', need: fee.food, ships: 0 }
      : { unit: 'franc', need: fee.francs, ships: 0 },
  )

/** A fee in food or francs is paid with either, so the waste is measured against the alternative that is met. */
const wasteOf = (asked: Question, demand: Demand, tokens: TokenAmounts): number => {
  const demands = asked.asks === 'fee' ? feeDemands(asked.building) : [demand]
  const over = demands.map((one) => covers(one, tokens) - one.need).filter((waste) => waste >= 0)
  return over.length === 0 ? 0 : Math.min(...over)
}

/** Least waste first, then least value given up. */
export const paymentOptions = (
  view: State,
  seat: Seat,
  asked: Question,
  commands: readonly Command[],
): PaymentOption[] => {
  const demand = demandOf(view, seat, asked)
  if (demand === null) return []
  const ways = commands
    .map((command) => {
      const tokens = paymentBundle(command)
      const value = sum(tokens, (token) => (token === FRANC ? 1 : (SHIP_VALUE[token] ?? 0)))
      const way: PaymentOption = {
        command,
        tokens,
        waste: wasteOf(asked, demand, tokens),
        value,
        keeps: null,
      }
      return way
    })
    .sort(
      (one, other) =>
        one.value - other.value || one.waste - other.waste || pays(one, FRANC) - pays(other, FRANC),
    )
  return ways.length > 1 ? named(ways) : ways
}

const pays = (way: PaymentOption, token: number): number =>
  way.tokens.find((part) => part.token === token)?.amount ?? 0

/** Options with a tag first, then the others by cost. */
const named = (ways: readonly PaymentOption[]): PaymentOption[] => {
  const first = (keeps: Keeps, fits: (way: PaymentOption) => boolean): readonly PaymentOption[] =>
    ways.filter(fits).map((way) => ({ ...way, keeps }))
  const standing = [
    ...first('value', () => true).slice(0, 1),
    ...first('francs', (way) => pays(way, FRANC) === 0).slice(0, 1),
    ...first('goods', (way) => pays(way, FRANC) > 0 && way.tokens.length === 1).slice(0, 1),
    ...first('exact', (way) => way.waste === 0).slice(0, 1),
  ]
  const chosen: PaymentOption[] = []
  for (const way of standing) if (chosen.every(({ command }) => command !== way.command)) chosen.push(way)
  // Keeping francs is a tag only if some option pays with francs.
  const mixed = ways.some((way) => pays(way, FRANC) > 0)
  const tagged = chosen.map((way) => (way.keeps === 'francs' && !mixed ? { ...way, keeps: null } : way))
  return [...tagged, ...ways.filter(({ command }) => chosen.every((way) => way.command !== command))]
}

/** The command and, if it leads to a payment, the option that gives up the least value. */
export const cheapestPayment = (view: State, seat: Seat, command: Command): Command[] => {
  const state = leHavre.copy(view)
  const commands = [command]
  for (;;) {
    leHavre.apply(state, seat, commands.at(-1) ?? command)
    const asked = question(state)
    if (asked === null || !('building' in asked) || asked.seat !== seat) return commands
    const [best] = paymentOptions(state, seat, asked, leHavre.commands(state, seat))
    if (best === undefined) return commands
    commands.push(best.command)
  }
}

/** A fee in food or francs is measured in the unit that is paid. */
export const demandMet = (asked: Question, demand: Demand, tokens: TokenAmounts): Demand => {
  const fees = asked.asks === 'fee' ? feeDemands(asked.building) : []
  return fees.find((fee) => covers(fee, tokens) === fee.need) ?? demand
}

// ---- the bar

export type Segment =
  | { readonly kind: 'ships' | 'waste' | 'missing' | 'open'; readonly amount: number }
  | { readonly kind: 'pays'; readonly token: number; readonly amount: number }

export interface PaymentMeter {
  readonly unit: Demand['unit']
  /** The whole demand, including what ships cover. */
  readonly demand: number
  readonly covered: number
  readonly wasted: number
  readonly missing: number
  readonly segments: readonly Segment[]
  /** Length of the bar in units. */
  readonly length: number
}

/** Demand, cover and waste of a payment. `short` is the amount that cannot be covered at all. */
export const meterOf = (demand: Demand, tokens: TokenAmounts, short = 0): PaymentMeter => {
  const whole = demand.need + demand.ships
  const paid = covers(demand, tokens)
  const wasted = Math.max(0, paid - demand.need)
  const open = Math.max(0, demand.need - paid - short)
  const segments: Segment[] = [
    { kind: 'ships', amount: demand.ships },
    ...paidSegments(demand, tokens, wasted),
    { kind: 'waste', amount: wasted },
    { kind: 'missing', amount: short },
    { kind: 'open', amount: open },
  ]
  return {
    unit: demand.unit,
    demand: whole,
    covered: Math.min(whole, demand.ships + paid),
    wasted,
    missing: short,
    segments: segments.filter(({ amount }) => amount > 0),
    length: Math.max(whole, demand.ships + paid),
  }
}

/** The waste is subtracted from the last token that pays. */
const paidSegments = (demand: Demand, tokens: TokenAmounts, wasted: number): Segment[] => {
  const parts = tokens.map(({ token, amount }) => ({
    kind: 'pays' as const,
    token,
    amount: WORTH[demand.unit](token) * amount,
  }))
  let rest = wasted
  for (let place = parts.length - 1; place >= 0 && rest > 0; place--) {
    const part = parts[place]
    if (part === undefined) break
    const cut = Math.min(rest, part.amount)
    parts[place] = { ...part, amount: part.amount - cut }
    rest -= cut
  }
  return parts
}

export interface Shortfall {
  readonly held: TokenAmounts
  readonly short: number
}

export const shortfall = (view: State, seat: Seat): Shortfall => {
  const asked = question(view)
  const demand = asked === null ? null : demandOf(view, seat, asked)
  if (demand === null) return { held: [], short: 0 }
  const held = TOKENS.flatMap((_, token) => {
    const amount = stock(view, seat, token)
    return amount > 0 && covers(demand, [{ token, amount }]) > 0 ? [{ token, amount }] : []
  })
  return { held, short: Math.max(0, owes(view, seat) - covers(demand, held)) }
}
