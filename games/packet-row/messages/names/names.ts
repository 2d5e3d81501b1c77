import type { names as english } from './en.ts'
import type { NamesOf } from './shape.ts'

/** Every language names exactly the buildings that English names. */
export type CompleteNames = NamesOf<keyof typeof english.buildings>

/** The same as a reader sees it, who may ask for a building of a corrected deck. */
export type Names = NamesOf<string>
