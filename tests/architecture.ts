// The arrows between the packages, and what a pure package may not touch. Reads text only, so that it can judge
// samples as well as files.
import { faultsOfFolders } from './folders.ts'

/** A package may import only packages of a lower tier, so siblings never meet. */
const tiers: Readonly<Record<string, number>> = {
  kernel: 0,
  'le-havre': 1,
  'packet-row': 1,
  protocol: 2,
  texts: 2,
  bots: 3,
  server: 4,
  web: 4,
  // The command also serves the tables and the page.
  cli: 5,
}

const purePackages: ReadonlySet<string> = new Set(['kernel', 'le-havre', 'packet-row'])

const scope = '@quayside/'

/** What a source file names in import, export-from, import() and import type; comments count, to stay simple. */
export function importsOf(source: string): string[] {
  const patterns = [
    /\b(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /\bimport\s*['"]([^'"]+)['"]/g,
    /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g,
  ]
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []))
}

/** What is wrong with one source file, `path` being relative to the repository: `packages/<name>/src/...`. */
export function faultsOfSource(path: string, source: string): string[] {
  const [, home = '', ...inside] = path.split('/')
  if (tiers[home] === undefined) return [`package ${home} has no tier`]
  const depth = inside.length - 1
  const names = importsOf(source)
  const imports = names.flatMap((name) => faultOfImport(home, depth, isForTests(path), name) ?? [])
  if (isForTests(path)) return imports
  return [...imports, ...faultsOfFolders(path, names), ...(purePackages.has(home) ? impurities(source) : [])]
}

function isForTests(path: string): boolean {
  return /\.test\.ts$|^packages\/[^/]+\/(?:src\/testing|test)\//.test(path)
}

/** Weights and the like stand beside a package's sources. */
function isData(name: string): boolean {
  return /\/weights\/[^/]+\.json$/.test(name)
}

function faultOfImport(home: string, depth: number, forTests: boolean, name: string): string | null {
  if (name.startsWith('.')) {
    // Names of real folders never start with two dots, so counting them tells how far up the path goes.
    const climbs = name.split('/').filter((part) => part === '..').length
    const reach = depth + Number(forTests || isData(name))
    return climbs >= reach ? `${name} leaves the package` : null
  }
  if (!name.startsWith(scope)) {
    return purePackages.has(home) && !forTests ? `${home} is pure and may not import ${name}` : null
  }
  const [target = ''] = name.slice(scope.length).split('/')
  if (target === home) return forTests ? null : `${home} imports itself by name`
  return faultOfArrow(home, target)
}

function faultOfArrow(from: string, to: string): string | null {
  const [fromTier, toTier] = [tiers[from], tiers[to]]
  if (fromTier === undefined || toTier === undefined)
    return `package ${fromTier === undefined ? from : to} has no tier`
  return toTier < fromTier ? null : `${from} may not import ${to}`
}

// The compiler already hides Node and the browser from these packages; these few are part of the language itself.
function impurities(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
  const pattern =
    /\bnew Date\b|\bDate\.now\b|\bMath\.random\b|\bIntl\.|\blocaleCompare\b|\btoLocale\w+|\bglobalThis\b/g
  const computed = /\bimport\s*\(\s*(?!['"])/.test(code) ? ['import() of a computed name'] : []
  return [
    ...[...code.matchAll(pattern)].map(([found]) => `${found} is a clock, chance or locale`),
    ...computed,
  ]
}

export type Manifest = {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What is wrong with the dependencies that a package declares. */
export function faultsOfManifest(home: string, manifest: Manifest): string[] {
  const named =
    manifest.name === scope + home ? [] : [`packages/${home} is named ${manifest.name ?? 'nothing'}`]
  const declared = Object.keys(manifest.dependencies ?? {}).flatMap((name) => {
    if (name.startsWith(scope)) return faultOfArrow(home, name.slice(scope.length)) ?? []
    return purePackages.has(home) ? [`${home} is pure and may not depend on ${name}`] : []
  })
  return [...named, ...declared]
}

/** Words in any file of the repository that would tie it to one machine. */
export function machineTies(text: string): string[] {
  const patterns = [
    /(?<![\w.~/$})-])\/(?:home|Users|root|work|mnt|private|tmp)\/[\w.-]+/g,
    /\b[A-Za-z]:\\{1,2}(?:Users|Windows|Program Files)\b/g,
    /(?:\.\.[/\\])+shared\b/g,
    /"resolved": "https?:[^"]*/g,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
}
