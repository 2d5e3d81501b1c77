import type { IconPart } from '../icon-parts.ts'

export interface Tag {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** An answer as a card in the tray: what it is called, what it brings and costs, what it leads to. */
export interface OptionCard<Command> {
  /** Tells the cards of one question apart. */
  readonly id: string
  /** What is done; nothing where it is not possible. */
  readonly commands: readonly Command[]
  readonly title: string
  readonly pieces: readonly IconPart[]
  readonly tag: Tag | null
  readonly detail: string
  /** What the main button says. */
  readonly label: string
  /** A word of its own on the card, such as that it is suggested. */
  readonly note: string | null
}
