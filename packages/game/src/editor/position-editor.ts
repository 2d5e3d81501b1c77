/**
 * The position editor of a game: the parts of a position as form fields, and fixes for what the rules refuse.
 * Only the rules decide whether a position is valid.
 */
import type { Refusal } from '@quayside/kernel'

/** A position being edited, as the JSON that the rules read and write; it may be invalid. */
export type Draft = Readonly<Record<string, unknown>>

/** Keys and indexes that lead to a value in a draft. */
export type DraftPath = readonly string[]

export interface EditorChoice {
  readonly value: string | number | boolean | null
  readonly label: string
}

interface FieldBase {
  readonly path: DraftPath
  readonly label: string
}

export type EditorField =
  | (FieldBase & { readonly kind: 'number'; readonly least: number; readonly most: number })
  | (FieldBase & { readonly kind: 'choice'; readonly choices: readonly EditorChoice[] })
  | (FieldBase & {
      /** A list of cards and the like. */
      readonly kind: 'list'
      readonly choices: readonly EditorChoice[]
      readonly most: number
      /** Whether the order matters, as in a pile. */
      readonly isOrdered: boolean
    })
  /** JSON for values that are not edited by hand, such as an action in progress. */
  | (FieldBase & { readonly kind: 'raw' })

export interface EditorSection {
  readonly id: string
  readonly title: string
  /** Short summary of its contents. */
  readonly summary: string
  /** Fields that belong together form a group. */
  readonly groups: readonly { readonly title: string; readonly fields: readonly EditorField[] }[]
}

/** A correction of a problem. */
export interface EditorFix {
  readonly label: string
  readonly draft: Draft
}

/** A hint that does not forbid anything. */
export interface EditorNote {
  readonly section: string
  readonly text: string
  readonly fixes: readonly EditorFix[]
}

/** A game's editor in one language. */
export interface PositionEditor {
  readonly sections: (draft: Draft) => readonly EditorSection[]
  /** A draft with nothing on the table. */
  readonly empty: (players: number) => Draft
  /** Derives values that follow from the others; absent if there are none. */
  readonly settle?: (draft: Draft) => Draft
  /** The section that a refusal is about. */
  readonly sectionOf: (refusal: Refusal) => string
  /** The draft without the refused part, so that the rest can be checked; null if it cannot be separated. */
  readonly leaveOut: (draft: Draft, refusal: Refusal) => Draft | null
  /** At most two, the most likely first. */
  readonly fixes: (draft: Draft, refusal: Refusal) => readonly EditorFix[]
  readonly notes: (draft: Draft) => readonly EditorNote[]
  /** Sections by zone of the drawn table. */
  readonly zones: Readonly<Record<string, string>>
}
