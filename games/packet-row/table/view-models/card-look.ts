/** How a card looks: its icons and its picture. */

import { type IconPart, icon } from '@quayside/table/icon-parts.ts'
import { inlineIcon } from '@quayside/table/log/inline-icons.ts'
import type { Texts } from '../../language/index.ts'
import { catalogueOf } from '../../queries/index.ts'
import { type Area, type Card, PILES, type State } from '../../rules/index.ts'
import type { IconName } from '../icons/icon-names.ts'

export const areaIcon = (area: Area): IconName => `a-${area}`

/** Null for a word that stands for no card, such as one that lies face down. */
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

/** What a card is in icons and numbers, as short as a line has room for it. */
export const cardPieces = (card: Card, money: (dollars: number) => string): readonly IconPart[] => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return [icon(`g-${card.good}`, card.amount), icon(`d-${card.destination}`)]
    case 'merchant_ship':
      return [icon('s-packet'), icon(`d-${card.destination}`)]
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

/** A drawing of the sprite and where it stands on a picture of 120 x 72. */
interface Drawn {
  readonly href: string
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

const HALLS = ['v-hall', 'v-hotel', 'v-tower'] as const

/** Buildings of one deck differ; the same one always looks the same. */
const hallOf = (word: string): string =>
  HALLS[
    Array.from(word, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % HALLS.length
  ] ?? 'v-hall'

const GOODS_PLACES: Readonly<Record<number, readonly Omit<Drawn, 'href'>[]>> = {
  1: [{ x: 40, y: 22, size: 40 }],
  2: [
    { x: 20, y: 24, size: 36 },
    { x: 62, y: 24, size: 36 },
  ],
  3: [
    { x: 8, y: 28, size: 34 },
    { x: 43, y: 18, size: 36 },
    { x: 78, y: 28, size: 34 },
  ],
}

export const pictureOf = (card: Card, word: string): readonly Drawn[] => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return [{ href: 'v-contract' }]
    case 'merchant_ship':
      return [{ href: 'v-ship' }, { href: `d-${card.destination}`, x: 86, y: 2, size: 30 }]
    case 'gold_nugget':
      return [{ href: card.units === 1 ? 'v-nugget' : 'v-nugget2' }]
    case 'goods':
      return [
        { href: 'v-quay' },
        ...(GOODS_PLACES[card.amount] ?? GOODS_PLACES[3] ?? []).map((place) => ({
          href: `g-${card.good}`,
          ...place,
        })),
      ]
    case 'victory_points':
      return [{ href: hallOf(word) }]
    case 'money':
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return [{ href: `v-${card.type}` }]
  }
}

/** Texts in which counted goods become inline icons. */
export const withDrawnGoods = (texts: Texts): Texts => ({
  ...texts,
  goods: (good, amount) => inlineIcon(texts.goods(good, amount), amount, `g-${good}`),
})
