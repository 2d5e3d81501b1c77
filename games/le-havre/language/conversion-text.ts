/** Texts for conversions: what is paid and gained, and how often. */

import { type Conversion, type Effect, TOKENS, type TokenAmounts, type TokenName } from '../rules/index.ts'
import type { Texts } from './texts.ts'

const tokenName = (token: number): TokenName => TOKENS[token] ?? 'franc'

const isFrancs = ({ token }: TokenAmounts[number]): boolean => tokenName(token) === 'franc'

/** The good of a bundle of exactly one token, whose number the text leaves out. */
const single = (bundle: TokenAmounts): TokenName | null => {
  const [only, ...others] = bundle
  return only !== undefined && only.amount === 1 && others.length === 0 ? tokenName(only.token) : null
}

/** The message for a conversion; a bonus in francs has its own sentence. */
const conversionKind = (part: Conversion): 'upgrade' | 'sell' | 'exchange' | 'pay' => {
  if (part.from.length === 0) return 'pay'
  if (part.turnsOver) return 'upgrade'
  return part.to.every(isFrancs) && !part.from.some(isFrancs) ? 'sell' : 'exchange'
}

/** Food or energy that is paid instead of goods. */
const paymentOf = (part: Conversion, times: number, texts: Texts): string =>
  part.foodEach > 0
    ? texts.count('food', part.foodEach * times)
    : texts.count('energy', (part.halfEnergyEach * times) / 2)

const mainSentence = (part: Conversion, to: TokenAmounts, texts: Texts): string => {
  const limit = part.limit ?? 0
  const kind = conversionKind(part)
  const from = single(part.from)
  const target = single(to)
  if (kind === 'upgrade' && from !== null && target !== null)
    return texts.say('effect.convert.upgrade-kind', {
      limit,
      amount: texts.count(from, limit),
      kind: texts.kind(from),
      to: texts.kind(target),
    })
  if (kind === 'sell' && from !== null)
    return texts.say('effect.convert.sell-kind', {
      limit,
      amount: texts.count(from, limit),
      kind: texts.kind(from),
      francs: texts.tokens(to),
    })
  if (kind === 'pay')
    return texts.say('effect.convert.pay', {
      limit,
      from: paymentOf(part, 1, texts),
      to: texts.tokens(to),
    })
  const id = kind === 'exchange' ? 'effect.convert' : (`effect.convert.${kind}` as const)
  return texts.say(id, { limit, from: texts.tokens(part.from), to: texts.tokens(to) })
}

export const conversionSentences = (part: Conversion, texts: Texts): string[] => {
  const kind = conversionKind(part)
  const upgrade = kind === 'upgrade' ? 'yes' : 'no'
  const bonus = kind === 'upgrade' ? part.to.filter(isFrancs) : []
  const brings = [
    ...bonus.map(({ token, amount }) => texts.count(tokenName(token), amount)),
    ...(part.halves === null ? [] : [texts.count(tokenName(part.halves), 0.5)]),
  ]
  const { halfEnergyEach, energyOnce, limit } = part
  return [
    mainSentence(part, kind === 'upgrade' ? part.to.filter((gained) => !isFrancs(gained)) : part.to, texts),
    ...(halfEnergyEach > 0 && kind !== 'pay'
      ? [
          texts.say('effect.convert.energy-each', {
            energy: texts.count('energy', halfEnergyEach / 2),
            rounded: halfEnergyEach % 2 === 1 ? 'yes' : 'no',
            upgrade,
          }),
        ]
      : []),
    ...(energyOnce > 0
      ? [
          texts.say('effect.convert.energy-once', {
            energy: texts.count('energy', energyOnce),
            limit: limit ?? 0,
          }),
        ]
      : []),
    ...(brings.length > 0
      ? [
          texts.say('effect.convert.also-brings', {
            tokens: texts.list(brings, 'and'),
            rounded: part.halves === null ? 'no' : 'yes',
            upgrade,
          }),
        ]
      : []),
    ...(part.per === null
      ? []
      : [
          texts.say('effect.convert.per', {
            times: part.per.times,
            kind: texts.kind(tokenName(part.per.token)),
          }),
        ]),
  ]
}

const multiply = (bundle: TokenAmounts, times: number): TokenAmounts =>
  bundle.map(({ token, amount }) => ({ token, amount: amount * times }))

/** What a conversion costs and brings when it is done a number of times. */
const conversionYield = (
  part: Conversion,
  times: number,
): { readonly from: TokenAmounts; readonly to: TokenAmounts; readonly bonus: TokenAmounts } => {
  const upgrade = conversionKind(part) === 'upgrade'
  const halves = Math.floor(times / 2)
  return {
    from: multiply(part.from, times),
    to: multiply(upgrade ? part.to.filter((gained) => !isFrancs(gained)) : part.to, times),
    bonus: [
      ...multiply(upgrade ? part.to.filter(isFrancs) : [], times),
      ...(part.halves !== null && halves > 0 ? [{ token: part.halves, amount: halves }] : []),
    ],
  }
}

/** Null where the effect does nothing when done that many times. */
export const conversionCountText = (
  effect: Effect,
  place: number,
  times: number,
  texts: Texts,
): string | null => {
  if (times === 0) return texts.say('command.convert.skip')
  if (effect.op === 'gain' && effect.extra !== null)
    return texts.say('command.convert.extra', {
      energy: texts.count('energy', effect.extra.energy),
      tokens: texts.tokens(effect.extra.tokens),
    })
  if (effect.op === 'duplicate')
    return texts.say('command.convert.duplicate', {
      francs: texts.count('franc', effect.costly.francs),
      tokens: texts.tokens([{ token: effect.costly.token, amount: 1 }]),
    })
  if (effect.op === 'tariff')
    return texts.say('command.convert.sell', {
      from: texts.tokens([{ token: effect.good, amount: times }]),
      to: texts.count('franc', effect.francs[times - 1] ?? 0),
    })
  const part = effect.op === 'convert' ? effect.parts[place] : undefined
  return part === undefined ? null : convertPart(part, times, texts)
}

const convertPart = (part: Conversion, times: number, texts: Texts): string => {
  const kind = conversionKind(part)
  const { from, to, bonus } = conversionYield(part, times)
  const params = {
    from: kind === 'pay' ? paymentOf(part, times, texts) : texts.tokens(from),
    to: texts.tokens(to),
  }
  return bonus.length === 0
    ? texts.say(`command.convert.${kind}`, params)
    : texts.say('command.convert.upgrade-bonus', { ...params, bonus: texts.tokens(bonus) })
}
