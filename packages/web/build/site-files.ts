/** The files of a built site. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Sorted paths with slashes, without the build's manifest. */
export const siteFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('.'))
    .sort()
}

/** Hash that differs between builds. */
export const digestOf = async (folder: string, files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

export const isCompressible = (file: string): boolean =>
  /\.(?:js|css|html|svg|json|txt|webmanifest)$/.test(file)

export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file)

/** Fetched on demand and then cached: puzzle packs after the first two of each game, and explorer positions. */
export const isFetchedOnRequest = (file: string): boolean =>
  /(?:^|\/)(?:puzzles-[a-z-]+-(?!0[01]-)\d{2}|positions-\d[a-z-]*)-[^/]+$/.test(file)
