/** The sixteen goods, standard sides first; a standard good at index g turns over into the one at g + 8. */

export const GOODS = [
  'fish',
  'wood',
  'clay',
  'iron',
  'grain',
  'cattle',
  'coal',
  'hide',
  'smoked_fish',
  'charcoal',
  'brick',
  'steel',
  'bread',
  'meat',
  'coke',
  'leather',
] as const

export type GoodName = (typeof GOODS)[number]

/** The kinds of tokens in a store: the goods and, last, francs, which are not goods. */
export const TOKENS = [...GOODS, 'franc'] as const

export type TokenName = (typeof TOKENS)[number]

/** Index of a token in a store. */
export type Token = number

export const tokenName = (token: Token): string => TOKENS[token] ?? ''

export const FISH = 0
export const WOOD = 1
export const CLAY = 2
export const IRON = 3
export const GRAIN = 4
export const CATTLE = 5
export const COAL = 6
export const HIDE = 7
export const SMOKED_FISH = 8
export const CHARCOAL = 9
export const BRICK = 10
export const STEEL = 11
export const BREAD = 12
export const MEAT = 13
export const COKE = 14
export const LEATHER = 15
export const FRANC = 16

export const STANDARD_GOODS = 8
export const GOOD_COUNT = 16
export const TOKEN_COUNT = 17

export const isUpgraded = (token: Token): boolean => token >= STANDARD_GOODS && token < GOOD_COUNT

export const token = (name: TokenName): Token => TOKENS.indexOf(name)

/** Food value of a token; a franc always counts as one food. */
export const FOOD: readonly number[] = [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 3, 0, 0, 1]

export const ENERGY: readonly number[] = [0, 1, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 10, 0, 0]

/** Francs for a good at the Shipping Line. */
export const SHIP_VALUE: readonly number[] = [1, 1, 1, 2, 1, 3, 3, 2, 2, 2, 2, 8, 3, 2, 5, 4, 0]

/** Amounts of tokens by name: a cost, a gain, a store. */
export type Tokens = Readonly<Partial<Record<TokenName, number>>>

/** Amounts of tokens in store order, in the form that the engine iterates over. */
export type TokenAmounts = readonly { readonly token: Token; readonly amount: number }[]

export const bundle = (tokens: Tokens): TokenAmounts =>
  TOKENS.flatMap((name, token) => {
    const amount = tokens[name]
    return amount === undefined ? [] : [{ token, amount }]
  })
