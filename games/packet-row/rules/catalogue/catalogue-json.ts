/** The catalogue as plain data, for people and programs. */
import { type Deck, PILES, type Pile, wordOf } from './card.ts'
import { standardDeck } from './deck.ts'
import {
  BANKER_POINTS,
  CURRENT_SUPPLY,
  DRY_AREAS,
  FUTURE_SUPPLY,
  MONEY_PER_POINT,
  PILE_SIZE,
  REMOVED,
  START_MONEY,
} from './tables.ts'

export interface CataloguePage {
  readonly setup: {
    readonly startMoney: number
    readonly futureSupply: number
    /** By number of players. */
    readonly currentSupply: Readonly<Record<number, number>>
    readonly removed: Readonly<Record<number, number>>
  }
  readonly end: { readonly dryAreas: Readonly<Record<number, number>> }
  readonly scoring: {
    readonly moneyPerPoint: number
    readonly bankerPoints: Readonly<Record<number, readonly [most: number, second: number]>>
  }
  readonly sizes: Readonly<Record<Pile, number>>
  /** In the format of the option `deck`. */
  readonly decks: Deck
  /** The word of each card, by its id. */
  readonly words: Readonly<Record<string, string>>
}

export const catalogue = (deck: Partial<Deck> = {}): CataloguePage => {
  const decks: Deck = { ...standardDeck, ...deck }
  return {
    setup: {
      startMoney: START_MONEY,
      futureSupply: FUTURE_SUPPLY,
      currentSupply: CURRENT_SUPPLY,
      removed: REMOVED,
    },
    end: { dryAreas: DRY_AREAS },
    scoring: { moneyPerPoint: MONEY_PER_POINT, bankerPoints: BANKER_POINTS },
    sizes: PILE_SIZE,
    decks,
    words: Object.fromEntries(PILES.flatMap((pile) => decks[pile]).map((card) => [card.id, wordOf(card)])),
  }
}
