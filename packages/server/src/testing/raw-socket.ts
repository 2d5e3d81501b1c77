/** A raw socket for protocol violations: sends any bytes. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export interface SocketTarget {
  readonly host: string
  readonly port: number
  /** The local address; on most systems all of 127.0.0.0/8 is available. */
  readonly from: string
}

const OPCODES = { more: 0, text: 1, binary: 2, ping: 9 } as const

export interface WebSocketFrameOptions {
  readonly kind: keyof typeof OPCODES
  readonly isLast: boolean
  readonly isMasked: boolean
  /** Sets the compression bit. */
  readonly isCompressed: boolean
  /** The length in its header. */
  readonly claims: number | null
}

/** A WebSocket frame as browsers send it, with optional deviations. */
export const encodeWebSocketFrame = (
  content: string | Buffer,
  options: Partial<WebSocketFrameOptions> = {},
): Buffer => {
  const { kind = 'text', isLast = true, isMasked = true, isCompressed = false, claims = null } = options
  const body = Buffer.from(content)
  const length = claims ?? body.length
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = (isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | OPCODES[kind]
  head[1] = (isMasked ? 0x80 : 0) | (length < 126 ? length : length < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  if (!isMasked) return Buffer.concat([head, body])
  const mask = randomBytes(4)
  for (let index = 0; index < body.length; index++) body[index] = (body[index] ?? 0) ^ (mask[index % 4] ?? 0)
  return Buffer.concat([head, mask, body])
}

const PATIENCE_MS = 5000

export class RawSocket {
  readonly #socket: Socket
  #isOpen = true

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('close', () => {
      this.#isOpen = false
    })
    socket.on('error', () => undefined)
  }

  /** A connection without data; null when it is refused. */
  static plain({ host, port, from }: SocketTarget): Promise<RawSocket | null> {
    return new Promise((resolve) => {
      const socket = connect({ host, port, localAddress: from })
      socket.once('connect', () => {
        socket.off('error', refused)
        resolve(new RawSocket(socket))
      })
      const refused = (): void => resolve(null)
      socket.once('error', refused)
    })
  }

  /** A WebSocket to `/api/live`; null when the upgrade is refused. */
  static async upgraded(place: SocketTarget, headers: readonly string[] = []): Promise<RawSocket | null> {
    const raw = await RawSocket.plain(place)
    raw?.write(
      [
        'GET /api/live HTTP/1.1',
        `Host: ${place.host}:${place.port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Extensions: permessage-deflate',
        ...headers,
        '\r\n',
      ].join('\r\n'),
    )
    const answer = await raw?.answer()
    if (answer?.startsWith('HTTP/1.1 101')) return raw
    raw?.end()
    return null
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  write(bytes: string | Buffer): void {
    if (this.#isOpen) this.#socket.write(bytes)
  }

  /** The next received bytes; an empty text when none arrive. */
  answer(): Promise<string> {
    return new Promise((resolve) => {
      const done = (text: string): void => {
        this.#socket.off('data', hear).off('close', silent)
        clearTimeout(timer)
        // Keeps reading and discards.
        this.#socket.resume()
        resolve(text)
      }
      const hear = (bytes: Buffer): void => done(bytes.toString('latin1'))
      const silent = (): void => done('')
      const timer = setTimeout(silent, PATIENCE_MS)
      this.#socket.on('data', hear).on('close', silent)
      if (!this.#isOpen) silent()
    })
  }

  /** Stops reading. */
  pause(): void {
    this.#socket.pause()
  }

  end(): void {
    this.#socket.destroy()
  }
}
