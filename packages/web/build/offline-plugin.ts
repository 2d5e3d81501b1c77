/** Builds the service worker, which caches the site for offline use. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { digestOf, isCompressed, isFetchedOnRequest, siteFiles } from './site-files.ts'

const SOURCES = join(import.meta.dirname, '..', 'offline')

/** Not cached for offline use, because hardly any visitor reads it. */
const NOT_CACHED = new Set(['font-licences.txt'])

/** An index page is fetched by its folder's address. */
const address = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1') || './'

/** Writes `service-worker.js` with the list of files to cache into the built site. */
export const writeServiceWorker = async (
  folder: string,
  source: 'service-worker.ts' | 'docs-worker.ts',
  isKept: (file: string) => boolean,
): Promise<void> => {
  const files = (await siteFiles(folder)).filter((file) => !isCompressed(file) && isKept(file))
  const path = join(SOURCES, source)
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  const head = `const VERSION = ${JSON.stringify(await digestOf(folder, files))}
const FILES = ${JSON.stringify(files.map(address))}
`
  await writeFile(join(folder, 'service-worker.js'), head + code)
}

/** Runs last, because the chunks of workers are not known before. */
export const offlinePlugin = (): Plugin => {
  let folder = ''
  return {
    name: 'quayside:offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // A failed build has no output; an error here would hide its cause.
        if (existsSync(folder))
          await writeServiceWorker(
            folder,
            'service-worker.ts',
            (file) => !NOT_CACHED.has(file) && !isFetchedOnRequest(file),
          )
      },
    },
  }
}
