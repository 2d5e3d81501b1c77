/** Sentences for what a visit does, generated from the building's effect. */
import type { Value } from '@quayside/texts'
import { type EffectField, effectFields } from '../queries/index.ts'
import { type Effect, GOODS, SHIP_TYPE_RECORDS, SHIP_TYPES, SHIP_VALUE } from '../rules/index.ts'
import { conversionSentences } from './conversion-text.ts'
import { gainSentences } from './gain-text.ts'
import { amongText, byValue, fold, kinds, nameOf, oneOf } from './goods-text.ts'
import type { Texts } from './texts.ts'

type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>

type SentencesOf<Op extends Effect['op']> = (effect: EffectOf<Op>, texts: Texts) => readonly string[]

export const effectText = (effect: Effect, texts: Texts): string => {
  const sentences = SENTENCES[effect.op] as SentencesOf<Effect['op']> | undefined
  return sentences === undefined
    ? texts.sayKnown(`effect.${effect.op}`, valuesOf(effect, texts))
    : texts.sentences(sentences(effect, texts))
}

/** Message parameters from the fields of an effect. */
const valuesOf = (effect: Effect, texts: Texts): Record<string, Value> =>
  Object.fromEntries(effectFields(effect).map((field) => [field.name, fieldValue(field, texts)]))

const fieldValue = (field: EffectField, texts: Texts): Value => {
  switch (field.kind) {
    case 'amount':
      return field.unit === null ? field.amount : texts.count(field.unit, field.amount)
    case 'kinds':
      return kinds(field.tokens, 'or', texts)
    case 'bundle':
      return texts.tokens(field.tokens)
  }
}

/** Effects that need more than one sentence, or more than the values of their fields. */
const SENTENCES: { readonly [Op in Effect['op']]?: SentencesOf<Op> } = {
  gain: (effect, texts) => gainSentences(effect, texts),
  convert: (effect, texts) => [
    ...(effect.parts.length > 1
      ? [texts.say(effect.either ? 'effect.convert.either' : 'effect.convert.parts')]
      : []),
    ...effect.parts.flatMap((part) => conversionSentences(part, texts)),
  ],
  tariff: (effect, texts) => [tariffSentence(effect, texts)],
  build: (effect, texts) => [
    texts.say('effect.build', { count: effect.count }),
    ...(effect.saves === null
      ? []
      : [texts.say('effect.build.saves', { tokens: texts.tokens([{ token: effect.saves, amount: 1 }]) })]),
  ],
  'build-ship': (effect, texts) => [
    texts.say('effect.build-ship', {
      types: texts.list(
        SHIP_TYPES.filter((_, type) => SHIP_TYPE_RECORDS[type]?.needsModernisedWharf).map(
          (type) => texts.names.shipTypes[type].kind,
        ),
        'or',
      ),
      tokens: texts.tokens([{ token: effect.modernise, amount: 1 }]),
    }),
  ],
  'ship-goods': (effect, texts) => [
    texts.say('effect.ship-goods', { energy: texts.count('energy', effect.energyPerShip) }),
    texts.say('effect.ship-goods.capacities', { capacities: capacities(texts) }),
    texts.say('effect.ship-goods.values', { values: shippingValues(texts) }),
  ],
  choose: (effect, texts) => chooseSentences(effect, texts),
  exchange: (effect, texts) => [
    texts.say('effect.exchange', {
      give: texts.count('good', effect.large.give),
      gets: texts.tokens([{ token: effect.large.gets, amount: 1 }]),
      small: oneOf(effect.small, texts),
    }),
  ],
  'sell-any': (effect, texts) => [texts.say('effect.sell-any', { standard: effect.standardForFranc })],
  'buy-fuel': (effect, texts) => [
    texts.say('effect.buy-fuel', {
      fuels: fold(
        effect.fuels.map(({ token, food, limit }) =>
          texts.say('effect.buy-fuel.fuel', {
            limit,
            goods: texts.tokens([{ token, amount: limit }]),
            food: texts.count('food', food),
          }),
        ),
        (first, rest) => texts.say('list.and-or', { first, rest }),
      ),
    }),
  ],
  pick: (effect, texts) => pickSentences(effect, texts),
  duplicate: ({ costly }, texts) => [
    texts.say('effect.duplicate'),
    texts.say('effect.duplicate.cost', {
      good: texts.kind(nameOf(costly.token)),
      francs: texts.count('franc', costly.francs),
    }),
  ],
  barter: (effect, texts) => [
    ...(effect.rounds.length > 1 ? [texts.say('effect.convert.parts')] : []),
    ...effect.rounds.map(({ byShipValue, most, gives, gets }) =>
      byShipValue
        ? texts.say('effect.barter', { most })
        : texts.say('effect.barter.number', {
            most,
            gives: amongText(gives, texts),
            gets: amongText(gets, texts),
          }),
    ),
  ],
  collect: ({ token, amount, withTwo }, texts) => [
    texts.say('effect.collect', {
      tokens: texts.tokens([{ token, amount }]),
      withTwo: texts.tokens([{ token, amount: withTwo }]),
    }),
  ],
  rest: ({ visitsOnLeaving, perOffer }, texts) => [
    texts.say('effect.rest'),
    ...(visitsOnLeaving > 0 ? [texts.say('effect.rest.visits', { visits: visitsOnLeaving })] : []),
    ...(perOffer.length > 0 ? [texts.say('effect.rest.offer', { tokens: texts.tokens(perOffer) })] : []),
  ],
  pawn: (effect, texts) => [
    texts.say('effect.pawn', {
      francs: texts.count('franc', effect.francs),
      redeem: texts.count('franc', effect.redeem),
    }),
  ],
}

export const tariffSentence = (effect: EffectOf<'tariff'>, texts: Texts): string =>
  texts.say('effect.tariff', {
    prices: texts.list(
      effect.francs.map((francs, place) =>
        texts.say('effect.tariff.price', {
          goods: texts.tokens([{ token: effect.good, amount: place + 1 }]),
          francs: texts.count('franc', francs),
        }),
      ),
      'or',
    ),
  })

const capacities = (texts: Texts): string =>
  texts.list(
    SHIP_TYPES.flatMap((type, place) => {
      const capacity = SHIP_TYPE_RECORDS[place]?.capacity ?? 0
      if (capacity === 0) return []
      const goods = texts.count('good', capacity)
      return [texts.say('effect.ship-goods.capacity', { type: texts.names.shipTypes[type].kind, goods })]
    }),
    'and',
  )

const shippingValues = (texts: Texts): string =>
  byValue(
    GOODS.map((_, good) => good),
    (good) => SHIP_VALUE[good] ?? 0,
    texts,
  )

const pickSentences = ({ among, count, francs, loans }: EffectOf<'pick'>, texts: Texts): string[] => [
  ...(loans > 0 ? [texts.say('effect.pick.loan', { loans: texts.count('loan', loans) })] : []),
  ...(count === null
    ? [
        texts.say('effect.pick', {
          prices: byValue(among, (good) => francs[among.indexOf(good)] ?? 0, texts),
        }),
      ]
    : [
        texts.say('effect.choose.fixed', { count }),
        texts.say('effect.choose.among', { goods: amongText(among, texts) }),
      ]),
]

const chooseSentences = (effect: EffectOf<'choose'>, texts: Texts): string[] => [
  effect.perCraftsman === 0
    ? texts.say('effect.choose.fixed', { count: effect.count })
    : texts.say('effect.choose', {
        count: effect.count,
        per: effect.perCraftsman,
        category: texts.names.categories.C.kind,
        most: effect.among.length,
      }),
  texts.say('effect.choose.among', { goods: amongText(effect.among, texts) }),
  ...(effect.thenLook ? [texts.say('effect.choose.then-look')] : []),
]
