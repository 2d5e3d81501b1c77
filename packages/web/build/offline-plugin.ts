import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { digestOf, isCompressed, siteFiles } from './site-files.ts'

const SOURCE = join(import.meta.dirname, '..', 'offline', 'service-worker.ts')

/** Not fetched in advance: who wants to read the licences has a connection. */
const LEFT_OUT = new Set(['font-licences.txt'])

/** The page is fetched by its folder's address. */
const address = (file: string): string => (file === 'index.html' ? './' : file)

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
        if (!existsSync(folder)) return
        const files = (await siteFiles(folder)).filter((file) => !LEFT_OUT.has(file) && !isCompressed(file))
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
        const head = `const VERSION = ${JSON.stringify(await digestOf(folder, files))}
const FILES = ${JSON.stringify(files.map(address))}
`
        await writeFile(join(folder, 'service-worker.js'), head + code)
      },
    },
  }
}
