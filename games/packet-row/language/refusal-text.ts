/** The text of a refusal, a sentence with its numbers. */
import type { RefusalParams } from '@quayside/kernel'
import { type AnyRefusal, explain, gameValues, type Known, playerName, type SeatNames } from '@quayside/texts'
import { AREAS, DESTINATIONS, GOODS, packetRow } from '../rules/index.ts'
import { cardNoun } from './card-names.ts'
import type { Texts } from './texts.ts'

export const refusalText = (refusal: AnyRefusal, texts: Texts, seatNames: SeatNames = []): string =>
  explain(refusal, texts, (refused) => knownValues(refused, texts, seatNames))

/** Whether there is a message for the refusal. */
export const hasTextFor = ({ code }: AnyRefusal, texts: Texts): boolean =>
  code !== 'other' && texts.has(`refusal.${code}`)

const knownValues = (refusal: AnyRefusal, texts: Texts, seatNames: SeatNames): Known => ({
  ...plainValues(refusal.params),
  ...gameValues(refusal, packetRow.game, texts.names.title),
  ...quotedValues(refusal.params),
  ...cardValues(refusal.params, texts),
  ...seatValues(refusal.params, texts, seatNames),
  ...moneyValues(refusal.params, texts),
  ...expectedValues(refusal.params, texts),
})

const PLAIN = [
  'have',
  'used',
  'held',
  'ships',
  'least',
  'most',
  'cards',
  'placed',
  'copies',
  'place',
  'option',
  'pile',
  'type',
  'field',
  'word',
  'what',
] as const

/** Numbers and words of a deck file, unchanged. */
const plainValues = (params: RefusalParams): Known => {
  const known: Known = {}
  for (const name of PLAIN) {
    const value = params[name]
    if (typeof value === 'number' || typeof value === 'string') known[name] = value
  }
  if (typeof params['place'] === 'string') known['field'] = params['place']
  return known
}

const QUOTED = ['option', 'area', 'pile', 'card', 'type', 'value', 'text'] as const

/** The input that was not understood; if a refusal has several, the last one. */
const quotedValues = (params: RefusalParams): Known => {
  const known: Known = {}
  for (const name of QUOTED) {
    const value = params[name]
    if (typeof value === 'string') known['text'] = value.replaceAll('"', '')
  }
  if (typeof params['card'] === 'string') known['id'] = params['card']
  return known
}

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

const cardValues = ({ card, area, destination, good, need }: RefusalParams, texts: Texts): Known => {
  const [where, whither, what] = [oneOf(AREAS, area), oneOf(DESTINATIONS, destination), oneOf(GOODS, good)]
  return {
    ...(typeof card === 'string' ? { card: cardNoun(card, texts) } : {}),
    ...(where === undefined ? {} : { area: texts.area(where) }),
    ...(whither === undefined ? {} : { sails: texts.sails(whither) }),
    ...(what !== undefined && typeof need === 'number' ? { goods: texts.goods(what, need) } : {}),
  }
}

const seatValues = (
  { seat, seats, asked, master }: RefusalParams,
  texts: Texts,
  seatNames: SeatNames,
): Known => {
  const about = asked ?? master
  return {
    ...(typeof seat === 'number' ? { number: seat } : {}),
    ...(typeof seats === 'number' ? { seats: texts.count('player', seats) } : {}),
    ...(typeof about === 'number' ? { player: playerName(about - 1, texts, seatNames) } : {}),
  }
}

const moneyValues = ({ price, money, amount }: RefusalParams, texts: Texts): Known => {
  const held = money ?? amount
  return {
    ...(typeof price === 'number' ? { price: texts.count('dollar', price) } : {}),
    ...(typeof held === 'number' ? { money: texts.count('dollar', held) } : {}),
  }
}

/**
 * The expected values: one of several words, or a range of numbers. A pattern is not shown, because it helps no reader.
 */
const expectedValues = ({ expected }: RefusalParams, texts: Texts): Known => {
  if (typeof expected !== 'object' || expected.length < 2) return {}
  const [least, most] = expected
  return {
    expected:
      typeof least === 'number' && typeof most === 'number'
        ? texts.say('list.range', { least, most })
        : texts.list(expected.map(String), 'or'),
  }
}
