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
  check: flag('do not build; open the built site in a browser, follow every link and run axe'),
})

/**
 * Inside this folder, so that pages can import VitePress; unique, because two builds may run at the same
 * time.
 */
const work = (): string => {
  const parent = join(import.meta.dirname, '.cache')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'pages-'))
}

/** All files but pictures are cached for offline reading; pictures are cached when they are viewed. */
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
    // Swapped as a whole, so that a running server serves either the old site or the new one.
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
