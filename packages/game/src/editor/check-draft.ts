/**
 * Finds all problems of a draft: the first refusal of the rules, then the next one without the refused part,
 * and so on.
 */
import type { AnyRules, Refusal } from '@quayside/kernel'
import type { Draft, EditorFix, PositionEditor } from './position-editor.ts'

export interface Problem {
  /** `wrong` forbids advice and play; `note` does not. */
  readonly kind: 'wrong' | 'note'
  readonly section: string
  /** Null for a note. */
  readonly refusal: Refusal | null
  readonly text: string
  readonly fixes: readonly EditorFix[]
}

export interface DraftCheck {
  readonly problems: readonly Problem[]
  /** The position, or as much of it as is valid; null if nothing can be read. */
  readonly state: unknown
  readonly isPossible: boolean
}

/** A draft with more problems than this is better started over. */
const MAX_PROBLEMS = 24

const MAX_FIXES = 2

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
    fixes: fixes.slice(0, MAX_FIXES),
  })
  const notes = editor
    .notes(draft)
    .map((note): Problem => ({ ...note, kind: 'note', refusal: null, fixes: note.fixes.slice(0, MAX_FIXES) }))
  let rest: Draft | null = draft
  while (rest !== null && problems.length < MAX_PROBLEMS) {
    const read = rules.position.read(rest)
    if (read.ok)
      return { problems: [...problems, ...notes], state: read.value, isPossible: problems.length === 0 }
    const { refusal } = read
    // Fixes apply to the whole draft, of which `rest` may be only a part.
    problems.push(wrong(refusal, editor.fixes(draft, refusal)))
    rest = editor.leaveOut(rest, refusal)
  }
  return { problems: [...problems, ...notes], state: null, isPossible: false }
}
