/** Draws the arrows on each game's rules page from each statement to the tests that prove it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, rulePages, testPages } from '../../tests/rule-pages.ts'
import { withArrows } from '../../tests/rule-statements.ts'
import { readOptions } from '../options.ts'

readOptions('rules', {})

const tests = testPages()
for (const page of rulePages()) writeFileSync(join(root, page.path), withArrows(page, tests))
