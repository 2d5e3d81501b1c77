/** Writes docs/licences.md from package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { faultsOf, type LockedPackages, licencePage, licensed } from '../../tests/licences.ts'
import { root } from '../../tests/rule-pages.ts'
import { readOptions } from '../options.ts'

readOptions('licences', {})

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockedPackages
}
const rows = licensed(packages)
writeFileSync(join(root, 'docs/licences.md'), licencePage(rows))
const faults = faultsOf(rows)
console.log(`${rows.length} packages, ${faults.length} under a licence that we do not pass on`)
for (const fault of faults) console.log(`  ${fault}`)
if (faults.length > 0) process.exitCode = 1
