import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import { useEffect, useMemo } from 'react'
import { useRulebook, useRulesTexts } from '../rules/rulebook.ts'
import type { Rulebook } from './rules-lookup.tsx'

interface RulebookAtHandProps {
  readonly game: string
  readonly give: (rulebook: Rulebook) => void
}

/** Loads the rulebook of the open game and selects the topic of the current question. */
export const RulebookAtHand = ({ game, give }: RulebookAtHandProps) => {
  const book = useRulebook(game)
  const say = useRulesTexts()
  const { cards } = book.useCardIndex(say)
  const { topic: here } = book.useSubject()
  const topics = book.useTopics(say)
  const rulebook = useMemo((): Rulebook => {
    const titleOf = (id: string): readonly string[] =>
      topics.flatMap((topic) => (topic.id === id ? [topic.title] : []))
    const parts = topics.map(({ id, title, text, related }) => ({
      id,
      title,
      text,
      related: related.flatMap(titleOf),
      wordings: wordingsOf(title, id),
    }))
    return {
      here: parts.find(({ id }) => id === here),
      rules: [
        ...parts,
        ...cards.map(({ title, text }) => ({ title, text, related: [], wordings: wordingsOf(title) })),
      ],
    }
  }, [topics, cards, here])
  useEffect(() => give(rulebook), [give, rulebook])
  return null
}
