/**
 * Names for the classes of CSS modules: the same in every build, and two or three letters in the page. A module names a
 * class of another by `@value card as miniCard from "./mini-cards.module.css"`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const BORROWED = /@value ([^;]+) from ["']([^"']+)["'];\n?/g

const letters = (place: number): string =>
  place < LETTERS.length
    ? (LETTERS[place] ?? '')
    : `${letters(Math.floor(place / LETTERS.length) - 1)}${LETTERS[place % LETTERS.length]}`

type ClassName = (name: string, file: string) => string

const isShared = (file: string): boolean => file.startsWith('packages/table/')

/** Two or three letters for every class and animation, in the order of files, those that all tables share first. */
const shortNames = (): ClassName => {
  const files = globSync('{packages/*/src,games/*}/**/*.module.css', { cwd: ROOT })
    .map((file) => file.split(sep).join('/'))
    .sort((one, other) => Number(isShared(other)) - Number(isShared(one)) || (one < other ? -1 : 1))
  const places = new Map<string, number>()
  for (const file of files) {
    const css = readFileSync(join(ROOT, file), 'utf8').replace(BORROWED, '')
    for (const name of new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi)))
      places.set(`${file} ${name}`, LETTERS.length + places.size)
  }
  return (name, file) => {
    const path = relative(ROOT, file.split('?', 1)[0] ?? '')
      .split(sep)
      .join('/')
    const place = places.get(`${path} ${name}`)
    return place === undefined ? name : letters(place)
  }
}

/** While somebody works on a page, names tell where they come from. */
const longNames: ClassName = (name, file) =>
  `${basename(file.split('?', 1)[0] ?? '', '.module.css')}-${basename(join(file, '..'))}-${name}`

/** Puts the names of borrowed classes in; left to the processor, each module would carry a copy of the other's rules. */
const borrowedNames = (classNames: ClassName): Plugin => ({
  name: 'quayside:borrowed-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css(?:$|\?)/, code: /@value / },
    async handler(code, id) {
      let css = code.replace(BORROWED, '')
      for (const [, names = '', from = ''] of code.matchAll(BORROWED)) {
        const module = (await this.resolve(from, id))?.id
        if (module === undefined) throw new Error(`${id} borrows from ${from}, which is not there`)
        for (const part of names.split(',')) {
          const [name = '', alias = name] = part.trim().split(/\s+as\s+/)
          css = css.replace(new RegExp(`\\.${alias}(?![\\w-])`, 'g'), `:global(.${classNames(name, module)})`)
        }
      }
      return { code: css, map: null }
    },
  },
})

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

export const cssModules = (command: 'build' | 'serve') => {
  const classNames = command === 'build' ? shortNames() : longNames
  return {
    modules: { generateScopedName: classNames },
    plugins: [borrowedNames(classNames), namespaces, keptSheets],
  }
}
