/** What names are made of in every game. */
import type { Bundle } from './translator.ts'

/** What a card is called. */
export interface CardName {
  readonly name: string
  /** A name of its own where two cards share the printed one. */
  readonly label?: string
  /** For titles with little room. */
  readonly short?: string
  readonly article?: string
}

/** Something that is counted; `count` is an ICU message: `n` chooses the form, `amount` is written. */
export interface CountedName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence, of the kind as such. */
  readonly kind: string
  readonly count: string
}

const entriesOf = (bundle: Bundle, kind: string): readonly (readonly [string, string])[] => {
  const prefix = `noun.${kind}.`
  return Object.entries(bundle).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  )
}

/** The names of one kind with their forms: `noun.building.farm` is the name, `noun.building.farm@article` its article. */
export const namesOf = <Id extends string, Name>(
  bundle: Bundle,
  kind: string,
): Readonly<Record<Id, Name>> => {
  const names: Record<string, Record<string, string>> = {}
  for (const [key, text] of entriesOf(bundle, kind)) {
    const [id = '', form = 'name'] = key.split('@')
    names[id] = { ...names[id], [form]: text }
  }
  // That no form is missing is proved by the tests that say every name.
  return names as Readonly<Record<Id, Name>>
}

/** The names of one kind that have no forms. */
export const plainNamesOf = <Id extends string>(bundle: Bundle, kind: string): Readonly<Record<Id, string>> =>
  Object.fromEntries(entriesOf(bundle, kind)) as Readonly<Record<Id, string>>
