/** What a card is worth at the end, and what owning it changes. */
import { type Building, CATEGORIES, type Standing, TOKENS } from '@quayside/le-havre'
import type { Texts } from './texts.ts'

export const endValueText = ({ endValue, category }: Building, texts: Texts): string | null => {
  if (endValue === null) return null
  const { perCategory, perShip, halfPerGood, perToken } = endValue
  // In the order of the record: the card's own category first where it is printed first.
  const categories = Object.entries(perCategory).flatMap(([name, francs]) => {
    const known = CATEGORIES.find((other) => other === name)
    return known === undefined
      ? []
      : [
          texts.say('end.per-category', {
            francs: texts.count('franc', francs),
            category: texts.names.categories[known].kind,
          }),
        ]
  })
  const bonuses = [
    ...categories,
    ...(perShip > 0 ? [texts.say('end.per-ship', { francs: texts.count('franc', perShip) })] : []),
    ...(halfPerGood > 0
      ? [texts.say('end.per-good', { francs: texts.count('franc', halfPerGood / 2) })]
      : []),
    ...perToken.map(({ token, amount }) =>
      texts.say('end.per-token', {
        francs: texts.count('franc', amount),
        good: texts.kind(TOKENS[token] ?? 'franc'),
      }),
    ),
  ]
  return texts.sentences([
    texts.say('end.value', { bonuses: texts.list(bonuses, 'and') }),
    ...(perCategory[category] === undefined ? [] : [texts.say('end.itself')]),
    ...(halfPerGood % 2 === 1 ? [texts.say('end.rounded')] : []),
  ])
}

export const standingText = (standing: Standing | null, texts: Texts): string | null => {
  if (standing === null) return null
  const { energySaved, claySaved, cattleHarvest, swappedFor, waitsForEmptySpace } = standing
  return texts.sentences([
    ...(energySaved > 0
      ? [texts.say('standing.energy', { energy: texts.count('energy', energySaved) })]
      : []),
    ...(claySaved > 0
      ? [
          texts.say('standing.clay', {
            clay: texts.count('clay', claySaved),
            brick: texts.count('brick', claySaved),
          }),
        ]
      : []),
    ...(cattleHarvest === null
      ? []
      : [
          texts.say('standing.cattle', {
            upTo: texts.count('cattle', cattleHarvest.upTo),
            amount: texts.count('cattle', cattleHarvest.amount),
          }),
        ]),
    ...(swappedFor === null ? [] : [texts.say('standing.swap', { ships: texts.countShips(swappedFor, 1) })]),
    ...(waitsForEmptySpace ? [texts.say('standing.waits')] : []),
  ])
}
