// Everything that must hold before a change is accepted, cheapest first; stops at the first failure.
// Its last line counts the tests: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const reports = {
  vitest: join(root, '.cache', 'vitest.json'),
  playwright: join(root, '.cache', 'playwright.json'),
}
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
}

/** @type {readonly (readonly [heading: string, command: string])[]} */
const gates = [
  ['Format and lint (biome)', 'biome check --error-on-warnings .'],
  ['Lint with types (oxlint)', 'oxlint --type-aware --deny-warnings'],
  ['Types (tsc)', 'tsc -b'],
  ['Dead code (knip)', 'knip --no-progress --treat-config-hints-as-errors'],
]

for (const [heading, command] of gates) {
  if (run(heading, command) !== 0) {
    console.error(`\nStopped: ${heading} failed; the tests did not run.`)
    process.exit(1)
  }
}

mkdirSync(join(root, '.cache'), { recursive: true })
for (const report of Object.values(reports)) rmSync(report, { force: true })

const units = run(
  'Tests (vitest)',
  'vitest run --reporter=default --reporter=json --outputFile.json=.cache/vitest.json',
)
let { passed, failed } = countUnits()
if (units === 0 && failed === 0 && passed > 0) {
  const status = run(
    'Tests in a browser (playwright)',
    'playwright test -c packages/web/tests/playwright.config.ts --grep-invert @long',
  )
  const seen = countBrowser()
  passed += seen.passed
  // A run that breaks off has no failed test of its own; it counts as one.
  failed += status === 0 ? seen.failed : Math.max(1, seen.failed)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(units === 0 && failed === 0 && passed > 0 ? 0 : 1)

/**
 * @param {string} heading
 * @param {string} command
 */
function run(heading, command) {
  console.log(`\n== ${heading}`)
  // A shell, so that Windows finds the .cmd shims; the commands are the literals above.
  return spawnSync(command, { cwd: root, env, stdio: 'inherit', shell: true }).status ?? 1
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */
function countUnits() {
  const report = /** @type {VitestReport} */ (JSON.parse(readFileSync(reports.vitest, 'utf8')))
  // A file that does not even load has no failed test of its own; it counts as one.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 */
function countBrowser() {
  if (!existsSync(reports.playwright)) return { passed: 0, failed: 0 }
  const { stats } = /** @type {PlaywrightReport} */ (JSON.parse(readFileSync(reports.playwright, 'utf8')))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
