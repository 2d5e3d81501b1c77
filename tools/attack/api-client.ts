/**
 * HTTP client of one player, from its own loopback address. It never throws: a refusal is a normal answer.
 */
import { Agent, request } from 'node:http'
import type { CreatedPlayer, CreatedRoom, RoomSettings } from '@quayside/protocol'
import { firstSeatBegins, roomSetup } from '../room-setups.ts'

export interface ApiAnswer {
  /** 0 if the connection was not accepted. */
  readonly status: number
  readonly body: unknown
}

export interface RoomBody {
  readonly game: string
  readonly options: unknown
  readonly seats: readonly unknown[]
  readonly seed?: string
  readonly settings?: RoomSettings
  readonly listed?: boolean
}

/** Waits for its only player immediately. */
export const SOLO_ROOM: RoomBody = {
  ...roomSetup('one'),
  seats: [{ kind: 'mine', name: 'Solo' }],
}

/** Two seats, one of them free; the first one moves first. */
export const PAIR_ROOM: RoomBody = {
  ...firstSeatBegins(roomSetup('two')),
  seats: [{ kind: 'mine', name: 'Host' }, { kind: 'open' }],
}

const NO_CONNECTION: ApiAnswer = { status: 0, body: null }

/** A server that does not answer within this time counts as refusing. */
const TIMEOUT_MS = 30_000

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? null : text
  }
}

/** The code of a refusal; null if the request was accepted. */
export const refusalOf = ({ status, body }: ApiAnswer): string | null => {
  if (status >= 200 && status < 300) return null
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'string' ? code : `status-${status}`
}

/** The body of a request that must succeed. */
export const accepted = <Body>(answer: ApiAnswer): Body => {
  const refusal = refusalOf(answer)
  if (refusal !== null) throw new Error(`refused: ${refusal}`)
  return answer.body as Body
}

export class ApiClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 })
  readonly address: string
  readonly from: string
  /** Secret of the player; empty before there is one. */
  secret = ''

  constructor(address: string, from: string) {
    this.address = address
    this.from = from
  }

  /** A new guest. */
  static async guest(address: string, from: string, name: string): Promise<ApiClient> {
    const client = new ApiClient(address, from)
    await client.become(name)
    return client
  }

  async become(name: string): Promise<void> {
    const { secret } = accepted<CreatedPlayer>(await this.request('POST', '/players', { name }))
    this.secret = secret
  }

  request(method: string, path: string, body?: unknown): Promise<ApiAnswer> {
    return new Promise((resolve) => {
      const text = body === undefined ? null : JSON.stringify(body)
      const call = request(
        `${this.address}/api${path}`,
        {
          method,
          agent: this.#agent,
          localAddress: this.from,
          timeout: TIMEOUT_MS,
          headers: {
            ...(this.secret === '' ? {} : { authorization: `Bearer ${this.secret}` }),
            ...(text === null
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (reply) => {
          let answer = ''
          reply.setEncoding('utf8')
          reply.on('data', (part: string) => {
            answer += part
          })
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: jsonOf(answer) }))
          reply.on('error', () => resolve(NO_CONNECTION))
        },
      )
      call.on('error', () => resolve(NO_CONNECTION))
      call.on('timeout', () => call.destroy())
      call.end(text ?? undefined)
    })
  }

  tryRoom(room: RoomBody): Promise<ApiAnswer> {
    return this.request('POST', '/rooms', room)
  }

  async openRoom(room: RoomBody): Promise<CreatedRoom> {
    return accepted<CreatedRoom>(await this.tryRoom(room))
  }

  async join(room: string, seat: number): Promise<string> {
    const joined = await this.request('POST', `/rooms/${room}/seats`, { seat })
    return accepted<{ readonly key: string }>(joined).key
  }

  close(): void {
    this.#agent.destroy()
  }
}
