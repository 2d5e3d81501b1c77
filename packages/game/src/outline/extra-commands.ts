/** Something that the text board understands beside the commands of a game. */
export interface ExtraCommand {
  /** What a person may type: alternatives between bars, with a gap (`*`) where it is about something. */
  readonly says: string
  /** What it does, in words. */
  readonly help: string
  /** What is said to it; `about` is what stands in the gap. */
  readonly obey: (about: readonly string[]) => readonly string[]
}

/** The first of several ways to say something, without its gap. */
export const firstOf = (says: string): string => (says.split('|')[0] ?? '').replace('*', '').trim()
