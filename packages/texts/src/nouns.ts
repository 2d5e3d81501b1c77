/** Names in sentences: the grammatical forms that a message may use, and where names are stored. */
import type { Gender, Grammar, Noun } from './languages/index.ts'
import type { Bundle } from './translator.ts'

export type { Noun } from './languages/index.ts'

/** A name without an article may be given as a plain string. */
export type Name = string | Noun

/** A parameter of a message. */
export type Value = string | number | Noun

/** A number with its noun, `1 comida`: verbs agree with the number. */
export const quantityNoun = (grammar: Grammar, text: string, n: number): Noun => ({
  ...grammar.kind(text),
  n,
})

/** Joins the forms of several names with `list`; verbs agree with their number. */
export const joinNouns = (nouns: readonly Noun[], list: (items: readonly string[]) => string): Noun => ({
  plain: list(nouns.map(({ plain }) => plain)),
  the: list(nouns.map(({ the }) => the)),
  of: list(nouns.map(({ of }) => of)),
  to: list(nouns.map(({ to }) => to)),
  que: list(nouns.map(({ que }) => que)),
  n: nouns.length === 1 ? (nouns[0]?.n ?? 1) : nouns.length,
  gender: nouns.length === 1 ? (nouns[0]?.gender ?? null) : null,
  measure: '',
})

/** Prefixes by which a message asks for a form of an argument: `the_building`, `of_player`, `n_food`. */
const FORM = /^(?:the|The|of|to|que|n|gender|measure)_/

const BY_RULE = /^(?:of|to|que)_/

/** The argument that a placeholder refers to, without the prefix of its form. */
export const argumentOf = (name: string): string => name.replace(FORM, '')

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The text for a placeholder of a message; undefined if its value is unknown. */
export const formOf = (
  name: string,
  values: Readonly<Record<string, Value>>,
  grammar: Grammar,
): string | number | undefined => {
  const value = values[name]
  if (value !== undefined) return typeof value === 'object' ? value.plain : value
  const base = argumentOf(name)
  const given = values[base]
  if (given === undefined || base === name) return undefined
  const form = name.slice(0, -base.length - 1)
  if (typeof given === 'number') return form === 'n' ? given : undefined
  // A plain string only has the forms that depend on its first letter; its article and number are unknown.
  if (typeof given === 'string' && !BY_RULE.test(name)) return undefined
  const noun = typeof given === 'object' ? given : grammar.name(given)
  if (form === 'The') return capital(noun.the)
  return noun[form as Exclude<keyof Noun, 'plain'>] ?? ''
}

/** The name of a card. */
export interface CardName {
  readonly name: string
  /** A distinct name for a card that shares its printed name with another. */
  readonly label?: string
  /** For titles with little space. */
  readonly short?: string
  readonly article?: string
  /** Needed if the article does not show it. */
  readonly gender?: Gender
}

/** A name that is counted; `count` is an ICU message: `n` selects the form, `amount` is printed. */
export interface CountedName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence, for the kind in general. */
  readonly kind: string
  readonly count: string
}

/** A kind of goods with the measure word of its Chinese count: 2條魚. */
export const countedKind = (grammar: Grammar, { kind, count }: CountedName): Noun => {
  const [, measure = ''] = /\{amount\}(\p{Script=Han}?)/u.exec(count) ?? []
  return {
    ...grammar.kind(kind),
    measure: count.endsWith(`${measure}${kind}`) && measure !== kind.charAt(0) ? measure : '',
  }
}

const entriesOf = (bundle: Bundle, kind: string): readonly (readonly [string, string])[] => {
  const prefix = `noun.${kind}.`
  return Object.entries(bundle).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  )
}

/**
 * The names of one kind with their forms: `noun.building.farm` is the name, `noun.building.farm@article` its
 * article.
 */
export const namesOf = <Id extends string, Name>(
  bundle: Bundle,
  kind: string,
): Readonly<Record<Id, Name>> => {
  const names: Record<string, Record<string, string>> = {}
  for (const [key, text] of entriesOf(bundle, kind)) {
    const [id = '', form = 'name'] = key.split('@')
    names[id] = { ...names[id], [form]: text }
  }
  // Tests that print every name prove that no form is missing.
  return names as Readonly<Record<Id, Name>>
}

/** The names of one kind that have no other forms. */
export const plainNamesOf = <Id extends string>(bundle: Bundle, kind: string): Readonly<Record<Id, string>> =>
  Object.fromEntries(entriesOf(bundle, kind)) as Readonly<Record<Id, string>>
