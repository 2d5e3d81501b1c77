/**
 * Bundles all specs of a game with the sources under test into one function: calling it again gives fresh
 * modules, and only those that the requested specs need are evaluated.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'rolldown'

/** Declares the tests of one spec file. */
type Declare = () => Promise<unknown>

export type CreateSpecs = (standIn: object) => Readonly<Record<string, Declare>>

type Require = (name: string) => unknown

interface Exports {
  specs?: Readonly<Record<string, Declare>>
}

/** Slow tests that cover everything at once are left out: the specs proper must detect a mutant. */
const EXCLUDED = /\/(?:adding-a-building|conformance)\.test\.ts$/

const ENTRY = 'all-specs'

export const bundleSpecs = async (root: string): Promise<CreateSpecs> => {
  const { output } = await build({
    input: ENTRY,
    platform: 'node',
    external: (name) => name === 'vitest' || name === 'fast-check' || name.startsWith('node:'),
    plugins: [entry(root), ownPackages(root), places(root)],
    treeshake: false,
    write: false,
    output: { format: 'cjs', codeSplitting: false },
  })
  const code = output.map((chunk) => chunk.code ?? '').join('\n')
  const load = compileFunction(code, ['require', 'exports']) as (require: Require, exports: Exports) => void
  const require: Require = createRequire(join(root, 'package.json'))
  return (standIn) => {
    const exports: Exports = {}
    load((name) => (name === 'vitest' ? standIn : require(name)), exports)
    return exports.specs ?? {}
  }
}

const entry = (root: string): Plugin => ({
  name: ENTRY,
  resolveId: (name) => (name === ENTRY ? ENTRY : null),
  load: (id) => {
    if (id !== ENTRY) return null
    const game = process.env['MUTATED_GAME'] ?? ''
    const specs = globSync(`games/${game}/{rules,queries,tests}/**/*.test.ts`, { cwd: root }).sort()
    const declares = specs
      .filter((spec) => !EXCLUDED.test(spec))
      .map((spec) => `${JSON.stringify(spec)}: () => import(${JSON.stringify(join(root, spec))}),`)
    return `export const specs = {${declares.join('\n')}}`
  },
})

/** Packages are linked to the real sources; here they must resolve to the mutated copies. */
const ownPackages = (root: string): Plugin => ({
  name: 'own-packages',
  resolveId: (name) => {
    const [, home, part] = /^@quayside\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
    if (home === undefined) return null
    const folder = ['packages', 'games'].map((kind) => join(root, kind, home)).find((one) => existsSync(one))
    if (folder === undefined) return null
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string>>
    }
    const file = exports[part === undefined ? '.' : `./${part}`]
    return file === undefined ? null : join(folder, file)
  },
})

/** A spec that reads a file finds it relative to its original location. */
const places = (root: string): Plugin => ({
  name: 'places',
  transform: (code, id) =>
    id.startsWith(root) ? code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))) : null,
})
