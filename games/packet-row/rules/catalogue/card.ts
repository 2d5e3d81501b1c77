/** The kinds of cards in the rulebook's words. A deck consists of these records. */

export const AREAS = ['guildhall', 'docks', 'market', 'bank'] as const
export type Area = (typeof AREAS)[number]

/** The five piles of cards: one for each area, and the starting contracts. */
export const PILES = [...AREAS, 'start'] as const
export type Pile = (typeof PILES)[number]

export const GOODS = ['grain', 'cotton', 'fur', 'tobacco'] as const
export type Good = (typeof GOODS)[number]

/** Great Britain, France, the Netherlands, Sweden, Spain, the German Confederation. */
export const DESTINATIONS = ['gb', 'fr', 'nl', 'se', 'es', 'de'] as const
export type Destination = (typeof DESTINATIONS)[number]

/**
 * The source of a card's values: `printed` in the rulebook or stated by a public source, `derived` from printed
 * numbers, or `reconstructed` to fit all that is known.
 */
export type Source = 'printed' | 'derived' | 'reconstructed'

interface Common {
  readonly id: string
  /** How many copies the pile holds. */
  readonly count: number
  /** The word for the card in commands; by default derived from its values. */
  readonly word?: string
  readonly source?: Source
  /** Fields that are printed although the whole card is not. */
  readonly printed?: readonly string[]
}

interface Order extends Common {
  readonly good: Good
  readonly amount: number
  readonly destination: Destination
  readonly reward: number
}

export interface Contract extends Order {
  readonly type: 'contract'
}

export interface StartingContract extends Order {
  readonly type: 'starting_contract'
}

/** Cards without a value; all are free. */
export interface Helper extends Common {
  readonly type: 'assistant' | 'captain' | 'trader' | 'banker'
}

export interface MerchantShip extends Common {
  readonly type: 'merchant_ship'
  readonly destination: Destination
}

export interface GoldNugget extends Common {
  readonly type: 'gold_nugget'
  readonly units: number
  readonly price: number
}

export interface GoodsCard extends Common {
  readonly type: 'goods'
  readonly good: Good
  readonly amount: number
  readonly price: number
}

export interface MoneyCard extends Common {
  readonly type: 'money'
  readonly value: number
}

export interface VictoryPoints extends Common {
  readonly type: 'victory_points'
  /** The building's name as printed on the card. */
  readonly name: string
  readonly price: number
  readonly vp: number
}

export type Card =
  | Contract
  | StartingContract
  | Helper
  | MerchantShip
  | GoldNugget
  | GoodsCard
  | MoneyCard
  | VictoryPoints

export type CardType = Card['type']

export type Deck = Readonly<Record<Pile, readonly Card[]>>

/** The word that names a card in commands, events and positions: `library`, `grain-2`, `fur-4-es`, `ship-gb`. */
export const wordOf = (card: Card): string => {
  if (card.word !== undefined) return card.word
  switch (card.type) {
    case 'contract':
      return `${card.good}-${card.amount}-${card.destination}`
    case 'starting_contract':
      return `start-${card.good}-${card.amount}-${card.destination}`
    case 'merchant_ship':
      return `ship-${card.destination}`
    case 'gold_nugget':
      return `nugget-${card.units}`
    case 'goods':
      return `${card.good}-${card.amount}`
    case 'money':
      return `money-${card.value}`
    case 'victory_points':
      return slug(card.name)
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return card.type
  }
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
