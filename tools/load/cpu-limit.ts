/**
 * Limits a process to a share of one CPU with its own control group, so that several server nodes can be
 * compared on a machine that also runs the load generator and the database. Linux only, with permission to create
 * control groups.
 */
import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** A short period throttles the process often and briefly instead of rarely and long. */
const PERIOD_US = 10_000

const exists = async (folder: string): Promise<boolean> =>
  readdir(folder).then(
    () => true,
    () => false,
  )

interface Group {
  readonly folder: string
  readonly limits: (quota: number) => readonly (readonly [file: string, value: string])[]
}

/** Control groups exist in versions 1 and 2; a machine has either, or both with the CPU controller in version 1. */
const groupFor = async (name: string): Promise<Group> =>
  (await exists('/sys/fs/cgroup/cpu'))
    ? {
        folder: `/sys/fs/cgroup/cpu/${name}`,
        limits: (quota) => [
          ['cpu.cfs_period_us', String(PERIOD_US)],
          ['cpu.cfs_quota_us', String(quota)],
        ],
      }
    : { folder: `/sys/fs/cgroup/${name}`, limits: (quota) => [['cpu.max', `${quota} ${PERIOD_US}`]] }

/** Returns a function that removes the limit once the process has ended. */
export const limitProcessor = async (pid: number, share: number): Promise<() => Promise<void>> => {
  const { folder, limits } = await groupFor(`quayside-${pid}`)
  await mkdir(folder)
  for (const [file, value] of limits(Math.round(PERIOD_US * share)))
    await writeFile(`${folder}/${file}`, value)
  await writeFile(`${folder}/cgroup.procs`, String(pid))
  return async () => {
    // The kernel needs a moment to notice that the group is empty.
    for (let attempt = 0; attempt < 50 && (await exists(folder)); attempt++)
      await rmdir(folder).catch(() => sleep(20))
  }
}
