import type { CardName } from '@quayside/texts'
import type { Area, CardType, Destination, Good } from '../rules/index.ts'
import type { names as english } from './en.ts'

/** Cards of which there is nothing to say but their name. */
export type PlainCard = 'assistant' | 'captain' | 'trader' | 'banker' | 'gold_nugget_1' | 'gold_nugget_2'

export type UnitName = 'dollar' | 'point' | 'player' | 'card'

interface AreaName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence. */
  readonly kind: string
  readonly article?: string
}

interface PlainName {
  /** As a label. */
  readonly name: string
  /** One of them, inside a sentence. */
  readonly one: string
}

interface GoodName {
  readonly name: string
  /** A message that counts it. */
  readonly count: string
}

interface DestinationName {
  readonly name: string
  /** With its preposition. */
  readonly to: string
}

export interface NamesOf<Building extends string> {
  readonly title: string
  readonly areas: Readonly<Record<Area, AreaName>>
  readonly types: Readonly<Record<CardType, string>>
  readonly cards: Readonly<Record<PlainCard, PlainName>>
  readonly goods: Readonly<Record<Good, GoodName>>
  readonly destinations: Readonly<Record<Destination, DestinationName>>
  /** Victory points cards by their word. */
  readonly buildings: Readonly<Record<Building, CardName>>
  readonly units: Readonly<Record<UnitName, string>>
}

/** Every language names exactly the buildings that English names. */
export type CompleteNames = NamesOf<keyof typeof english.buildings>

/** The same as a reader sees it, who may ask for a building of a corrected deck. */
export type Names = NamesOf<string>
