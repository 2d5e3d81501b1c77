/** Functions that create the fields of a position editor. */
import type { DraftPath, EditorChoice, EditorField } from './position-editor.ts'

interface Limits {
  /** Most cards in a list, by default. */
  readonly cards: number
  /** Largest number, by default. */
  readonly amount: number
}

interface EditorFields {
  readonly list: (
    path: DraftPath,
    label: string,
    choices: readonly EditorChoice[],
    isOrdered?: boolean,
    most?: number,
  ) => EditorField
  readonly amount: (path: DraftPath, label: string, most?: number, least?: number) => EditorField
  readonly choice: (path: DraftPath, label: string, choices: readonly EditorChoice[]) => EditorField
}

export const editorFields = (limits: Limits): EditorFields => ({
  list: (path, label, choices, isOrdered = false, most = limits.cards) => ({
    kind: 'list',
    path,
    label,
    choices,
    isOrdered,
    most,
  }),
  amount: (path, label, most = limits.amount, least = 0) => ({ kind: 'number', path, label, least, most }),
  choice: (path, label, choices) => ({ kind: 'choice', path, label, choices }),
})

export const yesOrNo = (say: (answer: 'yes' | 'no') => string): readonly EditorChoice[] => [
  { value: true, label: say('yes') },
  { value: false, label: say('no') },
]
