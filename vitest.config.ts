import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A busy machine is slow, not wrong: no test is about how long something takes.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one core of two would do all the work.
    maxWorkers: '100%',
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'packages/web/{build,serve}/*.test.ts',
      'packages/web/tests/**/*.test.ts',
      'tests/**/*.test.ts',
      'bench/*.test.ts',
      'scripts/*.test.ts',
    ],
  },
})
