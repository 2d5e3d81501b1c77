/** A server backend whose socket, clock and ids are the test's. */

import { SAMPLE_GAME } from '@quayside/games/testing'
import type { ClientMessage, RoomInfo, ServerMessage } from '@quayside/protocol'
import type { BackendMessage } from '@quayside/table/session/messages.ts'
import type { SocketLike } from '../reconnecting-socket.ts'
import { ServerBackend } from '../server-backend.ts'

class FakeSocket implements SocketLike {
  readyState: SocketLike['readyState'] = 0
  readonly sent: ClientMessage[] = []
  onopen: WebSocket['onopen'] = null
  onmessage: WebSocket['onmessage'] = null
  onclose: WebSocket['onclose'] = null
  onerror: WebSocket['onerror'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
  }

  deliver(message: ServerMessage): void {
    this.onmessage?.call(
      this as unknown as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    )
  }

  /** The server closes the connection. */
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }))
  }
}

export const INFO: RoomInfo = {
  room: 'a-room-of-our-own',
  game: SAMPLE_GAME,
  rulesVersion: 2,
  options: {},
  seats: [
    { name: 'Odile', bot: null, free: false },
    { name: '', bot: 'mate', free: false },
  ],
  settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' } },
}

export const frameMessage = (seq: number, moveNumber = seq): ServerMessage => ({
  kind: 'frame',
  seq,
  frame: {
    moveNumber,
    viewer: 0,
    view: {},
    undo: { moveNumber, reason: 'start' },
    steps: [],
    fromMove: moveNumber,
  },
  deadlines: [{ seat: 0, dueAt: 5000 }],
  serverTime: 1000,
})

export const SUBMIT = { kind: 'submit', seat: 0, command: 'take wood', expectedMove: 4 } as const
export const REQUEST = { kind: 'submit', requestId: 'request 1', command: 'take wood', expectedMove: 4 }

export class FakeServer {
  readonly sockets: FakeSocket[] = []
  /** Whether each was opened without the room's name. */
  readonly elsewhere: boolean[] = []
  received: BackendMessage[] = []
  timers: readonly { readonly milliseconds: number; readonly act: () => void }[] = []
  hasRules = false
  reloads = 0
  readonly backend: ServerBackend
  #requests = 0

  constructor() {
    this.backend = new ServerBackend(
      { room: INFO.room, seat: 0, seatSecret: null },
      {
        connect: (elsewhere) => {
          const next = new FakeSocket()
          this.sockets.push(next)
          this.elsewhere.push(elsewhere)
          return next
        },
        schedule: (milliseconds, act) => {
          const entry = { milliseconds, act }
          this.timers = [...this.timers, entry]
          return () => {
            this.timers = this.timers.filter((other) => other !== entry)
          }
        },
        now: () => 101_000,
        createRequestId: () => `request ${++this.#requests}`,
        nameBot: (seat) => `bot ${seat}`,
        hasRules: () => Promise.resolve(this.hasRules),
        changedTimeZone: () => 'Europe/Paris',
        loadNewVersion: () => {
          this.reloads++
        },
        // Not needed by these tests.
        ratings: () => new Promise(() => undefined),
        record: () => Promise.resolve('the record'),
      },
      (message) => this.received.push(message),
    )
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('nothing was connected')
    return last
  }

  get kinds(): readonly string[] {
    return this.received.map(({ kind }) => kind)
  }

  welcome(info: RoomInfo = INFO): void {
    this.socket.open()
    this.socket.deliver({ kind: 'welcome', info, seat: 0 })
  }

  /** Runs the newest timer and returns its delay. */
  runTimer(): number {
    const next = this.timers.at(-1)
    this.timers = this.timers.slice(0, -1)
    next?.act()
    return next?.milliseconds ?? 0
  }
}
