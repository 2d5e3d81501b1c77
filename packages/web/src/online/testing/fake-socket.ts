/** A line whose other end, clock and names are the test's. */

import type { AnyRules } from '@quayside/kernel'
import type { ClientMessage, RoomInfo, ServerMessage } from '@quayside/protocol'
import type { BackendMessage } from '@quayside/table/session/messages.ts'
import type { LineSocket } from '../reconnecting-socket.ts'
import { ServerBackend } from '../server-backend.ts'

class Socket implements LineSocket {
  readyState: LineSocket['readyState'] = 0
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

  say(message: ServerMessage): void {
    this.onmessage?.call(
      this as unknown as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    )
  }

  /** The other end goes away. */
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }))
  }
}

export const INFO: RoomInfo = {
  room: 'a-room-of-our-own',
  game: 'le-havre',
  rulesVersion: 2,
  options: {},
  seats: [
    { name: 'Odile', bot: null, free: false },
    { name: '', bot: 'mate', free: false },
  ],
  settings: { pace: { kind: 'untimed' }, absent: { kind: 'wait' } },
}

export const told = (seq: number, at = seq): ServerMessage => ({
  kind: 'frame',
  seq,
  frame: {
    moveNumber: at,
    viewer: 0,
    view: {},
    undo: { moveNumber: at, reason: 'start' },
    steps: [],
    fromMove: at,
  },
  deadlines: [{ seat: 0, dueAt: 5000 }],
  serverTime: 1000,
})

export const SUBMIT = { kind: 'submit', seat: 0, command: 'take wood', at: 4 } as const
export const WISH = { kind: 'submit', requestId: 'wish 1', command: 'take wood', expectedMove: 4 }

export class TestLine {
  readonly sockets: Socket[] = []
  /** Which of them were looked for elsewhere. */
  readonly elsewhere: boolean[] = []
  heard: BackendMessage[] = []
  later: readonly { readonly milliseconds: number; readonly act: () => void }[] = []
  rules: AnyRules | null = null
  /** How often the page was to load a new version. */
  reloads = 0
  readonly link: ServerBackend
  #wishes = 0

  constructor() {
    this.link = new ServerBackend(
      { room: INFO.room, seat: 0, key: null },
      {
        connect: (elsewhere) => {
          const next = new Socket()
          this.sockets.push(next)
          this.elsewhere.push(elsewhere)
          return next
        },
        later: (milliseconds, act) => {
          const entry = { milliseconds, act }
          this.later = [...this.later, entry]
          return () => {
            this.later = this.later.filter((other) => other !== entry)
          }
        },
        now: () => 101_000,
        nameWish: () => `wish ${++this.#wishes}`,
        nameBot: (seat) => `bot ${seat}`,
        rules: () => Promise.resolve(this.rules),
        zone: () => 'Europe/Paris',
        loadNewVersion: () => {
          this.reloads++
        },
        record: () => Promise.resolve('the record'),
      },
      (message) => this.heard.push(message),
    )
  }

  /** The latest one. */
  get socket(): Socket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('nothing was connected')
    return last
  }

  get kinds(): readonly string[] {
    return this.heard.map(({ kind }) => kind)
  }

  welcome(info: RoomInfo = INFO): void {
    this.socket.open()
    this.socket.say({ kind: 'welcome', info, seat: 0 })
  }

  /** Lets the time come for what was put off last; how long that was. */
  wait(): number {
    const next = this.later.at(-1)
    this.later = this.later.slice(0, -1)
    next?.act()
    return next?.milliseconds ?? 0
  }
}
