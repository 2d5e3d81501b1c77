/** What a game brings to its rules, its index of cards and its glossary. */
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import type { ComponentType, ReactNode } from 'react'

/** A section of the rules. */
export interface Topic {
  readonly id: string
  /** The title of its group. */
  readonly group: string
  readonly title: string
  readonly text: string
  readonly related: readonly string[]
  /** Cards that are drawn beside it, by their ids in the index. */
  readonly cards?: readonly string[]
}

export interface CardEntry {
  readonly id: string
  readonly kind: string
  readonly title: string
  /** Everything on the card, as text. */
  readonly text: string
  readonly draw: () => ReactNode
}

export interface CardIndex {
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  readonly cards: readonly CardEntry[]
}

/** What the person at the table has before them. */
export interface CurrentTopic {
  readonly topic: string
  /** The card that is selected. */
  readonly card: string | null
  /** Whatever is selected. */
  readonly thing: string | null
}

/** A word of the glossary and what it means. */
interface GlossaryEntry {
  readonly word: string
  readonly definition: string
}

/** Glossary entries by group, in the same order in every language. */
export type Vocabulary = Readonly<Record<'terms' | 'goods' | 'kinds' | 'cards', readonly GlossaryEntry[]>>

export interface Rulebook {
  /** Hooks: they suspend until the texts are loaded. */
  readonly useTopics: (say: SayRules) => readonly Topic[]
  readonly useCardIndex: (say: SayRules) => CardIndex
  /** Only at the table. */
  readonly useSubject: () => CurrentTopic
  /** How the topic looks on the table now; only at the table. */
  readonly Now: ComponentType<{ readonly topic: string; readonly say: SayRules }>
  readonly vocabulary: (locale: Locale, say: SayRules) => Promise<Vocabulary>
}
