import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from './rule-statements.ts'

export const root = join(import.meta.dirname, '..')

/** Files of the repository that match the patterns, with their texts. */
export const pagesIn = (...patterns: readonly string[]): Page[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

export const rulePages = (): Page[] => pagesIn('games/*/docs/rules.md')

/** All tests but that of the statements, whose samples refer to missing tests. */
export const testPages = (): Page[] =>
  pagesIn('games/**/*.test.ts', 'packages/*/{src,test}/**/*.test.ts', 'tests/**/*.test.ts').filter(
    ({ path }) => path !== 'tests/rule-statements.test.ts',
  )
