/** Reading and changing values of a draft by path. */
import type { Draft, DraftPath } from './position-editor.ts'

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entry = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return (value as readonly unknown[])[Number(name)]
  return isFields(value) ? value[name] : undefined
}

export const valueAt = (draft: unknown, path: DraftPath): unknown =>
  path.reduce((value, name) => entry(value, name), draft)

/** The empty list if there is none. */
export const listAt = (draft: unknown, path: DraftPath): readonly unknown[] => {
  const value = valueAt(draft, path)
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

const changed = (value: unknown, path: DraftPath, change: unknown): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return change
  const inner = changed(entry(value, name), rest, change)
  if (Array.isArray(value)) {
    const list = [...(value as readonly unknown[])]
    list[Number(name)] = inner
    return list
  }
  const fields = isFields(value) ? value : {}
  if (inner !== undefined) return { ...fields, [name]: inner }
  const { [name]: _gone, ...others } = fields
  return others
}

/** An undefined value is removed. */
export const withValue = (draft: Draft, path: DraftPath, value: unknown): Draft =>
  changed(draft, path, value) as Draft

/** Removes one entry of a list, the last one if there are several. */
export const withoutEntry = (draft: Draft, path: DraftPath, value: unknown): Draft => {
  const list = listAt(draft, path)
  const place = list.lastIndexOf(value)
  return place < 0 ? draft : withValue(draft, path, list.toSpliced(place, 1))
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
