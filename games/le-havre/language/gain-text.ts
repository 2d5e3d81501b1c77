import type { Effect, TokenAmounts } from '../rules/index.ts'
import { kinds } from './goods-text.ts'
import type { Texts } from './texts.ts'

/** Sentences for gains; from the second on they say that it is in addition. */
export const gainSentences = (effect: Extract<Effect, { readonly op: 'gain' }>, texts: Texts): string[] => {
  const {
    tokens,
    perFisherman,
    perHammer,
    withHammer,
    perGuest,
    perCategory,
    francPerThree,
    requires,
    extra,
  } = effect
  const gains: ((also: 'yes' | 'no') => string)[] = []
  const add = (id: SymbolGain, gained: TokenAmounts): void => {
    if (gained.length > 0) gains.push((also) => texts.say(id, { tokens: texts.tokens(gained), also }))
  }
  if (tokens.length > 0) gains.push(() => texts.say('effect.gain', { tokens: texts.tokens(tokens) }))
  add('effect.gain.per-fisherman', perFisherman)
  add('effect.gain.per-hammer', perHammer)
  add('effect.gain.with-hammer', withHammer)
  add('effect.gain.per-guest', perGuest)
  for (const { category, tokens: perOne } of perCategory)
    gains.push((also) =>
      texts.say('effect.gain.per-category', {
        tokens: texts.tokens(perOne),
        category: texts.names.categories[category].kind,
        also,
      }),
    )
  if (francPerThree.length > 0)
    gains.push((also) =>
      texts.say('effect.gain.per-three', {
        francs: texts.count('franc', 1),
        goods: kinds(francPerThree, 'and', texts),
        also,
      }),
    )
  return [
    ...(requires.length > 0 ? [texts.say('effect.gain.requires', { tokens: texts.tokens(requires) })] : []),
    ...gains.map((gain, place) => gain(place > 0 ? 'yes' : 'no')),
    ...(extra === null
      ? []
      : [
          texts.say('effect.gain.extra', {
            energy: texts.count('energy', extra.energy),
            tokens: texts.tokens(extra.tokens),
          }),
        ]),
  ]
}

type SymbolGain =
  | 'effect.gain.per-fisherman'
  | 'effect.gain.per-hammer'
  | 'effect.gain.with-hammer'
  | 'effect.gain.per-guest'
