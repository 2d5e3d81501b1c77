const game = process.env['MUTATED_GAME'] ?? ''

/** @type {Readonly<Record<string, unknown>>} */
export default {
  mutate: [
    `games/${game}/rules/**/*.ts`,
    `!games/${game}/rules/**/*.test.ts`,
    `!games/${game}/rules/testing/**`,
  ],
  testRunner: 'specs',
  plugins: ['./tools/mutation/stryker-runner.ts'],
  coverageAnalysis: 'perTest',
  // Stryker would rewrite tsconfig.json with the API of TypeScript 6, which version 7 lacks.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', 'docs', 'reports'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: `.cache/mutation-${game}.json`,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  timeoutMS: 2000,
}
