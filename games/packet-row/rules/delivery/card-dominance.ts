/**
 * Table of wasteful exchanges: a cargo is wasteful if a cheaper card in hand could replace some of its cards. Cards are
 * worth at least as much as another card if they can replace it in every later delivery:
 * - a larger card of a good for a smaller one, a double nugget for a single one;
 * - a nugget for a goods card of its size or less, several nuggets for a card of their sum;
 * - a trader with a goods card for a card of any other good, or for a nugget, of its size or less.
 */

/** A card that carries or changes goods; `good` is -1 for nuggets and traders, `amount` is 0 for traders. */
export interface CargoCard {
  readonly good: number
  readonly amount: number
}

/** Indices of cards in a cargo; an index appears twice for two copies. */
export type CardBundle = readonly number[]

/** For each cargo card, by index: the bundles that are worth at least as much. */
export const exchangesOf = (cards: readonly CargoCard[]): readonly (readonly CardBundle[])[] =>
  cards.map((card) =>
    isTrader(card) ? [] : [...singleCards(cards, card), ...tradedCards(cards, card), ...nuggets(cards, card)],
  )

const isTrader = ({ amount }: CargoCard): boolean => amount === 0
const isNugget = ({ good, amount }: CargoCard): boolean => good < 0 && amount > 0
const isGoods = ({ good }: CargoCard): boolean => good >= 0

const singleCards = (cards: readonly CargoCard[], lesser: CargoCard): CardBundle[] =>
  cards.flatMap((card, place) => (card.amount > lesser.amount && card.good === lesser.good ? [[place]] : []))

const tradedCards = (cards: readonly CargoCard[], lesser: CargoCard): CardBundle[] => {
  const trader = cards.findIndex(isTrader)
  return cards.flatMap((card, place) =>
    isGoods(card) && card.good !== lesser.good && card.amount >= lesser.amount ? [[trader, place]] : [],
  )
}

/** Minimal sets of nuggets that replace a card; a single nugget does not replace an equal one. */
const nuggets = (cards: readonly CargoCard[], lesser: CargoCard): CardBundle[] => {
  const [single, double] = [1, 2].map((units) =>
    cards.findIndex((card) => isNugget(card) && card.amount === units),
  )
  const bundles: CardBundle[] = []
  for (let doubles = 0; doubles <= Math.ceil(lesser.amount / 2); doubles++) {
    const singles = Math.max(0, lesser.amount - 2 * doubles)
    const bundle = [
      ...Array<number>(doubles).fill(double ?? -1),
      ...Array<number>(singles).fill(single ?? -1),
    ]
    const itself = isNugget(lesser) && bundle.length === 1
    if (!itself) bundles.push(bundle)
  }
  return bundles
}
