/** The text of a building card, generated from its record. */
import type { Building } from '../rules/index.ts'
import { effectText } from './effect-text.ts'
import { endValueText, ownerEffectText } from './ownership-text.ts'
import type { Texts } from './texts.ts'

export interface BuildingText {
  /** As printed; two cards may share it. */
  readonly name: string
  /** A name that no other card has. */
  readonly label: string
  /** For titles with little room. */
  readonly short: string
  readonly category: string
  readonly effect: string
  /** Null for a building that cannot be entered. */
  readonly fee: string | null
  readonly standing: string | null
  readonly endValue: string | null
  readonly cost: string
  readonly value: string
  readonly symbols: string | null
}

/** Cached per language, because a table shows dozens of cards with every move. */
const cache = new WeakMap<Texts, Map<Building, BuildingText>>()

export const buildingText = (building: Building, texts: Texts): BuildingText => {
  const cards = cache.get(texts) ?? new Map<Building, BuildingText>()
  cache.set(texts, cards)
  const text = cards.get(building) ?? putIntoWords(building, texts)
  cards.set(building, text)
  return text
}

const putIntoWords = (building: Building, texts: Texts): BuildingText => {
  const card = texts.names.buildings[building.name]
  const label = texts.building(building.name).plain
  const name = card?.name ?? label
  return {
    name,
    label,
    short: card?.short ?? name,
    category: texts.say('card.category', {
      category: texts.names.categories[building.category].name,
      no: building.no,
    }),
    effect: effectText(building.effect, texts),
    fee: feeText(building, texts),
    standing: ownerEffectText(building.standing, texts),
    endValue: endValueText(building, texts),
    cost: costText(building, texts),
    value: valueText(building, texts),
    symbols: symbolsText(building, texts),
  }
}

/** The card's sentences in reading order, without its name. */
export const buildingLines = (building: Building, texts: Texts): string[] => {
  const text = buildingText(building, texts)
  return [
    text.category,
    text.effect,
    text.fee,
    text.standing,
    text.endValue,
    text.cost,
    text.value,
    text.symbols,
  ].filter((line) => line !== null)
}

/** `2 food or 1 franc`. */
export const feeTerms = (fee: Building['fee'], texts: Texts): string =>
  texts.list(
    fee.map((terms) =>
      'food' in terms ? texts.count('food', terms.food) : texts.count('franc', terms.francs),
    ),
    'or',
  )

const feeText = ({ effect, fee }: Building, texts: Texts): string | null => {
  if (effect.op === 'closed') return null
  return fee.length === 0 ? texts.say('card.no-fee') : texts.say('card.fee', { fee: feeTerms(fee, texts) })
}

const costText = ({ printedCost }: Building, texts: Texts): string =>
  printedCost === null
    ? texts.say('card.not-buildable')
    : texts.say('card.cost', { cost: texts.tokens(printedCost) })

const valueText = ({ value, price }: Building, texts: Texts): string => {
  const worth = texts.count('franc', value)
  if (price === null) return texts.say('card.not-for-sale', { value: worth })
  if (price === value) return texts.say('card.value-and-price', { value: worth })
  return texts.say('card.value', { value: worth, price: texts.count('franc', price) })
}

const symbolsText = ({ hammers, fishermen }: Building, texts: Texts): string | null => {
  const symbols = [
    ...(hammers > 0 ? [texts.count('hammer', hammers)] : []),
    ...(fishermen > 0 ? [texts.count('fisherman', fishermen)] : []),
  ]
  return symbols.length === 0 ? null : texts.say('card.symbols', { symbols: texts.list(symbols, 'and') })
}
