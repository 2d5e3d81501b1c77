/** The rules, card index and glossary of a game. */
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import type { ComponentType, ReactNode } from 'react'

/** A section of the rules. */
export interface Topic {
  readonly id: string
  /** Title of its group. */
  readonly group: string
  readonly title: string
  readonly text: string
  readonly related: readonly string[]
  /** Cards drawn with it, by their ids in the index. */
  readonly cards?: readonly string[]
}

export interface CardEntry {
  readonly id: string
  readonly kind: string
  readonly title: string
  /** The whole text of the card. */
  readonly text: string
  readonly draw: () => ReactNode
}

export interface CardIndex {
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  readonly cards: readonly CardEntry[]
}

/** The rules topic of the current situation. */
export interface CurrentTopic {
  readonly topic: string
  /** The selected card. */
  readonly card: string | null
  /** Any selected item. */
  readonly item: string | null
}

/** A word of the glossary with its definition. */
interface GlossaryEntry {
  readonly word: string
  readonly definition: string
}

/** Glossary entries by group, in the same order in every language. */
export type Vocabulary = Readonly<Record<'terms' | 'goods' | 'kinds' | 'cards', readonly GlossaryEntry[]>>

export interface Rulebook {
  /** React hooks that suspend until the texts are loaded. */
  readonly useTopics: (say: SayRules) => readonly Topic[]
  readonly useCardIndex: (say: SayRules) => CardIndex
  /** Only available at the table. */
  readonly useSubject: () => CurrentTopic
  /** The topic's current state on the table; only available at the table. */
  readonly Now: ComponentType<{ readonly topic: string; readonly say: SayRules }>
  readonly vocabulary: (locale: Locale, say: SayRules) => Promise<Vocabulary>
}
