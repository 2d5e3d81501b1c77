import { begunGap } from '@quayside/game/outline/parser/phrase-pattern.ts'
import { tokenize } from '@quayside/game/outline/parser/tokenize.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { lazy, Suspense } from 'react'
import type { RulesLookup } from './rules-lookup.ts'

const RulebookAtHand = lazy(async () => ({
  default: (await import('./rulebook-provider.tsx')).RulebookAtHand,
}))

interface RulesAtHandProps {
  readonly game: string
  readonly typed: string
  readonly rules: RulesLookup
}

/** Fetches the rulebook lazily, when the input begins to ask for rules. */
export const RulesAtHand = ({ game, typed, rules: { rulebook, isWanted, give } }: RulesAtHandProps) => {
  const { lexicon } = useTextBoardTexts()
  const isBegun = begunGap(tokenize(typed), lexicon.asks.rules) !== null
  return isWanted || isBegun || rulebook !== null ? (
    <Suspense fallback={null}>
      <RulebookAtHand game={game} give={give} />
    </Suspense>
  ) : null
}
