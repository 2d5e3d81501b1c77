/** Looks up rules by name on the text board. */
import { bestFitting, type Matchable } from '@quayside/game/outline/parser/match.ts'
import { begunGap } from '@quayside/game/outline/parser/phrase-pattern.ts'
import { correctSpelling } from '@quayside/game/outline/parser/spelling.ts'
import { tokenize } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { searchEntries } from '@quayside/table/search-entries.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { sentence } from '@quayside/texts'
import { lazy, Suspense, useEffect, useState } from 'react'

/** A topic of the rules, or the text of a card. */
export interface Rule extends Matchable {
  readonly title: string
  readonly text: string
  /** Titles of related entries. */
  readonly related: readonly string[]
}

export interface Rulebook {
  /** The entry for the current question. */
  readonly here: Rule | undefined
  readonly rules: readonly Rule[]
}

/** With more matches than this only their names are read, so that the answer stays short. */
const MAX_READ = 2

/** Maximum number of names that are read. */
const MAX_NAMED = 9

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

/** The rules on a topic; without one, those for the current question. */
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
  return wanted.length <= MAX_READ
    ? wanted.flatMap((rule) => ruleSentences(rule, output))
    : [text('which', { names: list([...new Set(wanted.map(({ title }) => title))].slice(0, MAX_NAMED)) })]
}

export interface RulesLookup {
  /** Null until it is loaded. */
  readonly rulebook: Rulebook | null
  readonly give: (rulebook: Rulebook) => void
  /** Whether a question waits for the rulebook. */
  readonly isWanted: boolean
  readonly ask: (about: readonly string[]) => void
}

export const useRulesAsked = (
  say: (sentences: readonly string[]) => void,
  output: TextOutput,
): RulesLookup => {
  const { lexicon } = useTextBoardTexts()
  const [rulebook, setRulebook] = useState<Rulebook | null>(null)
  const [about, setAbout] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (about === null || rulebook === null) return
    setAbout(null)
    say(rulesSentences(about, rulebook, lexicon.ignored, output))
  }, [about, rulebook, lexicon, say, output])
  return { rulebook, give: setRulebook, isWanted: about !== null, ask: setAbout }
}

const RulebookAtHand = lazy(async () => ({
  default: (await import('./rulebook-provider.tsx')).RulebookAtHand,
}))

interface RulesAtHandProps {
  readonly game: string
  readonly typed: string
  readonly rules: RulesLookup
}

/** Loads the rulebook when the input starts to ask for rules. */
export const RulesAtHand = ({ game, typed, rules: { rulebook, isWanted, give } }: RulesAtHandProps) => {
  const { lexicon } = useTextBoardTexts()
  const isBegun = begunGap(tokenize(typed), lexicon.asks.rules) !== null
  return isWanted || isBegun || rulebook !== null ? (
    <Suspense fallback={null}>
      <RulebookAtHand game={game} give={give} />
    </Suspense>
  ) : null
}
