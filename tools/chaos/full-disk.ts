/**
 * Full-disk test on a small tmpfs in its own mount namespace, if the system allows unprivileged namespaces.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StoreName } from '../stores.ts'

const run = promisify(execFile)

const MAIN = new URL('./full-disk-main.ts', import.meta.url).pathname

/** Enough for an empty store and some games. */
const MEGABYTES = { sqlite: 8, postgres: 160 } as const satisfies Readonly<Record<StoreName, number>>

export interface FullDiskReport {
  /** Commands acknowledged before the disk was full, and after space was freed. */
  readonly before: number
  readonly after: number
  /** How often each refusal came while the disk was full. */
  readonly refusals: Readonly<Record<string, number>>
  /** Whether the readiness check still passed while the disk was full. */
  readonly ready: boolean
  readonly violations: readonly string[]
}

/** Mapped to a user that is not root, because PostgreSQL refuses to run as root. */
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

/** Null when mounting is not permitted. */
export const runFullDisk = async (store: StoreName): Promise<FullDiskReport | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-disk-'))
  try {
    const isAllowed = await onDisk(folder, 1, ['true']).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return null
    const output = await onDisk(folder, MEGABYTES[store], [process.execPath, MAIN, store])
    return JSON.parse(output) as FullDiskReport
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
