/** What could be meant by what has been typed so far. */
import { type ExtraCommand, firstOf } from '../extra-commands.ts'
import type { TextView } from '../text-view.ts'
import { type BoardCommand, type Lexicon, ORDERS } from './lexicon.ts'
import { findMatches } from './match.ts'
import { begunGap } from './phrase-pattern.ts'
import { tokenize } from './tokenize.ts'

/** As many as one takes in. */
const MOST = 6

interface Completing<Command> {
  readonly telling: TextView<Command>
  readonly lexicon: Lexicon
  readonly orderWord: (order: BoardCommand) => string
  readonly beside: readonly ExtraCommand[]
  /** What the rules have a name for, as far as they are at hand. */
  readonly topics: readonly string[]
}

const sayable = (saying: string) => ({ saying, sayings: [tokenize(saying)] })

/** A question that is begun, with everything that it can be about. */
const questions = <Command>(
  words: readonly string[],
  { telling, lexicon: { asks, ignored }, topics }: Completing<Command>,
): readonly string[] => {
  const rules = begunGap(words, asks.rules)
  const begun = rules ?? begunGap(words, [...asks.why, ...asks.where, ...asks.what])
  if (begun === null) return []
  const names = telling.things().map(({ name }) => name)
  const all = [...new Set(rules === null ? names : [...topics, ...names])].map(sayable)
  return findMatches(begun.gap, all, ignored).map(({ item }) => `${begun.written}${item.saying}`)
}

/** The best first; what can be done before what the board itself understands. */
export const completions = <Command>(text: string, completing: Completing<Command>): readonly string[] => {
  const { telling, lexicon, orderWord, beside } = completing
  const words = tokenize(text)
  if (words.length === 0) return []
  const deeds = findMatches(words, telling.deeds(), lexicon.ignored).map(({ item }) => item.text)
  const others = [
    ...beside.map(({ says }) => firstOf(says)),
    ...telling.parts.map(({ title }) => title),
    ...ORDERS.map(orderWord),
  ].map(sayable)
  const said = findMatches(words, others, lexicon.ignored).map(({ item }) => item.saying)
  return [...new Set([...deeds, ...said, ...questions(words, completing)])]
    .filter((saying) => saying !== text)
    .slice(0, MOST)
}
