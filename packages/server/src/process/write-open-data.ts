/** Writes the games that may be published as data sets, one file per game, rules version and options. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Result } from '@quayside/kernel'
import { type DataSet, dataSetLines, openDataSets } from '../room/open-data.ts'
import { Rooms } from '../room/rooms.ts'
import { readSnapshot } from '../storage/copy-store.ts'
import { schemaVersions } from '../storage/database.ts'
import { Store } from '../storage/store.ts'
import { asResult, StoreError, type StoreErrorCode } from '../storage/store-contents.ts'

/** Equal set-ups have equal names. */
const fileName = ({ game, rules, options }: DataSet): string => {
  const setUp = createHash('sha256')
    .update(JSON.stringify([rules, options]))
    .digest('hex')
    .slice(0, 8)
  return `people-${game}-${setUp}.jsonl.gz`
}

const WRITTEN = /^people-[\w-]+-[\da-f]{8}\.jsonl\.gz$/

/** Replaces the files of an earlier run, so that the games of players who have withdrawn are no longer there. */
export const writeOpenData = (
  address: string,
  folder: string,
): Promise<Result<{ readonly games: number; readonly files: readonly string[] }, StoreErrorCode>> =>
  asResult(async () => {
    const level = await readSnapshot(address, async (contents) => contents.schemaVersion)
    if (level !== (await schemaVersions()).at(-1)) throw new StoreError('older-store', { level })
    const store = await Store.open(address)
    try {
      const sets = await openDataSets(store, new Rooms(store, Date.now))
      await mkdir(folder, { recursive: true })
      for (const old of await readdir(folder)) if (WRITTEN.test(old)) await rm(join(folder, old))
      for (const set of sets)
        await writeFile(join(folder, fileName(set)), gzipSync(`${dataSetLines(set).join('\n')}\n`))
      return { games: sets.reduce((sum, { lines }) => sum + lines.length, 0), files: sets.map(fileName) }
    } finally {
      await store.close()
    }
  })
