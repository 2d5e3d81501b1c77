import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { digestOf, isCompressed, isFetchedOnRequest, siteFiles } from './site-files.ts'

const SOURCES = join(import.meta.dirname, '..', 'offline')

/** Not fetched in advance: who wants to read the licences has a connection. */
const LEFT_OUT = new Set(['font-licences.txt'])

/** A page is fetched by its folder's address. */
const address = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1') || './'

/** Writes `service-worker.js` into a folder that holds everything else: a worker that keeps so many of its files. */
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

/** Written when everything else is there: the parts of workers are not known before. */
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
        // A build that failed has written nothing, and its reason is not to be hidden by another one.
        if (existsSync(folder))
          await writeServiceWorker(
            folder,
            'service-worker.ts',
            (file) => !LEFT_OUT.has(file) && !isFetchedOnRequest(file),
          )
      },
    },
  }
}
