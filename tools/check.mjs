// Everything that must hold before a change is accepted: first what needs no test to run, then all tests, in a browser
// beside those without one, because many of both wait for processes and clocks. The last line counts the tests:
// `N passed, N failed`; above it stands by name whatever failed or passed only at a second try. With --long the slow proofs run too:
// *.long.test.ts, and @long in a browser.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '..')
const isLong = process.argv.includes('--long')
const reports = {
  vitest: join(root, '.cache', 'vitest.json'),
  playwright: join(root, '.cache', 'playwright.json'),
}
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  // Tests start dozens of servers and command lines; compiling the sources is 0.8 of the 2 seconds that one takes.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  // The configurations of vitest and Playwright read them.
  QUAYSIDE_CHECK: '1',
  ...(isLong ? { QUAYSIDE_LONG: '1' } : {}),
}

/** @typedef {readonly [heading: string, command: string]} Gate */

/** @type {readonly Gate[]} */
const gates = [
  ['Lint with types (oxlint)', 'oxlint --type-aware --deny-warnings'],
  ['Types (tsc)', 'tsc -b'],
  ['Format and lint (biome)', 'biome check --error-on-warnings .'],
  ['Dead code (knip)', 'knip --no-progress --treat-config-hints-as-errors'],
  [
    'Site (vite)',
    `node -e "import('./packages/web/serve/build-if-stale.ts').then((site) => site.buildIfStale())"`,
  ],
]

const refused = await passTwoAtOnce(gates)
if (refused.length > 0) {
  console.error(`\nStopped: ${refused.join(' and ')} failed; the tests did not run.`)
  process.exit(1)
}

mkdirSync(join(root, '.cache'), { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })

const browser = runBeside(
  'Tests in a browser (playwright)',
  `playwright test -c tests/browser/playwright.config.ts${isLong ? '' : ' --grep-invert @long'}`,
)
console.log('\n== Tests (vitest)')
const status = {
  vitest: await statusOf(
    start('vitest run --reporter=default --reporter=json --outputFile.json=.cache/vitest.json', 'inherit'),
  ),
  playwright: await browser.show(),
}
const [units, seen] = [countUnits(), countBrowser()]
const passed = units.passed + seen.passed
const failed = atLeastOne(units.failed, status.vitest) + atLeastOne(seen.failed, status.playwright)
const broken = [...units.broken, ...seen.broken]
if (broken.length > 0) {
  console.log('\nFailed:')
  for (const name of broken) console.log(`  ${name}`)
}
const again = [...units.again, ...seen.again]
if (again.length > 0) {
  console.log('\nPassed only at a second try; each of these has a cause to be found:')
  for (const name of again) console.log(`  ${name}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && units.passed > 0 && seen.passed > 0 ? 0 : 1)

/**
 * The headings of those that failed; none begins after that.
 * @param {readonly Gate[]} all
 */
async function passTwoAtOnce(all) {
  const waiting = all.values()
  /** @type {string[]} */
  const failed = []
  const pass = async () => {
    for (const [heading, command] of waiting) {
      const gate = runBeside(heading, command)
      await gate.ended
      if ((await gate.show()) !== 0) failed.push(heading)
      if (failed.length > 0) return
    }
  }
  await Promise.all([pass(), pass()])
  return failed
}

/**
 * A run that broke off has no failed test of its own; it counts as one.
 * @param {number} failed
 * @param {number} status
 */
function atLeastOne(failed, status) {
  return status === 0 ? failed : Math.max(1, failed)
}

/**
 * Runs a command beside another one: its output is kept until it is to be seen, so that the two do not mix.
 * @param {string} heading
 * @param {string} command
 */
function runBeside(heading, command) {
  const child = start(command, 'pipe')
  let kept = ''
  let isShown = false
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (isShown) process.stdout.write(text)
      else kept += text
    })
  const ended = statusOf(child)
  return {
    ended,
    show: () => {
      isShown = true
      console.log(`\n== ${heading}\n${kept.trimEnd()}`.trimEnd())
      return ended
    },
  }
}

/**
 * @param {string} command
 * @param {'inherit' | 'pipe'} stdio
 */
function start(command, stdio) {
  // A shell, so that Windows finds the .cmd shims; the commands are the literals above.
  return spawn(command, { cwd: root, env, stdio, shell: true })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function statusOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (status) => resolve(status ?? 1))
  })
}

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} broken The names of those that failed.
 * @property {string[]} again The names of those that failed once.
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string, message?: string, assertionResults: VitestResult[] }[]} testResults
 */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult */

/** @returns {Count} */
function countUnits() {
  if (!existsSync(reports.vitest)) return { passed: 0, failed: 0, broken: [], again: [] }
  const report = /** @type {VitestReport} */ (JSON.parse(readFileSync(reports.vitest, 'utf8')))
  // A file that does not even load has no failed test of its own; it counts as one.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  /** @param {(test: VitestResult) => boolean} isWanted */
  const namesOf = (isWanted) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(isWanted)
        .map((test) => named(relative(root, name), test.fullName, test.failureMessages[0])),
    )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [
      ...unloaded.map(({ name, message }) => named(relative(root, name), 'the whole file', message)),
      ...namesOf(({ status }) => status === 'failed'),
    ],
    again: namesOf(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  }
}

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {PlaywrightSuite[]} suites
 */
/** @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite */
/** @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest */

/** @returns {Count} */
function countBrowser() {
  if (!existsSync(reports.playwright)) return { passed: 0, failed: 0, broken: [], again: [] }
  const { stats, suites } = /** @type {PlaywrightReport} */ (
    JSON.parse(readFileSync(reports.playwright, 'utf8'))
  )
  /** @param {string} wanted */
  const namesOf = (wanted) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ title, file, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ results }) => named(file, title, results[0]?.error?.message)),
      )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    broken: namesOf('unexpected'),
    again: namesOf('flaky'),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * A test in one line, with what went wrong the first time.
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 */
function named(file, title, message = '') {
  const [reason = ''] = stripVTControlCharacters(message).split('\n')
  return `${file}: ${title} (${reason})`
}
