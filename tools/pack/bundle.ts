/**
 * Bundles sources into JavaScript: one file per subpath, and further files for shared and lazily loaded
 * parts.
 */
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin, parseSync } from 'vite'
import { builtName, isOutside, type Library, packageOf, publishedName, ROOT } from './published.ts'

/** The built files and their external imports: packages by name, with subpaths. */
export interface Built {
  readonly files: readonly string[]
  readonly outside: ReadonlySet<string>
}

interface Plan {
  readonly folder: string
  /** Source files by the name of the built file without an extension. */
  readonly input: Readonly<Record<string, string>>
  /** Folder of the shared files, with a trailing slash. */
  readonly parts: string
  readonly plugins: readonly Plugin[]
  readonly isExternal: (name: string) => boolean
}

const bundled = async ({ folder, input, parts, plugins, isExternal }: Plan): Promise<Built> => {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [...plugins],
    // Messages and weights are imported as a whole, never by named export.
    json: { namedExports: false, stringify: true },
    build: {
      ssr: true,
      target: 'es2024',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        external: isExternal,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: `${parts}[name]-[hash].js`,
          paths: publishedName,
          // Vite would write `var`, which V8 has to read again on every use: the rules take a third more time with it.
          topLevelVar: false,
        },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const names = outputs.flatMap((one) =>
    one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : [],
  )
  const written = new Set(outputs.map(({ fileName }) => fileName))
  return {
    files: [...written],
    outside: new Set(names.filter((name) => !written.has(name) && isOutside(name)).map(publishedName)),
  }
}

const IS_MANIFEST = /[\\/]games[\\/][^\\/]+[\\/]game\.ts$/

/** Imports of a manifest that are only used by the site. */
const IS_DRAWN = /import\('\.\/(?:(?:table|book|lessons|puzzles|messages\/tutorial)\/[^']*|[^']*\.tsx)'\)/

/** Removes the parts of a game's manifest that only the site uses. */
const withoutPage = (): Plugin => ({
  name: 'pack:without-page',
  enforce: 'pre',
  transform: {
    filter: { id: IS_MANIFEST },
    handler: (code, id) => {
      const { program } = parseSync(id, code)
      const spans: (readonly [number, number])[] = []
      const visit = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        const { type, start, end } = node as { type?: unknown; start?: unknown; end?: unknown }
        if (type === 'Property' && typeof start === 'number' && typeof end === 'number') {
          if (IS_DRAWN.test(code.slice(start, end))) spans.push([start, end])
          return
        }
        for (const child of Object.values(node)) visit(child)
      }
      visit(program)
      // Blank lines are kept, so that the source map still matches.
      const cut = spans
        .toReversed()
        .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
      return { code: cut, map: null }
    },
  },
})

/** Bundles a library: imports of other packages stay imports. */
export const bundleLibrary = (
  { home, entries, manifest: { imports = {} } }: Library,
  folder: string,
): Promise<Built> => {
  const conditional = Object.values(imports).flatMap((targets) => Object.values(targets))
  const sources = [
    ...[...entries].map(([subpath, file]) => [builtName(subpath), file] as const),
    ...conditional.map((target) => [conditionalName(target), target.slice(2)] as const),
  ]
  return bundled({
    folder,
    input: Object.fromEntries(sources.map(([name, file]) => [name, join(ROOT, home, file)])),
    parts: 'parts/',
    plugins: [withoutPage()],
    // The table package is not published; the few texts that an outline needs are bundled.
    isExternal: (name) => name.startsWith('#') || (isOutside(name) && packageOf(name) !== '@quayside/table'),
  })
}

/** The built file, without an extension, of a conditional `imports` entry of the package. */
export const conditionalName = (target: string): string => target.slice(2).replace(/\.ts$/, '')

const MODULE_URL = /new URL\('([^']+)', import\.meta\.url\)/g

/**
 * The program is one folder of files: worker modules become entries of it, and files read relative to a
 * package are read from that folder.
 */
const inOneFolder = (): Plugin => ({
  name: 'pack:in-one-folder',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      const moved = code.replaceAll(MODULE_URL, (_, target: string) => {
        if (target.endsWith('/package.json')) return `new URL('../package.json', import.meta.url)`
        const source = resolve(dirname(id), target)
        const fileName = `${source.split(/[\\/]/).at(-1)?.replace(/\.ts$/, '')}.js`
        this.emitFile({ type: 'chunk', id: source, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
      return { code: moved, map: null }
    },
  },
})

/** Bundles the program with all of our packages; other packages stay external. */
export const bundleProgram = (folder: string): Promise<Built> =>
  bundled({
    folder,
    input: { main: join(ROOT, 'packages/cli/src/main.ts') },
    // All files are in one folder, so that worker modules are found from any of them.
    parts: '',
    plugins: [withoutPage(), inOneFolder()],
    isExternal: (name) => isOutside(name) && !name.startsWith('@quayside/'),
  })
