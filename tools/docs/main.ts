/** Builds the documentation site: pages of the repository, the API reference, and a search over all of them. */
import { join } from 'node:path'
import process from 'node:process'
import { flag, readOptions } from '../options.ts'
import { checkSite } from './check-site.ts'
import { copyPages, ROOT } from './pages.ts'
import { writeReference } from './reference.ts'
import { buildSite } from './site.ts'

const { quick, check } = readOptions('docs', {
  quick: flag('without the API reference'),
  check: flag('does not build: opens what was built in a browser, follows every link and asks axe'),
})
const SITE = join(ROOT, 'packages', 'web', '.cache', 'docs')

/** Beside VitePress, which pages import. */
const PAGES = join(import.meta.dirname, '.cache', 'pages')

const buildAll = async (): Promise<readonly string[]> => {
  const broken = copyPages(PAGES)
  if (broken.length > 0) return broken.map((link) => `leads nowhere: ${link}`)
  if (!quick) await writeReference(join(PAGES, 'reference'))
  await buildSite(PAGES, SITE)
  return []
}

const faults = check ? await checkSite(SITE) : await buildAll()
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
