// The allowed imports, as one table by folder; the graph in docs/architecture.md is generated from it. Works
// on text alone, so that it can check samples as well as files.
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { games } from '@quayside/games'
import { parseSync } from 'vite'

/** The modules of the server from top to bottom: each may import only modules below it. */
export const SERVER: Readonly<Record<string, readonly string[]>> = {
  process: [
    'accounts',
    'bots',
    'connection',
    'daily',
    'http',
    'jobs',
    'moderation',
    'notifications',
    'puzzles',
    'quotas',
    'room',
    'session',
    'storage',
  ],
  http: [
    '.',
    'accounts',
    'broadcast',
    'chat',
    'connection',
    'daily',
    'moderation',
    'notifications',
    'puzzles',
    'quotas',
    'room',
    'session',
    'storage',
  ],
  session: ['broadcast', 'chat', 'connection', 'quotas', 'room', 'storage'],
  connection: ['jobs'],
  moderation: ['room', 'storage'],
  accounts: ['quotas', 'room', 'storage'],
  notifications: ['.', 'room', 'storage'],
  bots: ['jobs', 'room', 'storage'],
  chat: ['quotas', 'room', 'storage'],
  daily: ['.', 'quotas', 'storage'],
  puzzles: ['.', 'quotas', 'storage'],
  broadcast: ['room', 'storage'],
  room: ['.', 'jobs', 'quotas', 'storage'],
  quotas: ['storage'],
  jobs: ['storage'],
  storage: [],
}

/**
 * Allowed imports of the source files of a folder: a package by name, `games` for the list of games,
 * `game-folders` for single games, `./x` for the folder x of the same package or game, `./x/.` for the files
 * directly in x, `tools` for shared code of tools, `node` and `npm` for external modules. The longest
 * matching line applies; files of one folder may always import each other. `src` is left out of every path.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'games/index.ts': ['game', 'game-folders'],
  'games/*': [
    'kernel',
    'texts',
    'game',
    './rules',
    './queries',
    './language',
    './bots',
    './table',
    './outline',
    './book',
    './lessons',
    './daily',
    './puzzles',
    './editor',
    './statistics',
    './explorer',
    './tools',
    './messages',
  ],
  'games/*/rules': ['kernel'],
  'games/*/queries': ['kernel', 'game', './rules'],
  'games/*/messages': ['texts', 'game', './rules', './.'],
  'games/*/bots': ['kernel', 'bots', './rules', './queries', './language'],
  // Run by `npm run tool` only.
  'games/*/tools': ['kernel', 'bots', 'node', 'tools', './rules', './queries', './bots', './tests'],
  'games/*/language': ['kernel', 'texts', 'game', './rules', './queries', './messages', './.'],
  'games/*/daily': ['kernel', 'texts', 'game', './rules', './queries', './language', './messages'],
  'games/*/explorer': ['kernel', 'texts', 'game', './rules', './queries', './language', './messages'],
  'games/*/lessons': ['kernel', 'game', './rules', './queries'],
  'games/*/puzzles': ['texts', 'game', ...inGame('rules', 'queries', 'language', 'messages', 'table')],
  'games/*/editor': ['kernel', 'texts', 'game', ...inGame('rules', 'language', 'messages')],
  'games/*/statistics': ['kernel', 'texts', 'game', ...inGame('rules', 'queries', 'language', 'messages')],
  'games/*/table': [
    'kernel',
    'texts',
    'game',
    'table',
    'npm',
    ...inGame('rules', 'queries', 'language', 'messages'),
  ],
  'games/*/outline': [
    'kernel',
    'texts',
    'game',
    'table',
    'npm',
    ...inGame('rules', 'queries', 'language', 'messages', 'table'),
  ],
  'games/*/book': [
    'kernel',
    'texts',
    'game',
    'table',
    'npm',
    ...inGame('rules', 'queries', 'language', 'messages', 'table'),
  ],

  'games/le-havre/rules/catalogue': ['kernel', './rules/state'],
  'games/le-havre/rules/state': ['kernel', './rules/.', './rules/catalogue'],
  'games/le-havre/rules/payment': ['kernel', './rules/.', './rules/catalogue', './rules/state'],
  // Actions and turns import each other: a visit ends a turn, and some actions are visits.
  'games/le-havre/rules/actions': ['kernel', ...inRules('catalogue', 'state', 'payment', 'turn')],
  'games/le-havre/rules/turn': ['kernel', ...inRules('catalogue', 'state', 'payment', 'actions')],
  'games/le-havre/rules/notation': ['kernel', ...inRules('catalogue', 'payment', 'turn')],
  'games/le-havre/rules/explain': [
    'kernel',
    ...inRules('catalogue', 'state', 'payment', 'actions', 'turn', 'notation'),
  ],
  'games/le-havre/rules/position': [
    'kernel',
    ...inRules('catalogue', 'state', 'payment', 'actions', 'turn', 'notation'),
  ],

  'packages/kernel': [],
  'packages/protocol': ['kernel', 'npm'],
  'packages/texts': ['kernel', 'npm'],
  'packages/bots': ['kernel'],
  'packages/bots/node': ['kernel', 'node', './.', './arena'],
  // React types only: components are in the table package and in games.
  'packages/game': ['kernel', 'texts', 'bots', 'npm'],
  'packages/table': ['kernel', 'texts', 'protocol', 'bots', 'game', 'npm'],

  ...within('packages/server', ['kernel', 'texts', 'protocol', 'bots', 'game', 'node', 'npm'], {
    ...SERVER,
    testing: ['.', 'storage', 'room', 'session', 'process'],
  }),

  ...within('packages/web', ['kernel', 'texts', 'protocol', 'bots', 'game', 'table', 'npm'], {
    styles: [],
    explorer: ['.', 'backend', 'lessons', 'online', 'shell', 'state'],
    analysis: ['.', 'backend', 'online', 'replay', 'shell', 'state', 'text-board'],
    backend: ['lessons'],
    daily: ['.', 'backend', 'online', 'replay', 'shell', 'state'],
    editor: ['.', 'analysis', 'backend', 'replay', 'shell', 'state'],
    lessons: ['.', 'backend', 'shell', 'state'],
    online: ['.', 'backend', 'shell', 'state'],
    operator: ['.', 'online', 'shell', 'state'],
    'own-data': ['backend', 'daily', 'puzzles', 'shell', 'statistics'],
    sandbox: ['state'],
    replay: ['.', 'backend', 'online', 'shell', 'state', 'statistics', 'text-board'],
    puzzles: ['.', 'analysis', 'backend', 'online', 'shell', 'state', 'text-board'],
    rules: ['.', 'shell', 'state'],
    statistics: ['.', 'backend', 'lessons', 'online', 'own-data', 'puzzles', 'shell', 'state'],
    shell: [
      '.',
      'analysis',
      'explorer',
      'backend',
      'daily',
      'editor',
      'lessons',
      'online',
      'operator',
      'sandbox',
      'replay',
      'puzzles',
      'rules',
      'state',
      'statistics',
      'text-board',
    ],
    state: ['.', 'backend', 'lessons'],
    'text-board': ['sandbox', 'replay', 'rules', 'shell', 'state'],
  }),

  'packages/cli': ['kernel', 'texts', 'protocol', 'bots', 'game', 'server', 'web', 'node', 'npm'],

  // The only modules of a program that know the list of games.
  'packages/server/bots/bot-thread.ts': ['games', 'game', 'bots'],
  'packages/server/games.ts': ['games', 'game'],
  'packages/cli/games/game-registry.ts': ['games', 'game', 'bots', './.', './games'],
  'packages/cli/tournament-worker.ts': ['games', 'game', 'bots'],
  'packages/web/backend/game-registry.ts': ['games', 'game', 'kernel'],
  'packages/web/backend/bot-worker.ts': ['games', 'game', 'bots'],
}

/**
 * No clock, randomness, locale or machine access: equal positions and commands give equal results everywhere.
 */
const PURE = ['packages/kernel', 'games/*/rules', 'games/*/queries']

function inGame(...folders: readonly string[]): string[] {
  return folders.map((folder) => `./${folder}`)
}

function inRules(...folders: readonly string[]): string[] {
  return ['./rules/.', ...folders.map((folder) => `./rules/${folder}`)]
}

/** The files directly in a package may import all of its folders; each folder only what its line allows. */
function within(
  home: string,
  outside: readonly string[],
  folders: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  const names = Object.keys(folders)
  const own = [home, [...outside, ...names.map((name) => `./${name}`)]] as const
  const lines = Object.entries(folders).map(
    ([name, others]) =>
      [
        `${home}/${name}`,
        [...outside, ...others.map((other) => (other === '.' ? './.' : `./${other}`))],
      ] as const,
  )
  return Object.fromEntries([own, ...lines])
}

/** Splits `packages/x/src/a/b.ts` or `games/x/a/b.ts` into its package and the path inside it. */
function placeOf(path: string): { readonly home: string; readonly inside: string } {
  const [area = '', name = '', ...rest] = path.split('/')
  return { home: `${area}/${name}`, inside: (rest[0] === 'src' ? rest.slice(1) : rest).join('/') }
}

/** Keys that match a file, the most specific first. */
function linesFor(home: string, inside: string): string[] {
  const folders = posix.dirname(inside) === '.' ? [] : posix.dirname(inside).split('/')
  const homes = home.startsWith('games/') ? [home, 'games/*'] : [home]
  const paths = [inside.split('/'), ...folders.map((_, at) => folders.slice(0, folders.length - at)), []]
  return paths.flatMap((path) => homes.map((start) => [start, ...path].join('/')))
}

/** Module names in import, export-from, import() and import type. */
export function importsOf(path: string, source: string): string[] {
  const { program, module } = parseSync(path, source)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^(['"`])(.*)\1$/s.exec(source.slice(start, end))?.slice(1) ?? []
      return name ?? []
    }),
    // Types imported by `import('x')`, which the lists above do not include.
    ...[...source.slice(program.start, program.end).matchAll(/:\s*import\('([^']+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  ]
  return [...new Set(named)]
}

const isForTests = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|\/testing\.ts$|^(?:packages|games)\/[^/]+\/(?:bots\/)?tests?\//.test(path)

/** Faults of one source file; `path` is relative to the repository. */
export function faultsOfSource(path: string, source: string): string[] {
  const { home, inside } = placeOf(path)
  const lines = linesFor(home, inside)
  const line = lines.find((key) => MAY_IMPORT[key] !== undefined)
  if (line === undefined) return [`${home} has no line in tests/architecture.ts`]
  const [folder = ''] = inside.split('/')
  if (hasFolders(home) && !isForTests(path) && inside.includes('/') && line.split('/').length < 3) {
    return [`folder ${folder} has no line in tests/architecture.ts`]
  }
  const names = importsOf(path, source)
  if (isForTests(path)) return names.flatMap((name) => faultForTests(home, path, name) ?? [])
  const imports = names.flatMap((name) => {
    const target = targetOf(path, name)
    return target === null || mayReach(home, line, target) ? [] : [`may not import ${name}`]
  })
  return [...imports, ...(lines.some((key) => PURE.includes(key)) ? impurities(source) : [])]
}

/** Packages in which every folder needs its own line. */
const hasFolders = (home: string): boolean =>
  home === 'packages/server' || home === 'packages/web' || home.startsWith('games/')

/** Data files next to a package's sources, such as weights. */
const isData = (name: string): boolean =>
  name.endsWith('.json') || name.endsWith('.css') || name.endsWith('.svg')

/**
 * The target of an import: `package kernel`, `node`, `npm`, or a path `home/inside`; null for a data file.
 */
function targetOf(path: string, name: string): string | null {
  if (name.startsWith('.')) {
    const to = posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))
    const { home, inside } = placeOf(to)
    if (home === placeOf(path).home && isData(inside)) return null
    return `${home}/${inside}`
  }
  if (name.startsWith('#')) return null
  if (name.startsWith('@quayside/')) return `package ${name.slice('@quayside/'.length).split('/')[0] ?? ''}`
  return name.startsWith('node:') || builtinModules.includes(name) ? 'node' : 'npm'
}

/** Whether a file under this line of the table may import a target; its own folder needs no entry. */
function mayReach(home: string, line: string, target: string): boolean {
  const entries = MAY_IMPORT[line] ?? []
  if (target === 'node' || target === 'npm') return entries.includes(target)
  if (target.startsWith('tools/')) return entries.includes('tools')
  if (target.startsWith('package ')) {
    return entries.flatMap(packagesOf).includes(target.slice('package '.length))
  }
  const own = line.replace('games/*', home)
  const folders = entries.filter((entry) => entry.startsWith('./')).map((entry) => posix.join(home, entry))
  const alone = entries.filter((entry) => entry.endsWith('/.')).map((entry) => posix.join(home, entry, '.'))
  // In a package whose folders have their own lines, the files directly in it count as a folder.
  if (own === home && hasFolders(home)) alone.push(home)
  else folders.push(own)
  const isBelow = (folder: string): boolean => target.startsWith(`${folder}/`) && !alone.includes(folder)
  return folders.some(isBelow) || alone.includes(posix.dirname(target))
}

/** Their packages have the same names. */
const GAMES = games.ids

const packagesOf = (entry: string): readonly string[] => (entry === 'game-folders' ? GAMES : [entry])

/** A test may import what its package may, the package itself by name, and any external module. */
function faultForTests(home: string, path: string, name: string): string | null {
  const target = targetOf(path, name)
  if (target === null || target === 'node' || target === 'npm') return null
  if (!target.startsWith('package '))
    return target.startsWith(`${home}/`) ? null : `${name} leaves the package`
  const wanted = target.slice('package '.length)
  if (home.endsWith(`/${wanted}`)) return null
  // Many tests of generic code play a real game.
  const known = home === 'packages/kernel' ? [] : [...packagesKnownTo(home), ...GAMES, 'games']
  return known.includes(wanted) ? null : `may not import ${name}`
}

/** All packages that any folder of this one may import. */
function packagesKnownTo(home: string): readonly string[] {
  const start = home.startsWith('games/') ? 'games/*' : home
  const entries = Object.entries(MAY_IMPORT).flatMap(([key, names]) =>
    key === start || key === home || key.startsWith(`${start}/`) || key.startsWith(`${home}/`) ? names : [],
  )
  const names = entries.filter((entry) => !entry.startsWith('.') && !['node', 'npm', 'tools'].includes(entry))
  return [...new Set(names.flatMap(packagesOf))]
}

const takesFromNpm = (home: string): boolean => {
  const start = home.startsWith('games/') ? 'games/*' : home
  return Object.entries(MAY_IMPORT).some(
    ([key, names]) => (key === start || key.startsWith(`${start}/`)) && names.includes('npm'),
  )
}

// The compiler already hides Node and the browser from these folders; these few are part of the language.
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

/** Faults of the declared dependencies of a package or game; `home` as in `packages/kernel`. */
export function faultsOfManifest(home: string, manifest: Manifest): string[] {
  const expected = `@quayside/${posix.basename(home)}`
  const named = manifest.name === expected ? [] : [`${home} is named ${manifest.name ?? 'nothing'}`]
  const known = packagesKnownTo(home)
  const declared = Object.keys(manifest.dependencies ?? {}).flatMap((name) => {
    if (!name.startsWith('@quayside/')) return takesFromNpm(home) ? [] : [`${home} may not depend on ${name}`]
    return known.includes(name.slice('@quayside/'.length)) ? [] : [`${home} may not depend on ${name}`]
  })
  return [...named, ...declared]
}

/** The packages and games as a Mermaid graph with an arrow for each allowed import. */
export function graph(): string {
  const homes = [
    'games',
    ...new Set(Object.keys(MAY_IMPORT).flatMap((key) => /^packages\/([^/]+)/.exec(key)?.[1] ?? [])),
  ]
  const arrows = homes.flatMap((home) => {
    const known = packagesKnownTo(home === 'games' ? 'games/any' : `packages/${home}`)
    const targets = new Set(known.map((name) => (GAMES.includes(name) ? 'games' : name)))
    return [...targets].filter((name) => name !== home).map((name) => `  ${home} --> ${name}`)
  })
  return ['graph BT', ...arrows].join('\n')
}

/** The modules of the server as a graph. */
export function serverGraph(): string {
  const arrows = Object.entries(SERVER).flatMap(([module, others]) =>
    others.filter((other) => other !== '.').map((other) => `  ${module} --> ${other}`),
  )
  return ['graph TD', ...arrows].join('\n')
}

/** Texts that would tie a file of the repository to one machine. */
export function machineTies(text: string): string[] {
  const patterns = [
    /(?<![\w.~/$})-])\/(?:home|Users|root|work|mnt|private|tmp)\/[\w.-]+/g,
    /\b[A-Za-z]:\\{1,2}(?:Users|Windows|Program Files)\b/g,
    /(?:\.\.[/\\])+shared\b/g,
    /"resolved": "https?:[^"]*/g,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
}
