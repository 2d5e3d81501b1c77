// The tools of the laboratory: everything that measures, attacks, trains or draws, and is no part of what people play.
// `npm run tool` prints this list. A game's own tools are listed in its folder, in tools/list.mjs, and not in its
// manifest, which reaches the page with everything that it can load.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {object} Tool
 * @property {string} about In one line.
 * @property {string} run Its file in the folder of the list, or the configuration of the browser tests that it consists of.
 * @property {string} [install] The folder with an install of its own.
 */

/** @type {Readonly<Record<string, Tool>>} */
const SHARED = {
  'advice-pages': {
    about: 'writes docs/advice.md of every game: what the adviser says in 20 positions',
    run: 'advice/pages-main.ts',
  },
  attack: {
    about: 'repeats attacks that once worked, and compares what players notice quiet and under attack',
    run: 'attack/main.ts',
  },
  bench: {
    about: 'speed of rules and bots, as ratios against a baseline in the same run',
    run: 'bench/main.ts',
    install: 'tools/bench',
  },
  budget: {
    about: 'what a visitor of the site has to fetch, compressed, against its limits',
    run: 'budget/main.ts',
  },
  chaos: {
    about: 'lets servers, databases, disks and clocks fail while games go on, and counts broken promises',
    run: 'chaos/main.ts',
  },
  docs: {
    about: 'builds the documentation site with a search and the API reference, which is served under /docs',
    run: 'docs/main.ts',
    install: 'tools/docs',
  },
  explorer: {
    about: 'counts the games of data sets for the explorer: positions, moves, results, and what was owned',
    run: 'explorer/main.ts',
  },
  'page-load': {
    about: 'when the home page can be used on a slow phone, the first time and later',
    run: 'page-load/page-load.config.ts',
  },
  gate: {
    about: 'lets networks play against a level, and says whether they are stronger',
    run: 'train/gate-main.ts',
  },
  fuzz: { about: 'random games of every set-up under the conformance kit', run: 'fuzz/main.ts' },
  hostile: {
    about: 'attacks a server in every way we know while honest people play beside it',
    run: 'hostile/main.ts',
  },
  licences: {
    about: 'writes docs/licences.md: what we pass on of others, and under which licence',
    run: 'licences/main.ts',
  },
  lighthouse: {
    about: 'asks Lighthouse what it thinks of the built site, on a phone and at a desk',
    run: 'lighthouse/main.ts',
    install: 'tools/lighthouse',
  },
  limits: {
    about: 'writes the table of limits in docs/hosting/security.md from the settings',
    run: 'limits/main.ts',
  },
  load: {
    about: 'plays at many online tables at once and prints latency, processor time and memory',
    run: 'load/main.ts',
  },
  manual: {
    about: 'takes the pictures of the manual anew, in every language',
    run: 'manual/manual.config.ts',
  },
  messages: {
    about: 'writes the types of all messages from their JSON files, and names what a language lacks',
    run: 'messages/main.ts',
  },
  mistakes: {
    about: 'names mistakes in games of every kind as reviews do, and checks each by many playouts',
    run: 'advice/mistakes-main.ts',
  },
  mutation: {
    about: 'changes the rules in small ways and asks whether a test notices',
    run: 'mutation/main.ts',
    install: 'tools/mutation',
  },
  pack: {
    about: 'builds every published package into dist/, packs it, and prints its size',
    run: 'pack/main.ts',
  },
  'package-lint': {
    about: 'packs everything and asks publint and Are The Types Wrong about it',
    run: 'package-lint/main.ts',
    install: 'tools/package-lint',
  },
  puzzles: {
    about: 'mines puzzles from games of the bots, writes packs of them, and plays a sample out again',
    run: 'puzzles/main.ts',
  },
  release: {
    about:
      'checks everything, versions all packages, writes the changelog section, packs, and says what to publish',
    run: 'release/main.ts',
  },
  'input-latency': {
    about: 'how long the page takes to answer a press while the strongest bot thinks',
    run: 'input-latency/input-latency.config.ts',
  },
  rules: { about: 'draws the links from rule statements to their tests anew', run: 'rules/main.ts' },
  screenshots: {
    about:
      'pictures of every screen and question at six sizes, in every language, light and dark, into .cache/screenshots',
    run: 'screenshots/screenshots.config.ts',
  },
  'screen-reader': {
    about: 'plays three rounds of every game with the screen reader Orca, and compares what it spoke',
    run: 'screen-reader/screen-reader.config.ts',
  },
  secrecy: {
    about: 'compares what a seat is sent with what it would be sent if something else were hidden',
    run: 'secrecy/main.ts',
  },
  train: { about: 'trains a network by self-play', run: 'train/main.ts' },
  translations: {
    about:
      'what is missing, unused, long or against a rule in the messages; --sample 300 prints sentences to read',
    run: 'translations/main.ts',
  },
  'train-leg': {
    about: 'trains several networks at once, with a learner on the GPU, and judges them by matches',
    run: 'train/leg-main.ts',
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
 * Those of every game, then those of single games as `game:tool`.
 * @type {Readonly<Record<string, Tool>>}
 */
export const TOOLS = { ...SHARED, ...Object.fromEntries(await ofGames()) }

const IN_BROWSER = 'It runs in a real browser; options are those of Playwright, such as -g to pick some.'

/**
 * What there is, or what one tool is about.
 * @param {string | null} name
 */
export const usage = (name) => {
  if (name !== null) return `npm run tool -- ${name}: ${TOOLS[name]?.about ?? ''}\n${IN_BROWSER}`
  const width = Math.max(...Object.keys(TOOLS).map((one) => one.length))
  return [
    'npm run tool -- <name> [options]',
    ...Object.entries(TOOLS).map(([one, { about }]) => `  ${one.padEnd(width)}  ${about}`),
    'npm run tool -- <name> --help tells more.',
  ].join('\n')
}
