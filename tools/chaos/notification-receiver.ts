/** Receives what people are told who are not there, and when. */
import { createServer, type Server } from 'node:http'

export class PostBox {
  readonly #server: Server
  /** The moments at which each notice arrived, by its id. */
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

  static open(): Promise<PostBox> {
    const box = new PostBox()
    return new Promise((resolve) => {
      box.#server.listen(0, '127.0.0.1', () => resolve(box))
    })
  }

  get address(): string {
    const at = this.#server.address()
    return `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`
  }

  /** How often something arrived that had arrived before. */
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
