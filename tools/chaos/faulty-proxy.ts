/** A line between clients and a server that can be cut, slowed down, or go dead in one direction without a word. */
import { connect, createServer, type Server, type Socket } from 'node:net'

interface Pair {
  readonly client: Socket
  readonly server: Socket
  /** What is said in this direction does not arrive any more. */
  dead: 'none' | 'to the server' | 'to the client'
}

export class TcpProxy {
  readonly #server: Server
  readonly #pairs = new Set<Pair>()
  /** Of a line that is dead, one end may be left when the other has gone. */
  readonly #sockets = new Set<Socket>()
  #delayMs = 0

  private constructor(server: Server) {
    this.#server = server
  }

  /** `target` is asked anew for every connection. */
  static open(target: () => { readonly host: string; readonly port: number }): Promise<TcpProxy> {
    return new Promise((resolve) => {
      const server = createServer((client) => proxy.#join(client, connect(target())))
      const proxy = new TcpProxy(server)
      server.listen(0, '127.0.0.1', () => resolve(proxy))
    })
  }

  get address(): string {
    const at = this.#server.address()
    return `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
  }

  /** Ends every connection at once. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  /** From now on everything takes so much longer. */
  delay(ms: number): void {
    this.#delayMs = ms
  }

  /** Every connection goes dead in one direction; both ends believe that all is well. */
  halve(direction: 'to the server' | 'to the client'): void {
    for (const pair of this.#pairs) pair.dead = direction
  }

  close(): Promise<void> {
    this.cut()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #join(client: Socket, server: Socket): void {
    const pair: Pair = { client, server, dead: 'none' }
    this.#pairs.add(pair)
    const carry = (from: Socket, to: Socket, direction: Pair['dead']): void => {
      from.on('data', (bytes) => {
        const pass = (): void => {
          if (pair.dead !== direction && !to.destroyed) to.write(bytes)
        }
        if (this.#delayMs > 0) setTimeout(pass, this.#delayMs)
        else pass()
      })
      this.#sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        this.#sockets.delete(from)
        this.#pairs.delete(pair)
        // An end is as slow as everything else, and as lost.
        setTimeout(() => {
          if (pair.dead !== direction) to.destroy()
        }, this.#delayMs)
      })
    }
    carry(client, server, 'to the server')
    carry(server, client, 'to the client')
  }
}
