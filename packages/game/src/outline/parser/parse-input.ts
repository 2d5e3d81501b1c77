/** Parses the input of the text board. It never guesses: if several actions match, it lists them all. */
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
import { bestFitting, type Matchable, type Matched } from './match.ts'
import { gapOf, readPatterns } from './phrase-pattern.ts'
import { correctSpelling } from './spelling.ts'
import { isNumber, tokenize } from './tokenize.ts'

export type ParsedInput<Command> =
  | { readonly kind: 'action'; readonly action: TextAction<Command> }
  | { readonly kind: 'several'; readonly actions: readonly TextAction<Command>[] }
  | { readonly kind: 'refused'; readonly refusedActions: readonly RefusedAction[] }
  | { readonly kind: 'board-command'; readonly command: BoardCommand }
  | { readonly kind: 'extra-command'; readonly command: ExtraCommand; readonly about: readonly string[] }
  /** Asks for the rules of a topic. */
  | { readonly kind: 'rules'; readonly about: readonly string[] }
  | { readonly kind: 'section'; readonly section: TextSection; readonly all: boolean }
  | { readonly kind: 'topic'; readonly sentences: readonly string[] }
  /** Several topics match a question. */
  | { readonly kind: 'which'; readonly names: readonly string[] }
  | { readonly kind: 'no-such-answer'; readonly number: number }
  /** Similar inputs that may have been meant. */
  | { readonly kind: 'unknown'; readonly near: readonly string[] }

/** The parsed input, and the corrected words if there was a spelling mistake. */
interface CorrectedInput<Command> {
  readonly parsed: ParsedInput<Command>
  readonly spelled: string | null
}

interface Input<Command> {
  readonly words: readonly string[]
  readonly text: string
  readonly textView: TextView<Command>
  readonly lexicon: Lexicon
  /** The list that a number chooses from. */
  readonly listed: readonly (SuggestedAction<Command> | TextAction<Command>)[]
  /** Extra commands of a lesson, sandbox or replay. */
  readonly extraCommands: readonly ExtraCommand[]
}

/** More topics than this are too many to listen to. */
const MAX_TOPICS = 3

const UNKNOWN = { kind: 'unknown', near: [] } as const

export const parseInput = <Command>(
  text: string,
  textView: TextView<Command>,
  lexicon: Lexicon,
  listed: Input<Command>['listed'],
): ParsedInput<Command> =>
  parse({ words: tokenize(text), text, textView, lexicon, listed, extraCommands: [] })

/** Why something is not possible: a refused action or a topic, by the text after the word for "why". */
export const parseWhyNot = <Command>(
  text: string,
  textView: TextView<Command>,
  lexicon: Lexicon,
): ParsedInput<Command> =>
  whyNot({ words: tokenize(text), text, textView, lexicon, listed: [], extraCommands: [] })

/** `parseInput` with extra commands, and with spelling correction if nothing else matches. */
export const parseWithCorrection = <Command>(
  text: string,
  textView: TextView<Command>,
  lexicon: Lexicon,
  listed: Input<Command>['listed'],
  extraCommands: readonly ExtraCommand[],
): CorrectedInput<Command> => {
  const input = { words: tokenize(text), text, textView, lexicon, listed, extraCommands }
  const parsed = parse(input)
  return parsed.kind === 'unknown' ? correct(input) : { parsed, spelled: null }
}

const parse = <Command>(input: Input<Command>): ParsedInput<Command> =>
  asNumber(input) ??
  asKey(input) ??
  asExactAction(input) ??
  asExtraCommand(input) ??
  asBoardCommand(input) ??
  asQuestion(input) ??
  asName(input) ??
  asAction(input) ??
  asRefusedAction(input) ??
  asOtherNumbers(input) ??
  asTopic(input.words, input) ??
  UNKNOWN

/** A corrected input is never carried out: the matching actions are listed. */
const correct = <Command>(input: Input<Command>): CorrectedInput<Command> => {
  const { words, textView, lexicon, extraCommands } = input
  const right = correctSpelling(words, knownWords(textView, lexicon, extraCommands))
  if (right !== null) {
    const text = right.join(' ')
    const meant = parse({ ...input, words: right, text: isAsking(input) ? `${text}?` : text })
    if (meant.kind !== 'unknown')
      return {
        parsed: meant.kind === 'action' ? { kind: 'several', actions: [meant.action] } : meant,
        spelled: text,
      }
  }
  const near = suggestActions(right ?? words, textView, lexicon)
  return { parsed: { kind: 'unknown', near }, spelled: null }
}

type Guess<Command> = ParsedInput<Command> | null

/** Input that ends with a question mark is never carried out. */
const isAsking = <Command>({ text }: Input<Command>): boolean => /[?？]\s*$/.test(text)

const asNumber = <Command>(input: Input<Command>): Guess<Command> => {
  const { words, listed } = input
  const [word = ''] = words
  if (words.length !== 1 || !/^\d+$/.test(word) || isAsking(input)) return null
  const number = Number(word)
  const action = listed[number - 1]
  return action === undefined ? { kind: 'no-such-answer', number } : { kind: 'action', action }
}

const asKey = <Command>({ words, textView }: Input<Command>): Guess<Command> => {
  const section = words.length === 1 ? textView.sections.find(({ key }) => key === words[0]) : undefined
  return section === undefined ? null : { kind: 'section', section, all: false }
}

/** All legal actions, and the multi-command choices among the answers. */
const actionsIn = <Command>({ textView, listed }: Input<Command>): readonly TextAction<Command>[] => [
  ...textView.actions(),
  ...listed.filter(({ commands }) => commands.length > 1),
]

const itemsOf = <Item>(found: readonly Matched<Item>[]): readonly Item[] => found.map(({ item }) => item)

const actionsFound = <Command>(found: readonly Matched<TextAction<Command>>[]): Guess<Command> => {
  const [first, second] = found
  if (first === undefined) return null
  return second === undefined && first.fit !== 'part'
    ? { kind: 'action', action: first.item }
    : { kind: 'several', actions: itemsOf(found) }
}

const bestIn = <Item extends Matchable, Command>(
  items: readonly Item[],
  { words, lexicon }: Pick<Input<Command>, 'words' | 'lexicon'>,
): readonly Matched<Item>[] => (words.length === 0 ? [] : bestFitting(words, items, lexicon.ignored))

/** Tried first: a command typed word for word is unambiguous. */
const asExactAction = <Command>(input: Input<Command>): Guess<Command> =>
  isAsking(input) ? null : actionsFound(bestIn(actionsIn(input), input).filter(({ fit }) => fit === 'exact'))

const asExtraCommand = <Command>({ words, extraCommands }: Input<Command>): Guess<Command> => {
  if (words.length === 0) return null
  for (const command of extraCommands) {
    const about = gapOf(words, readPatterns(command.phrases))
    if (about !== null) return { kind: 'extra-command', command, about }
  }
  return null
}

const asBoardCommand = <Command>({ words, lexicon }: Input<Command>): Guess<Command> => {
  if (words.length === 0) return null
  for (const [command, patterns] of lexicon.commands)
    if (gapOf(words, patterns) !== null) return { kind: 'board-command', command }
  return null
}

const asQuestion = <Command>(input: Input<Command>): Guess<Command> => {
  const { words, lexicon } = input
  const rules = gapOf(words, lexicon.asks.rules)
  if (rules !== null) return { kind: 'rules', about: rules }
  const [why, where, what, all] = [
    gapOf(words, lexicon.asks.why),
    gapOf(words, lexicon.asks.where),
    gapOf(words, lexicon.asks.what),
    gapOf(words, lexicon.asks.all),
  ]
  if (why !== null) return whyNot({ ...input, words: why })
  if (where !== null) return asTopic(where, input, 'where')
  if (what !== null) return asTopic(what, input)
  const section = all === null ? undefined : sectionNamed({ ...input, words: all })
  if (section !== undefined) return { kind: 'section', section, all: true }
  return isAsking(input) ? asTopic(words, input) : null
}

const sectionNamed = <Command>(input: Input<Command>): TextSection | undefined => {
  const key = asKey(input)
  if (key?.kind === 'section') return key.section
  return itemsOf(
    bestIn(input.textView.sections, input).filter(({ fit }) => fit !== 'whole' && fit !== 'begin'),
  )[0]
}

/** First an action named by its verb, then a topic. */
const whyNot = <Command>(input: Input<Command>): ParsedInput<Command> => {
  const named = bestIn(input.textView.refusedActions(), input)
  const topics = bestIn(input.textView.topics(), input)
  const isAction = named.some(({ fit }) => fit === 'exact' || fit === 'same')
  if (isAction || topics.length === 0)
    return named.length > 0
      ? { kind: 'refused', refusedActions: itemsOf(named) }
      : (asAction(input) ?? asOtherTopic(input, 'why') ?? UNKNOWN)
  return topicSentences(itemsOf(topics), ({ describe, why }) => (why ?? describe)())
}

const topicSentences = <Command>(
  topics: readonly TextTopic[],
  describe: (topic: TextTopic) => readonly string[],
): ParsedInput<Command> =>
  topics.length > MAX_TOPICS
    ? { kind: 'which', names: topics.map(({ name }) => name) }
    : { kind: 'topic', sentences: topics.flatMap(describe) }

const asTopic = <Command>(
  words: readonly string[],
  input: Input<Command>,
  what: 'describe' | 'where' = 'describe',
): Guess<Command> => {
  const about = { ...input, words }
  const section = what === 'describe' ? sectionNamed(about) : undefined
  if (section !== undefined) return { kind: 'section', section, all: false }
  const topics = itemsOf(bestIn(input.textView.topics(), about))
  return topics.length === 0
    ? asOtherTopic(about, what)
    : topicSentences(topics, (topic) => (topic[what] ?? topic.describe)())
}

const asOtherTopic = <Command>(input: Input<Command>, what: 'describe' | 'where' | 'why'): Guess<Command> => {
  const topics = itemsOf(bestIn(input.textView.otherTopics?.() ?? [], input))
  return topics.length === 0 ? null : topicSentences(topics, (topic) => (topic[what] ?? topic.describe)())
}

const asAction = <Command>(input: Input<Command>): Guess<Command> =>
  isAsking(input) ? null : actionsFound(bestIn(actionsIn(input), input))

/** A name typed word for word means its topic rather than an action that only begins with it. */
const asName = <Command>(input: Input<Command>): Guess<Command> => {
  const { sections, topics, refusedActions } = input.textView
  const isName = bestIn([...sections, ...topics()], input).some(({ fit }) => fit === 'exact')
  const actions = isName ? bestIn([...actionsIn(input), ...refusedActions()], input) : []
  return isName && actions.every(({ fit }) => fit === 'begin' || fit === 'part')
    ? asTopic(input.words, input)
    : null
}

/** If no action has these numbers: the same with other numbers. */
const asOtherNumbers = <Command>(input: Input<Command>): Guess<Command> => {
  const words = input.words.filter((word) => !isNumber(word))
  if (isAsking(input) || words.length === input.words.length) return null
  const actions = itemsOf(bestIn(actionsIn(input), { ...input, words }))
  return actions.length === 0 ? null : { kind: 'several', actions }
}

const asRefusedAction = <Command>(input: Input<Command>): Guess<Command> => {
  const read = input.textView.read(input.text.trim().toLowerCase())
  if (read !== null)
    return 'why' in read ? { kind: 'refused', refusedActions: [read] } : { kind: 'action', action: read }
  const named = sectionNamed(input) === undefined ? bestIn(input.textView.refusedActions(), input) : []
  return named.length === 0 ? null : { kind: 'refused', refusedActions: itemsOf(named) }
}
