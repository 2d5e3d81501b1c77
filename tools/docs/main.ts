/** Builds the documentation site: pages of the repository, the API reference, and a search over all of them. */
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { DOCS } from '@quayside/web/serve'
import { compressFiles, compressWith } from '../../packages/web/build/compress-plugin.ts'
import { writeServiceWorker } from '../../packages/web/build/offline-plugin.ts'
import { flag, readOptions } from '../options.ts'
import { checkSite } from './check-site.ts'
import { copyPages } from './pages.ts'
import { writeReference } from './reference.ts'
import { buildSite } from './site.ts'

const { quick, check } = readOptions('docs', {
  quick: flag('without the API reference'),
  check: flag('does not build: opens what was built in a browser, follows every link and asks axe'),
})

/** Beside VitePress, which pages import; one for each run, because two may run at once. */
const work = (): string => {
  const parent = join(import.meta.dirname, '.cache')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'pages-'))
}

/** Everything that can be read without a connection once somebody was here; pictures are kept when they were seen. */
const isKept = (file: string): boolean => !/\.(?:jpg|png)$/.test(file)

const buildAll = async (): Promise<readonly string[]> => {
  const folder = work()
  const [pages, site] = [join(folder, 'pages'), join(folder, 'site')]
  try {
    const broken = copyPages(pages)
    if (broken.length > 0) return broken.map((link) => `leads nowhere: ${link}`)
    if (!quick) await writeReference(join(pages, 'reference'))
    await buildSite(pages, site)
    await writeServiceWorker(site, 'docs-worker.ts', isKept)
    await compressFiles(site, compressWith(9))
    // A server that runs meanwhile sees the old site or the new one.
    rmSync(DOCS, { recursive: true, force: true })
    mkdirSync(join(DOCS, '..'), { recursive: true })
    renameSync(site, DOCS)
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const faults = check ? await checkSite(DOCS) : await buildAll()
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
