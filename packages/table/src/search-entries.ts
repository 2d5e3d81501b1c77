/**
 * Full-text search that ignores accents: finds entries with every word of the query; matches in the title come first.
 */

interface SearchEntry {
  readonly title: string
  readonly text: string
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('’', ' ')

export const searchEntries = <Found extends SearchEntry>(
  entries: readonly Found[],
  wanted: string,
): readonly Found[] => {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const has = (text: string): boolean => words.every((word) => folded(text).includes(word))
  const inTitle = entries.filter(({ title }) => has(title))
  const inText = entries.filter(({ title, text }) => !has(title) && has(`${title} ${text}`))
  return [...inTitle, ...inText]
}
