/**
 * The amounts of a basket, and the commands for them. These are applied to a copy of the state, which gives the refusal.
 * Loaded with the trays that need it.
 */

import type { Refusal, Seat } from '@quayside/kernel'
import { refusalText } from '../../language/index.ts'
import { phaseOf } from '../../queries/index.ts'
import {
  type Command,
  GOODS,
  leHavre,
  question,
  SHIP_VALUE,
  type State,
  TOKENS,
  type TokenName,
} from '../../rules/index.ts'
import { type Basket, type BasketItem, parse, wordOf } from './basket.ts'
import type { OptionContext } from './option-cards.ts'

/** The amount of each part, in the order of the parts. */
export type Amounts = readonly number[]

export interface Filled {
  /** The commands for the amounts, as far as they are possible. */
  readonly commands: readonly Command[]
  /** Why the rest is not possible; null if everything is. */
  readonly refusal: Refusal | null
}

const counted = (basket: Basket, amounts: Amounts): string =>
  basket.parts
    .flatMap((part, place) => ((amounts[place] ?? 0) > 0 ? [`${amounts[place]} ${wordOf(part)}`] : []))
    .join(' ')

const chosen = (basket: Basket, amounts: Amounts): string =>
  basket.parts.flatMap((part, place) => ((amounts[place] ?? 0) > 0 ? [wordOf(part)] : [])).join(' ')

/** The commands for the amounts, in notation. */
const wordsOf = (basket: Basket, amounts: Amounts): string[] => {
  const each = (verb: string): string[] =>
    basket.parts.flatMap((part, place) =>
      (amounts[place] ?? 0) > 0 ? [`${verb} ${amounts[place]} ${wordOf(part)}`] : [],
    )
  switch (basket.asks) {
    case 'fleet':
      return [`sail ${counted(basket, amounts)}`]
    case 'payment':
      return [`pay ${counted(basket, amounts)}`]
    case 'choose':
      return [`choose ${chosen(basket, amounts)}`]
    case 'fuel':
      return [`fuel ${amounts[0] ?? 0} ${amounts[1] ?? 0}`]
    case 'load':
      return each('load')
    case 'give':
    case 'sell-any':
      return each('give')
  }
}

const anything = (amounts: Amounts): boolean => amounts.some((amount) => amount > 0)

/** Questions that take one command for each good and a final `done`; an empty basket sends only `done`. */
const isList = ({ asks }: Basket): boolean => asks === 'load' || asks === 'give' || asks === 'sell-any'

/** No commands and no refusal while nothing is chosen. */
export const fill = (view: State, seat: Seat, basket: Basket, amounts: Amounts): Filled => {
  if (!anything(amounts) && !isList(basket)) return { commands: [], refusal: null }
  const state = leHavre.copy(view)
  const commands: Command[] = []
  for (const text of [...wordsOf(basket, amounts), 'done']) {
    if (text === 'done' && question(state)?.asks !== basket.asks) break
    const command = parse(text)
    if (typeof command !== 'number') return { commands, refusal: command }
    const refusal = leHavre.refuse(state, seat, command)
    if (refusal !== null) return { commands, refusal }
    leHavre.apply(state, seat, command)
    commands.push(command)
  }
  return { commands, refusal: null }
}

const unitValue = ({ what }: BasketItem): number => SHIP_VALUE[TOKENS.indexOf(what as TokenName)] ?? 0

/** One unit of a part, by its place in the basket. */
interface Unit {
  readonly place: number
  readonly value: number
}

const unitsOf = ({ parts }: Basket): Unit[] =>
  parts.flatMap((part, place) => Array.from({ length: part.most }, () => ({ place, value: unitValue(part) })))

const cheapest = (units: readonly Unit[]): Unit[] => units.toSorted((one, other) => one.value - other.value)

/** The first units that the rules accept: as few of them as possible, or as many. */
const accepted = (
  view: State,
  seat: Seat,
  basket: Basket,
  { units, size }: { readonly units: readonly Unit[]; readonly size: 'fewest' | 'most' },
): Amounts | null => {
  const sizes = units.map((_, before) => before + 1)
  for (const taken of size === 'fewest' ? sizes : sizes.toReversed()) {
    const first = units.slice(0, taken)
    const amounts = basket.parts.map((_, place) => first.filter((unit) => unit.place === place).length)
    if (fill(view, seat, basket, amounts).refusal === null) return amounts
  }
  return null
}

/** Everything at the end of the game, before that what is worth least: standard goods, if they are enough for a franc. */
const suggestedSale = (view: State, seat: Seat, basket: Basket): Amounts | null => {
  const isUpgraded = ({ place }: Unit): boolean =>
    (TOKENS as readonly string[]).indexOf(basket.parts[place]?.what ?? '') >= GOODS.length / 2
  const standard = cheapest(unitsOf(basket).filter((unit) => !isUpgraded(unit)))
  const upgraded = cheapest(unitsOf(basket).filter(isUpgraded))
  return phaseOf(view) === 'final'
    ? // A number of standard goods may be left over, so these come last.
      accepted(view, seat, basket, { units: [...upgraded, ...standard], size: 'most' })
    : (accepted(view, seat, basket, { units: standard, size: 'fewest' }) ??
        accepted(view, seat, basket, { units: upgraded, size: 'fewest' }))
}

/**
 * Initial amounts: the most valuable goods to take, the least valuable ones to give away, as much fuel as the food pays
 * for; none where a voyage or a payment is suggested as a whole.
 */
export const suggestedAmounts = (view: State, seat: Seat, basket: Basket): Amounts => {
  const suggested = (): Amounts | null => {
    const units = cheapest(unitsOf(basket))
    switch (basket.asks) {
      case 'choose':
        return accepted(view, seat, basket, { units: units.toReversed(), size: 'fewest' })
      case 'give':
        return accepted(view, seat, basket, { units, size: 'fewest' })
      case 'fuel':
        return accepted(view, seat, basket, { units, size: 'most' })
      case 'sell-any':
        return suggestedSale(view, seat, basket)
      case 'fleet':
      case 'load':
      case 'payment':
        return null
    }
  }
  return suggested() ?? basket.parts.map(() => 0)
}

/** Once some items are chosen, `too-few` is shown as how many more are needed. */
export const objectionTo = (
  { commands, refusal }: Filled,
  { texts, names }: Pick<OptionContext, 'texts' | 'names'>,
): string => {
  if (refusal === null) return ''
  const { least } = refusal.params
  return refusal.code === 'too-few' && commands.length > 0 && typeof least === 'number'
    ? texts.tray('basket.more', { goods: texts.game.count('good', least) })
    : refusalText(refusal, texts.game, names)
}
