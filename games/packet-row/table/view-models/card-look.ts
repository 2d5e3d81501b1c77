/** The icons and the picture of a card. */

import { type IconPart, icon, textPart } from '@quayside/table/icon-parts.ts'
import { inlineIcon } from '@quayside/table/log/inline-icons.ts'
import type { Texts } from '../../language/index.ts'
import { catalogueOf } from '../../queries/index.ts'
import { type Area, type Card, type Destination, PILES, type State } from '../../rules/index.ts'
import type { IconName } from '../icons/icon-names.ts'

export const areaIcon = (area: Area): IconName => `a-${area}`

/** Null for a word without a card, such as that of a face-down card. */
export const cardOf = (view: State, word: string): Card | null => {
  const { cards, kinds } = catalogueOf(view)
  return cards[kinds.get(word) ?? 0] ?? null
}

/** Starting contracts look like those of the guildhall. */
export const areaOf = (view: State, word: string): Area => {
  const { pile, kinds } = catalogueOf(view)
  const found = PILES[pile[kinds.get(word) ?? 0] ?? 0]
  return found === undefined || found === 'start' ? 'guildhall' : found
}

export const isContract = (
  card: Card | null,
): card is Extract<Card, { readonly type: 'contract' | 'starting_contract' }> =>
  card?.type === 'contract' || card?.type === 'starting_contract'

/** The icon of the card's kind. */
export const kindIcon = (card: Card): IconName => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return 'k-contract'
    case 'merchant_ship':
      return 'a-docks'
    case 'gold_nugget':
      return 'm-nugget'
    case 'goods':
      return 'a-market'
    case 'money':
      return 'a-bank'
    case 'victory_points':
      return 'k-vp'
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return `h-${card.type}`
  }
}

/** A flag with the letters of its country. */
const flagPieces = (destination: Destination): readonly IconPart[] => [
  icon(`d-${destination}`),
  textPart(() => destination.toUpperCase()),
]

/** A card as icons and numbers, short enough for one line. */
export const cardPieces = (card: Card, money: (dollars: number) => string): readonly IconPart[] => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return [icon(`g-${card.good}`, card.amount), ...flagPieces(card.destination)]
    case 'merchant_ship':
      return [icon('s-packet'), ...flagPieces(card.destination)]
    case 'gold_nugget':
      return [icon('m-nugget', card.units)]
    case 'goods':
      return [icon(`g-${card.good}`, card.amount)]
    case 'money':
      return [icon('a-bank', money(card.value))]
    case 'victory_points':
      return [icon('k-vp', card.vp)]
    default:
      return [icon(kindIcon(card))]
  }
}

/** A drawing and its position on a picture of 96 x 64. */
interface Drawn {
  readonly id: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

/** A flag on the paper of a contract. */
const flagOn = (id: string, destination: string, x: number, y: number): readonly Drawn[] => [
  { id },
  { id: `flag-${destination}`, x, y, width: 24, height: 18 },
]

/** The layered drawings of a card; the first is a fallback if there is none for exactly this card. */
export const drawingsOf = (card: Card, word: string): readonly Drawn[] => {
  switch (card.type) {
    case 'contract':
      return flagOn(`contract-${card.good}`, card.destination, 52, 22)
    case 'starting_contract':
      return flagOn(`start-${card.good}`, card.destination, 45, 28)
    case 'goods':
      return [{ id: `good-${card.good}` }, { id: `good-${card.good}-${card.amount}` }]
    case 'gold_nugget':
      return [{ id: 'card-nugget-2' }, { id: `card-nugget-${card.units}` }]
    case 'money':
      return [{ id: 'card-money' }, { id: `card-money-${card.value}` }]
    case 'victory_points':
      return [{ id: 'card-building' }, { id: `card-${word}` }]
    case 'merchant_ship':
      return [{ id: `card-ship-${card.destination}` }]
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return [{ id: `card-${card.type}` }]
  }
}

/** Texts in which counted goods become inline icons. */
export const withDrawnGoods = (texts: Texts): Texts => ({
  ...texts,
  goods: (good, amount) => inlineIcon(texts.goods(good, amount), amount, `g-${good}`),
})
