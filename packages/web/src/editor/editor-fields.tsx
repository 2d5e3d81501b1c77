/** The fields of a section: numbers, selects, lists of cards, or all of them as lines to type. */

import type { Draft, EditorField, EditorSection } from '@quayside/game'
import { listAt, valueAt, withValue } from '@quayside/game/editor/draft.ts'
import { changedFields, printSection, readSection } from '@quayside/game/editor/typed-section.ts'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import shared from '../shell/components/shared.module.css'
import styles from './editor.module.css'
import { useEditorTexts } from './editor-texts.ts'

interface FieldsProps {
  readonly draft: Draft
  readonly section: EditorSection
  readonly change: (draft: Draft) => void
}

type FieldProps<Kind extends EditorField['kind']> = Omit<FieldsProps, 'section'> & {
  readonly field: Extract<EditorField, { kind: Kind }>
}

const NumberField = ({ draft, field, change }: FieldProps<'number'>) => {
  const t = useEditorTexts()
  const { path, label, least, most } = field
  const value = Number(valueAt(draft, path) ?? 0)
  const set = (next: number): void => change(withValue(draft, path, next))
  return (
    <div className={styles.number}>
      <label>
        <span>{label}</span>
        <input
          type="number"
          min={least}
          max={most}
          value={value}
          title={t('between', { least, most })}
          onChange={({ target }) => set(Math.trunc(target.valueAsNumber) || 0)}
        />
      </label>
      <button
        type="button"
        aria-label={t('less', { field: label })}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        <Icon name="u-minus" />
      </button>
      <button
        type="button"
        aria-label={t('more', { field: label })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Icon name="u-plus" />
      </button>
    </div>
  )
}

const ChoiceField = ({ draft, field, change }: FieldProps<'choice'>) => {
  const { path, label, choices } = field
  const value = valueAt(draft, path) ?? null
  const place = choices.findIndex((choice) => choice.value === value)
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        value={place}
        onChange={({ target }) =>
          change(withValue(draft, path, choices[Number(target.value)]?.value ?? null))
        }
      >
        {place < 0 && <option value={-1}>{JSON.stringify(value)}</option>}
        {choices.map((choice, index) => (
          <option key={String(choice.value)} value={index}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const ListField = ({ draft, field, change }: FieldProps<'list'>) => {
  const t = useEditorTexts()
  const { path, label, choices, isOrdered, most } = field
  const entries = listAt(draft, path)
  const set = (next: readonly unknown[]): void => change(withValue(draft, path, next))
  const swapped = (place: number): readonly unknown[] =>
    entries.with(place, entries[place - 1]).with(place - 1, entries[place])
  const labelOf = (value: unknown): string =>
    choices.find((choice) => choice.value === value)?.label ?? String(value)
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <ul>
        {withListKeys(entries, (entry) => String(entry)).map(({ key, item }, place) => (
          <li key={key}>
            <span>{labelOf(item)}</span>
            {isOrdered && place > 0 && (
              <button
                type="button"
                aria-label={t('up', { card: labelOf(item) })}
                onClick={() => set(swapped(place))}
              >
                <Icon name="u-chev" className={styles.up} />
              </button>
            )}
            {isOrdered && place < entries.length - 1 && (
              <button
                type="button"
                aria-label={t('down', { card: labelOf(item) })}
                onClick={() => set(swapped(place + 1))}
              >
                <Icon name="u-chev" />
              </button>
            )}
            <button
              type="button"
              aria-label={t('remove', { card: labelOf(item) })}
              onClick={() => set(entries.toSpliced(place, 1))}
            >
              <Icon name="u-close" />
            </button>
          </li>
        ))}
      </ul>
      {entries.length < most && (
        <select
          aria-label={t('add.what', { field: label })}
          value=""
          onChange={({ target }) => set([...entries, choices[Number(target.value)]?.value ?? null])}
        >
          <option value="">{t('add')}</option>
          {choices.map((choice, index) => (
            <option key={String(choice.value)} value={index}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}

const RawField = ({ draft, field, change }: FieldProps<'raw'>) => {
  const { path, label } = field
  const [text, setText] = useState(() => JSON.stringify(valueAt(draft, path) ?? []))
  return (
    <label className={styles.raw}>
      <span>{label}</span>
      <input
        className={shared.input}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          try {
            change(withValue(draft, path, JSON.parse(target.value)))
          } catch {
            // Incomplete JSON while typing.
          }
        }}
      />
    </label>
  )
}

const Field = ({ field, ...props }: Omit<FieldsProps, 'section'> & { readonly field: EditorField }) => {
  switch (field.kind) {
    case 'number':
      return <NumberField field={field} {...props} />
    case 'choice':
      return <ChoiceField field={field} {...props} />
    case 'list':
      return <ListField field={field} {...props} />
    case 'raw':
      return <RawField key={JSON.stringify(valueAt(props.draft, field.path))} field={field} {...props} />
  }
}

export const SectionFields = ({ draft, section, change }: FieldsProps) =>
  section.groups.map(({ fields }) => (
    <div
      key={fields[0]?.path.join('.')}
      className={styles.group}
      data-numbers={fields.every(({ kind }) => kind === 'number') || undefined}
    >
      {fields.map((field) => (
        <Field key={field.path.join('.')} field={field} draft={draft} change={change} />
      ))}
    </div>
  ))

/** One line per field, with a preview of the change. */
export const TypedFields = ({ draft, section, change }: FieldsProps) => {
  const t = useEditorTexts()
  const { locale } = useTexts()
  const [text, setText] = useState(() => printSection(section, draft, locale))
  const typed = readSection(section, draft, text, locale)
  const count = changedFields(section, draft, typed.draft)
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault()
        change(typed.draft)
      }}
    >
      <label>
        <span>{t('type.hint')}</span>
        <textarea
          className={shared.input}
          rows={Math.min(16, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div role="status">
        {typed.problems.map(({ line, code, text: found }) => (
          <p key={line} className={styles.wrong}>
            {t(`problem.${code}`, { line, text: found.trim() })}
          </p>
        ))}
        <p>{t('type.changes', { count })}</p>
      </div>
      <button type="submit" className={styles.small} disabled={count === 0}>
        {t('type.apply')}
      </button>
    </form>
  )
}
