/** A game's own set-up options, besides players, start and seed. */
import type { TableTexts } from '@quayside/texts/table'
import type { ReactNode } from 'react'

export interface SetupProps<Agreed> {
  readonly players: number
  readonly agreed: Agreed
  agree(this: void, part: Partial<Agreed>): void
}

export interface GameSetup<Agreed = unknown> {
  /** Default values of the form. */
  readonly usual: Agreed
  /** The values of the last game, as far as they are still valid. */
  read(stored: unknown): Agreed
  /** In the form that the rules read. */
  options(agreed: Agreed): Readonly<Record<string, unknown>>
  /** Number of rulings that differ from the default. */
  changed(agreed: Agreed): number
  /** Options that are always shown. */
  Questions?(this: void, props: SetupProps<Agreed>): ReactNode
  /** Options that are rarely changed; all have a default. */
  Rulings?(this: void, props: SetupProps<Agreed>): ReactNode
  /** One-line summary of the game to start. */
  summary(
    agreed: Agreed,
    what: { readonly game: string; readonly players: number },
    texts: TableTexts,
  ): string
  /** Length of a game with these options; null if unknown. */
  length(options: unknown, texts: TableTexts): string | null
}
