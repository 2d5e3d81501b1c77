/** A process of ours that says where it listens, what it has used up, and ends when it is told to. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { SERVER_FLAGS } from '../server-flags.ts'

export interface Usage {
  /** Of processor time, by all its threads. */
  readonly cpuSeconds: number
  /** Resident memory in bytes. */
  readonly rss: number
}

type Word =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'usage'; readonly usage: Usage }

export class NodeProcess {
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown>
  #last: Usage = { cpuSeconds: 0, rss: 0 }
  address = ''

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#gone = once(child, 'exit')
  }

  /** `settings` are handed over as they are. */
  static async start(file: string, settings: unknown): Promise<NodeProcess> {
    const child = fork(new URL(file, import.meta.url), [JSON.stringify(settings)], {
      execArgv: [...SERVER_FLAGS],
    })
    const started = new NodeProcess(child)
    const early = started.#gone.then(() => {
      throw new Error(`${file} ended before it was ready`)
    })
    started.address = (await Promise.race([started.#hear('ready'), early])).address
    return started
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Of one that has gone, what was last known. */
  async usage(): Promise<Usage> {
    if (!this.#child.connected) return this.#last
    const answer = this.#hear('usage').then(({ usage }) => {
      this.#last = usage
    })
    this.#child.send('usage')
    await Promise.race([answer, this.#gone])
    return this.#last
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.kill('SIGTERM')
    await this.#gone
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }

  #hear<Kind extends Word['kind']>(kind: Kind): Promise<Extract<Word, { kind: Kind }>> {
    return new Promise((resolve) => {
      const hear = (word: Word): void => {
        if (word.kind !== kind) return
        this.#child.off('message', hear)
        resolve(word as Extract<Word, { kind: Kind }>)
      }
      this.#child.on('message', hear)
    })
  }
}

/** The other end: tells that it is ready, answers when it is asked, ends when it is told to or nobody is left to ask. */
export const reportTo = (address: string, close: () => Promise<void>): void => {
  process.on('message', (message) => {
    if (message !== 'usage') return
    const { user, system } = process.cpuUsage()
    const usage: Usage = { cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage.rss() }
    process.send?.({ kind: 'usage', usage } satisfies Word)
  })
  const end = (): void => void close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('disconnect', end)
  process.send?.({ kind: 'ready', address } satisfies Word)
}
