/** Something that the text board understands beside the commands of a game. */
export interface ExtraCommand {
  /** What a person may type: alternatives between bars, with a gap (`*`) where it is about something. */
  readonly phrases: string
  /** What it does, in words. */
  readonly help: string
  /** What is said to it; `about` is what stands in the gap. */
  readonly run: (about: readonly string[]) => readonly string[]
}

/** The first of several ways to say something, without its gap. */
export const firstPhrase = (says: string): string => (says.split('|')[0] ?? '').replace('*', '').trim()
