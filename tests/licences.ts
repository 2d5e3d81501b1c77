// The third-party packages that a server or a site includes, with their licences. Reads the lock file, which
// names the licence of every package, including those for other platforms.

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

export interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/**
 * Licences that only require their text and the authors' names to be included. MPL: applies to changed files
 * only.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

export const isAllowed = (licence: string): boolean => {
  const plain = licence.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => ALLOWED.has(one.trim()))
}

/** Development dependencies whose files are part of the site. */
const isInSite = (name: string): boolean => name.startsWith('@fontsource')

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** All packages that a server or a site needs at run time. */
export const licensed = (packages: LockedPackages): readonly Licensed[] => {
  const rows = Object.entries(packages).flatMap(
    ([path, { version = '', license, dev, devOptional, link }]) => {
      if (!path.includes('node_modules/') || link) return []
      const name = nameOf(path)
      if ((dev || devOptional) && !isInSite(name)) return []
      return { name, version, licence: license ?? 'none named' }
    },
  )
  const byPlace = new Map(rows.map((row) => [`${row.name} ${row.version}`, row]))
  return [...byPlace.values()].sort((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  )
}

/** Packages that must not be distributed. */
export const faultsOf = (rows: readonly Licensed[]): readonly string[] =>
  rows
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`)

export const licencePage = (rows: readonly Licensed[]): string => `# Licences

Quayside itself is under the [MIT licence](../LICENSE). A server or a site of it contains these packages of others,
each under its own licence. \`npm run tool -- licences\` writes this page from the lock; the check compares it and refuses
licences that ask for more than naming the authors. \`npm audit --omit=dev\` asks the registry for known weaknesses.

| package | version | licence |
|---|---|---|
${rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`
