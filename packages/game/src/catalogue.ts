/** All cards and numbers of a game, as pages for people and as JSON for programs. */

/** Plain lines, a table with an optional title, or cards with their texts. */
export type CatalogueBlock =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | {
      readonly kind: 'table'
      readonly title: string | null
      readonly rows: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'cards'
      readonly cards: readonly { readonly title: string; readonly text: string }[]
    }

export interface CatalogueChapter {
  readonly title: string
  readonly blocks: readonly CatalogueBlock[]
}

/** The catalogue in one language. `modules` names the modules whose cards are included. */
export interface GameCatalogue {
  readonly title: string
  /** Modules that a game may be played with. */
  readonly modules: readonly string[]
  chapters(this: void, modules: readonly string[]): readonly CatalogueChapter[]
  facts(this: void, modules: readonly string[]): unknown
}
