import type { names as english } from './en.ts'
import type { NamesOf } from './shape.ts'

/** Every language names exactly the cards that English names. */
export type CompleteNames = NamesOf<keyof typeof english.buildings, keyof typeof english.ships>

/** The same as a reader sees it, who may ask for a card that has no name yet. */
export type Names = NamesOf<string, string>
