/**
 * Gives a process a share of one processor and no more, by a control group of its own: nodes of which each has only a
 * part of a core can be raced against each other on a machine on which crowd and database need the rest. Linux does it for
 * those who may make control groups; nowhere else.
 */
import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Short, so that a process is held up often and briefly instead of rarely and long. */
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

/** Control groups come in two versions; a machine has either, or both with the processors in the first. */
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

/** Undone by what it answers, once the process has ended. */
export const limitProcessor = async (pid: number, share: number): Promise<() => Promise<void>> => {
  const { folder, limits } = await groupFor(`quayside-${pid}`)
  await mkdir(folder)
  for (const [file, value] of limits(Math.round(PERIOD_US * share)))
    await writeFile(`${folder}/${file}`, value)
  await writeFile(`${folder}/cgroup.procs`, String(pid))
  return async () => {
    // The system needs a moment to notice that nobody is in it any more.
    for (let attempt = 0; attempt < 50 && (await exists(folder)); attempt++)
      await rmdir(folder).catch(() => sleep(20))
  }
}
