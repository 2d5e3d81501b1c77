import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitProcessor } from './cpu-limit.ts'

const TICKS_A_SECOND = 100

/** CPU time of a process from Linux's /proc. */
const processorMs = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}

it('limits a busy process to its share of a CPU', async ({ skip }) => {
  const busy = fork('--eval', ['for (;;);'], { execArgv: [] })
  const gone = once(busy, 'exit')
  const pid = busy.pid ?? 0
  const lift = await limitProcessor(pid, 0.1).catch(() => null)
  try {
    if (lift === null) skip('no control groups may be made here')
    const [before, begun] = [await processorMs(pid), performance.now()]
    await sleep(2000)
    const used = (await processorMs(pid)) - before
    expect(used).toBeGreaterThan(0)
    expect(used / (performance.now() - begun)).toBeLessThan(0.2)
  } finally {
    busy.kill('SIGKILL')
    await gone
    await lift?.()
  }
})
