/** The text of a full card, generated from its record. */
import { type Card, catalogue, type Pile, wordOf } from '../rules/index.ts'
import { cardNoun } from './card-names.ts'
import type { Texts } from './texts.ts'

export interface CardText {
  readonly name: string
  /** For titles with little room. */
  readonly short: string
  readonly type: string
  readonly effect: string
  /** Null for starting contracts, which are dealt and not taken. */
  readonly price: string | null
  readonly copies: string
}

export const cardText = (card: Card, pile: Pile, texts: Texts): CardText => {
  const word = wordOf(card)
  const name = cardNoun(word, texts).plain
  return {
    name,
    short: texts.names.buildings[word]?.short ?? name,
    type: typeText(card, pile, texts),
    effect: effectText(card, texts),
    price: priceText(card, texts),
    copies: texts.say('card.copies', { count: card.count }),
  }
}

/** The card's sentences in reading order, without its name. */
export const cardLines = (card: Card, pile: Pile, texts: Texts): string[] => {
  const { type, effect, price, copies } = cardText(card, pile, texts)
  return [type, effect, price, copies].filter((line) => line !== null)
}

const typeText = ({ type }: Card, pile: Pile, texts: Texts): string =>
  pile === 'start'
    ? texts.say('card.type.start', { type: texts.names.types[type] })
    : texts.say('card.type', { type: texts.names.types[type], area: texts.area(pile) })

const priceText = (card: Card, texts: Texts): string | null => {
  if (card.type === 'starting_contract') return null
  const price = 'price' in card ? card.price : 0
  return price === 0
    ? texts.say('card.free')
    : texts.say('card.price', { price: texts.count('dollar', price) })
}

const effectText = (card: Card, texts: Texts): string => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return texts.say(`effect.${card.type}`, {
        goods: texts.goods(card.good, card.amount),
        at: texts.at(card.destination),
        reward: texts.count('dollar', card.reward),
      })
    case 'merchant_ship':
      return texts.say('effect.merchant_ship', { to: texts.to(card.destination) })
    case 'gold_nugget':
      return texts.say('effect.gold_nugget', { units: card.units })
    case 'goods':
      return texts.say('effect.goods', { goods: texts.goods(card.good, card.amount) })
    case 'money':
      return texts.say('effect.money', { money: texts.count('dollar', card.value) })
    case 'victory_points':
      return texts.say('effect.victory_points', { points: texts.count('point', card.vp) })
    case 'banker':
      return texts.sentences(bankerSentences(texts))
    case 'assistant':
    case 'captain':
    case 'trader':
      return texts.say(`effect.${card.type}`)
  }
}

/** One sentence for all numbers of players with the same banker points. */
const bankerSentences = (texts: Texts): string[] => {
  const { bankerPoints } = catalogue().scoring
  const alike = Map.groupBy(Object.entries(bankerPoints), ([, points]) => points.join())
  return [...alike.values()].map((group) => {
    const [most = 0, second = 0] = group[0]?.[1] ?? []
    const params = {
      players: texts.list(
        group.map(([players]) => players),
        'or',
      ),
      most: texts.count('point', most),
    }
    return second === 0
      ? texts.say('effect.banker', params)
      : texts.say('effect.banker.second', { ...params, second: texts.count('point', second) })
  })
}
