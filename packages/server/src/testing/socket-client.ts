import type { ServerMessage } from '@quayside/protocol'

/** A client over a real WebSocket. */

type Waiting = { readonly wanted: (message: ServerMessage) => boolean; resolve(message: ServerMessage): void }

export class Client {
  readonly #socket: WebSocket
  readonly heard: ServerMessage[] = []
  readonly #waiting = new Set<Waiting>()
  readonly closed: Promise<void>

  private constructor(socket: WebSocket) {
    this.#socket = socket
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', () => resolve())
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage))
  }

  /** Browsers send cookies automatically; Node's WebSocket needs the header. */
  static connect(address: string, cookie = ''): Promise<Client> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, {
      headers: { cookie },
    })
    const client = new Client(socket)
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(client))
      socket.addEventListener('error', () => reject(new Error('no connection')))
    })
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The first matching message that was not returned before. */
  next(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#waiting.add({ wanted, resolve })
    })
  }

  /** Sends a request and waits for its answer. */
  async ask(message: {
    readonly requestId: string
    readonly [field: string]: unknown
  }): Promise<ServerMessage> {
    const answer = this.next(
      (heard) =>
        (heard.kind === 'accepted' || heard.kind === 'refused') && heard.requestId === message.requestId,
    )
    this.send(message)
    return answer
  }

  /** Joins a room and returns the first frame. */
  async sit(room: string, key?: string, heard = 0): Promise<Extract<ServerMessage, { kind: 'frame' }>> {
    const reply = this.next(({ kind }) => kind === 'frame' || kind === 'refused')
    this.send({
      kind: 'hello',
      protocol: 2,
      room,
      lastSeq: heard,
      ...(key === undefined ? {} : { seatSecret: key }),
    })
    const first = await reply
    if (first.kind !== 'frame') throw new Error(JSON.stringify(first))
    return first
  }

  close(): Promise<void> {
    this.#socket.close()
    return this.closed
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message)
    for (const waiting of this.#waiting) {
      if (!waiting.wanted(message)) continue
      this.#waiting.delete(waiting)
      waiting.resolve(message)
    }
  }
}
