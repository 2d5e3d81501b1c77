import { Worker } from 'node:worker_threads'
import { accept, type Result } from '@quayside/kernel'
import type { DecisionWatch } from '../bot.ts'
import type { DecideReply, DecideRequest } from '../decision-service.ts'

export interface DecideOptions {
  /** Aborting returns the best command found so far immediately. */
  readonly signal?: AbortSignal
  readonly progress?: DecisionWatch['progress']
}

interface PendingRequest {
  readonly settle: (answer: Result<string>) => void
  readonly fail: (problem: Error) => void
  readonly progress: DecisionWatch['progress']
}

/** Runs bots in a worker thread, so that they do not block the caller; requests queue up. */
export class BotThread {
  readonly #worker: Worker
  readonly #pending = new Map<number, PendingRequest>()
  #lastId = 0

  /** `entry` is a module that knows the games and calls `serveBots`. */
  constructor(entry: URL) {
    this.#worker = new Worker(entry)
    this.#worker.on('message', (message: DecideReply) => this.#onMessage(message))
    this.#worker.on('error', (problem: Error) => this.#failAll(problem))
    this.#worker.on('exit', () => this.#failAll(new Error('bot worker exited')))
    // An idle worker must not keep the process alive.
    this.#worker.unref()
  }

  /** Resolves with the command in notation. */
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
    this.#lastId++
    const id = this.#lastId
    return new Promise<Result<string>>((settle, fail) => {
      this.#pending.set(id, { settle, fail, progress })
      this.#worker.ref()
      this.#worker.postMessage({ ...request, id, cancel })
    }).finally(() => signal?.removeEventListener('abort', stop))
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #onMessage(message: DecideReply): void {
    const pending = this.#pending.get(message.id)
    if (message.kind === 'progress') {
      pending?.progress?.(message.progress)
      return
    }
    this.#pending.delete(message.id)
    if (this.#pending.size === 0) this.#worker.unref()
    pending?.settle(
      message.kind === 'command' ? accept(message.command) : { ok: false, refusal: message.refusal },
    )
  }

  #failAll(problem: Error): void {
    for (const { fail } of this.#pending.values()) fail(problem)
    this.#pending.clear()
  }
}
