/** Names of cards: as a label, inside a sentence, and with their value. */

import { LANGUAGES, type Noun } from '@quayside/texts'
import type { PlainCard } from '../messages/names.ts'
import type { Card } from '../rules/index.ts'
import { wordOf } from '../rules/index.ts'
import type { Texts } from './texts.ts'

type Contract = Extract<Card, { readonly type: 'contract' | 'starting_contract' }>

/** The noun of a card; for a word that is not in the deck, the word itself. */
export const cardNoun = (word: string, texts: Texts): Noun => {
  const card = texts.card(word)
  if (card !== undefined) return nounOf(card, texts)
  return bare(word === HIDDEN ? texts.say('name.unknown') : word.replaceAll('-', ' '), texts)
}

/** The word of a hidden card in a position. */
const HIDDEN = '?'

/** A noun from its label and its form for one card inside a sentence. */
const noun = (plain: string, one: string, { locale }: Texts): Noun => ({
  ...LANGUAGES[locale].grammar.name(one),
  plain,
})

const bare = (name: string, texts: Texts): Noun => noun(name, name, texts)

const nounOf = (card: Card, texts: Texts): Noun => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract': {
      const order = orderOf(card, texts)
      return noun(texts.say(`name.${card.type}`, { order }), texts.say(`one.${card.type}`, { order }), texts)
    }
    case 'merchant_ship': {
      const sails = texts.sails(card.destination)
      const [label, one] = [
        texts.say('name.merchant_ship', { sails }),
        texts.say('one.merchant_ship', { sails }),
      ]
      return noun(label, one, texts)
    }
    case 'money': {
      const money = texts.count('dollar', card.value)
      return noun(texts.say('name.money', { money }), texts.say('one.money', { money }), texts)
    }
    case 'goods':
      return bare(texts.goods(card.good, card.amount), texts)
    case 'victory_points':
      return texts.building(wordOf(card), card.name)
    case 'gold_nugget':
      return plainNoun(card.units === 1 ? 'gold_nugget_1' : 'gold_nugget_2', texts)
    case 'assistant':
    case 'captain':
    case 'trader':
    case 'banker':
      return plainNoun(card.type, texts)
  }
}

const plainNoun = (card: PlainCard, texts: Texts): Noun =>
  noun(texts.names.cards[card].name, texts.names.cards[card].one, texts)

const orderOf = ({ good, amount, destination }: Contract, texts: Texts): string =>
  texts.say('name.order', { goods: texts.goods(good, amount), to: texts.to(destination) })

/** Inside a sentence; a contract with its reward and a building with its points. */
export const cardWithValue = (word: string, texts: Texts): string => {
  const card = texts.card(word)
  switch (card?.type) {
    case 'contract':
    case 'starting_contract':
      return texts.say(`one.${card.type}.value`, {
        order: orderOf(card, texts),
        reward: texts.count('dollar', card.reward),
      })
    case 'victory_points':
      return texts.say('one.victory_points.value', {
        building: cardNoun(word, texts),
        points: texts.count('point', card.vp),
      })
    default:
      return cardNoun(word, texts).the
  }
}

/** The shortest form of a card, for a board. */
export const cardFace = (word: string, texts: Texts): string => {
  const card = texts.card(word)
  switch (card?.type) {
    case 'contract':
    case 'starting_contract':
      return texts.say('face.contract', {
        order: orderOf(card, texts),
        reward: texts.count('dollar', card.reward),
      })
    case 'victory_points':
      return texts.say('face.victory_points', {
        building: cardNoun(word, texts),
        points: texts.count('point', card.vp),
      })
    default:
      return cardNoun(word, texts).plain
  }
}

/** The shortest form with the price, unless the card is free. */
export const cardOnOffer = (word: string, texts: Texts): string => {
  const card = texts.card(word)
  const face = cardFace(word, texts)
  const price = card && 'price' in card ? card.price : 0
  return price === 0 ? face : texts.say('face.price', { face, price: texts.count('dollar', price) })
}

/** What contracts ask for: `4 fur to Spain and 2 fur to the Netherlands`. */
export const ordersText = (contracts: readonly string[], texts: Texts): string =>
  texts.list(
    contracts.map((word) => {
      const card = texts.card(word)
      const isContract = card?.type === 'contract' || card?.type === 'starting_contract'
      return isContract ? orderOf(card, texts) : cardNoun(word, texts).plain
    }),
    'and',
  )

/** Several cards inside a sentence; equal cards are counted. */
export const cardsText = (words: readonly string[], texts: Texts): string =>
  texts.list(
    [...Map.groupBy(words, (word) => word)].map(([word, { length: count }]) => {
      const card = cardNoun(word, texts).the
      return count === 1 ? card : texts.say('list.times', { card, count })
    }),
    'and',
  )

/**
 * Several cards as labels, or "none". Joined with commas, because "and" would seem to join a contract's destination
 * with the next card.
 */
export const cardLabels = (words: readonly string[], texts: Texts): string =>
  words.length === 0
    ? texts.say('list.nothing')
    : words
        .map((word) => cardNoun(word, texts).plain)
        .reduceRight((rest, first) => texts.say('list.semicolon', { first, rest }))
