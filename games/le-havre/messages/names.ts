import type { CardName, CountedName } from '@quayside/texts'
import type { Category, ModuleName, ShipTypeName, TokenName } from '../rules/index.ts'
import type { names as english } from './en.ts'

interface KindName {
  readonly name: string
  readonly kind: string
}

export type UnitName = 'food' | 'energy' | 'loan' | 'ship' | 'player' | 'good' | 'hammer' | 'fisherman'

export interface NamesOf<BuildingName extends string, ShipWord extends string> {
  readonly title: string
  /** Cards that a table may add to the base game. */
  readonly modules: Readonly<Record<ModuleName, string>>
  /** By the engine's name of the building. */
  readonly buildings: Readonly<Record<BuildingName, CardName>>
  /** By the engine's word for the ship. */
  readonly ships: Readonly<Record<ShipWord, CardName>>
  readonly tokens: Readonly<Record<TokenName, CountedName>>
  readonly units: Readonly<Record<UnitName, string>>
  readonly categories: Readonly<Record<Category, KindName>>
  readonly symbols: Readonly<Record<'hammer' | 'fisherman', string>>
  readonly shipTypes: Readonly<Record<ShipTypeName, CountedName>>
}

/** Every language names exactly the cards that English names. */
export type CompleteNames = NamesOf<keyof typeof english.buildings, keyof typeof english.ships>

/** The same as a reader sees it, who may ask for a card that has no name yet. */
export type Names = NamesOf<string, string>
