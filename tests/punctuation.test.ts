/** Texts for people are joined by `packages/texts/src/punctuation.ts`, which knows the marks of each language. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const sources = globSync(
  [
    'packages/{cli,game,table,texts,web}/src/**/*.{ts,tsx}',
    'games/*/{book,daily,editor,explorer,language,lessons,outline,puzzles,statistics,table}/**/*.{ts,tsx}',
  ],
  { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'] },
).map((path) => path.replaceAll('\\', '/'))

/** A mark between two values of a template string, or between the items of a joined list. */
const ENGLISH_MARK = /`[^`]*\}(?:[:,;] | \()\$\{|\.join\('[:,;] '\)|\}: <\//

/** Commands in notation, identifiers for programs, styles, and errors of the code itself. */
const NOT_FOR_READERS = /notation\.print|catalogue-json|\.css|transform:|Error\(|throw /

it('no text for people is joined by English punctuation', () => {
  expect(sources.length).toBeGreaterThan(700)
  const found = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, place) => {
        const where = `${path}:${place + 1} ${line.trim()}`
        return ENGLISH_MARK.test(line) && !NOT_FOR_READERS.test(where) ? [where] : []
      }),
  )
  expect(found).toEqual([])
})
