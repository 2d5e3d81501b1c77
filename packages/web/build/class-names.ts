/** Short names for the classes of CSS modules: the same in every build, and two or three letters in the page. */
import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const letters = (place: number): string =>
  place < LETTERS.length
    ? (LETTERS[place] ?? '')
    : `${letters(Math.floor(place / LETTERS.length) - 1)}${LETTERS[place % LETTERS.length]}`

/** Large letters for the file, by its place among all, and a number of base 36 for the class, by its place in the file. */
export const classNames = (): ((name: string, file: string, css: string) => string) => {
  const files = globSync('{packages/*/src,games/*}/**/*.module.css', { cwd: ROOT })
    .map((file) => file.split(sep).join('/'))
    .sort()
  const known = new Map<string, readonly string[]>()
  return (name, file, css) => {
    const path = relative(ROOT, file.split('?', 1)[0] ?? '')
      .split(sep)
      .join('/')
    const names = known.get(path) ?? [...new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))]
    known.set(path, names)
    return `${letters(files.indexOf(path))}${names.indexOf(name).toString(36)}`
  }
}

/** A namespace instead of an object: only the names that a component uses get into the page, each in its place. */
const namespaces: Plugin = {
  name: 'quayside:class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
  },
}

/** A style sheet is needed also where every name of it stands in its place already. */
const keptSheets: Plugin = {
  name: 'quayside:kept-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({
      // Nobody asks for all names at once.
      code: code.replace(/^export default \{[^}]*\};?$/m, ''),
      map: null,
      moduleSideEffects: 'no-treeshake',
    }),
  },
}

export const classNamesPlugins = [namespaces, keptSheets]
