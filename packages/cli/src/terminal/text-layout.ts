/** Layout of text in a terminal: display width, padding, wrapping, columns and colours. */

import pc from 'picocolors'
import type { Io } from '../io.ts'

type Style = (text: string) => string

/** Width of the output, and whether it has colours. */
export interface TextLayout {
  readonly columns: number
  readonly paint: Readonly<Record<'bold' | 'cyan' | 'dim' | 'gray' | 'green' | 'yellow', Style>>
}

export type Colors = TextLayout['paint']

/** For programs, files and tests. */
export const PLAIN_LAYOUT: TextLayout = { columns: 80, paint: pc.createColors(false) }

/** Layout of the terminal on stdout; a pipe gets no colours. */
export const terminalLayout = ({ stdout }: Io): TextLayout => ({
  columns: Math.max(40, Math.min(stdout.columns || PLAIN_LAYOUT.columns, 120)),
  paint: pc.createColors(pc.isColorSupported && stdout.isTTY === true),
})

/** ANSI escape sequences, such as colours: they begin with an escape and end with a letter. */
const STYLES = new RegExp(`${String.fromCodePoint(0x1b)}\\[[\\d;]*[A-Za-z]`, 'g')

/** Characters that take two columns: Chinese, full-width forms, Korean, Japanese. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu

/** Columns that a text takes in a terminal; colours take none. */
export const width = (text: string): number => {
  const plain = text.replaceAll(STYLES, '')
  return plain.length + (plain.match(WIDE)?.length ?? 0)
}

/** Replaces control characters, so that text from outside cannot send commands to the terminal. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Co}\p{Cs}\uFFFD]/gu, '·')

export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

/** Puts items side by side on as few lines as possible. */
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

/** A word or wide character with its brackets and punctuation, which a line break must not separate. */
const PIECE = /\s+|[（「『]*(?:[^\s\u2e80-\uffef]+|[\u2e80-\uffef])[、，。：；）」』／！？]*/gu

/** Wraps text at spaces, or between any two wide characters. */
export const wrap = (text: string, columns: number): string[] => {
  const lines = ['']
  for (const piece of text.match(PIECE) ?? []) {
    const last = lines.at(-1) ?? ''
    if (width(last + piece.trimEnd()) <= columns || last === '') lines[lines.length - 1] = last + piece
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trimEnd())
}

/** A column of labels, each with its items to the right, wrapped to the width. */
export const labelled = (
  rows: readonly { readonly label: string; readonly items: readonly string[] }[],
  columns: number,
  separator = '  ',
): string[] => {
  const margin = Math.max(0, ...rows.map(({ label }) => width(label))) + 2
  const available = columns - margin
  // An item longer than a line is wrapped like running text.
  const wrapped = (item: string): readonly string[] =>
    width(item) > available ? wrap(item, available) : [item]
  return rows.flatMap(({ label, items }) =>
    flow(items.flatMap(wrapped), separator, available).map(
      (line, index) => pad(index === 0 ? label : '', margin) + line,
    ),
  )
}

/** Cells in columns, each as wide as its widest cell. */
export const columnsOf = (rows: readonly (readonly string[])[], separator = '  '): string[] => {
  const widths: number[] = []
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, width(cell))
  return rows.map((row) =>
    row
      .map((cell, index) => pad(cell, widths[index] ?? 0))
      .join(separator)
      .trimEnd(),
  )
}
