import { lazy, Suspense } from 'react'
import type { GameName } from '../host/games.ts'
import type { RulesAsked } from './rules-asked.ts'
import { begunGap } from './understanding/pattern.ts'
import { wordsOf } from './understanding/words-of.ts'
import { useBoardWords } from './words.ts'

const RulebookAtHand = lazy(async () => ({
  default: (await import('./rulebook-at-hand.tsx')).RulebookAtHand,
}))

interface RulesAtHandProps {
  readonly game: GameName
  readonly typed: string
  readonly rules: RulesAsked
}

/** Whoever never asks for rules does not fetch them; whoever begins to ask has them soon. */
export const RulesAtHand = ({ game, typed, rules: { rulebook, isWanted, give } }: RulesAtHandProps) => {
  const { lexicon } = useBoardWords()
  const isBegun = begunGap(wordsOf(typed), lexicon.asks.rules) !== null
  return isWanted || isBegun || rulebook !== null ? (
    <Suspense fallback={null}>
      <RulebookAtHand game={game} give={give} />
    </Suspense>
  ) : null
}
