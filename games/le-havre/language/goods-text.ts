/** Texts for lists of goods: alternatives, kinds, all but some, and by price. */

import { joinNouns, type Noun } from '@quayside/texts'
import { GOODS, TOKENS, type TokenName } from '../rules/index.ts'
import type { Texts } from './texts.ts'

/** `1 charcoal, 1 leather, or 1 brick`. */
export const oneOf = (tokens: readonly number[], texts: Texts): string =>
  texts.list(
    tokens.map((token) => texts.tokens([{ token, amount: 1 }])),
    'or',
  )

export const nameOf = (token: number): TokenName => TOKENS[token] ?? 'franc'

/** The kinds as a list, in every grammatical form. */
export const kinds = (tokens: readonly number[], join: 'and' | 'or', texts: Texts): Noun =>
  joinNouns(
    tokens.map((token) => texts.kind(nameOf(token))),
    (items) => texts.list(items, join),
  )

/** Joins several items pairwise, with the language's rule for two. */
export const fold = (items: readonly string[], join: (first: string, rest: string) => string): string => {
  const [first = '', ...rest] = items
  return rest.length === 0 ? first : join(first, fold(rest, join))
}

/** Groups goods of the same value, the most expensive last. */
export const byValue = (
  goods: readonly number[],
  worthOf: (good: number) => number,
  texts: Texts,
): string => {
  const values = [...new Set(goods.map(worthOf))].sort((a, b) => a - b)
  return fold(
    values.map((value) =>
      texts.say('effect.ship-goods.value', {
        francs: texts.count('franc', value),
        goods: kinds(
          goods.filter((good) => worthOf(good) === value),
          'or',
          texts,
        ),
      }),
    ),
    (first, rest) => texts.say('list.semicolon', { first, rest }),
  )
}

/**
 * All standard goods, all upgraded goods, all goods, or one of these except for one or two; any other set is listed.
 */
export const amongText = (among: readonly number[], texts: Texts): string => {
  const half = GOODS.length / 2
  for (const [side, first, size] of [
    ['standard', 0, half],
    ['upgraded', half, half],
    ['all', 0, GOODS.length],
  ] as const) {
    if (among.some((token) => token < first || token >= first + size)) continue
    const left = GOODS.map((_, good) => good).filter(
      (good) => good >= first && good < first + size && !among.includes(good),
    )
    if (left.length === 0) return texts.say(`goods.${side}`)
    if (left.length <= 2) {
      const goods = kinds(left, 'and', texts)
      return texts.say(`goods.${side}-except`, { goods })
    }
  }
  return kinds(among, 'and', texts).plain
}
