/**
 * A full disk for some processes: they may write no file any more until there is room again. The system's own limit on
 * the size of files does it, which everybody may set for their own processes; `prlimit` comes with every Linux.
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const canFillDisk = async (): Promise<boolean> =>
  run('prlimit', ['--version']).then(
    () => true,
    () => false,
  )

const limit = async (pid: number, bytes: string): Promise<void> => {
  // One that has just ended needs no limit.
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).catch(() => undefined)
}

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** For a process and all that it has started. */
export const setDisk = async (pid: number, isFull: boolean): Promise<void> => {
  for (const one of [pid, ...(await childrenOf(pid))]) await limit(one, isFull ? '0' : 'unlimited')
}
