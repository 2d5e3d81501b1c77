import { availableParallelism } from 'node:os'
import process from 'node:process'
import { configDefaults, defineConfig } from 'vitest/config'

/** Processes, sockets, databases and clocks. */
const NODE = [
  'packages/{bots,cli,server}/**/*.test.ts',
  'packages/web/{build,serve}/**/*.test.ts',
  'games/*/bots/**/*.test.ts',
  'tests/{command-line,third-game,fifth-language}/*.test.ts',
  'tools/**/*.test.ts',
]

/** Of the page with its games. */
const SITE = ['tests/site/*.test.ts']

/** About the repository itself. */
const REPO = ['tests/**/*.test.ts']

/** Slow proofs, which `npm test -- --long` runs as well. */
const LONG = '**/*.long.test.ts'

export default defineConfig({
  // Node imports the messages of a language as they are written; Vite would warn about each folder of them.
  build: { dynamicImportVarsOptions: { exclude: [/[\\/]messages[\\/]/] } },
  test: {
    exclude: [...configDefaults.exclude, ...(process.env['QUAYSIDE_LONG'] === undefined ? [LONG] : [])],
    // A busy machine is slow, not wrong: no test is about how long something takes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // More than cores, because many tests wait for processes, disks and clocks.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,games}/**/*.test.ts', ...SITE],
          exclude: NODE,
          pool: 'threads',
          // Half the time of these files went into importing the same modules again; so it did in `node`.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: NODE,
          isolate: false,
          globalSetup: 'packages/server/src/testing/shared-postgres.ts',
          // Only the whole check tries again, and names what it tried twice: with real processes, sockets and
          // databases one unlucky moment in thousands of tests must not throw away a run.
          retry: process.env['QUAYSIDE_CHECK'] === undefined ? 0 : 1,
        },
      },
      { extends: true, test: { name: 'repo', include: REPO, exclude: [...NODE, ...SITE] } },
    ],
  },
})
