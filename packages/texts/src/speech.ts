import type { COMMON } from './common/parameters.ts'
import type { Locale } from './locale.ts'
import { Messages, type Value } from './message.ts'

/** Every message of a game and what it is told. */
export type MessageParameters = typeof COMMON & Readonly<Record<string, readonly string[]>>

type Told<Names extends readonly string[]> = [Names[number]] extends [never]
  ? []
  : [values: Readonly<Record<Names[number], Value>>]

/** One language, ready to say the messages of one game. */
export interface Speech<Parameters extends MessageParameters> {
  readonly locale: Locale
  say<Id extends keyof Parameters & string>(id: Id, ...told: Told<Parameters[Id]>): string
  /** A message whose name is only made while running. */
  sayKnown(id: keyof Parameters & string, known: Readonly<Record<string, Value>>): string
  /** The first of these refusals whose every parameter is known. */
  sayFirst(ids: readonly (keyof Parameters & string)[], known: Readonly<Record<string, Value>>): string
  /** Says a counting message, which chooses its form by `n` and writes `amount`; halves are written as such. */
  counted(message: string, amount: number): string
  list(items: readonly string[], join: 'and' | 'or'): string
  sentences(sentences: readonly string[]): string
}

const written = (amount: number): string => {
  if (amount < 0) return `−${written(-amount)}`
  const whole = Math.floor(amount)
  if (amount === whole) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}

/** `refusals` are the parameters of the messages that are chosen by what is known. */
export const makeSpeech = <Parameters extends MessageParameters>(
  locale: Locale,
  refusals: Readonly<Record<string, readonly string[]>>,
  catalogue: Readonly<Record<keyof Parameters & string, string>>,
): Speech<Parameters> => {
  const messages = new Messages(locale)
  // Made when something is first listed: on a phone that takes longer than the first page may.
  const joins: Partial<Record<'and' | 'or', Intl.ListFormat>> = {}
  const joinWith = (join: 'and' | 'or'): Intl.ListFormat => {
    joins[join] ??= new Intl.ListFormat(locale, { type: join === 'and' ? 'conjunction' : 'disjunction' })
    return joins[join]
  }
  return {
    locale,
    say: (id, ...[values]) => messages.say(catalogue[id], values ?? {}),
    sayKnown: (id, known) => messages.say(catalogue[id], known),
    sayFirst: (ids, known) => {
      const fits = (id: string): boolean =>
        refusals[id]?.every((parameter) => known[parameter] !== undefined) ?? false
      return messages.say(catalogue[ids.find(fits) ?? 'refusal.other'], known)
    },
    counted: (message, amount) =>
      // Half a thing is said in the singular everywhere.
      messages.say(message, { n: amount < 1 && amount > 0 ? 1 : amount, amount: written(amount) }),
    list: (items, join) => joinWith(join).format(items),
    sentences: (sentences) => sentences.join(locale === 'zh-Hant' ? '' : ' '),
  }
}
