import {
  type Bundle,
  type CardName,
  type CountedName,
  type Locale,
  namesOf,
  plainNamesOf,
} from '@quayside/texts'
import type { Category, ModuleName, ShipTypeName, TokenName } from '../rules/index.ts'
import { TITLE } from '../title.ts'

interface KindName {
  readonly name: string
  readonly kind: string
}

export type UnitName =
  | 'food'
  | 'energy'
  | 'loan'
  | 'ship'
  | 'player'
  | 'good'
  | 'hammer'
  | 'fisherman'
  | 'time'

export interface Names {
  readonly title: string
  /** Modules of cards that a table may add to the base game. */
  readonly modules: Readonly<Record<ModuleName, string>>
  /** By notation name; a new building may have no name yet. */
  readonly buildings: Readonly<Record<string, CardName>>
  /** By notation word. */
  readonly ships: Readonly<Record<string, CardName>>
  readonly tokens: Readonly<Record<TokenName, CountedName>>
  readonly units: Readonly<Record<UnitName, string>>
  readonly categories: Readonly<Record<Category, KindName>>
  readonly symbols: Readonly<Record<'hammer' | 'fisherman', string>>
  readonly shipTypes: Readonly<Record<ShipTypeName, CountedName>>
}

export const readNames = (locale: Locale, bundle: Bundle): Names => ({
  title: TITLE[locale],
  modules: plainNamesOf(bundle, 'module'),
  buildings: namesOf(bundle, 'building'),
  ships: namesOf(bundle, 'ship'),
  tokens: namesOf(bundle, 'token'),
  units: plainNamesOf(bundle, 'unit'),
  categories: namesOf(bundle, 'category'),
  symbols: plainNamesOf(bundle, 'symbol'),
  shipTypes: namesOf(bundle, 'ship-type'),
})
