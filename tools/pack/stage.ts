/**
 * Stages a package for npm: built files, declarations, a manifest that points at them, licence and README.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join } from 'node:path'
import { siteFiles } from '../../packages/web/build/site-files.ts'
import { bundleLibrary, bundleProgram, conditionalName } from './bundle.ts'
import { declarationName, writeDeclarations } from './declarations.ts'
import { builtName, type Library, packageOf, ROOT, readManifest, type SourceManifest } from './published.ts'

const NODE = '>=24'

/** Fields taken from package.json; all others are derived from the build. */
const commonFields = ({ name, version, description }: SourceManifest) => ({
  name,
  version,
  description,
  license: 'MIT',
  author: 'The Quayside authors',
  type: 'module',
  engines: { node: NODE },
})

/** The packages among imported names, without Node's own modules and the package itself. */
const packagesAmong = (names: Iterable<string>, self: string): readonly string[] =>
  [...new Set([...names].map(packageOf))]
    .filter((name) => name !== self && !name.startsWith('node:') && !builtinModules.includes(name))
    .toSorted()

const TYPES_OF: Readonly<Record<string, string>> = { react: '@types/react' }

/** Version ranges from the repository's manifests. */
const versionsOf = (
  names: readonly string[],
  ...manifests: readonly SourceManifest[]
): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const found = manifests
        .flatMap(({ dependencies, devDependencies }) => [dependencies?.[name], devDependencies?.[name]])
        .find((version) => version !== undefined)
      if (found === undefined) throw new Error(`no version of ${name} in the repository`)
      return [name, found]
    }),
  )

const exportsOf = ({ entries }: Library): Record<string, unknown> => ({
  ...Object.fromEntries(
    [...entries].map(([subpath, file]) => [
      `.${subpath}`,
      { types: `./types/${declarationName(file)}`, default: `./dist/${builtName(subpath)}.js` },
    ]),
  ),
  './package.json': './package.json',
})

const importsOf = ({ manifest: { imports } }: Library): Record<string, unknown> =>
  imports === undefined
    ? {}
    : {
        imports: Object.fromEntries(
          Object.entries(imports).map(([name, targets]) => [
            name,
            Object.fromEntries(
              Object.entries(targets).map(([condition, target]) => [
                condition,
                `./dist/${conditionalName(target)}.js`,
              ]),
            ),
          ]),
        ),
      }

/**
 * Rules depend on the kernel only; the packages for texts or bots of a game are optional peer dependencies.
 */
const dependenciesOf = (library: Library, needed: readonly string[]): Record<string, unknown> => {
  const versions = versionsOf(needed, library.manifest)
  if (!library.isGame) return needed.length === 0 ? {} : { dependencies: versions }
  const kernel = '@quayside/kernel'
  const others = needed.filter((name) => name !== kernel)
  return {
    dependencies: { [kernel]: versions[kernel] },
    peerDependencies: Object.fromEntries(others.map((name) => [name, versions[name]])),
    peerDependenciesMeta: Object.fromEntries(others.map((name) => [name, { optional: true }])),
  }
}

/** The rest of a README is for people who change the code; it links to files that are not packed. */
const IN_REPOSITORY = '\n## In the repository\n'

const writeTexts = (home: string, folder: string, manifest: object): void => {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  const [forUsers = ''] = readFileSync(join(ROOT, home, 'README.md'), 'utf8').split(IN_REPOSITORY)
  writeFileSync(join(folder, 'README.md'), forUsers)
}

/** Source maps of JSON data are useless. */
const dropMapsOfData = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const map = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !map.endsWith('.js.map')) continue
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] }
    if (!sources.every((source) => source.endsWith('.json'))) continue
    const file = map.slice(0, -'.map'.length)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
    rmSync(map)
  }
}

const emptied = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

export const stageLibrary = async (library: Library, parent: string): Promise<string> => {
  const folder = emptied(join(parent, basename(library.home)))
  const { outside } = await bundleLibrary(library, join(folder, 'dist'))
  dropMapsOfData(join(folder, 'dist'))
  const typed = writeDeclarations(library, join(folder, 'types'))
  const needed = packagesAmong([...outside, ...typed], library.name).map((name) => TYPES_OF[name] ?? name)
  writeTexts(library.home, folder, {
    ...commonFields(library.manifest),
    sideEffects: false,
    exports: exportsOf(library),
    ...importsOf(library),
    files: ['dist', 'types'],
    ...dependenciesOf(library, needed),
  })
  return folder
}

/** The npm name of the command line. */
const PROGRAM = 'quayside'

/** Needed only to build the site, which the package already includes. */
const ONLY_TO_BUILD = ['vite']

export const stageProgram = async (parent: string, site: string, docs: string | null): Promise<string> => {
  const folder = emptied(join(parent, PROGRAM))
  const { outside } = await bundleProgram(join(folder, 'dist'))
  dropMapsOfData(join(folder, 'dist'))
  for (const file of await siteFiles(site)) cpSync(join(site, file), join(folder, 'site', file))
  if (docs !== null) cpSync(docs, join(folder, 'site', 'docs'), { recursive: true })
  const home = 'packages/cli'
  const manifest = readManifest(home)
  const needed = packagesAmong(outside, PROGRAM).filter((name) => !ONLY_TO_BUILD.includes(name))
  const sources = [home, 'packages/server', 'packages/texts', 'packages/protocol'].map(readManifest)
  writeTexts(home, folder, {
    ...commonFields({ ...manifest, name: PROGRAM }),
    bin: { [PROGRAM]: './dist/main.js' },
    exports: { './package.json': './package.json' },
    files: ['dist', 'site'],
    dependencies: versionsOf(needed, ...sources),
  })
  return folder
}

/** Bytes of all files. */
export const unpackedSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
