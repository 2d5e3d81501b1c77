/**
 * Class names for CSS modules: the same in every build, two letters long in production. A module refers to a
 * class of another module by `@value card as miniCard from "./mini-cards.module.css"`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** So many that two letters are enough for every class; more would only compress worse. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEF'
const BORROWED = /@value ([^;]+) from ["']([^"']+)["'];\n?/g

const letters = (place: number): string =>
  place < LETTERS.length
    ? (LETTERS[place] ?? '')
    : `${letters(Math.floor(place / LETTERS.length) - 1)}${LETTERS[place % LETTERS.length]}`

type ClassName = (name: string, file: string) => string

const isShared = (file: string): boolean => file.startsWith('packages/table/')

/** Numbers every class and animation in the order of files; shared modules come first and get the shortest names. */
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

/** In development the name contains the module's name. */
const longNames: ClassName = (name, file) =>
  `${basename(file.split('?', 1)[0] ?? '', '.module.css')}-${basename(join(file, '..'))}-${name}`

/**
 * Resolves `@value` imports of class names; the default processor would copy the other module's rules into each
 * importer.
 */
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

/** Exports names one by one instead of an object, so that unused names are dropped and the rest is inlined. */
const namespaces: Plugin = {
  name: 'quayside:class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
  },
}

/** Keeps the import of a style sheet even if all its class names were inlined. */
const keptSheets: Plugin = {
  name: 'quayside:kept-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({
      // Without the default export, unused names can be dropped.
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
