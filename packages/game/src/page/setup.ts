/** A game's own set-up options, besides players, start and seed. */
import type { TableTexts } from '@quayside/texts/table'
import type { ReactNode } from 'react'

export interface SetupProps<Agreed> {
  readonly players: number
  readonly agreed: Agreed
  agree(this: void, part: Partial<Agreed>): void
}

export interface GameSetup<Agreed = unknown> {
  /** What a form begins with. */
  readonly usual: Agreed
  /** What was agreed on the last time, as far as the rules still know it. */
  read(stored: unknown): Agreed
  /** As the rules read it. */
  options(agreed: Agreed): Readonly<Record<string, unknown>>
  /** How many of the rulings are not as usual. */
  changed(agreed: Agreed): number
  /** What everybody is asked. */
  Questions?(this: void, props: SetupProps<Agreed>): ReactNode
  /** Most tables never open these: everything in them has its usual answer. */
  Rulings?(this: void, props: SetupProps<Agreed>): ReactNode
  /** The game that is to be begun, in a line. */
  summary(
    agreed: Agreed,
    what: { readonly game: string; readonly players: number },
    words: TableTexts,
  ): string
  /** Length of a game with these options; null where it is not known. */
  length(options: unknown, words: TableTexts): string | null
}
