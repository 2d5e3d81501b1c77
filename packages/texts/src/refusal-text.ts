/** Texts of refusals in any game: chooses the most specific sentence for the known parameters. */
import type { Refusal } from '@quayside/kernel'
import type { Value } from './nouns.ts'
import type { Translator } from './translator.ts'

/** A refusal of a game, or of a record with its line and cause. */
export interface AnyRefusal extends Refusal {
  readonly line?: number
  readonly cause?: Refusal
}

export type Known = Record<string, Value>

/** The most specific sentence for the known parameters, followed by the cause. */
export const explain = (
  refusal: AnyRefusal,
  translator: Pick<Translator<never>, 'sayFirst' | 'sentences'>,
  knownValues: (refusal: AnyRefusal) => Known = () => ({}),
): string => {
  const sentence = translator.sayFirst(wordings(refusal), {
    ...kernelValues(refusal),
    ...knownValues(refusal),
  })
  return refusal.cause === undefined
    ? sentence
    : translator.sentences([sentence, explain(refusal.cause, translator, knownValues)])
}

/** Message keys from the most specific to the one without parameters. */
const wordings = ({ code, line }: AnyRefusal): string[] => [
  ...(code === 'line-refused' && line === 0 ? ['refusal.line-refused.options'] : []),
  `refusal.${code}`,
  `refusal.${code}.plain`,
]

const NUMBERS = ['at', 'limit', 'line', 'version', 'known', 'expected'] as const

const WORDS = ['text', 'seed', 'command'] as const

const kernelValues = ({ code, params, line }: AnyRefusal): Known => {
  const known: Known = {}
  for (const name of NUMBERS) if (typeof params[name] === 'number') known[name] = params[name]
  for (const name of WORDS) if (typeof params[name] === 'string') known[name] = params[name]
  // A value from outside arrives as JSON; a word is shown without its quotes.
  if (known['text'] === undefined && typeof params['value'] === 'string')
    known['text'] = params['value'].replaceAll('"', '')
  if (line !== undefined) known['line'] = line
  if (code === 'undo-limit') {
    const { because } = params
    known['because'] = because === 'other-seat' ? 'seat' : String(because ?? 'other')
  }
  return known
}

/** Replaces a game's id by its title; only the title of the current game is loaded. */
export const gameValues = ({ params }: AnyRefusal, id: string, title: string): Known => {
  const known: Known = {}
  for (const name of ['game', 'expected'] as const) {
    const named = params[name]
    if (typeof named === 'string') known[name] = named === id ? title : named
  }
  return known
}
