import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { isCompressible, siteFiles } from './site-files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const FORMS = ['br', 'gz'] as const

type Form = (typeof FORMS)[number]
type Compress = (content: Buffer, form: Form) => Promise<Buffer>

/** The two highest brotli levels take ten times as long for three per cent less. */
export const compressWith =
  (quality: number): Compress =>
  (content, form) =>
    form === 'br'
      ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : zip(content, { level: 9 })

/** Writes compressed copies next to each file that shrinks, so that the server never compresses. */
export const compressFiles = async (folder: string, compress: Compress): Promise<void> => {
  for (const file of (await siteFiles(folder)).filter(isCompressible)) {
    const path = join(folder, file)
    const content = await readFile(path)
    await Promise.all(FORMS.map(async (form) => writeFile(`${path}.${form}`, await compress(content, form))))
  }
}

/** Cache of compressed files in a folder: most files stay the same from build to build. */
export class CompressionCache {
  readonly #folder: string
  readonly #used = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  compress: Compress = async (content, form) => {
    const name = `${createHash('sha256').update(content).digest('hex')}.${form}`
    this.#used.add(name)
    const cacheFile = join(this.#folder, name)
    if (existsSync(cacheFile)) return readFile(cacheFile)
    const compressed = await compressWith(11)(content, form)
    await mkdir(this.#folder, { recursive: true })
    // Written under a temporary name and renamed, so that a concurrent build never reads half a file.
    await writeFile(`${cacheFile}.${process.pid}`, compressed)
    await rename(`${cacheFile}.${process.pid}`, cacheFile)
    return compressed
  }

  /** Deletes entries that this build has not used. */
  async prune(): Promise<void> {
    const unused = (await readdir(this.#folder)).filter((name) => !this.#used.has(name))
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })))
  }
}

const CACHE = join(import.meta.dirname, '..', '.cache', 'compressed')

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
        // A failed build has no output; an error here would hide its cause.
        if (!existsSync(folder)) return
        const cache = new CompressionCache(CACHE)
        await compressFiles(folder, cache.compress)
        await cache.prune()
      },
    },
  }
}
