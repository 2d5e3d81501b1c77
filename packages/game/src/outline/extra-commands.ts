/** A command of the text board that is not a command of the game. */
export interface ExtraCommand {
  /** What a person may type: alternatives between bars, with a gap (`*`) where it is about something. */
  readonly phrases: string
  /** The line in the help. */
  readonly help: string
  /** Answers the sentences to say; `about` is the text in the gap. */
  readonly run: (about: readonly string[]) => readonly string[]
}

/** The first of several ways to say something, without its gap. */
export const firstPhrase = (phrases: string): string => (phrases.split('|')[0] ?? '').replace('*', '').trim()
