// `npm test`: everything that must pass before a change is accepted. Static checks and the build come first, two at a time;
// then the unit tests run in parallel with the browser tests, because many of both wait for processes and clocks. The last
// line is `N passed, N failed`; the lines above it name the tests that failed or passed only when retried. --long adds the
// slow tests: *.long.test.ts, and browser tests marked @long.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
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
  // Tests start dozens of servers and command lines; without a cache each spends 0.8 of its 2 seconds on compiling.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  // Read by the configurations of vitest and Playwright.
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

const failedGates = await runTwoAtATime(gates)
if (failedGates.length > 0) {
  console.error(`\nStopped: ${failedGates.join(' and ')} failed; the tests did not run.`)
  process.exit(1)
}

mkdirSync(join(root, '.cache'), { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })

const memory = memoryFolder()
const browser = runInBackground(
  'Tests in a browser (playwright)',
  `playwright test -c tests/browser/playwright.config.ts${isLong ? '' : ' --grep-invert @long'}`,
)
console.log('\n== Tests (vitest)')
const status = {
  vitest: await statusOf(
    start(
      'vitest run --reporter=default --reporter=json --outputFile.json=.cache/vitest.json',
      'inherit',
      memory === null ? {} : { TMPDIR: memory, QUAYSIDE_CHROMIUM: await chromiumPath() },
    ),
  ),
  playwright: await browser.show(),
}
const [unit, inBrowser] = [countUnitTests(), countBrowserTests()]
const passed = unit.passed + inBrowser.passed
const failed = atLeastOne(unit.failed, status.vitest) + atLeastOne(inBrowser.failed, status.playwright)
const broken = [...unit.broken, ...inBrowser.broken]
if (broken.length > 0) {
  console.log('\nFailed:')
  for (const name of broken) console.log(`  ${name}`)
}
const retried = [...unit.retried, ...inBrowser.retried]
if (retried.length > 0) {
  console.log('\nPassed only when retried; find out why:')
  for (const name of retried) console.log(`  ${name}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && unit.passed > 0 && inBrowser.passed > 0 ? 0 : 1)

/**
 * Returns the headings of the failed checks; none is started after a failure.
 * @param {readonly Gate[]} all
 */
async function runTwoAtATime(all) {
  const waiting = all.values()
  /** @type {string[]} */
  const failed = []
  const runNext = async () => {
    for (const [heading, command] of waiting) {
      const gate = runInBackground(heading, command)
      await gate.ended
      if ((await gate.show()) !== 0) failed.push(heading)
      if (failed.length > 0) return
    }
  }
  await Promise.all([runNext(), runNext()])
  return failed
}

/**
 * A run that crashed reports no failed test, so it counts as one failure.
 * @param {number} failed
 * @param {number} status
 */
function atLeastOne(failed, status) {
  return status === 0 ? failed : Math.max(1, failed)
}

/**
 * Runs a command and buffers its output until `show` is called, so that parallel commands do not mix theirs.
 * @param {string} heading
 * @param {string} command
 */
function runInBackground(heading, command) {
  const child = start(command, 'pipe')
  let buffered = ''
  let isShown = false
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (isShown) process.stdout.write(text)
      else buffered += text
    })
  const ended = statusOf(child)
  return {
    ended,
    show: () => {
      isShown = true
      console.log(`\n== ${heading}\n${buffered.trimEnd()}`.trimEnd())
      return ended
    },
  }
}

/**
 * @param {string} command
 * @param {'inherit' | 'pipe'} stdio
 * @param {Readonly<Record<string, string>>} [variables]
 */
function start(command, stdio, variables = {}) {
  // A shell, so that Windows finds the .cmd shims; the commands are the literals above.
  return spawn(command, { cwd: root, env: { ...env, ...variables }, stdio, shell: true })
}

/**
 * A temporary folder in memory for the databases of the unit tests, which otherwise spend a third of their time waiting
 * for the disk. Null where the system has no such folder, or less than two gigabytes in it.
 */
function memoryFolder() {
  const disk = '/dev/shm'
  if (!existsSync(disk)) return null
  const { bavail, bsize } = statfsSync(disk)
  if (bavail * bsize < 2 * 2 ** 30) return null
  const folder = mkdtempSync(join(disk, 'quayside-check-'))
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return folder
}

/** Chromium is unpacked into the temporary folder, so its path is found before that folder changes. */
async function chromiumPath() {
  const { executablePath } = await import('../tests/browser/chromium.ts')
  return executablePath()
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
 * @property {string[]} broken The names of the failed tests.
 * @property {string[]} retried The names of the tests that passed only when retried.
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string, message?: string, assertionResults: VitestResult[] }[]} testResults
 */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult */

/** @returns {Count} */
function countUnitTests() {
  if (!existsSync(reports.vitest)) return { passed: 0, failed: 0, broken: [], retried: [] }
  const report = /** @type {VitestReport} */ (JSON.parse(readFileSync(reports.vitest, 'utf8')))
  // A file that cannot be loaded reports no failed test, so it counts as one failure.
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
    retried: namesOf(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
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
function countBrowserTests() {
  if (!existsSync(reports.playwright)) return { passed: 0, failed: 0, broken: [], retried: [] }
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
    retried: namesOf('flaky'),
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
 * One line for a test: its file, its title, and the first line of its first failure.
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 */
function named(file, title, message = '') {
  const [reason = ''] = stripVTControlCharacters(message).split('\n')
  return `${file}: ${title} (${reason})`
}
