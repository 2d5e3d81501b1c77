import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isCompressible, siteFiles } from './site-files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes beside each file that shrinks its compressed forms, so that nothing is compressed while it is served. */
export const compressFiles = async (folder: string): Promise<void> => {
  for (const file of (await siteFiles(folder)).filter(isCompressible)) {
    const path = join(folder, file)
    const content = await readFile(path)
    // The last two steps of quality take ten times as long for three per cent.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    await Promise.all([
      brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
      zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    ])
  }
}

export const compressPlugin = (): Plugin => {
  let folder = ''
  return {
    name: 'quayside:compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // A build that failed has written nothing, and its reason is not to be hidden by another one.
        if (existsSync(folder)) await compressFiles(folder)
      },
    },
  }
}
