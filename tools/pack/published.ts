/** What is published: the packages, and what others may import of each. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { games } from '@quayside/games'

export const ROOT = join(import.meta.dirname, '..', '..')

/** As package.json has it in the repository, where everything points at sources. */
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

/** A library with the source file of each subpath; file names have slashes and begin at the folder of the package. */
export interface Library {
  readonly name: string
  /** In the repository, with slashes. */
  readonly home: string
  readonly manifest: SourceManifest
  /** By subpath without its dot: `''`, `'/bots'`. */
  readonly entries: ReadonlyMap<string, string>
  /** Everything but the kernel is there for those who want it, so that rules come without dependencies. */
  readonly isGame: boolean
}

export const readManifest = (home: string): SourceManifest =>
  JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8')) as SourceManifest

/** Drawn on the site, or for tests of this repository. */
const KEPT_BACK =
  /(?:^|\/)(?:table|book|messages\/(?:book|table|tutorial)|lessons|testing)(?:\/|\.ts$)|\*?\.test\.ts$/

const withSlashes = (path: string): string => path.split(sep).join('/')

/** `./outline/*` stands for every file that fits. */
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
    filesOf(home, subpath, target).filter(([, file]) => !KEPT_BACK.test(file)),
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

/** Where a subpath stands among the built files, without an ending. */
export const builtName = (subpath: string): string => (subpath === '' ? 'index' : subpath.slice(1))

/** The name by which others import a file of the repository; sources name some files with their ending. */
export const publishedName = (name: string): string =>
  name.startsWith('@quayside/') ? name.replace(/\.ts$/, '') : name

/** `@quayside/kernel/conformance` and `fastify/types` belong to packages. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

export const isOutside = (name: string): boolean => !/^(?:[./\0#]|[A-Za-z]:[\\/])/.test(name)
