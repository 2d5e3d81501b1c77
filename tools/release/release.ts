/** The parts of a release that change files: the version everywhere, and the section of the changelog. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const VERSION = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/

/** Positive if the first version is newer. */
const compare = (one: string, other: string): number => {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  for (let part = 0; part < 3; part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** What is wrong with a new version, or null. */
export const versionFault = (version: string, current: string): string | null => {
  if (!VERSION.test(version)) return `${version} is no version such as 0.2.0`
  return compare(version, current) > 0 ? null : `${version} is not newer than ${current}`
}

/** All package.json files with the version of Quayside: the root, packages and games. */
export const manifestFiles = (root: string): readonly string[] =>
  [
    'package.json',
    ...globSync(['packages/*/package.json', 'games/package.json', 'games/*/package.json'], { cwd: root }),
  ]
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** A manifest or lock file with a new version of itself and of its dependencies on our packages. */
export const withVersion = (text: string, current: string, version: string): string =>
  text
    .replace(`"version": "${current}"`, `"version": "${version}"`)
    .replaceAll(/("@quayside\/[\w-]+": )"([^"]+)"/g, (whole, name: string, old: string) =>
      old === current ? `${name}"${version}"` : whole,
    )

/** The lock file repeats the version of every workspace. */
const lockWithVersion = (text: string, current: string, version: string): string => {
  const lock = JSON.parse(text) as {
    version: string
    packages: Record<string, { version?: string; link?: boolean; dependencies?: Record<string, string> }>
  }
  lock.version = version
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) continue
    if (entry.version === current) entry.version = version
    for (const [name, range] of Object.entries(entry.dependencies ?? {}))
      if (name.startsWith('@quayside/') && range === current && entry.dependencies)
        entry.dependencies[name] = version
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}

const HEAD = '## [Unreleased]'

/**
 * Turns the Unreleased section into that of the version and adds an empty one. Null if there is nothing new.
 */
export const changelogWith = (text: string, version: string, date: string): string | null => {
  const start = text.indexOf(HEAD)
  if (start < 0) return null
  const rest = text.slice(start + HEAD.length)
  const next = rest.search(/^## \[/m)
  const section = next < 0 ? rest : rest.slice(0, next)
  if (!/^- /m.test(section)) return null
  return `${text.slice(0, start)}${HEAD}\n\n## [${version}] - ${date}${rest}`
}

const changedFiles = (root: string): readonly string[] => [
  ...manifestFiles(root),
  'package-lock.json',
  'CHANGELOG.md',
]

/** Runs `work`, then restores every file that a release changes, even if it fails. */
export const puttingBack = async (root: string, work: () => Promise<void>): Promise<void> => {
  const before = changedFiles(root).map((file) => [join(root, file), readFileSync(join(root, file))] as const)
  try {
    await work()
  } finally {
    for (const [file, content] of before) writeFileSync(file, content)
  }
}

/** Writes the version into every manifest and the lock file, and the section into the changelog. */
export const writeRelease = (root: string, version: string, date: string): void => {
  const at = (file: string): string => join(root, file)
  const { version: current } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }
  const fault = versionFault(version, current)
  if (fault !== null) throw new Error(fault)
  const changelog = changelogWith(readFileSync(at('CHANGELOG.md'), 'utf8'), version, date)
  if (changelog === null) throw new Error('CHANGELOG.md has nothing under [Unreleased]')
  for (const file of manifestFiles(root))
    writeFileSync(at(file), withVersion(readFileSync(at(file), 'utf8'), current, version))
  const lock = at('package-lock.json')
  writeFileSync(lock, lockWithVersion(readFileSync(lock, 'utf8'), current, version))
  writeFileSync(at('CHANGELOG.md'), changelog)
}
