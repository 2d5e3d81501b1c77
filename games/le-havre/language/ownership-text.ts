/** Sentences for a card's final value and for the effects of owning it. */
import { type Building, CATEGORIES, type OwnerEffects, TOKENS, type TokenName } from '../rules/index.ts'
import type { Texts } from './texts.ts'

export const endValueText = ({ endValue, category }: Building, texts: Texts): string | null => {
  if (endValue === null) return null
  const { perCategory, perShip, halfPerGood, perToken } = endValue
  // Keeps the order of the record, which is the order printed on the card.
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

export const ownerEffectText = (standing: OwnerEffects | null, texts: Texts): string | null =>
  standing === null
    ? null
    : texts.sentences([...savingSentences(standing, texts), ...dutySentences(standing, texts)])

const nameOf = (token: number): TokenName => TOKENS[token] ?? 'franc'

/** Sentences for what the owner holds or saves. */
const savingSentences = (standing: OwnerEffects, texts: Texts): string[] => {
  const { energySaved, claySaved, cattleHarvest, swappedFor, woodSaved, woodForOneUnit, food } = standing
  return [
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
    ...(woodSaved > 0 ? [texts.say('standing.wood', { wood: texts.count('wood', woodSaved) })] : []),
    ...(woodForOneUnit ? [texts.say('standing.crane', { wood: texts.count('wood', 1) })] : []),
    ...(cattleHarvest === null
      ? []
      : [
          texts.say('standing.cattle', {
            upTo: texts.count('cattle', cattleHarvest.upTo),
            amount: texts.count('cattle', cattleHarvest.amount),
          }),
        ]),
    ...(food === null ? [] : [texts.say('standing.food', { food: food.join('/') })]),
    ...(swappedFor === null ? [] : [texts.say('standing.swap', { ships: texts.countShips(swappedFor, 1) })]),
  ]
}

/** Income from other players and events, and when the card is lost. */
const dutySentences = (standing: OwnerEffects, texts: Texts): string[] => {
  const { roundIncome, grainEnergy, offerShare, builderShare, paysNoInterest, guestFrancs, tollPerShip } =
    standing
  const francs = (amount: number): string => texts.count('franc', amount)
  return [
    ...(roundIncome === null
      ? []
      : [
          texts.say('standing.income', {
            good: texts.kind(nameOf(roundIncome.token)),
            amounts: roundIncome.amounts.join('/'),
          }),
        ]),
    ...(grainEnergy > 0
      ? [
          texts.say('standing.grain', {
            grain: texts.count('grain', 1),
            energy: texts.count('energy', grainEnergy),
          }),
        ]
      : []),
    ...(offerShare === null
      ? []
      : [
          texts.say('standing.offer-share', {
            good: texts.kind(nameOf(offerShare.token)),
            francs: francs(offerShare.francs),
          }),
        ]),
    ...(builderShare === null
      ? []
      : [
          texts.say('standing.builder-share', {
            building: texts.building(builderShare.building),
            francs: francs(builderShare.francs),
          }),
        ]),
    ...(paysNoInterest ? [texts.say('standing.no-interest')] : []),
    ...(guestFrancs > 0 ? [texts.say('standing.guest', { francs: francs(guestFrancs) })] : []),
    ...(tollPerShip > 0 ? [texts.say('standing.toll', { francs: francs(tollPerShip) })] : []),
    ...personSentences(standing, texts),
    ...placeSentences(standing, texts),
  ]
}

/** Effects on actions and discs, of the owner and others. */
const personSentences = ({ finalActions, catchesDiscs, mayExpel }: OwnerEffects, texts: Texts): string[] => [
  ...(finalActions > 1 ? [texts.say('standing.final', { count: finalActions })] : []),
  ...(catchesDiscs === null
    ? []
    : [
        texts.say('standing.catches', {
          francs: texts.count('franc', catchesDiscs.pays),
          owner: texts.count('franc', catchesDiscs.ownerPays),
        }),
      ]),
  ...(mayExpel ? [texts.say('standing.expel')] : []),
]

const placeSentences = (standing: OwnerEffects, texts: Texts): string[] => {
  const { waitsForEmptySpace, laidOnHighestProposal, followsGainOf, cannotBeSold } = standing
  return [
    ...(waitsForEmptySpace ? [texts.say('standing.waits')] : []),
    ...(laidOnHighestProposal ? [texts.say('standing.highest')] : []),
    ...(followsGainOf === null
      ? []
      : [texts.say('standing.follows', { good: texts.kind(nameOf(followsGainOf)) })]),
    ...(cannotBeSold ? [texts.say('standing.unsellable')] : []),
  ]
}
