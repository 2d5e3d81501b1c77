/** HTTP server that receives webhook notifications and records when each arrived. */
import { createServer, type Server } from 'node:http'

export class NotificationReceiver {
  readonly #server: Server
  /** Arrival times of each notification, by its id. */
  readonly received = new Map<string, number[]>()

  private constructor() {
    this.#server = createServer((request, reply) => {
      let text = ''
      request.setEncoding('utf8')
      request.on('data', (part: string) => {
        text += part
      })
      request.on('end', () => {
        const { id } = JSON.parse(text) as { readonly id: string }
        this.received.set(id, [...(this.received.get(id) ?? []), Date.now()])
        reply.writeHead(204).end()
      })
      request.on('error', () => undefined)
    })
  }

  static open(): Promise<NotificationReceiver> {
    const receiver = new NotificationReceiver()
    return new Promise((resolve) => {
      receiver.#server.listen(0, '127.0.0.1', () => resolve(receiver))
    })
  }

  get address(): string {
    const at = this.#server.address()
    return `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`
  }

  /** How many notifications were repetitions. */
  get repeated(): number {
    return [...this.received.values()].reduce((sum, times) => sum + times.length - 1, 0)
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}
