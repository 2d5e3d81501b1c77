/** Shutdown in steps with a time limit each, so that nothing that hangs keeps the process alive. */
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ShutdownStep {
  readonly name: string
  readonly limitMs: number
  readonly run: () => Promise<unknown>
}

/** Runs the steps in order. A step that fails or takes too long is reported and skipped. */
export const runShutdownSteps = async (
  steps: readonly ShutdownStep[],
  overrun: (step: string, problem: unknown) => void,
): Promise<void> => {
  for (const { name, limitMs, run } of steps) {
    const ended = new AbortController()
    const limit = sleep(limitMs, 'late', { signal: ended.signal }).catch(() => 'ended')
    try {
      if ((await Promise.race([run(), limit])) === 'late') overrun(name, null)
    } catch (problem) {
      overrun(name, problem)
    } finally {
      ended.abort()
    }
  }
}

/** More than the time limits of all shutdown steps together. */
const EXIT_MS = 9500

/** Closes and exits on SIGINT and SIGTERM, within ten seconds. */
export const exitOnSignal = (close: () => Promise<void>): void => {
  const end = (): void => {
    setTimeout(() => process.exit(1), EXIT_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}
