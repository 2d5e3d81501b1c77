/** The rules by name, for whoever asks for them in words. */
import { bestFitting, type Matchable } from '@quayside/game/outline/parser/match.ts'
import { begunGap } from '@quayside/game/outline/parser/phrase-pattern.ts'
import { correctSpelling } from '@quayside/game/outline/parser/spelling.ts'
import { tokenize } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { searchEntries } from '@quayside/table/search-entries.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { sentence } from '@quayside/texts'
import { lazy, Suspense, useEffect, useState } from 'react'

/** A part of the rules, or what stands on a card. */
export interface Rule extends Matchable {
  readonly title: string
  readonly text: string
  /** The titles of what else belongs to it. */
  readonly related: readonly string[]
}

export interface Rulebook {
  /** What belongs to the question on the table. */
  readonly here: Rule | undefined
  readonly rules: readonly Rule[]
}

/** As many as one can listen to; of more only the names are read. */
const MOST_TOLD = 2

/** As many names as one can listen to. */
const MOST_NAMED = 9

const ruleSentences = ({ title, text: body, related }: Rule, { text, list, locale }: TextOutput) => [
  sentence(title, locale),
  body,
  ...(related.length === 0 ? [] : [text('rules.related', { names: list(related) })]),
]

const rulesAbout = (
  about: readonly string[],
  { rules }: Rulebook,
  ignored: ReadonlySet<string>,
): readonly Rule[] => {
  const named = bestFitting(about, rules, ignored)
  return named.length > 0 ? named.map(({ item }) => item) : searchEntries(rules, about.join(' '))
}

/** The rules of a topic; without one, those of the question. */
export const rulesSentences = (
  about: readonly string[],
  rulebook: Rulebook,
  ignored: ReadonlySet<string>,
  output: TextOutput,
): readonly string[] => {
  const { here, rules } = rulebook
  const { text, list } = output
  if (about.length === 0) return here === undefined ? [] : ruleSentences(here, output)
  const known = new Set(rules.flatMap(({ wordings }) => wordings.flat()))
  const right = correctSpelling(about, known) ?? about
  const [first, ...others] = [rulesAbout(about, rulebook, ignored), rulesAbout(right, rulebook, ignored)]
  const wanted = first.length > 0 ? first : others.flat()
  if (wanted.length === 0) return [text('rules.none', { text: about.join(' ') })]
  return wanted.length <= MOST_TOLD
    ? wanted.flatMap((rule) => ruleSentences(rule, output))
    : [text('which', { names: list([...new Set(wanted.map(({ title }) => title))].slice(0, MOST_NAMED)) })]
}

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
  output: TextOutput,
): RulesLookup => {
  const { lexicon } = useTextBoardTexts()
  const [rulebook, give] = useState<Rulebook | null>(null)
  const [about, ask] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (about === null || rulebook === null) return
    ask(null)
    say(rulesSentences(about, rulebook, lexicon.ignored, output))
  }, [about, rulebook, lexicon, say, output])
  return { rulebook, give, isWanted: about !== null, ask }
}

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
