/** Every class that a component uses is defined in the CSS module it imports, and every defined class is used. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
    .map((file) => file.split(sep).join('/'))
    .sort()

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Selectors of all rules, without comments and at-rules. */
const selectorsOf = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))

const classesIn = (selectors: readonly string[]): ReadonlySet<string> =>
  new Set(
    selectors.flatMap((selector) =>
      [...selector.replace(/\[[^\]]*\]|:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
        ([, name = '']) => name,
      ),
    ),
  )

/** The only global style sheets: design tokens and default styles of elements. */
const GLOBAL_SHEETS = [
  'packages/table/src/styles/reset.css',
  'packages/table/src/styles/tokens.css',
  'packages/web/src/styles/shell.css',
]

const fileOf = (from: string, file: string): string =>
  from.startsWith('.')
    ? normalize(join(dirname(file), from))
        .split(sep)
        .join('/')
    : from.replace(/^@quayside\/(\w+)\//, 'packages/$1/src/')

interface Borrowed {
  readonly module: string
  readonly name: string
  readonly alias: string
}

/** Classes imported from other modules: `@value card as miniCard from "…"`. */
const borrowedIn = (file: string, css: string): readonly Borrowed[] =>
  [...css.matchAll(/@value ([^;]+) from "([^"]+)"/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((part) => {
      const [name = '', alias = name] = part.trim().split(/\s+as\s+/)
      return { module: fileOf(from, file), name, alias }
    }),
  )

const moduleFiles = find('{packages,games}/**/*.module.css')
const modules = new Map(
  moduleFiles.map((file) => {
    const css = read(file)
    return [
      file,
      { selectors: selectorsOf(css.replace(/@value [^;]+;/g, '')), borrowed: borrowedIn(file, css) },
    ] as const
  }),
)
const globalSheets = find('{packages,games}/**/*.css').filter((file) => !modules.has(file))

/** The classes of a module itself. */
const definedIn = (module: string): ReadonlySet<string> => {
  const { selectors = [], borrowed = [] } = modules.get(module) ?? {}
  const aliases = new Set(borrowed.map(({ alias }) => alias))
  return new Set([...classesIn(selectors)].filter((name) => !aliases.has(name)))
}

interface Use {
  readonly file: string
  readonly text: string
  readonly names: ReadonlySet<string>
}

/** By module: the components that import it and the classes that they use. */
const uses = new Map<string, Use[]>()
for (const file of find('{packages,games}/**/*.{ts,tsx}').filter(
  (name) => !/\.(?:test|spec)\.ts$/.test(name),
)) {
  const text = read(file)
  for (const [, local = '', from = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)) {
    const module = fileOf(from, file)
    const names = new Set(
      [...text.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      ),
    )
    uses.set(module, [...(uses.get(module) ?? []), { file, text, names }])
  }
}

describe('style sheets', () => {
  it('are modules next to their components, except tokens and resets, which have no classes', () => {
    expect(globalSheets).toEqual(GLOBAL_SHEETS)
    expect([...classesIn(globalSheets.flatMap((file) => selectorsOf(read(file))))]).toEqual([])
    expect([...uses.keys()].filter((module) => !modules.has(module))).toEqual([])
  })

  it.each(moduleFiles)('%s has every class that is used, and no other', (module) => {
    const defined = definedIn(module)
    const asked = uses.get(module) ?? []
    expect(
      asked.flatMap(({ file, names }) =>
        [...names].filter((name) => !defined.has(name)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([])
    expect([...defined].filter((name) => !asked.some(({ names }) => names.has(name)))).toEqual([])
  })

  it.each(moduleFiles)('%s uses classes of other modules only if it imports them', (module) => {
    const { selectors = [], borrowed = [] } = modules.get(module) ?? {}
    expect(selectors.filter((selector) => /#[\w-]|:global/.test(selector))).toEqual([])
    const named = classesIn(selectors)
    expect(borrowed.filter(({ alias }) => !named.has(alias))).toEqual([])
    expect(borrowed.filter(({ module: from, name }) => !definedIn(from).has(name))).toEqual([])
  })
})
