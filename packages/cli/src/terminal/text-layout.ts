/** How wide text is in a terminal, and how it is laid out in lines and columns. */

import pc from 'picocolors'
import type { Io } from '../io.ts'

type Style = (text: string) => string

/** Where text is going to stand: how wide, and whether in colour. */
export interface Page {
  readonly columns: number
  readonly paint: Readonly<Record<'bold' | 'cyan' | 'dim' | 'gray' | 'green' | 'yellow', Style>>
}

export type Colors = Page['paint']

/** For programs, files and tests. */
export const PLAIN_PAGE: Page = { columns: 80, paint: pc.createColors(false) }

/** The terminal behind the standard output; a pipe is a plain page. */
export const terminalPage = ({ stdout }: Io): Page => ({
  columns: Math.max(40, Math.min(stdout.columns || PLAIN_PAGE.columns, 120)),
  paint: pc.createColors(pc.isColorSupported && stdout.isTTY === true),
})

/** Colours and other signs that a terminal obeys: they begin with an escape, and end with a letter. */
const STYLES = new RegExp(`${String.fromCodePoint(0x1b)}\\[[\\d;]*[A-Za-z]`, 'g')

/** Signs that take two columns: Chinese, full-width forms, Korean, Japanese. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu

/** Columns that a text takes in a terminal; colours take none. */
export const width = (text: string): number => {
  const bare = text.replaceAll(STYLES, '')
  return bare.length + (bare.match(WIDE)?.length ?? 0)
}

export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

/** Lays items side by side on as few lines as fit. */
export const flow = (items: readonly string[], separator: string, columns: number): string[] => {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last !== undefined && width(last) + width(separator) + width(item) <= columns)
      lines[lines.length - 1] = last + separator + item
    else lines.push(item)
  }
  return lines
}

/** A word or a wide sign with the brackets before it and the punctuation after it, which no line may part. */
const PIECE = /\s+|[（「『]*(?:[^\s\u2e80-\uffef]+|[\u2e80-\uffef])[、，。：；）」』／！？]*/gu

/** Breaks running text at its spaces, and text without spaces between any two wide signs. */
export const wrap = (text: string, columns: number): string[] => {
  const lines = ['']
  for (const piece of text.match(PIECE) ?? []) {
    const last = lines.at(-1) ?? ''
    if (width(last + piece.trimEnd()) <= columns || last === '') lines[lines.length - 1] = last + piece
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trimEnd())
}

/** A column of labels, and beside it what belongs to each, folded into the page. */
export const labelled = (
  rows: readonly { readonly label: string; readonly items: readonly string[] }[],
  columns: number,
  separator = '  ',
): string[] => {
  const margin = Math.max(0, ...rows.map(({ label }) => width(label))) + 2
  const room = columns - margin
  // What is too long for a line is broken like running text.
  const folded = (item: string): readonly string[] => (width(item) > room ? wrap(item, room) : [item])
  return rows.flatMap(({ label, items }) =>
    flow(items.flatMap(folded), separator, room).map(
      (line, place) => pad(place === 0 ? label : '', margin) + line,
    ),
  )
}

/** Cells in columns as wide as their widest. */
export const columnsOf = (rows: readonly (readonly string[])[], separator = '  '): string[] => {
  const widths: number[] = []
  for (const row of rows)
    for (const [place, cell] of row.entries()) widths[place] = Math.max(widths[place] ?? 0, width(cell))
  return rows.map((row) =>
    row
      .map((cell, place) => pad(cell, widths[place] ?? 0))
      .join(separator)
      .trimEnd(),
  )
}
