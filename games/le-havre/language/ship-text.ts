import {
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  type Ship,
  TOKENS,
  type TokenAmounts,
  type Tokens,
} from '../rules/index.ts'
import type { Texts } from './texts.ts'

const bundleOf = (tokens: Tokens): TokenAmounts =>
  TOKENS.flatMap((name, token) => {
    const amount = tokens[name] ?? 0
    return amount > 0 ? [{ token, amount }] : []
  })

/** A ship card's sentences for a number of players, without its name. */
export const shipLines = (ship: Ship, players: number, texts: Texts): string[] => {
  const record = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(ship.type)]
  if (record === undefined) return []
  const { build, energy, price, capacity, needsModernisedWharf } = record
  const food = record.food[players - 1] ?? 0
  const value = texts.count('franc', ship.value)
  const material = bundleOf(build).map((part) => texts.tokens([part]))
  return [
    texts.say('ship.type', { type: texts.names.shipTypes[ship.type].name, id: ship.id }),
    capacity > 0
      ? texts.say('ship.capacity', { goods: texts.count('good', capacity) })
      : texts.say('ship.no-cargo'),
    ...(food > 0 ? [texts.say('ship.food', { food: texts.count('food', food) })] : []),
    texts.say('card.cost', { cost: texts.list([...material, texts.count('energy', energy)], 'and') }),
    ...(needsModernisedWharf ? [texts.say('ship.modernised-wharf')] : []),
    price === null
      ? texts.say('card.not-for-sale', { value })
      : texts.say('card.value', { value, price: texts.count('franc', price) }),
  ]
}
