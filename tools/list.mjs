// The list of development tools: measurements, attacks, training, screenshots and generators. `npm run tool` prints it.
// A game's own tools are listed in its tools/list.mjs and not in its manifest, because the page bundles everything that
// a manifest can load.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {object} Tool
 * @property {string} about One line for the list.
 * @property {string} run Its file, relative to the list, or its Playwright configuration.
 * @property {string} [install] Its folder, if it has its own package-lock.json.
 */

/** @type {Readonly<Record<string, Tool>>} */
const SHARED = {
  'advice-pages': {
    about: 'writes docs/advice.md of every game: its advice in 20 positions',
    run: 'advice/pages-main.ts',
  },
  attack: {
    about: 'reproduces known attacks and compares what players notice with and without them',
    run: 'attack/main.ts',
  },
  averages: {
    about: 'averages games of strong bots, with which players’ statistics are compared',
    run: 'averages/main.ts',
  },
  bench: {
    about: 'speed of rules and bots, as ratios against a baseline in the same run',
    run: 'bench/main.ts',
    install: 'tools/bench',
  },
  budget: {
    about: 'checks the compressed sizes of the site against their limits',
    run: 'budget/main.ts',
  },
  chaos: {
    about: 'injects faults into servers, databases, disks and clocks, and counts violated guarantees',
    run: 'chaos/main.ts',
  },
  docs: {
    about: 'builds the documentation site with search and API reference, served under /docs',
    run: 'docs/main.ts',
    install: 'tools/docs',
  },
  explorer: {
    about: 'counts positions, moves, results and ownership in data sets, for the explorer',
    run: 'explorer/main.ts',
  },
  'page-load': {
    about: 'measures when the home page becomes usable on a slow phone, on first and later visits',
    run: 'page-load/page-load.config.ts',
  },
  gate: {
    about: 'plays networks against a level and reports whether they are stronger',
    run: 'train/gate-main.ts',
  },
  fuzz: { about: 'plays random games of every set-up under the conformance kit', run: 'fuzz/main.ts' },
  hostile: {
    about: 'sends every known kind of hostile message to a server while regular clients play on it',
    run: 'hostile/main.ts',
  },
  licences: {
    about: 'writes docs/licences.md: the third-party packages we distribute, with their licences',
    run: 'licences/main.ts',
  },
  lighthouse: {
    about: 'runs Lighthouse on the built site, as a phone and as a desktop',
    run: 'lighthouse/main.ts',
    install: 'tools/lighthouse',
  },
  limits: {
    about: 'writes the table of limits in docs/hosting/security.md from the settings',
    run: 'limits/main.ts',
  },
  load: {
    about: 'plays in many online rooms at once and prints latency, CPU time and memory',
    run: 'load/main.ts',
  },
  manual: {
    about: 'takes the screenshots of the manual again, in every language',
    run: 'manual/manual.config.ts',
  },
  messages: {
    about: 'writes the types of all messages from their JSON files, and lists missing translations',
    run: 'messages/main.ts',
  },
  mistakes: {
    about: 'checks the mistakes that reviews report by many playouts of each',
    run: 'advice/mistakes-main.ts',
  },
  mutation: {
    about: 'mutation testing: makes small changes to the rules and checks whether a test fails',
    run: 'mutation/main.ts',
    install: 'tools/mutation',
  },
  pack: {
    about: 'builds every published package into dist/, packs it, and prints its size',
    run: 'pack/main.ts',
  },
  'package-lint': {
    about: 'packs everything and runs publint and Are The Types Wrong on it',
    run: 'package-lint/main.ts',
    install: 'tools/package-lint',
  },
  puzzles: {
    about: 'mines puzzles from self-play games, writes packs of them, and verifies a sample',
    run: 'puzzles/main.ts',
  },
  release: {
    about:
      'runs all checks, sets the version, writes the changelog section, packs, and prints what to publish',
    run: 'release/main.ts',
  },
  'input-latency': {
    about: 'measures how long the page takes to react to a press while the strongest bot is thinking',
    run: 'input-latency/input-latency.config.ts',
  },
  'thinking-time': {
    about: 'measures how long a level thinks in a browser on a slow processor',
    run: 'thinking-time/main.ts',
  },
  rules: { about: 'updates the links from rule statements to their tests', run: 'rules/main.ts' },
  screenshots: {
    about:
      'screenshots and contact sheets of every scene: ten sizes, all languages, light and dark; in .cache/screenshots',
    run: 'screenshots/screenshots.config.ts',
  },
  'screen-reader': {
    about: 'plays three rounds of every game with the Orca screen reader and checks its speech',
    run: 'screen-reader/screen-reader.config.ts',
  },
  secrecy: {
    about: 'compares the messages sent to a seat with those for other hidden information, to find leaks',
    run: 'secrecy/main.ts',
  },
  train: {
    about: 'trains networks by self-play on this machine or with a GPU, and gates them by matches',
    run: 'train/main.ts',
  },
  translations: {
    about: 'reports missing, unused, long or incorrect messages; --sample 300 prints sentences to read',
    run: 'translations/main.ts',
  },
}

/** @returns {Promise<[string, Tool][]>} */
const ofGames = async () => {
  const home = join(import.meta.dirname, '..', 'games')
  const lists = readdirSync(home)
    .map((game) => ({ game, file: join(home, game, 'tools', 'list.mjs') }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ game, file }) => {
      const { TOOLS: own } = /** @type {{ TOOLS: Readonly<Record<string, Tool>> }} */ (
        await import(pathToFileURL(file).href)
      )
      return Object.entries(own).map(
        /** @returns {[string, Tool]} */
        ([name, tool]) => [`${game}:${name}`, { ...tool, run: `../games/${game}/tools/${tool.run}` }],
      )
    })
  return (await Promise.all(lists)).flat()
}

/**
 * Shared tools, then those of single games as `game:tool`.
 * @type {Readonly<Record<string, Tool>>}
 */
export const TOOLS = { ...SHARED, ...Object.fromEntries(await ofGames()) }

const IN_BROWSER =
  'It runs in a real browser and takes the options of Playwright, such as -g to select tests.'

/**
 * The list of tools, or the description of one.
 * @param {string | null} name
 */
export const usage = (name) => {
  if (name !== null) return `npm run tool -- ${name}: ${TOOLS[name]?.about ?? ''}\n${IN_BROWSER}`
  const width = Math.max(...Object.keys(TOOLS).map((one) => one.length))
  return [
    'npm run tool -- <name> [options]',
    ...Object.entries(TOOLS).map(([one, { about }]) => `  ${one.padEnd(width)}  ${about}`),
    'npm run tool -- <name> --help explains a tool.',
  ].join('\n')
}
