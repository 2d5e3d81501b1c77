/** The text of a refusal, a sentence with its numbers. */
import type { RefusalParams } from '@quayside/kernel'
import {
  type AnyRefusal,
  explain,
  gameValues,
  joinNouns,
  type Known,
  playerName,
  type SeatNames,
} from '@quayside/texts'
import { leHavre, OFFERS, TOKENS, type TokenName } from '../rules/index.ts'
import { kinds } from './goods-text.ts'
import { isShipType, isToken, type Texts } from './texts.ts'

export const refusalText = (refusal: AnyRefusal, texts: Texts, seatNames: SeatNames = []): string =>
  explain(refusal, texts, (refused) => knownValues(refused, texts, seatNames))

/** Whether there is a message for the refusal. */
export const hasTextFor = ({ code }: AnyRefusal, texts: Texts): boolean =>
  code !== 'other' && texts.has(`refusal.${code}`)

const knownValues = (refusal: AnyRefusal, texts: Texts, seatNames: SeatNames): Known => ({
  ...plainValues(refusal),
  ...paymentValues(refusal.params, texts),
  ...limitValues(refusal.params, texts),
  ...gameValues(refusal, leHavre.game, texts.names.title),
  ...cardValues(refusal.params, texts),
  ...seatValues(refusal.params, texts, seatNames),
  ...amountValues(refusal, texts),
  ...feeValues(refusal.params, texts),
  ...missingValues(refusal.params, texts),
})

const PLAIN = ['have', 'need', 'of', 'field'] as const

/** Numbers and quoted input, unchanged. */
const plainValues = ({ params }: AnyRefusal): Known => {
  const known: Known = {}
  for (const name of PLAIN) {
    const value = params[name]
    if (typeof value === 'number' || typeof value === 'string') known[name] = value
  }
  return known
}

/** The amounts of a payment with their unit. */
const paymentValues = ({ unit, need, pays, have }: RefusalParams, texts: Texts): Known => {
  if (unit !== 'food' && unit !== 'franc' && unit !== 'energy' && unit !== 'material') return {}
  const counted = unit === 'material' ? 'good' : unit
  const known: Known = {}
  for (const [name, amount] of Object.entries({ need, pays, have }))
    if (typeof amount === 'number') known[name] = texts.quantity(counted, amount)
  return known
}

/** The lowest and highest amount allowed, in goods or times. */
const limitValues = ({ unit, most, least }: RefusalParams, texts: Texts): Known => {
  if (unit !== 'good' && unit !== 'time') return {}
  const known: Known = {}
  for (const [name, amount] of Object.entries({ most, least }))
    if (typeof amount === 'number') known[name] = texts.quantity(unit, amount)
  return known
}

const cardValues = (params: RefusalParams, texts: Texts): Known => {
  const known: Known = {}
  const { building, ship, card, good } = params
  if (typeof building === 'string') known['building'] = texts.card(building)
  if (typeof ship === 'string') known['ship'] = texts.ship(ship)
  const either = card ?? building ?? ship
  if (typeof either === 'string') known['card'] = texts.card(either)
  if (typeof good === 'string' && isToken(good)) known['good'] = texts.kind(good)
  return known
}

const seatValues = ({ seat, seats }: RefusalParams, texts: Texts, seatNames: SeatNames): Known => ({
  ...(typeof seat === 'number' ? { number: seat, player: playerName(seat - 1, texts, seatNames) } : {}),
  ...(typeof seats === 'number' ? { seats: texts.count('player', seats) } : {}),
})

/** The missing amount with its unit; null where nothing is missing. */
const amountValues = ({ code, params }: AnyRefusal, texts: Texts): Known => {
  if (code === 'no-such-offer') return { goods: kinds(OFFERS, 'and', texts) }
  const { need, have, good, type } = params
  if (typeof need !== 'number') return {}
  if (code === 'wrong-count') return { goods: texts.count('good', need) }
  if (typeof have !== 'number' || need <= have) return {}
  return {
    energy: texts.count('energy', need),
    francs: texts.count('franc', need),
    food: texts.count('food', need),
    ...(typeof good === 'string' && isToken(good) ? { tokens: texts.count(good, need) } : {}),
    ...(typeof type === 'string' && isShipType(type) ? { ships: texts.countShips(type, need) } : {}),
  }
}

/** The alternatives of the fee, and what the visitor holds of the first one. */
const feeValues = ({ food, francs, have, haveFrancs }: RefusalParams, texts: Texts): Known => {
  if (typeof food !== 'number' || typeof francs !== 'number') return {}
  const terms = [
    ...(food > 0 ? [texts.count('food', food)] : []),
    ...(francs > 0 ? [texts.count('franc', francs)] : []),
  ]
  const held = food > 0 ? have : haveFrancs
  if (terms.length === 0 || typeof held !== 'number') return {}
  return { fee: texts.list(terms, 'or'), held: texts.count(food > 0 ? 'food' : 'franc', held) }
}

/** Names of the missing tokens, with amounts where the refusal has them. */
const missingValues = ({ missing, amounts }: RefusalParams, texts: Texts): Known => {
  if (typeof missing !== 'object' || missing.length === 0) return {}
  const numbers = typeof amounts === 'object' ? amounts : []
  const parts = missing.flatMap((name, place) => {
    const token: TokenName | undefined = TOKENS.find((known) => known === name)
    const amount = numbers[place]
    if (token === undefined) return []
    return [typeof amount === 'number' ? texts.quantity(token, amount) : texts.kind(token)]
  })
  return parts.length === 0 ? {} : { missing: joinNouns(parts, (items) => texts.list(items, 'and')) }
}
