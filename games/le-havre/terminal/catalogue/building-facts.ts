import { buildingText } from '../../language/index.ts'
import { type Building, TOKENS, VERSIONS } from '../../rules/index.ts'
import type { Words } from '../words.ts'
import { effectFacts } from './effect-facts.ts'
import { byPlayers, type Fact } from './fact.ts'

const cardFact = (building: Building, { texts }: Words): Fact => {
  const { label, effect, standing, endValue } = buildingText(building, texts)
  return {
    no: building.no,
    id: building.name,
    name: label,
    category: building.category,
    value: building.value,
    purchase_price: building.price,
    entry_fee: building.fee,
    enterable: building.effect.op !== 'closed',
    hammers: building.hammers,
    fishermen: building.fishermen,
    effect: effectFacts(building),
    text: texts.sentences([effect, standing, endValue].filter((sentence) => sentence !== null)),
  }
}

const costFact = ({ printedCost }: Building): Fact | null =>
  printedCost &&
  Object.fromEntries(printedCost.map(({ token, amount }): [string, number] => [TOKENS[token] ?? '', amount]))

export const standardFact = (building: Building, words: Words): Fact => ({
  ...cardFact(building, words),
  build_cost: costFact(building),
  usage: Object.fromEntries(
    VERSIONS.map((version) => [version, byPlayers((players) => building.usage?.[version][players - 1])]),
  ),
})

/** A special building has a building cost only where it can be built at all. */
export const specialFact = (building: Building, words: Words): Fact => ({
  ...cardFact(building, words),
  ...(building.printedCost ? { build_cost: costFact(building) } : {}),
})
