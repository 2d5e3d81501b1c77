import { Worker } from 'node:worker_threads'
import { accept, type Result } from '@quayside/kernel'
import type { DecisionWatch } from '../bot.ts'
import type { DecideReply, DecideRequest } from '../decision-service.ts'

export interface DecideOptions {
  /** Aborting brings the answer at once; it is the best that the bot had found. */
  readonly signal?: AbortSignal
  readonly progress?: DecisionWatch['progress']
}

interface Waiting {
  readonly settle: (answer: Result<string>) => void
  readonly fail: (problem: Error) => void
  readonly progress: DecisionWatch['progress']
}

/** A thread of its own for bots, so that nobody else waits while they think; requests queue up. */
export class BotThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  /** `entry` is a file that says which games there are and calls `serveBots`. */
  constructor(entry: URL) {
    this.#worker = new Worker(entry)
    this.#worker.on('message', (message: DecideReply) => this.#hear(message))
    this.#worker.on('error', (problem: Error) => this.#failAll(problem))
    this.#worker.on('exit', () => this.#failAll(new Error('bot worker exited')))
    // A thread that nobody waits for must not keep the process alive.
    this.#worker.unref()
  }

  /** The command in words. */
  decide(
    request: Omit<DecideRequest, 'id' | 'cancel'>,
    { signal, progress }: DecideOptions = {},
  ): Promise<Result<string>> {
    const cancel = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const stop = (): void => {
      Atomics.store(new Int32Array(cancel), 0, 1)
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
    this.#asked++
    const id = this.#asked
    return new Promise<Result<string>>((settle, fail) => {
      this.#waiting.set(id, { settle, fail, progress })
      this.#worker.ref()
      this.#worker.postMessage({ ...request, id, cancel })
    }).finally(() => signal?.removeEventListener('abort', stop))
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #hear(message: DecideReply): void {
    const waiting = this.#waiting.get(message.id)
    if (message.kind === 'progress') {
      waiting?.progress?.(message.progress)
      return
    }
    this.#waiting.delete(message.id)
    if (this.#waiting.size === 0) this.#worker.unref()
    waiting?.settle(
      message.kind === 'command' ? accept(message.command) : { ok: false, refusal: message.refusal },
    )
  }

  #failAll(problem: Error): void {
    for (const { fail } of this.#waiting.values()) fail(problem)
    this.#waiting.clear()
  }
}
