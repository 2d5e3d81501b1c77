import type { MenuEntry } from './games/game-adapter.ts'
import type { TextLayout } from './terminal/text-layout.ts'
import { columnsOf } from './terminal/text-layout.ts'

/** Entries ordered by heading; headings are in the order of their first entry. */
export const grouped = (entries: readonly MenuEntry[]): MenuEntry[] =>
  [...new Set(entries.map(({ group }) => group))].flatMap((heading) =>
    entries.filter(({ group }) => group === heading),
  )

export const menuLines = (entries: readonly MenuEntry[], { paint }: TextLayout): string[] => {
  const listed = grouped(entries)
  const rows = columnsOf(listed.map(({ command, text }) => [command, paint.dim(text)]))
  return listed.flatMap(({ group }, index) => [
    ...(listed[index - 1]?.group === group ? [] : [`  ${group}`]),
    `    ${rows[index] ?? ''}`,
  ])
}
