/** Links each statement on a game's rules page to the tests that prove it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, rulePages, testPages } from '../../tests/rule-pages.ts'
import { withTestLinks } from '../../tests/rule-statements.ts'
import { readOptions } from '../options.ts'

readOptions('rules', {})

const tests = testPages()
for (const page of rulePages()) writeFileSync(join(root, page.path), withTestLinks(page, tests))
