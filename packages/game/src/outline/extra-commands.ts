/** A command of the text board that is not a command of the game. */
export interface ExtraCommand {
  /** Phrases to type: alternatives separated by bars, with a gap (`*`) for an argument. */
  readonly phrases: string
  /** Its line in the help. */
  readonly help: string
  /** Returns the sentences to show; `about` is the text in the gap. */
  readonly run: (about: readonly string[]) => readonly string[]
}

/** The first of several phrases, without its gap. */
export const firstPhrase = (phrases: string): string => (phrases.split('|')[0] ?? '').replace('*', '').trim()
