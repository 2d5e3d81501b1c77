/** Every card and number of a game, as pages for people and as facts for programs. */

/** Several lines as they are; a table, under its own title where it has one; or cards with what they say. */
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

/** In one language. Both take the names of modules whose cards are wanted as well. */
export interface GameCatalogue {
  readonly title: string
  /** Cards that a table may add. */
  readonly modules: readonly string[]
  chapters(this: void, modules: readonly string[]): readonly CatalogueChapter[]
  facts(this: void, modules: readonly string[]): unknown
}
