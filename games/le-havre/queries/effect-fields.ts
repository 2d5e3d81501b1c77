/**
 * Reads the fields of an effect without knowing its kind, so that card texts, icons and catalogues also show a new
 * kind. `francs`, `food`, `energy` and `loans` are amounts, `token` and `good` one kind of token, a list of numbers
 * several kinds.
 */

import type { Effect } from '../rules/catalogue/effect.ts'
import type { Token, TokenAmounts } from '../rules/catalogue/goods.ts'

export type Unit = 'franc' | 'food' | 'energy' | 'loan'

export type EffectField =
  | { readonly kind: 'amount'; readonly name: string; readonly unit: Unit | null; readonly amount: number }
  | { readonly kind: 'kinds'; readonly name: string; readonly tokens: readonly Token[] }
  | { readonly kind: 'bundle'; readonly name: string; readonly tokens: TokenAmounts }

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['francs', 'franc'],
  ['food', 'food'],
  ['energy', 'energy'],
  ['loans', 'loan'],
])

const TOKEN_FIELDS: ReadonlySet<string> = new Set(['token', 'good'])

const isBundle = (list: readonly unknown[]): list is TokenAmounts =>
  list.every((entry) => typeof entry === 'object' && entry !== null && 'token' in entry && 'amount' in entry)

const isKinds = (list: readonly unknown[]): list is readonly Token[] =>
  list.every((entry) => typeof entry === 'number')

const fieldOf = (name: string, value: unknown): EffectField[] => {
  if (typeof value === 'number')
    return TOKEN_FIELDS.has(name)
      ? [{ kind: 'kinds', name, tokens: [value] }]
      : [{ kind: 'amount', name, unit: UNITS.get(name) ?? null, amount: value }]
  if (!Array.isArray(value) || value.length === 0) return []
  if (isKinds(value)) return [{ kind: 'kinds', name, tokens: value }]
  return isBundle(value) ? [{ kind: 'bundle', name, tokens: value }] : []
}

export const effectFields = (effect: Effect): EffectField[] =>
  Object.entries(effect).flatMap(([name, value]) => fieldOf(name, value))
