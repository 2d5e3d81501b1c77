/** Everything that is wrong with a draft: what the rules refuse first, then what they refuse without that, and so on. */
import type { AnyRules, Refusal } from '@quayside/kernel'
import type { Draft, EditorFix, PositionEditor } from './position-editor.ts'

export interface Problem {
  /** What is wrong forbids advice and play; a note does not. */
  readonly kind: 'wrong' | 'note'
  readonly section: string
  /** Null for a note, which says what it is. */
  readonly refusal: Refusal | null
  readonly text: string
  readonly fixes: readonly EditorFix[]
}

export interface DraftCheck {
  readonly problems: readonly Problem[]
  /** The position, or what is left of it without what is wrong; null where nothing can be made of it. */
  readonly state: unknown
  readonly isPossible: boolean
}

/** More than anybody reads; a draft that is wrong everywhere is rather begun anew. */
const MOST_PROBLEMS = 24

const MOST_FIXES = 2

export const checkDraft = (
  editor: PositionEditor,
  rules: Pick<AnyRules, 'position'>,
  draft: Draft,
  say: (refusal: Refusal) => string,
): DraftCheck => {
  const problems: Problem[] = []
  const wrong = (refusal: Refusal, fixes: readonly EditorFix[]): Problem => ({
    kind: 'wrong',
    section: editor.sectionOf(refusal),
    refusal,
    text: say(refusal),
    fixes: fixes.slice(0, MOST_FIXES),
  })
  const notes = editor
    .notes(draft)
    .map(
      (note): Problem => ({ ...note, kind: 'note', refusal: null, fixes: note.fixes.slice(0, MOST_FIXES) }),
    )
  let rest: Draft | null = draft
  while (rest !== null && problems.length < MOST_PROBLEMS) {
    const read = rules.position.read(rest)
    if (read.ok)
      return { problems: [...problems, ...notes], state: read.value, isPossible: problems.length === 0 }
    const { refusal } = read
    // Fixes are for the draft as it is, of which this may be only a part.
    problems.push(wrong(refusal, editor.fixes(draft, refusal)))
    rest = editor.leaveOut(rest, refusal)
  }
  return { problems: [...problems, ...notes], state: null, isPossible: false }
}
