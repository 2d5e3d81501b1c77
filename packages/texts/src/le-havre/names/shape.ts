import type { Category, ShipTypeName, TokenName } from '@quayside/le-havre'

/** What a card is called. */
export interface CardName {
  readonly name: string
  /** A name of its own where two cards share the printed one. */
  readonly label?: string
  /** For titles with little room. */
  readonly short?: string
  readonly article?: string
}

/** Something that is counted; `count` is an ICU message: `n` chooses the form, `amount` is written. */
interface CountedName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence, of the kind as such. */
  readonly kind: string
  readonly count: string
}

interface KindName {
  readonly name: string
  readonly kind: string
}

export type UnitName = 'food' | 'energy' | 'loan' | 'ship' | 'player' | 'good' | 'hammer' | 'fisherman'

export interface NamesOf<BuildingName extends string, ShipWord extends string> {
  readonly title: string
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
