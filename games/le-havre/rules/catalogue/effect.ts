/**
 * What buildings can do. An effect is a record: what is possible, what it does, the card text and the interface all
 * read it. How each verb is carried out stands in `actions`.
 */

import type { Category } from './categories.ts'
import type { Bundle, Token } from './goods.ts'

/** No action: nobody can enter. */
export interface Closed {
  readonly op: 'closed'
}

/** Tokens from the supply. */
export interface Gain {
  readonly op: 'gain'
  readonly tokens: Bundle
  readonly perFisherman: Bundle
  readonly perHammer: Bundle
  /** Once, when the visitor has at least one hammer. */
  readonly withHammer: Bundle
  /** For each other player's disc in a building of the visitor's. */
  readonly perGuest: Bundle
  /** For each building of a category that the visitor owns. */
  readonly perCategory: readonly { readonly category: Category; readonly tokens: Bundle }[]
  /** One franc for every three of these held, which are kept. */
  readonly francPerThree: readonly Token[]
  /** Held, and kept. */
  readonly requires: Bundle
  /** May be added once for energy. */
  readonly extra: { readonly energy: number; readonly tokens: Bundle } | null
}

/** Goods into other tokens, a number of times. */
export interface Conversion {
  readonly from: Bundle
  readonly to: Bundle
  /** Of this, half a unit for each time, rounded down. */
  readonly halves: Token | null
  /** Null: as often as the visitor likes. */
  readonly limit: number | null
  /** Energy in halves, so that half an energy each is 1. */
  readonly halfEnergyEach: number
  /** Energy once, however often. */
  readonly energyOnce: number
  /** Food for each time, paid in one sum. */
  readonly foodEach: number
  /** At most this often for each of these tokens held, which are kept. */
  readonly per: { readonly token: Token; readonly times: number } | null
  /** A token turned over must be the good itself; one handed in may be brick for clay or steel for iron. */
  readonly turnsOver: boolean
}

export interface Convert {
  readonly op: 'convert'
  /** Done in this order; each may be left out as long as one is done. */
  readonly parts: readonly Conversion[]
  /** Whether only one of them may be done. */
  readonly either: boolean
}

/** Goods sold once at a price that depends on their number. */
export interface Tariff {
  readonly op: 'tariff'
  readonly good: Token
  /** Francs for 1, 2, 3 ... of them. */
  readonly francs: readonly number[]
}

/** Constructing top proposals, one after the other. */
export interface Build {
  readonly op: 'build'
  readonly count: number
  /** Only buildings with this in their printed cost, for one less of it. */
  readonly saves: Token | null
}

/** Building one ship, after modernising where it is needed. */
export interface BuildShip {
  readonly op: 'build-ship'
  readonly modernise: Token
}

/** Selling goods with own ships. */
export interface ShipGoods {
  readonly op: 'ship-goods'
  readonly energyPerShip: number
}

/** Different goods of one's choice. */
export interface Choose {
  readonly op: 'choose'
  readonly among: readonly Token[]
  readonly count: number
  readonly perCraftsman: number
  /** Afterwards the visitor looks at the top two special buildings and lays them back. */
  readonly thenLook: boolean
}

/** Two of everything whose offer space is empty. */
export interface GainMissing {
  readonly op: 'gain-missing'
  readonly amount: number
}

/** Loans handed back without paying. */
export interface ReturnLoans {
  readonly op: 'return-loans'
  /** Francs with the single loan that a player with two or more hands back. */
  readonly francs: number
}

/** Any goods for others. */
export interface Exchange {
  readonly op: 'exchange'
  /** Any `give` goods for one of `gets`. */
  readonly large: { readonly give: number; readonly gets: Token }
  /** Any one good for one of these. */
  readonly small: readonly Token[]
}

/** Any goods for francs. */
export interface SellAny {
  readonly op: 'sell-any'
  /** Standard goods for one franc; an upgraded good brings one by itself. */
  readonly standardForFranc: number
}

/** Fuel for one summed payment of food. */
export interface BuyFuel {
  readonly op: 'buy-fuel'
  readonly fuels: readonly { readonly token: Token; readonly food: number; readonly limit: number }[]
}

/** Two neighbouring offers of goods for francs. */
export interface Haul {
  readonly op: 'haul'
  readonly francs: number
}

/** Another player is paid and sent home, and the visitor enters that building. */
export interface Evict {
  readonly op: 'evict'
  readonly francs: number
}

/** Different goods picked one by one. */
export interface Pick {
  readonly op: 'pick'
  /** In the order of the store. */
  readonly among: readonly Token[]
  /** Exactly so many; null: as many as the visitor can pay for, one at least. */
  readonly count: number | null
  /** Francs for each of `among`. */
  readonly francs: readonly number[]
  /** Loan cards that come with it, without their francs. */
  readonly loans: number
}

/** One more of each kind of good that the visitor holds. */
export interface Duplicate {
  readonly op: 'duplicate'
  /** The kind that costs francs and may be left out. */
  readonly costly: { readonly token: Token; readonly francs: number }
}

export interface BarterRound {
  readonly gives: readonly Token[]
  readonly most: number
  readonly gets: readonly Token[]
  /** Whether the goods must have the same value aboard a ship; otherwise their number counts. */
  readonly byShipValue: boolean
}

/** Goods for other goods, round by round; each may be left out as long as one is done. */
export interface Barter {
  readonly op: 'barter'
  readonly rounds: readonly BarterRound[]
}

/** Different goods left for francs, to be redeemed at any time. */
export interface Pawn {
  readonly op: 'pawn'
  readonly francs: number
  readonly redeem: number
}

/** One offer of exactly so many tokens, and with it every offer of so many others. */
export interface TakeOffers {
  readonly op: 'take-offers'
  readonly one: number
  readonly every: number
}

/** From each other player so many of a good, as far as they have it. */
export interface Collect {
  readonly op: 'collect'
  readonly token: Token
  readonly amount: number
  /** With two players. */
  readonly withTwo: number
}

/** Nothing happens on entering, and nobody is sent away from here. */
export interface Rest {
  readonly op: 'rest'
  /** Buildings that the guest may visit in a row without their fees, when leaving for one. */
  readonly visitsOnLeaving: number
  /** What the guest gets with every offer taken. */
  readonly perOffer: Bundle
}

/** An offer is taken, and everybody else must take one as well. */
export interface Strike {
  readonly op: 'strike'
}

/** A card from the visitor's hand takes the place of this one. */
export interface Replace {
  readonly op: 'replace'
  /** Cards that everybody is dealt when it comes to light. */
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
