/** Completions of the text typed so far. */
import { type ExtraCommand, firstPhrase } from '../extra-commands.ts'
import type { TextView } from '../text-view.ts'
import { BOARD_COMMANDS, type BoardCommand, type Lexicon } from './lexicon.ts'
import { findMatches } from './match.ts'
import { begunGap, readPatterns } from './phrase-pattern.ts'
import { isNumber, tokenize } from './tokenize.ts'

const MAX_COMPLETIONS = 6

interface Completing<Command> {
  readonly textView: TextView<Command>
  readonly lexicon: Lexicon
  readonly commandWord: (command: BoardCommand) => string
  readonly extraCommands: readonly ExtraCommand[]
  /** Topics of the rules, as far as they are loaded. */
  readonly topics: readonly string[]
}

const sayable = (saying: string) => ({ saying, wordings: [tokenize(saying)] })

/** Completions of a question that has been started. */
const questions = <Command>(
  words: readonly string[],
  { textView, lexicon: { asks, ignored }, topics }: Completing<Command>,
): readonly string[] => {
  const rules = begunGap(words, asks.rules)
  const begun = rules ?? begunGap(words, [...asks.why, ...asks.where, ...asks.what])
  if (begun === null) return []
  const names = textView.topics().map(({ name }) => name)
  const all = [...new Set(rules === null ? names : [...topics, ...names])].map(sayable)
  return findMatches(begun.gap, all, ignored).map(({ item }) => `${begun.written}${item.saying}`)
}

/** Best first; game actions before commands of the board. */
export const completions = <Command>(text: string, completing: Completing<Command>): readonly string[] => {
  const { textView, lexicon, commandWord, extraCommands } = completing
  const words = tokenize(text)
  if (words.length === 0) return []
  const actions = findMatches(words, textView.actions(), lexicon.ignored).map(({ item }) => item.text)
  const others = [
    ...extraCommands.map(({ phrases }) => firstPhrase(phrases)),
    ...textView.sections.map(({ title }) => title),
    ...BOARD_COMMANDS.map(commandWord),
  ].map(sayable)
  const otherMatches = findMatches(words, others, lexicon.ignored).map(({ item }) => item.saying)
  return [...new Set([...actions, ...otherMatches, ...questions(words, completing)])]
    .filter((saying) => saying !== text)
    .slice(0, MAX_COMPLETIONS)
}

/** Every word that is understood in the position. */
export const knownWords = <Command>(
  textView: TextView<Command>,
  { commands, asks, ignored }: Lexicon,
  extraCommands: readonly ExtraCommand[],
): ReadonlySet<string> => {
  const patterns = [
    ...commands.values(),
    ...Object.values(asks),
    ...extraCommands.map(({ phrases }) => readPatterns(phrases)),
  ]
  const sayables = [
    ...textView.actions(),
    ...textView.refusedActions(),
    ...textView.topics(),
    ...textView.sections,
  ]
  return new Set([
    ...ignored,
    ...patterns.flat().flatMap(({ before, after }) => [...before, ...(after ?? [])]),
    ...sayables.flatMap(({ wordings }) => wordings.flat()),
  ])
}

const MAX_SUGGESTIONS = 3

/** Minimum length of a distinctive word beginning. */
const MIN_LENGTH = 4

const isIn = (word: string, typed: readonly string[]): boolean =>
  typed.some((whole) => whole === word || (word.length >= MIN_LENGTH && whole.startsWith(word)))

/** The actions that share the most words with the input; empty if there are none. */
export const suggestActions = <Command>(
  typed: readonly string[],
  textView: TextView<Command>,
  { ignored }: Lexicon,
): readonly string[] => {
  const words = typed.filter((word) => !ignored.has(word) && !isNumber(word))
  const sayable = [
    ...textView.actions().map(({ text }) => text),
    ...textView.topics().map(({ name }) => name),
    ...textView.sections.map(({ title }) => title),
  ]
  const found = sayable.map((saying) => {
    const tokens = tokenize(saying)
    return { saying, shared: words.filter((word) => isIn(word, tokens)).length }
  })
  const most = Math.max(0, ...found.map(({ shared }) => shared))
  return most === 0
    ? []
    : [...new Set(found.flatMap(({ saying, shared }) => (shared === most ? [saying] : [])))].slice(
        0,
        MAX_SUGGESTIONS,
      )
}
