import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const THREADS = '/proc/self/task'

/** What the engine calls the threads that look through the memory and compile, beside ours. */
const BESIDE = 'V8Worker'

/** Lower, and a busy machine keeps them from their work until ours is asked to do it. */
const GIVES_WAY = 10

const isBeside = (thread: string): boolean => {
  try {
    return readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === BESIDE
  } catch {
    // It has ended meanwhile.
    return false
  }
}

/** The threads of this process that work beside ours, where the system tells: Linux alone has a priority for each. */
export const threadsBeside = (): readonly number[] =>
  process.platform === 'linux' ? readdirSync(THREADS).filter(isBeside).map(Number) : []

/**
 * Threads that collect garbage beside ours shorten its pauses as long as they do not keep it from a processor: so they
 * give way to it.
 */
export const collectBeside = (): void => {
  for (const thread of threadsBeside()) setPriority(thread, GIVES_WAY)
}
