/** The published packages and their public entry points. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { games } from '@quayside/games'

export const ROOT = join(import.meta.dirname, '..', '..')

/** A package.json of the repository, where everything points at sources. */
export interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly sideEffects?: boolean
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A library with the source file of each subpath; paths have slashes and are relative to the package. */
export interface Library {
  readonly name: string
  /** Path in the repository, with slashes. */
  readonly home: string
  readonly manifest: SourceManifest
  /** By subpath without its dot: `''`, `'/bots'`. */
  readonly entries: ReadonlyMap<string, string>
  /**
   * In a game, everything but the kernel is an optional peer dependency, so that rules have no other
   * dependencies.
   */
  readonly isGame: boolean
}

export const readManifest = (home: string): SourceManifest =>
  JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8')) as SourceManifest

/** Parts that are only for the site or for tests of this repository. */
const UNPUBLISHED =
  /(?:^|\/)(?:table|book|messages\/(?:book|table|tutorial)|lessons|testing)(?:\/|\.ts$)|\*?\.test\.ts$/

const withSlashes = (path: string): string => path.split(sep).join('/')

/** Expands `./outline/*` to all matching files. */
const filesOf = (home: string, subpath: string, target: string): (readonly [string, string])[] => {
  const folder = join(ROOT, home)
  if (!target.includes('*')) return [[subpath, target.slice(2)]]
  const [start = '', end = ''] = target.slice(2).split('*')
  return globSync(`${start}**${end === '' ? '/*.ts' : end}`, { cwd: folder })
    .map(withSlashes)
    .toSorted()
    .map((file) => [
      subpath.replace('*', file.slice(start.length, file.length - end.length).replace(/\.ts$/, '')),
      file,
    ])
}

const library = (home: string, isGame: boolean): Library => {
  const manifest = readManifest(home)
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) =>
    filesOf(home, subpath, target).filter(([, file]) => !UNPUBLISHED.test(file)),
  )
  return {
    name: manifest.name,
    home,
    manifest,
    entries: new Map(entries.map(([subpath, file]) => [subpath.slice(1), file])),
    isGame,
  }
}

export const libraries = (): readonly Library[] => [
  ...['kernel', 'texts', 'bots', 'game', 'protocol'].map((name) => library(`packages/${name}`, false)),
  ...games.ids.map((id) => library(`games/${id}`, true)),
]

/** Path of a subpath's built file, without an extension. */
export const builtName = (subpath: string): string => (subpath === '' ? 'index' : subpath.slice(1))

/** The published import name of a file; some sources import with the file extension. */
export const publishedName = (name: string): string =>
  name.startsWith('@quayside/') ? name.replace(/\.ts$/, '') : name

/**
 * The package that an import belongs to, for example of `@quayside/kernel/conformance` or `fastify/types`.
 */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

export const isOutside = (name: string): boolean => !/^(?:[./\0#]|[A-Za-z]:[\\/])/.test(name)
