import { use, useEffect, useMemo } from 'react'
import type { GameName } from '../host/games.ts'
import { bookOf } from '../rules/book.ts'
import { useRulesWords } from '../rules/words.ts'
import type { Rulebook } from './rulebook.ts'
import { sayingsOf } from './understanding/words-of.ts'

interface RulebookAtHandProps {
  readonly game: GameName
  readonly give: (rulebook: Rulebook) => void
}

/** Opens the rules of the game on the table, as they are for the question on it. */
export const RulebookAtHand = ({ game, give }: RulebookAtHandProps) => {
  const book = use(bookOf(game))
  const say = useRulesWords()
  const { cards } = book.useShelf(say)
  const { topic: here } = book.useSubject()
  const rulebook = useMemo((): Rulebook => {
    const topics = book.topics(say)
    const titleOf = (id: string): readonly string[] =>
      topics.flatMap((topic) => (topic.id === id ? [topic.title] : []))
    const parts = topics.map(({ id, title, text, related }) => ({
      id,
      title,
      text,
      related: related.flatMap(titleOf),
      sayings: sayingsOf(title, id),
    }))
    return {
      here: parts.find(({ id }) => id === here),
      rules: [
        ...parts,
        ...cards.map(({ title, text }) => ({ title, text, related: [], sayings: sayingsOf(title) })),
      ],
    }
  }, [book, say, cards, here])
  useEffect(() => give(rulebook), [give, rulebook])
  return null
}
