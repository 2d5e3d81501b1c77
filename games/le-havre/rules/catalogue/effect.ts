/**
 * The effects of buildings as records, which the rules, the card texts and the interface all read. The folder `actions`
 * has the code that carries out each kind.
 */

import type { Category } from './categories.ts'
import type { Token, TokenAmounts } from './goods.ts'

/** No action: the building cannot be entered. */
export interface Closed {
  readonly op: 'closed'
}

/** Tokens from the supply. */
export interface Gain {
  readonly op: 'gain'
  readonly tokens: TokenAmounts
  readonly perFisherman: TokenAmounts
  readonly perHammer: TokenAmounts
  /** Once, when the visitor has at least one hammer. */
  readonly withHammer: TokenAmounts
  /** For each other player's disc in a building of the visitor's. */
  readonly perGuest: TokenAmounts
  /** For each building of a category that the visitor owns. */
  readonly perCategory: readonly { readonly category: Category; readonly tokens: TokenAmounts }[]
  /** One franc for every three of these that the visitor holds; they are kept. */
  readonly francPerThree: readonly Token[]
  /** Tokens that the visitor must hold; they are kept. */
  readonly requires: TokenAmounts
  /** May be added once by paying energy. */
  readonly extra: { readonly energy: number; readonly tokens: TokenAmounts } | null
}

/** Converts goods to other tokens, a number of times. */
export interface Conversion {
  readonly from: TokenAmounts
  readonly to: TokenAmounts
  /** Half a unit of this token each time, rounded down in total. */
  readonly halves: Token | null
  /** Null for any number of times. */
  readonly limit: number | null
  /** Energy each time, in halves: 1 means half an energy. */
  readonly halfEnergyEach: number
  /** Energy paid once, for any number of times. */
  readonly energyOnce: number
  /** Food for each time, paid in one sum. */
  readonly foodEach: number
  /** At most this many times for each of these tokens that the visitor holds; they are kept. */
  readonly per: { readonly token: Token; readonly times: number } | null
  /** An upgrade needs the good itself; in a trade, brick may be paid for clay and steel for iron. */
  readonly turnsOver: boolean
}

export interface Convert {
  readonly op: 'convert'
  /** In this order; each may be skipped as long as one is done. */
  readonly parts: readonly Conversion[]
  /** Whether only one of the parts may be done. */
  readonly either: boolean
}

/** Goods sold once at a price that depends on their number. */
export interface Tariff {
  readonly op: 'tariff'
  readonly good: Token
  /** Francs for 1, 2, 3 … of them. */
  readonly francs: readonly number[]
}

/** Builds top proposals, one after the other. */
export interface Build {
  readonly op: 'build'
  readonly count: number
  /** Only buildings with this token in their printed cost, for one less of it. */
  readonly saves: Token | null
}

/** Builds one ship, after modernising the wharf where needed. */
export interface BuildShip {
  readonly op: 'build-ship'
  readonly modernise: Token
}

/** Sells goods with the visitor's own ships. */
export interface ShipGoods {
  readonly op: 'ship-goods'
  readonly energyPerShip: number
}

/** Different goods chosen by the visitor. */
export interface Choose {
  readonly op: 'choose'
  readonly among: readonly Token[]
  readonly count: number
  readonly perCraftsman: number
  /** Then the visitor looks at the top two special buildings and returns them. */
  readonly thenLook: boolean
}

/** Two of each good whose offer space is empty. */
export interface GainMissing {
  readonly op: 'gain-missing'
  readonly amount: number
}

/** Loans returned without paying. */
export interface ReturnLoans {
  readonly op: 'return-loans'
  /** Francs for a player with two or more loans, who returns only one. */
  readonly francs: number
}

/** Any goods exchanged for others. */
export interface Exchange {
  readonly op: 'exchange'
  /** Any `give` goods for one of `gets`. */
  readonly large: { readonly give: number; readonly gets: Token }
  /** Any one good for one of these. */
  readonly small: readonly Token[]
}

/** Any goods sold for francs. */
export interface SellAny {
  readonly op: 'sell-any'
  /** Number of standard goods for one franc; a single upgraded good earns one franc. */
  readonly standardForFranc: number
}

/** Fuel, paid with food in one sum. */
export interface BuyFuel {
  readonly op: 'buy-fuel'
  readonly fuels: readonly { readonly token: Token; readonly food: number; readonly limit: number }[]
}

/** Two neighbouring offers of goods, for francs. */
export interface Haul {
  readonly op: 'haul'
  readonly francs: number
}

/** The visitor pays another player, who is sent home, and enters that building. */
export interface Evict {
  readonly op: 'evict'
  readonly francs: number
}

/** Different goods picked one by one. */
export interface Pick {
  readonly op: 'pick'
  /** In store order. */
  readonly among: readonly Token[]
  /** The exact number; null for one or more, as many as the visitor can pay for. */
  readonly count: number | null
  /** Francs for each of `among`. */
  readonly francs: readonly number[]
  /** Loan cards taken with it, without their francs. */
  readonly loans: number
}

/** One more of each kind of good that the visitor holds. */
export interface Duplicate {
  readonly op: 'duplicate'
  /** The kind that costs francs and may be declined. */
  readonly costly: { readonly token: Token; readonly francs: number }
}

export interface BarterRound {
  readonly gives: readonly Token[]
  readonly most: number
  readonly gets: readonly Token[]
  /** Whether the goods must have the same value on a ship; otherwise their number counts. */
  readonly byShipValue: boolean
}

/** Goods exchanged for other goods in rounds; each round may be skipped as long as one is done. */
export interface Barter {
  readonly op: 'barter'
  readonly rounds: readonly BarterRound[]
}

/** Different goods pawned for francs; they can be redeemed at any time. */
export interface Pawn {
  readonly op: 'pawn'
  readonly francs: number
  readonly redeem: number
}

/** One offer of exactly this many tokens, and with it every offer of a given number of others. */
export interface TakeOffers {
  readonly op: 'take-offers'
  readonly one: number
  readonly every: number
}

/** A number of a good from each other player, or all that a player has. */
export interface Collect {
  readonly op: 'collect'
  readonly token: Token
  readonly amount: number
  /** With two players. */
  readonly withTwo: number
}

/** Entering has no effect, and a visitor cannot be sent away. */
export interface Rest {
  readonly op: 'rest'
  /** Number of buildings that the visitor may then visit in a row without fees, on leaving. */
  readonly visitsOnLeaving: number
  /** What the visitor gets with every offer taken. */
  readonly perOffer: TokenAmounts
}

/** An offer is taken, and every other player must take one too. */
export interface Strike {
  readonly op: 'strike'
}

/** A card from the visitor's hand replaces this one. */
export interface Replace {
  readonly op: 'replace'
  /** Cards dealt to each player when this card is revealed. */
  readonly cards: number
}

export type Effect =
  | Closed
  | Gain
  | Convert
  | Tariff
  | Build
  | BuildShip
  | ShipGoods
  | Choose
  | GainMissing
  | ReturnLoans
  | Exchange
  | SellAny
  | BuyFuel
  | Haul
  | Evict
  | Pick
  | Duplicate
  | Barter
  | Pawn
  | TakeOffers
  | Collect
  | Rest
  | Strike
  | Replace
