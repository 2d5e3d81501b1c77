/**
 * How a position of a game is set up by hand: the parts of its literal as fields to fill in, and what can be done where
 * the rules refuse it. Whether a position is possible is for the rules alone to say.
 */
import type { Refusal } from '@quayside/kernel'

/** A position that is being set up: the literal that the rules write and read, right or wrong. */
export type Draft = Readonly<Record<string, unknown>>

/** Names and indexes that lead to a value in a draft. */
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
      /** A list of cards or the like. */
      readonly kind: 'list'
      readonly choices: readonly EditorChoice[]
      readonly most: number
      /** Whether the places matter, as in a pile. */
      readonly isOrdered: boolean
    })
  /** What only the program writes, such as an action under way: JSON. */
  | (FieldBase & { readonly kind: 'raw' })

export interface EditorSection {
  readonly id: string
  readonly title: string
  /** What is in it, in short. */
  readonly summary: string
  /** Fields that belong together stand in one group. */
  readonly groups: readonly { readonly title: string; readonly fields: readonly EditorField[] }[]
}

/** A way to put something right. */
export interface EditorFix {
  readonly label: string
  readonly draft: Draft
}

/** Something worth knowing that forbids nothing. */
export interface EditorNote {
  readonly section: string
  readonly text: string
  readonly fixes: readonly EditorFix[]
}

/** A game's editor in one language. */
export interface PositionEditor {
  readonly sections: (draft: Draft) => readonly EditorSection[]
  /** Nothing on the table. */
  readonly empty: (players: number) => Draft
  /** Puts everything where it has to be by what else was set; absent where nothing follows from anything. */
  readonly settle?: (draft: Draft) => Draft
  /** Which section a refusal is about. */
  readonly sectionOf: (refusal: Refusal) => string
  /** The draft without what was refused, so that the rest can be looked at; null where that cannot be told apart. */
  readonly leaveOut: (draft: Draft, refusal: Refusal) => Draft | null
  /** Up to two, the likeliest first. */
  readonly fixes: (draft: Draft, refusal: Refusal) => readonly EditorFix[]
  readonly notes: (draft: Draft) => readonly EditorNote[]
  /** The section that a zone of the drawn table belongs to. */
  readonly zones: Readonly<Record<string, string>>
}
