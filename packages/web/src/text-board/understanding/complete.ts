/** What could be meant by what has been typed so far. */
import type { Telling } from '../telling.ts'
import { fitting } from './fit.ts'
import { type Lexicon, ORDERS, type Order } from './lexicon.ts'
import { wordsOf } from './words-of.ts'

/** As many as one takes in. */
const MOST = 6

/** The best first; what can be done before what the board itself understands. */
export const completions = <Command>(
  text: string,
  telling: Telling<Command>,
  lexicon: Lexicon,
  orderWord: (order: Order) => string,
): readonly string[] => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const sayable = (saying: string) => ({ saying, sayings: [wordsOf(saying)] })
  const deeds = fitting(words, telling.deeds(), lexicon.ignored).map(({ item }) => item.text)
  const others = [...telling.parts.map(({ title }) => title), ...ORDERS.map(orderWord)].map(sayable)
  const said = fitting(words, others, lexicon.ignored).map(({ item }) => item.saying)
  return [...new Set([...deeds, ...said])].filter((saying) => saying !== text).slice(0, MOST)
}
