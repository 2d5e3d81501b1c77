/** Functions that building cards use to declare their effects. */

import { CATEGORIES, type Category } from './categories.ts'
import type { Barter, Closed, Conversion, Convert, Gain, Pick, Rest } from './effect.ts'
import { bundle, STANDARD_GOODS, TOKENS, type Token, type TokenName, type Tokens, token } from './goods.ts'

export const closed: Closed = { op: 'closed' }

export const gain = (
  tokens: Tokens,
  more: {
    readonly perFisherman?: Tokens
    readonly perHammer?: Tokens
    readonly withHammer?: Tokens
    readonly perGuest?: Tokens
    readonly perCategory?: Readonly<Partial<Record<Category, Tokens>>>
    readonly francPerThree?: readonly TokenName[]
    readonly requires?: Tokens
    readonly extra?: { readonly energy: number; readonly tokens: Tokens }
  } = {},
): Gain => ({
  op: 'gain',
  tokens: bundle(tokens),
  perFisherman: bundle(more.perFisherman ?? {}),
  perHammer: bundle(more.perHammer ?? {}),
  withHammer: bundle(more.withHammer ?? {}),
  perGuest: bundle(more.perGuest ?? {}),
  perCategory: CATEGORIES.flatMap((category) => {
    const perOne = more.perCategory?.[category]
    return perOne === undefined ? [] : [{ category, tokens: bundle(perOne) }]
  }),
  francPerThree: (more.francPerThree ?? []).map(token),
  requires: bundle(more.requires ?? {}),
  extra: more.extra ? { energy: more.extra.energy, tokens: bundle(more.extra.tokens) } : null,
})

interface ConversionTerms {
  readonly limit?: number
  /** Half a unit of this for each time. */
  readonly half?: TokenName
  readonly energyEach?: number
  readonly energyOnce?: number
  readonly food?: number
  readonly per?: { readonly token: TokenName; readonly times: number }
}

const conversion = (from: Tokens, to: Tokens, terms: ConversionTerms, turnsOver: boolean): Conversion => ({
  from: bundle(from),
  to: bundle(to),
  halves: terms.half === undefined ? null : token(terms.half),
  limit: terms.limit ?? null,
  halfEnergyEach: (terms.energyEach ?? 0) * 2,
  energyOnce: terms.energyOnce ?? 0,
  foodEach: terms.food ?? 0,
  per: terms.per === undefined ? null : { token: token(terms.per.token), times: terms.per.times },
  turnsOver,
})

/** Turns tokens over to their upgraded side. */
export const upgrade = (
  from: TokenName,
  to: TokenName,
  terms: ConversionTerms & { readonly subsidy?: number } = {},
): Convert => ({
  op: 'convert',
  parts: [
    conversion(
      { [from]: 1 },
      terms.subsidy === undefined ? { [to]: 1 } : { [to]: 1, franc: terms.subsidy },
      terms,
      true,
    ),
  ],
  either: false,
})

/** Exchanges goods for others or for francs. */
export const trade = (from: Tokens, to: Tokens, terms: ConversionTerms = {}): Convert => ({
  op: 'convert',
  parts: [conversion(from, to, terms, false)],
  either: false,
})

/** Several conversions in one visit. */
export const both = (...converts: readonly Convert[]): Convert => ({
  op: 'convert',
  parts: converts.flatMap((convert) => convert.parts),
  either: false,
})

/** One of several conversions. */
export const either = (...converts: readonly Convert[]): Convert => ({ ...both(...converts), either: true })

const STANDARD: readonly Token[] = Array.from({ length: STANDARD_GOODS }, (_, good) => good)
const UPGRADED: readonly Token[] = STANDARD.map((good) => good + STANDARD_GOODS)
const EVERY_GOOD: readonly Token[] = [...STANDARD, ...UPGRADED]

const without = (goods: readonly Token[], names: readonly TokenName[]): readonly Token[] =>
  goods.filter((good) => !names.map(token).includes(good))

/** A number of different goods in return for loan cards. */
export const borrowGoods = (
  loans: number,
  count: number,
  terms: { readonly except: readonly TokenName[] },
): Pick => {
  const among = without(EVERY_GOOD, terms.except)
  return { op: 'pick', among, count, francs: among.map(() => 0), loans }
}

/** Different upgraded goods at `each` franc, except for more expensive ones. */
export const buyUpgraded = (each: number, dearer: Tokens): Pick => ({
  op: 'pick',
  among: UPGRADED,
  count: null,
  francs: UPGRADED.map((good) => dearer[TOKENS[good] ?? 'franc'] ?? each),
  loans: 0,
})

/** Any goods for others with the same total value on a ship. */
export const barterByValue = (most: number): Barter => ({
  op: 'barter',
  rounds: [{ gives: EVERY_GOOD, most, gets: EVERY_GOOD, byShipValue: true }],
})

/** Standard goods for other standard goods, upgraded for other upgraded ones, in equal number. */
export const barterByKind = (most: number, terms: { readonly never: readonly TokenName[] }): Barter => ({
  op: 'barter',
  rounds: [STANDARD, UPGRADED].map((gives) => ({
    gives,
    most,
    gets: without(gives, terms.never),
    byShipValue: false,
  })),
})

/** A building to stay in: entering has no effect. */
export const rest = (terms: { readonly visitsOnLeaving?: number; readonly perOffer?: Tokens }): Rest => ({
  op: 'rest',
  visitsOnLeaving: terms.visitsOnLeaving ?? 0,
  perOffer: bundle(terms.perOffer ?? {}),
})
