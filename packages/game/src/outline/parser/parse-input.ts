/** Parses the input of the text board. It never guesses: where several actions match, it names them all. */
import type { ExtraCommand } from '../extra-commands.ts'
import type {
  RefusedAction,
  SuggestedAction,
  TextAction,
  TextSection,
  TextTopic,
  TextView,
} from '../text-view.ts'
import { knownWords, suggestActions } from './completions.ts'
import type { BoardCommand, Lexicon } from './lexicon.ts'
import { bestFitting, type Found, type Matchable } from './match.ts'
import { gapOf, readPatterns } from './phrase-pattern.ts'
import { correctSpelling } from './spelling.ts'
import { isNumber, tokenize } from './tokenize.ts'

export type ParsedInput<Command> =
  | { readonly kind: 'deed'; readonly deed: TextAction<Command> }
  | { readonly kind: 'several'; readonly deeds: readonly TextAction<Command>[] }
  | { readonly kind: 'refused'; readonly attempts: readonly RefusedAction[] }
  | { readonly kind: 'order'; readonly order: BoardCommand }
  | { readonly kind: 'beside'; readonly order: ExtraCommand; readonly about: readonly string[] }
  /** The rules of something are wanted. */
  | { readonly kind: 'rules'; readonly about: readonly string[] }
  | { readonly kind: 'part'; readonly part: TextSection; readonly all: boolean }
  | { readonly kind: 'told'; readonly sentences: readonly string[] }
  /** Several topics match a question. */
  | { readonly kind: 'which'; readonly names: readonly string[] }
  | { readonly kind: 'no-such-answer'; readonly number: number }
  /** Something that could have been meant. */
  | { readonly kind: 'unknown'; readonly near: readonly string[] }

/** The parsed input, and the corrected words where the spelling was wrong. */
interface CorrectedInput<Command> {
  readonly understood: ParsedInput<Command>
  readonly spelled: string | null
}

interface Heard<Command> {
  readonly words: readonly string[]
  readonly text: string
  readonly telling: TextView<Command>
  readonly lexicon: Lexicon
  /** What a number chooses from. */
  readonly listed: readonly (SuggestedAction<Command> | TextAction<Command>)[]
  /** Extra commands of a lesson, sandbox or replay. */
  readonly beside: readonly ExtraCommand[]
}

/** More items than this are too many to listen to. */
const MOST_TOLD = 3

const UNKNOWN = { kind: 'unknown', near: [] } as const

export const parseInput = <Command>(
  text: string,
  telling: TextView<Command>,
  lexicon: Lexicon,
  listed: Heard<Command>['listed'],
): ParsedInput<Command> => meaningOf({ words: tokenize(text), text, telling, lexicon, listed, beside: [] })

/** The same with extra commands, and with spelling correction where nothing else matches. */
export const parseWithCorrection = <Command>(
  text: string,
  telling: TextView<Command>,
  lexicon: Lexicon,
  listed: Heard<Command>['listed'],
  beside: readonly ExtraCommand[],
): CorrectedInput<Command> => {
  const heard = { words: tokenize(text), text, telling, lexicon, listed, beside }
  const understood = meaningOf(heard)
  return understood.kind === 'unknown' ? putRight(heard) : { understood, spelled: null }
}

const meaningOf = <Command>(heard: Heard<Command>): ParsedInput<Command> =>
  asNumber(heard) ??
  asKey(heard) ??
  asExactDeed(heard) ??
  asBeside(heard) ??
  asOrder(heard) ??
  asQuestion(heard) ??
  asName(heard) ??
  asDeed(heard) ??
  asAttempt(heard) ??
  asOtherNumbers(heard) ??
  asThing(heard.words, heard) ??
  UNKNOWN

/** Nothing is done because of a word that was not written so: what could be meant is offered. */
const putRight = <Command>(heard: Heard<Command>): CorrectedInput<Command> => {
  const { words, telling, lexicon, beside } = heard
  const right = correctSpelling(words, knownWords(telling, lexicon, beside))
  if (right !== null) {
    const text = right.join(' ')
    const meant = meaningOf({ ...heard, words: right, text: isAsking(heard) ? `${text}?` : text })
    if (meant.kind !== 'unknown')
      return {
        understood: meant.kind === 'deed' ? { kind: 'several', deeds: [meant.deed] } : meant,
        spelled: text,
      }
  }
  const near = suggestActions(right ?? words, telling, lexicon)
  return { understood: { kind: 'unknown', near }, spelled: null }
}

type Guess<Command> = ParsedInput<Command> | null

/** Whoever asks does nothing. */
const isAsking = <Command>({ text }: Heard<Command>): boolean => /[?？]\s*$/.test(text)

const asNumber = <Command>(heard: Heard<Command>): Guess<Command> => {
  const { words, listed } = heard
  const [word = ''] = words
  if (words.length !== 1 || !/^\d+$/.test(word) || isAsking(heard)) return null
  const number = Number(word)
  const deed = listed[number - 1]
  return deed === undefined ? { kind: 'no-such-answer', number } : { kind: 'deed', deed }
}

const asKey = <Command>({ words, telling }: Heard<Command>): Guess<Command> => {
  const part = words.length === 1 ? telling.sections.find(({ key }) => key === words[0]) : undefined
  return part === undefined ? null : { kind: 'part', part, all: false }
}

/** Everything that can be done, and the longer choices among the answers. */
const deedsIn = <Command>({ telling, listed }: Heard<Command>): readonly TextAction<Command>[] => [
  ...telling.actions(),
  ...listed.filter(({ commands }) => commands.length > 1),
]

const itemsOf = <Item>(found: readonly Found<Item>[]): readonly Item[] => found.map(({ item }) => item)

const deedsFound = <Command>(found: readonly Found<TextAction<Command>>[]): Guess<Command> => {
  const [first, second] = found
  if (first === undefined) return null
  return second === undefined && first.fit !== 'part'
    ? { kind: 'deed', deed: first.item }
    : { kind: 'several', deeds: itemsOf(found) }
}

const bestIn = <Item extends Matchable, Command>(
  items: readonly Item[],
  { words, lexicon }: Pick<Heard<Command>, 'words' | 'lexicon'>,
): readonly Found<Item>[] => (words.length === 0 ? [] : bestFitting(words, items, lexicon.ignored))

/** Tried first: a command typed word for word is meant. */
const asExactDeed = <Command>(heard: Heard<Command>): Guess<Command> =>
  isAsking(heard) ? null : deedsFound(bestIn(deedsIn(heard), heard).filter(({ fit }) => fit === 'exact'))

const asBeside = <Command>({ words, beside }: Heard<Command>): Guess<Command> => {
  if (words.length === 0) return null
  for (const order of beside) {
    const about = gapOf(words, readPatterns(order.phrases))
    if (about !== null) return { kind: 'beside', order, about }
  }
  return null
}

const asOrder = <Command>({ words, lexicon }: Heard<Command>): Guess<Command> => {
  if (words.length === 0) return null
  for (const [order, patterns] of lexicon.commands)
    if (gapOf(words, patterns) !== null) return { kind: 'order', order }
  return null
}

const asQuestion = <Command>(heard: Heard<Command>): Guess<Command> => {
  const { words, lexicon } = heard
  const rules = gapOf(words, lexicon.asks.rules)
  if (rules !== null) return { kind: 'rules', about: rules }
  const [why, where, what, all] = [
    gapOf(words, lexicon.asks.why),
    gapOf(words, lexicon.asks.where),
    gapOf(words, lexicon.asks.what),
    gapOf(words, lexicon.asks.all),
  ]
  if (why !== null) return whyNot({ ...heard, words: why })
  if (where !== null) return asThing(where, heard, 'where')
  if (what !== null) return asThing(what, heard)
  const part = all === null ? undefined : partNamed({ ...heard, words: all })
  if (part !== undefined) return { kind: 'part', part, all: true }
  return isAsking(heard) ? asThing(words, heard) : null
}

const partNamed = <Command>(heard: Heard<Command>): TextSection | undefined => {
  const key = asKey(heard)
  if (key?.kind === 'part') return key.part
  return itemsOf(
    bestIn(heard.telling.sections, heard).filter(({ fit }) => fit !== 'whole' && fit !== 'begin'),
  )[0]
}

/** First an action named by its verb, then a topic. */
const whyNot = <Command>(heard: Heard<Command>): ParsedInput<Command> => {
  const named = bestIn(heard.telling.refusedActions(), heard)
  const things = bestIn(heard.telling.topics(), heard)
  const isDeed = named.some(({ fit }) => fit === 'exact' || fit === 'same')
  if (isDeed || things.length === 0)
    return named.length > 0 ? { kind: 'refused', attempts: itemsOf(named) } : (asDeed(heard) ?? UNKNOWN)
  return told(itemsOf(things), ({ describe, why }) => (why ?? describe)())
}

const told = <Command>(
  things: readonly TextTopic[],
  tell: (thing: TextTopic) => readonly string[],
): ParsedInput<Command> =>
  things.length > MOST_TOLD
    ? { kind: 'which', names: things.map(({ name }) => name) }
    : { kind: 'told', sentences: things.flatMap(tell) }

const asThing = <Command>(
  words: readonly string[],
  heard: Heard<Command>,
  what: 'describe' | 'where' = 'describe',
): Guess<Command> => {
  const about = { ...heard, words }
  const part = what === 'describe' ? partNamed(about) : undefined
  if (part !== undefined) return { kind: 'part', part, all: false }
  const things = itemsOf(bestIn(heard.telling.topics(), about))
  return things.length === 0 ? null : told(things, (thing) => (thing[what] ?? thing.describe)())
}

const asDeed = <Command>(heard: Heard<Command>): Guess<Command> =>
  isAsking(heard) ? null : deedsFound(bestIn(deedsIn(heard), heard))

/** A name typed word for word means its topic rather than an action that only starts alike. */
const asName = <Command>(heard: Heard<Command>): Guess<Command> => {
  const { sections, topics, refusedActions } = heard.telling
  const isName = bestIn([...sections, ...topics()], heard).some(({ fit }) => fit === 'exact')
  const deeds = isName ? bestIn([...deedsIn(heard), ...refusedActions()], heard) : []
  return isName && deeds.every(({ fit }) => fit === 'begin' || fit === 'part')
    ? asThing(heard.words, heard)
    : null
}

/** Where the numbers fit nothing: what there is with other numbers. */
const asOtherNumbers = <Command>(heard: Heard<Command>): Guess<Command> => {
  const words = heard.words.filter((word) => !isNumber(word))
  if (isAsking(heard) || words.length === heard.words.length) return null
  const deeds = itemsOf(bestIn(deedsIn(heard), { ...heard, words }))
  return deeds.length === 0 ? null : { kind: 'several', deeds }
}

const asAttempt = <Command>(heard: Heard<Command>): Guess<Command> => {
  const read = heard.telling.read(heard.text.trim().toLowerCase())
  if (read !== null)
    return 'why' in read ? { kind: 'refused', attempts: [read] } : { kind: 'deed', deed: read }
  const named = partNamed(heard) === undefined ? bestIn(heard.telling.refusedActions(), heard) : []
  return named.length === 0 ? null : { kind: 'refused', attempts: itemsOf(named) }
}
