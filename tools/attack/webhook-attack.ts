/** H2: webhooks that accept the connection and never answer, with many rooms that wait for their owners. */
import { createServer, type Server, type Socket } from 'node:net'
import { ApiClient, refusalOf, SOLO_ROOM } from './api-client.ts'
import { AnswerCounts, type AttackResult, type AttackTarget, type RunningAttack } from './attack.ts'

/** The first guest has most of the rooms; others from other addresses have a few each. */
const SIZE = {
  full: { channels: 10, rooms: [25, 5, 5, 5, 5, 5] },
  short: { channels: 10, rooms: [25] },
} as const

/** Accepts every connection and never answers. */
class Tarpit {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  connections = 0

  private constructor() {
    this.#server = createServer((socket) => {
      this.connections++
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      socket.on('error', () => undefined)
      socket.resume()
    })
  }

  static open(): Promise<Tarpit> {
    const tarpit = new Tarpit()
    return new Promise((resolve) => {
      tarpit.#server.listen(0, '127.0.0.1', () => resolve(tarpit))
    })
  }

  get port(): number {
    const at = this.#server.address()
    return typeof at === 'object' && at !== null ? at.port : 0
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}

export class WebhookAttack implements RunningAttack {
  readonly #target: AttackTarget
  readonly #tarpit: Tarpit
  readonly #channels = new AnswerCounts()
  readonly #rooms = new AnswerCounts()

  private constructor(target: AttackTarget, tarpit: Tarpit) {
    this.#target = target
    this.#tarpit = tarpit
  }

  static async start(target: AttackTarget): Promise<WebhookAttack> {
    const attack = new WebhookAttack(target, await Tarpit.open())
    const { channels, rooms } = SIZE[target.isShort ? 'short' : 'full']
    await Promise.all(rooms.map((count, number) => attack.#guest(`127.62.0.${1 + number}`, channels, count)))
    return attack
  }

  result(): Promise<AttackResult> {
    return Promise.resolve({
      outcomes: [],
      notes: [
        `silent webhooks: ${this.#channels.text}; rooms that wait for their owners: ${this.#rooms.text}`,
        `${this.#tarpit.connections} connections to silent webhooks`,
      ],
    })
  }

  stop(): void {
    this.#tarpit.close()
  }

  async #guest(from: string, channels: number, rooms: number): Promise<void> {
    const guest = await ApiClient.guest(this.#target.address, from, 'Silent')
    for (let number = 0; number < channels; number++) {
      const url = `http://127.0.0.1:${this.#tarpit.port}/${number}`
      this.#channels.add(refusalOf(await guest.request('POST', '/me/channels', { kind: 'webhook', url })))
    }
    for (let number = 0; number < rooms; number++) this.#rooms.add(refusalOf(await guest.tryRoom(SOLO_ROOM)))
    guest.close()
  }
}
