/** A section of a draft as lines of text, one per field, and back: for keyboards and screen readers. */
import { joinParts, LANGUAGES, type Locale, withLabel } from '@quayside/texts'
import { listAt, valueAt, withValue } from './draft.ts'
import type { Draft, EditorChoice, EditorField, EditorSection } from './position-editor.ts'

const fieldsOf = ({ groups }: EditorSection): readonly EditorField[] => groups.flatMap(({ fields }) => fields)

/** Fields of several groups may share a label; the group's title then distinguishes them. */
const labelsOf = (section: EditorSection, locale: Locale): ReadonlyMap<string, EditorField> =>
  new Map(
    section.groups.flatMap(({ title, fields }) =>
      fields.map(
        (field) => [title === '' ? field.label : joinParts([title, field.label], locale), field] as const,
      ),
    ),
  )

const labelOf = (choices: readonly EditorChoice[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? String(value)

const printField = (field: EditorField, draft: Draft, locale: Locale): string => {
  const value = valueAt(draft, field.path)
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' ? `${value}` : '0'
    case 'choice':
      return labelOf(field.choices, value ?? null)
    case 'list':
      return listAt(draft, field.path)
        .map((one) => labelOf(field.choices, one))
        .join(LANGUAGES[locale].semicolon)
    case 'raw':
      return JSON.stringify(value ?? [])
  }
}

/** One line per field; when read back, a missing line leaves its field unchanged. */
export const printSection = (section: EditorSection, draft: Draft, locale: Locale): string =>
  [...labelsOf(section, locale)]
    .map(([label, field]) => withLabel(label, printField(field, draft, locale), locale))
    .join('\n')

interface TypedProblem {
  /** Counted from 1. */
  readonly line: number
  readonly code: 'unknown-field' | 'not-a-number' | 'unknown-word' | 'not-json'
  readonly text: string
}

interface TypedSection {
  readonly draft: Draft
  readonly problems: readonly TypedProblem[]
}

const plain = (text: string): string => text.trim().toLocaleLowerCase().replace(/\s+/g, ' ')

const choiceNamed = (choices: readonly EditorChoice[], text: string): EditorChoice | undefined =>
  choices.find(({ label }) => plain(label) === plain(text)) ??
  choices.find(({ value }) => plain(String(value)) === plain(text))

type Read = { readonly value: unknown } | { readonly code: TypedProblem['code']; readonly text: string }

const readField = (field: EditorField, text: string): Read => {
  switch (field.kind) {
    case 'number':
      return /^-?\d{1,6}$/.test(text.trim()) ? { value: Number(text) } : { code: 'not-a-number', text }
    case 'choice': {
      const choice = choiceNamed(field.choices, text)
      return choice === undefined ? { code: 'unknown-word', text } : { value: choice.value }
    }
    case 'list': {
      const words = text.split(/[;；]/).filter((word) => word.trim() !== '')
      const unknown = words.find((word) => choiceNamed(field.choices, word) === undefined)
      return unknown === undefined
        ? { value: words.map((word) => choiceNamed(field.choices, word)?.value ?? null) }
        : { code: 'unknown-word', text: unknown.trim() }
    }
    case 'raw':
      try {
        return { value: JSON.parse(text) as unknown }
      } catch {
        return { code: 'not-json', text }
      }
  }
}

/** An unreadable line changes nothing. */
export const readSection = (
  section: EditorSection,
  draft: Draft,
  text: string,
  locale: Locale,
): TypedSection => {
  const labels = new Map([...labelsOf(section, locale)].map(([label, field]) => [plain(label), field]))
  const problems: TypedProblem[] = []
  let changed = draft
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const colons = [...line.matchAll(/[:：]/g)].map((colon) => colon.index)
    // A label may contain a colon.
    const end = colons.find((colon) => labels.has(plain(line.slice(0, colon)))) ?? colons[0] ?? line.length
    const label = line.slice(0, end)
    const value = line.slice(end + 1)
    const field = labels.get(plain(label))
    const read: Read =
      field === undefined ? { code: 'unknown-field', text: label.trim() } : readField(field, value)
    if ('code' in read) problems.push({ line: index + 1, ...read })
    else if (field !== undefined) changed = withValue(changed, field.path, read.value)
  }
  return { draft: changed, problems }
}

/** Number of fields of a section that differ between two drafts. */
export const changedFields = (section: EditorSection, before: Draft, after: Draft): number =>
  fieldsOf(section).filter(
    ({ path }) => JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(after, path)),
  ).length
