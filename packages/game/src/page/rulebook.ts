/** What a game brings to its rules, its index of cards and its glossary. */
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import type { ComponentType, ReactNode } from 'react'

/** A part of the rules in words. */
export interface Topic {
  readonly id: string
  /** Where it belongs, in words. */
  readonly group: string
  readonly title: string
  readonly text: string
  readonly related: readonly string[]
}

export interface CardEntry {
  readonly id: string
  readonly kind: string
  readonly title: string
  /** Everything on the card, in words. */
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

/** The words of the glossary by what they stand for; in every language in the same order. */
export type Vocabulary = Readonly<Record<'terms' | 'goods' | 'kinds' | 'cards', readonly string[]>>

export interface Rulebook {
  /** Hooks: whoever calls them waits until the words are there. */
  readonly useTopics: (say: SayRules) => readonly Topic[]
  readonly useCardIndex: (say: SayRules) => CardIndex
  /** Only at the table. */
  readonly useSubject: () => CurrentTopic
  /** How the topic looks on the table now; only at the table. */
  readonly Now: ComponentType<{ readonly topic: string; readonly say: SayRules }>
  readonly vocabulary: (locale: Locale, say: SayRules) => Promise<Vocabulary>
}
