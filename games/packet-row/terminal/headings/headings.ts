import type { Command, Source } from '../../rules/index.ts'

/** The short words around a printed table and catalogue of Packet Row; the sentences come from the texts. */
export interface Headings {
  readonly list: (names: readonly string[]) => string
  /** Between a heading and what belongs to it. */
  readonly colon: string
  readonly round: (round: number) => string
  readonly master: (player: string) => string
  /** How many boards could not be refilled, of those that end the game. */
  readonly dryAreas: (dry: number, of: number) => string
  readonly named: string
  readonly lastDeliveries: string
  readonly over: string
  readonly next: string
  readonly deck: (cards: number) => string
  readonly dry: string
  readonly emptySpace: string
  readonly discards: string
  readonly inHand: (cards: string) => string
  readonly isMaster: string
  readonly hasTaken: string
  readonly done: string
  readonly ships: string
  readonly hand: string
  /** The headings of a menu; commands stand under the one of their verb. */
  readonly groups: Readonly<Record<Command['verb'], string>>
  readonly catalogue: {
    readonly setUp: string
    readonly players: string
    readonly currentSupply: string
    readonly futureSupply: string
    readonly removed: string
    readonly dryAreas: string
    readonly banker: string
    readonly startMoney: string
    readonly moneyPerPoint: string
    readonly startPile: string
    readonly source: Readonly<Record<Source, string>>
    /** Fields that are printed on a card that as a whole is not. */
    readonly printed: (fields: readonly string[]) => string
    readonly fields: Readonly<Record<PrintedField, string>>
  }
}

export type PrintedField = 'name' | 'vp' | 'price' | 'amount' | 'value' | 'good' | 'destination'
