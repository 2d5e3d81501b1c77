/** Asking for rules: they are fetched when somebody first does, and answer then. */

import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { useBoardWords } from '@quayside/table/text/board-texts.ts'
import { useEffect, useState } from 'react'
import { type Rulebook, rulesSentences } from './rulebook.ts'

export interface RulesLookup {
  /** Null until they are at hand. */
  readonly rulebook: Rulebook | null
  readonly give: (rulebook: Rulebook) => void
  /** Whether somebody waits for them. */
  readonly isWanted: boolean
  readonly ask: (about: readonly string[]) => void
}

export const useRulesAsked = (
  say: (sentences: readonly string[]) => void,
  voice: TextOutput,
): RulesLookup => {
  const { lexicon } = useBoardWords()
  const [rulebook, give] = useState<Rulebook | null>(null)
  const [about, ask] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (about === null || rulebook === null) return
    ask(null)
    say(rulesSentences(about, rulebook, lexicon.ignored, voice))
  }, [about, rulebook, lexicon, say, voice])
  return { rulebook, give, isWanted: about !== null, ask }
}
