import { type Bundle, type CardName, type Locale, namesOf, plainNamesOf } from '@quayside/texts'
import type { Area, CardType, Destination, Good } from '../rules/index.ts'
import { TITLE } from '../title.ts'

/** Cards without a value, which need only a name. */
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
  /** A message with a count. */
  readonly count: string
}

interface DestinationName {
  readonly name: string
  /** With its preposition: the destination of goods. */
  readonly to: string
  /** With its preposition: the place where a delivery arrives. */
  readonly at: string
  /** With its verb: the course of a ship. */
  readonly sails: string
}

export interface Names {
  readonly title: string
  readonly areas: Readonly<Record<Area, AreaName>>
  readonly types: Readonly<Record<CardType, string>>
  readonly cards: Readonly<Record<PlainCard, PlainName>>
  readonly goods: Readonly<Record<Good, GoodName>>
  readonly destinations: Readonly<Record<Destination, DestinationName>>
  /** Victory points cards by their word; a corrected deck may have others. */
  readonly buildings: Readonly<Record<string, CardName>>
  readonly units: Readonly<Record<UnitName, string>>
}

export const readNames = (locale: Locale, bundle: Bundle): Names => ({
  title: TITLE[locale],
  areas: namesOf(bundle, 'area'),
  types: plainNamesOf(bundle, 'type'),
  cards: namesOf(bundle, 'card'),
  goods: namesOf(bundle, 'good'),
  destinations: namesOf(bundle, 'destination'),
  buildings: namesOf(bundle, 'building'),
  units: plainNamesOf(bundle, 'unit'),
})
