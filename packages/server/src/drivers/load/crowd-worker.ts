/** The driver's end of a process that plays. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { CrowdOrder, CrowdWord } from './crowd-messages.ts'

export class CrowdWorker {
  readonly #child: ChildProcess
  done = 0

  constructor() {
    this.#child = fork(new URL('./crowd-process.ts', import.meta.url))
    this.#child.on('message', (word: CrowdWord) => {
      if (word.kind === 'progress') this.done = word.done
    })
  }

  order(order: CrowdOrder): Promise<CrowdWord> {
    return new Promise((resolve, reject) => {
      const end = (): void => reject(new Error('a crowd has gone'))
      const hear = (word: CrowdWord): void => {
        if (word.kind === 'progress') return
        this.#child.off('message', hear)
        this.#child.off('exit', end)
        resolve(word)
      }
      this.#child.on('message', hear)
      this.#child.once('exit', end)
      this.#child.send(order)
    })
  }

  async close(): Promise<void> {
    // One that has gone by itself says so where it was given an order.
    if (!this.#child.connected) return
    const gone = once(this.#child, 'exit')
    this.#child.disconnect()
    await gone
  }
}
