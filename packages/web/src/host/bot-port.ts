/** Asks the bots' worker; it is started when the first bot is asked and again after a crash. */
import type { DecideReply, DecideRequest } from '@quayside/bots'
import { accept, type Result, refused } from '@quayside/kernel'
import type { BotQuestion } from './sitting.ts'

interface Waiting {
  readonly progress: (share: number) => void
  readonly resolve: (answer: Result<string>) => void
}

export class BotPort {
  #worker: Worker | null = null
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  ask(question: BotQuestion, progress: (share: number) => void): Promise<Result<string>> {
    const id = this.#next++
    return new Promise((resolve) => {
      this.#waiting.set(id, { progress, resolve })
      const request: DecideRequest = { id, ...question }
      this.#running().postMessage(request)
    })
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.onmessage = ({ data }: MessageEvent<DecideReply>) => this.#hear(data)
    worker.onerror = () => this.#fail()
    this.#worker = worker
    return worker
  }

  #hear(reply: DecideReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    if (reply.kind === 'progress') {
      waiting.progress(reply.progress.share)
      return
    }
    this.#waiting.delete(reply.id)
    waiting.resolve(reply.kind === 'command' ? accept(reply.command) : { ok: false, refusal: reply.refusal })
  }

  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { resolve } of this.#waiting.values()) resolve(refused('bot-crashed'))
    this.#waiting.clear()
  }
}
