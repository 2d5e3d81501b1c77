/** Classes belong to one file: every one that a component asks for is there, and every one that is there is asked for. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
    .map((file) => file.split(sep).join('/'))
    .sort()

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Everything before a brace, without comments and without what stands in at-rules. */
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

/** Sheets that are not modules yet. This list only shrinks; tokens and the reset stay. */
const GLOBAL_SHEETS = /^packages\/(?:table|web)\/src\/styles\//

const modules = new Map(
  find('{packages,games}/**/*.module.css').map((file) => [file, selectorsOf(read(file))] as const),
)
const globalSheets = find('{packages,games}/**/*.css').filter((file) => !modules.has(file))
const globalClasses = classesIn(globalSheets.flatMap((file) => selectorsOf(read(file))))

interface Use {
  readonly file: string
  readonly text: string
  readonly names: ReadonlySet<string>
}

/** By module: the components that import it and the classes that they ask for. */
const uses = new Map<string, Use[]>()
for (const file of find('{packages,games}/**/*.{ts,tsx}').filter(
  (name) => !/\.(?:test|spec)\.ts$/.test(name),
)) {
  const text = read(file)
  for (const [, local = '', from = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)) {
    const module = from.startsWith('.')
      ? normalize(join(dirname(file), from))
          .split(sep)
          .join('/')
      : from.replace(/^@quayside\/(\w+)\//, 'packages/$1/src/')
    const names = new Set(
      [...text.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      ),
    )
    uses.set(module, [...(uses.get(module) ?? []), { file, text, names }])
  }
}

describe('style sheets', () => {
  it('are modules beside their components, but for those that are listed', () => {
    expect(globalSheets.filter((file) => !GLOBAL_SHEETS.test(file))).toEqual([])
    expect([...uses.keys()].filter((module) => !modules.has(module))).toEqual([])
  })

  it.each([...modules.keys()])('%s has every class that is asked for, and no other', (module) => {
    const defined = classesIn(modules.get(module) ?? [])
    const asked = uses.get(module) ?? []
    expect(
      asked.flatMap(({ file, names }) =>
        [...names].filter((name) => !defined.has(name)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([])
    expect([...defined].filter((name) => !asked.some(({ names }) => names.has(name)))).toEqual([])
  })

  it.each([...modules.keys()])('%s says nothing about what others draw', (module) => {
    const selectors = modules.get(module) ?? []
    expect(selectors.filter((selector) => /#[\w-]/.test(selector))).toEqual([])
    const globals = selectors.flatMap((selector) =>
      [...selector.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = '']) => name),
    )
    expect(globals.filter((name) => !globalClasses.has(name))).toEqual([])
  })
})
