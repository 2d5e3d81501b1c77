/** A TCP proxy that can drop or delay connections, or lose all data in one direction. */
import { connect, createServer, type Server, type Socket } from 'node:net'

interface Pair {
  readonly client: Socket
  readonly server: Socket
  /** Data in this direction is lost. */
  dead: 'none' | 'to the server' | 'to the client'
}

export class TcpProxy {
  readonly #server: Server
  readonly #pairs = new Set<Pair>()
  /** All open sockets; when one direction is dead, one end of a pair may outlive the other. */
  readonly #sockets = new Set<Socket>()
  #delayMs = 0

  private constructor(server: Server) {
    this.#server = server
  }

  /** `target` is called for every connection, because a restarted server has another port. */
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

  /** Resets every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  /** Delays all data from now on. */
  delay(ms: number): void {
    this.#delayMs = ms
  }

  /** Loses all data in one direction; neither end notices. */
  loseData(direction: 'to the server' | 'to the client'): void {
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
        // Closing is delayed and lost like data.
        setTimeout(() => {
          if (pair.dead !== direction) to.destroy()
        }, this.#delayMs)
      })
    }
    carry(client, server, 'to the server')
    carry(server, client, 'to the client')
  }
}
