/** Writes the table of limits in docs/hosting/security.md from the settings. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits, withLimits } from '../../tests/limits.ts'
import { root } from '../../tests/rule-pages.ts'
import { readOptions } from '../options.ts'

readOptions('limits', {})

const page = join(root, 'docs/hosting/security.md')
writeFileSync(page, withLimits(readFileSync(page, 'utf8')))
console.log(`${limits().length} limits`)
