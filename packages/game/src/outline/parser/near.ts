/** What makes sense to say now, for whoever said something that does not. */
import type { ExtraCommand } from '../extra-commands.ts'
import type { TextView } from '../text-view.ts'
import type { Lexicon } from './lexicon.ts'
import { readPatterns } from './phrase-pattern.ts'
import { isNumber, tokenize } from './tokenize.ts'

/** Every word that means something now. */
export const wordsKnown = <Command>(
  telling: TextView<Command>,
  { orders, asks, ignored }: Lexicon,
  beside: readonly ExtraCommand[],
): ReadonlySet<string> => {
  const patterns = [
    ...orders.values(),
    ...Object.values(asks),
    ...beside.map(({ says }) => readPatterns(says)),
  ]
  const sayables = [...telling.deeds(), ...telling.attempts(), ...telling.things(), ...telling.parts]
  return new Set([
    ...ignored,
    ...patterns.flat().flatMap(({ before, after }) => [...before, ...(after ?? [])]),
    ...sayables.flatMap(({ sayings }) => sayings.flat()),
  ])
}

/** As many as one takes in. */
const MOST = 3

/** The fewest letters that tell a word from others. */
const SHORTEST = 4

const isIn = (word: string, said: readonly string[]): boolean =>
  said.some((whole) => whole === word || (word.length >= SHORTEST && whole.startsWith(word)))

/** What has the most words in common with what was typed; nothing where nothing has any. */
export const suggestActions = <Command>(
  typed: readonly string[],
  telling: TextView<Command>,
  { ignored }: Lexicon,
): readonly string[] => {
  const words = typed.filter((word) => !ignored.has(word) && !isNumber(word))
  const sayable = [
    ...telling.deeds().map(({ text }) => text),
    ...telling.things().map(({ name }) => name),
    ...telling.parts.map(({ title }) => title),
  ]
  const found = sayable.map((saying) => {
    const said = tokenize(saying)
    return { saying, shared: words.filter((word) => isIn(word, said)).length }
  })
  const most = Math.max(0, ...found.map(({ shared }) => shared))
  return most === 0
    ? []
    : [...new Set(found.flatMap(({ saying, shared }) => (shared === most ? [saying] : [])))].slice(0, MOST)
}
