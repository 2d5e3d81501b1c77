/**
 * A disk of its own that is truly full: a small one in memory that only one process and those it starts can see, where
 * the system lets everybody make such a thing.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StoreName } from '../stores.ts'

const run = promisify(execFile)

const MAIN = new URL('./full-disk-main.ts', import.meta.url).pathname

/** As much as an empty store needs, and some games more. */
const MEGABYTES = { sqlite: 8, postgres: 160 } as const satisfies Readonly<Record<StoreName, number>>

export interface FullDiskReport {
  /** Commands that were acknowledged before the disk was full, and after there was room again. */
  readonly before: number
  readonly after: number
  /** Why commands were refused while it was full, and how often. */
  readonly refusals: Readonly<Record<string, number>>
  /** Whether the server said that it was ready while it was full. */
  readonly ready: boolean
  readonly broken: readonly string[]
}

/** PostgreSQL does not run as root, so nobody is root in there. */
const ISOLATED = ['--user', '--map-user=1000', '--map-group=1000', '--mount', '--keep-caps'] as const
const MOUNT = 'mount -t tmpfs -o "size=$1" tmpfs "$0" && shift && exec "$@"'

const onDisk = async (folder: string, megabytes: number, command: readonly string[]): Promise<string> => {
  const { stdout } = await run(
    'unshare',
    [...ISOLATED, 'sh', '-c', MOUNT, folder, `${megabytes}m`, ...command],
    { env: { ...process.env, TMPDIR: folder } },
  )
  return stdout
}

/** Null where the system does not allow it. */
export const fillWholeDisk = async (store: StoreName): Promise<FullDiskReport | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-disk-'))
  try {
    const isAllowed = await onDisk(folder, 1, ['true']).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return null
    const told = await onDisk(folder, MEGABYTES[store], [process.execPath, MAIN, store])
    return JSON.parse(told) as FullDiskReport
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
