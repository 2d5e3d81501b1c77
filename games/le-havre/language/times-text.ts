/** An answer of so many times, in words: what it hands in and what it brings. */
import type { Conversion, Effect } from '../rules/index.ts'
import { conversionKind, conversionYield, paymentOf } from './conversion-text.ts'
import type { Texts } from './texts.ts'

/** Null where the action does nothing so many times. */
export const timesText = (effect: Effect, place: number, times: number, texts: Texts): string | null => {
  if (times === 0) return texts.say('command.convert.skip')
  if (effect.op === 'gain' && effect.extra !== null)
    return texts.say('command.convert.extra', {
      energy: texts.count('energy', effect.extra.energy),
      tokens: texts.tokens(effect.extra.tokens),
    })
  if (effect.op === 'duplicate')
    return texts.say('command.convert.duplicate', {
      francs: texts.count('franc', effect.costly.francs),
      tokens: texts.tokens([{ token: effect.costly.token, amount: 1 }]),
    })
  if (effect.op === 'tariff')
    return texts.say('command.convert.sell', {
      from: texts.tokens([{ token: effect.good, amount: times }]),
      to: texts.count('franc', effect.francs[times - 1] ?? 0),
    })
  const part = effect.op === 'convert' ? effect.parts[place] : undefined
  return part === undefined ? null : convertPart(part, times, texts)
}

const convertPart = (part: Conversion, times: number, texts: Texts): string => {
  const kind = conversionKind(part)
  const { from, to, bonus } = conversionYield(part, times)
  const told = {
    from: kind === 'pay' ? paymentOf(part, times, texts) : texts.tokens(from),
    to: texts.tokens(to),
  }
  return bonus.length === 0
    ? texts.say(`command.convert.${kind}`, told)
    : texts.say('command.convert.upgrade-bonus', { ...told, bonus: texts.tokens(bonus) })
}
